//! What is told of tournaments in private: a round that has begun, what the organiser did about a person, and what an
//! organiser has to know.

use crate::discord::action::{Action, TournamentAction};
use crate::discord::message::{Button, ButtonStyle};
use crate::discord::views::{league_words, safe_text, time, tournament, tournament_result};
use crate::game::{GameId, PlayerId, TournamentId};
use crate::language::{Text, say};
use crate::service::{
    SavedPairing, TournamentNews, TournamentNotice, TournamentState, TournamentView,
};
use crate::tournament::course::Outcome;
use crate::tournament::round::Bye;

/// How many buttons a message has at most, in one row.
const MOST_BUTTONS: usize = 5;

/// News of a tournament for a person.
pub fn told(notice: &TournamentNotice, player: PlayerId) -> Text {
    let view = &notice.view;
    let name = safe_text::shown(&view.tournament.setup.name);
    match notice.news {
        TournamentNews::Round(round) => round_began(view, round, player),
        TournamentNews::CheckIn => say!(
            tournament_news::check_in,
            tournament = name,
            time = time::absolute(view.tournament.setup.starts_at),
            channel = channel(view)
        ),
        TournamentNews::NoShow if view.season.is_some() => say!(league::no_show, name = name),
        TournamentNews::NoShow => say!(tournament_news::no_show, tournament = name),
        TournamentNews::BlockedPair(round) => say!(
            tournament_news::blocked,
            tournament = name,
            round = round.to_string()
        ),
        TournamentNews::SetAside => say!(tournament_news::set_aside, tournament = name),
        TournamentNews::Decided { round, board } => decided(notice, (round, board), player),
        TournamentNews::PutIn => put_in(view, player),
        TournamentNews::BetterSeed(round) => better_seed(view, round, player),
        TournamentNews::Cancelled => cancelled(view, player),
        TournamentNews::Replaced => say!(
            tournament_news::replaced,
            tournament = name,
            channel = channel(view)
        ),
        // Whoever is taken out before it has begun leaves no entry behind.
        TournamentNews::TakenOut if view.entry_of(player).is_none() => {
            say!(tournament_news::taken_out_early, tournament = name)
        }
        TournamentNews::TakenOut => say!(tournament_news::taken_out, tournament = name),
    }
}

/// That the organiser decided somebody's game, how, why, and what becomes of it.
fn decided(notice: &TournamentNotice, (round, board): (usize, usize), player: PlayerId) -> Text {
    let view = &notice.view;
    let Some(saved) = view.pairing_at(round, board) else {
        return Text::default();
    };
    let head = say!(
        tournament_news::decided,
        tournament = safe_text::shown(&view.tournament.setup.name),
        round = round.to_string(),
        opponents = opponents(view, saved, player)
    );
    let result = tournament_result::outcome(view, &saved.pairing);
    let reason = saved.reason.as_deref();
    let reason = reason.map(|it| say!(tournament::reason, reason = safe_text::shown(it)));
    let goes_on = tournament_result::released(&notice.released);
    let told = [head].into_iter().chain(result).chain(reason);
    Text::lines(told.chain(goes_on))
}

/// That a tournament is cancelled, where more of it is read, and what becomes of the person's games.
fn cancelled(view: &TournamentView, player: PlayerId) -> Text {
    let told = say!(
        tournament_news::cancelled,
        tournament = safe_text::shown(&view.tournament.setup.name),
        channel = channel(view)
    );
    let is_playing = view.pairings_of(player).any(|it| !it.running.is_empty());
    let goes_on = is_playing.then(|| say!(tournament::go_on));
    Text::sentences([told].into_iter().chain(goes_on))
}

/// That the better seed goes on from somebody's match, and why.
fn better_seed(view: &TournamentView, round: usize, player: PlayerId) -> Text {
    let number = view.entry_of(player).and_then(|it| it.number);
    let rounds = view.rounds.iter().filter(|it| it.number == round);
    let mut pairings = rounds.flat_map(|it| &it.pairings);
    let own = pairings.find(|it| number.is_some_and(|number| it.pairing.players.contains(&number)));
    let course = view.course();
    let Some((own, seed)) = own.and_then(|it| Some((it, course.better_seed(&it.pairing)?))) else {
        return Text::default();
    };
    say!(
        tournament_news::better_seed,
        tournament = safe_text::shown(&view.tournament.setup.name),
        round = round.to_string(),
        kind = tournament_result::how_level(&own.pairing),
        opponents = opponents(view, own, player),
        name = tournament_result::names(view, &[seed])
    )
}

/// That somebody plays in the place of another, and whom, or when it starts.
fn put_in(view: &TournamentView, player: PlayerId) -> Text {
    let name = safe_text::shown(&view.tournament.setup.name);
    let head = if view.season.is_some() {
        say!(league::put_in, name = name)
    } else {
        say!(tournament_news::put_in, tournament = name)
    };
    let next = if view.tournament.state == TournamentState::Open {
        tournament::state(view)
    } else if view.pairing_of(player).is_some() {
        round_began(view, view.rounds.len(), player)
    } else {
        Text::default()
    };
    Text::lines([head, next])
}

