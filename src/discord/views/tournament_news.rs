//! What is told of tournaments in private: a round that has begun, and what an organiser has to know.

use crate::discord::action::Action;
use crate::discord::message::{Button, ButtonStyle};
use crate::discord::views::{league_words, safe_text, time};
use crate::game::{GameId, PlayerId, TournamentId};
use crate::language::{Text, say};
use crate::service::{TournamentNews, TournamentView};

/// How many buttons a message has at most, in one row.
const MOST_BUTTONS: usize = 5;

/// News of a tournament for a person.
pub fn told(view: &TournamentView, news: TournamentNews, player: PlayerId) -> Text {
    let name = safe_text::shown(&view.tournament.setup.name);
    match news {
        TournamentNews::Round(round) => round_began(view, round, player),
        TournamentNews::CheckIn => say!(
            tournament_news::check_in,
            tournament = name,
            time = time::absolute(view.tournament.setup.starts_at)
        ),
        TournamentNews::NoShow if view.season.is_some() => say!(league::no_show, name = name),
        TournamentNews::NoShow => say!(tournament_news::no_show, tournament = name),
        TournamentNews::BlockedPair(round) => say!(
            tournament_news::blocked,
            tournament = name,
            round = round.to_string()
        ),
        TournamentNews::SetAside => say!(tournament_news::set_aside, tournament = name),
    }
}

/// Whom somebody plays in a round.
fn round_began(view: &TournamentView, round: usize, player: PlayerId) -> Text {
    let name = safe_text::shown(&view.tournament.setup.name);
    if let Some(told) = season_began(view, player) {
        return told;
    }
    let pairing = view.pairing_of(player);
    let Some(GameId(game)) = pairing.and_then(|it| it.game) else {
        return say!(
            tournament_news::bye,
            tournament = name,
            round = round.to_string()
        );
    };
    let numbers = pairing.into_iter().flat_map(|it| &it.pairing.players);
    let people = numbers.filter_map(|it| view.entry(*it));
    let opponents = people.filter(|it| it.player != player);
    let opponent = say!(
        tournament_news::round,
        tournament = name,
        round = round.to_string(),
        opponents = Text::list(opponents.map(|it| safe_text::shown(&it.name))),
        game = say!(phrases::game, game = game)
    );
    let setup = &view.tournament.setup;
    let channel = format!("<#{}>", view.tournament.channel);
    let place = say!(tournament_news::place, channel = channel);
    let live = setup.terms.pace.is_live();
    let live = live.then(|| say!(tournament_news::live));
    let further = pairing.is_some_and(|it| it.pairing.is_further);
    let further = further.then(|| say!(tournament_news::further));
    let set = setup.terms.set.then(|| say!(tournament_news::set));
    let told = [opponent, place].into_iter().chain(live);
    Text::sentences(told.chain(further).chain(set))
}

/// Buttons that open the boards of the games that a round brings somebody: of a league's season the first few.
pub fn buttons(view: &TournamentView, news: TournamentNews, player: PlayerId) -> Vec<Button> {
    let TournamentNews::Round(_) = news else {
        return Vec::new();
    };
    let games = view.pairings_of(player).filter_map(|it| it.game);
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
