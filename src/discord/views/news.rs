//! News for one person: the answer to their invitation or offer, an if-then line that was played for them,
//! their vacation.

use crate::discord::action::Action;
use crate::discord::message::{Button, ButtonStyle, Message};
use crate::discord::views::phrases::Mover;
use crate::discord::views::{
    courtesies, follow, games, hill, if_then, match_score, offers, phrases, result, safe_text,
    seal_news, seats, seek, settings, time, tournament_news,
};
use crate::game::{OfferKind, Plan, PlayerId, VacationNews};
use crate::language::{Text, Word, say};
use crate::rules::Notation;
use crate::service::news::News;
use crate::service::{ChallengeView, GameView};

/// How many buttons a message has at most, in one row.
const BUTTONS: usize = 5;

/// Tells a person news in a direct message.
pub fn private_news(news: &News, player: PlayerId) -> Message {
    match news {
        News::Accepted(view) => Message::text(accepted(view, player)),
        News::Matched(view) => seek::matched(view, player),
        News::SeekEnded(sought) => seek::ended(sought),
        News::Declined(view) => Message::text(declined(view)),
        News::Expired { view, others } => {
            let others = others.iter().map(|(_, view)| view);
            let views: Vec<_> = std::iter::once(&**view).chain(others).collect();
            Message::text(expired(&views))
        }
        News::Line { view, plan, since } => {
            let told = [played(view, player, *since), lines_left(view, plan)];
            Message::text(Text::lines(told.into_iter().filter(|it| !it.is_empty())))
        }
        News::LinesEnded(view) => {
            Message::text(say!(news::lines_ended, game = phrases::linked(view)))
        }
        News::Followed { view, since } => follow::told(view, *since),
        News::TimeGiven(view) => Message::text(courtesies::time_given(view, player)),
        News::Removed(table) => Message::text(say!(
            news::removed,
            table = table.id.0,
            channel = format!("<#{}>", table.place.channel)
        )),
        News::Vacation {
            news,
            hours_left,
            game,
            others,
        } => {
            let games: Vec<_> = std::iter::once(&**game).chain(others).collect();
            on_vacation(*news, *hours_left, &games, player)
        }
        News::Hill(news) => Message::text(hill::news(news)),
        News::Tournament(notice) => Message::text(tournament_news::told(notice, player))
            .with_buttons(tournament_news::buttons(notice, player)),
        News::TournamentSetAside(id) => Message::text(tournament_news::unreadable(*id)),
        News::Offer {
            view,
            kind,
            is_agreed,
        } => {
            let told = Message::text(answered(view, *kind, *is_agreed, player));
            match (*kind, *is_agreed) {
                (OfferKind::Adjourn, true) => seal_news::with_seal_invitation(told, view, player),
                _ => told,
            }
        }
        News::VacationEnds { game, others } => {
            let games: Vec<_> = std::iter::once(&**game).chain(others).collect();
            listed(say!(news::vacation_ends), &games, player)
        }
    }
}

/// The same in the channel that it is about, where others read it, if it may be said there
/// ([`News::place`]): it pings the person, and does not tell their other games.
pub fn news(news: &News, player: PlayerId) -> Message {
    let message = match news {
        News::Vacation {
            news,
            hours_left,
            game,
            ..
        } => on_vacation(*news, *hours_left, &[game], player),
        News::VacationEnds { game, .. } => listed(say!(news::vacation_ends), &[game], player),
        News::Accepted(_)
        | News::Matched(_)
        | News::SeekEnded(_)
        | News::Declined(_)
        | News::Expired { .. }
        | News::Line { .. }
        | News::LinesEnded(_)
        | News::Followed { .. }
        | News::TimeGiven(_)
        | News::Removed(_)
        | News::Hill(_)
        | News::Tournament(_)
        | News::TournamentSetAside(_)
        | News::Offer { .. } => private_news(news, player),
    };
    Message {
        text: phrases::addressed(&[player], message.text),
        pings: vec![player],
        ..message
    }
}

fn accepted(view: &GameView, player: PlayerId) -> Text {
    let accepted = say!(
        news::accepted,
        opponent = phrases::opponents(view, player),
        terms = phrases::terms(&view.game.terms),
        game = phrases::linked(view)
    );
    Text::sentences([accepted, match_score::handicap_to_player(view, player)])
}