/// Whom somebody plays in a round, or that they sit it out.
fn round_began(view: &TournamentView, round: usize, player: PlayerId) -> Text {
    let name = safe_text::shown(&view.tournament.setup.name);
    if let Some(told) = season_began(view, player) {
        return told;
    }
    let found = view.pairing_of(player);
    let Some((saved, GameId(game))) = found.and_then(|it| Some((it, it.game?))) else {
        return without_game(view, round, player);
    };
    let opponent = say!(
        tournament_news::round,
        tournament = name,
        round = round.to_string(),
        opponents = opponents(view, saved, player),
        game = say!(phrases::game, game = game)
    );
    let place = say!(tournament_news::place, channel = channel(view));
    let course = view.course();
    let is_final = course.is_final(&saved.pairing);
    let second = tournament_result::second_final(view, &course);
    let is_final = second.or_else(|| is_final.then(|| say!(tournament_news::is_final)));
    let live = view.tournament.setup.terms.pace.is_live();
    let live = live.then(|| say!(tournament_news::live));
    let further = saved.pairing.is_further;
    let further = further.then(|| say!(tournament_news::further));
    let set = saved.second_game.map(|GameId(second)| {
        let second = say!(phrases::game, game = second);
        say!(tournament_news::set, game = second)
    });
    let told = [opponent].into_iter().chain(is_final).chain([place]);
    Text::sentences(told.chain(live).chain(further).chain(set))
}

/// Why somebody has no game in a round.
fn without_game(view: &TournamentView, round: usize, player: PlayerId) -> Text {
    let tournament = safe_text::shown(&view.tournament.setup.name);
    let round = round.to_string();
    let entry = view.entry_of(player);
    let number = entry.and_then(|it| it.number).unwrap_or_default();
    let pairing = view.pairing_of(player).map(|it| &it.pairing);
    let result = pairing.and_then(|it| it.result.as_ref());
    let waits = || view.course().waits_in_final(number);
    match result {
        Some(Outcome::Pair(_)) => {
            say!(
                tournament_news::forfeit,
                tournament = tournament,
                round = round
            )
        }
        Some(Outcome::Bye(Bye::PairingAllocated)) => {
            say!(
                tournament_news::bye_point,
                tournament = tournament,
                round = round
            )
        }
        Some(Outcome::Bye(Bye::HalfPoint)) => {
            say!(
                tournament_news::bye_half,
                tournament = tournament,
                round = round
            )
        }
        None if waits() => {
            say!(
                tournament_news::bye_final,
                tournament = tournament,
                round = round
            )
        }
        _ => say!(tournament_news::bye, tournament = tournament, round = round),
    }
}

fn opponents(view: &TournamentView, saved: &SavedPairing, player: PlayerId) -> Text {
    let numbers = saved.pairing.players.iter();
    let people = numbers.filter_map(|it| view.entry(*it));
    let others = people.filter(|it| it.player != player);
    Text::list(others.map(|it| safe_text::shown(&it.name)))
}

fn channel(view: &TournamentView) -> String {
    format!("<#{}>", view.tournament.channel)
}

/// Buttons that open the boards of the games that a round brings somebody, of a league's season the first few; or the one
/// with which somebody checks in.
pub fn buttons(notice: &TournamentNotice, player: PlayerId) -> Vec<Button> {
    if notice.news == TournamentNews::CheckIn {
        let check_in = tournament::button(
            say!(tournament::check_in),
            ButtonStyle::Inviting,
            TournamentAction::CheckIn,
            notice.view.tournament.id,
        );
        return vec![check_in];
    }
    let (TournamentNews::Round(_) | TournamentNews::PutIn) = notice.news else {
        return Vec::new();
    };
    let pairings = notice.view.pairings_of(player);
    let games = pairings.flat_map(SavedPairing::games);
    let games = games.take(MOST_BUTTONS).map(|game| {
        let label = say!(reminders::play, game = game.0);
        Button::new(label, ButtonStyle::Inviting, Action::Pick(game))
    });
    games.collect()
}

/// That a tournament cannot go on which cannot even be read.
pub fn unreadable(id: TournamentId) -> Text {
    say!(tournament_news::unreadable, tournament = id.to_string())
}

/// Whom somebody plays in a season of a league; `None` elsewhere, or if they play nobody.
fn season_began(view: &TournamentView, player: PlayerId) -> Option<Text> {
    view.season.as_ref()?;
    let divisions = view.divisions();
    let mut divisions = divisions.iter();
    let division = divisions.position(|it| it.iter().any(|it| it.player == player))?;
    Some(say!(
        tournament_news::season,
        tournament = safe_text::shown(&view.tournament.setup.name),
        season = league_words::number(view),
        division = (division + 1).to_string(),
        games = league_words::games(view, player)?
    ))
}