fn declined(view: &ChallengeView) -> Text {
    let terms = phrases::terms(&view.challenge.terms);
    let opponent = view.opponent.as_deref().map(safe_text::shown);
    let opponent = opponent.unwrap_or_default();
    say!(news::declined, opponent = opponent, terms = terms)
}

fn expired(views: &[&ChallengeView]) -> Text {
    let invited = |view: &ChallengeView| {
        let opponent = view.opponent.as_deref().map(safe_text::shown);
        let is_one = opponent.is_some();
        let to = Word(if is_one { "player" } else { "anybody" });
        let terms = phrases::terms(&view.challenge.terms);
        (to, opponent.unwrap_or_default(), terms)
    };
    if let [only] = views {
        let (to, opponent, terms) = invited(only);
        return say!(news::expired, to = to, opponent = opponent, terms = terms);
    }
    let lines = views.iter().map(|view| {
        let (to, opponent, terms) = invited(view);
        games::item(say!(
            news::expired_one,
            to = to,
            opponent = opponent,
            terms = terms
        ))
    });
    games::fitted(say!(news::expired_several), lines.collect())
}

fn answered(view: &GameView, kind: OfferKind, is_agreed: bool, player: PlayerId) -> Text {
    let kind = offers::word(kind);
    let opponent = phrases::opponents(view, player);
    let game = phrases::linked(view);
    if is_agreed {
        say!(
            news::offer_agreed,
            kind = kind,
            opponent = opponent,
            game = game
        )
    } else {
        say!(
            news::offer_declined,
            kind = kind,
            opponent = opponent,
            game = game
        )
    }
}

/// What was played since, and how the game ended if it did.
fn played(view: &GameView, player: PlayerId, since: usize) -> Text {
    let game = &view.game;
    let head = say!(news::line, game = phrases::linked(view));
    let moves = phrases::latest(phrases::moves_since(game, since));
    let deeds = moves.iter().map(|played| {
        let by = game.player(played.seat);
        let who = if by == player {
            Mover::You
        } else {
            Mover::Named(seats::name(view, played.seat))
        };
        phrases::deed(game, who, played, Notation::Board)
    });
    let end = game.is_over().then(|| result::ending(view).text);
    Text::sentences(std::iter::once(head).chain(deeds).chain(end))
}

/// What is left of a plan; nothing once the game is over.
fn lines_left(view: &GameView, plan: &Plan) -> Text {
    if view.game.is_over() {
        return Text::default();
    }
    match if_then::lines(view, plan, Notation::Board).as_slice() {
        [] => say!(news::no_lines_left),
        lines => games::fitted(say!(news::lines_left), lines.to_vec()),
    }
}

fn on_vacation(
    news: VacationNews,
    hours_left: u16,
    games: &[&GameView],
    player: PlayerId,
) -> Message {
    let until = games.iter().filter_map(|view| view.game.deadline()).max();
    let head = say!(
        news::vacation,
        news = Word(match news {
            VacationNews::Began => "began",
            VacationNews::GoesOn => "goes-on",
        }),
        until = until.map(time::absolute).unwrap_or_default(),
        left = settings::hours_left(hours_left)
    );
    listed(head, games, player)
}

/// A sentence about games in which the person is to move, and a list of these.
fn listed(head: Text, games: &[&GameView], player: PlayerId) -> Message {
    let lines = games.iter().map(|view| {
        let against = say!(
            games::against,
            game = phrases::linked(view),
            opponents = phrases::opponents(view, player)
        );
        let due = view.game.deadline().map(|deadline| {
            let time = time::relative(deadline);
            say!(games::due, time = time)
        });
        games::item(Text::joined(std::iter::once(against).chain(due), " · "))
    });
    let play = games.iter().take(BUTTONS).map(|view| {
        let id = view.game.id;
        let label = say!(reminders::play, game = id.0);
        Button::new(label, ButtonStyle::Inviting, Action::Pick(id))
    });
    Message::text(games::fitted(head, lines.collect())).with_buttons(play.collect())
}
