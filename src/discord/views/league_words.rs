//! How a season of a league is named, what it has to say beside what any tournament says, and how its players are listed.

use crate::discord::views::{safe_text, time};
use crate::game::PlayerId;
use crate::language::{Text, say};
use crate::service::{LeagueSeason, Movement, SavedTournament, TournamentState, TournamentView};

/// "**Go league** · league 3 · season 2". A draft is to be the first season.
pub fn heading(tournament: &SavedTournament, season: Option<&LeagueSeason>) -> Text {
    say!(
        league::heading,
        name = safe_text::shown(&tournament.setup.name),
        league = season.map_or(tournament.id, |it| it.league).to_string(),
        season = number_of(season)
    )
}

/// The label of the button that cancels a tournament, or a season.
pub fn cancel(view: &TournamentView) -> Text {
    if view.season.is_some() {
        return say!(league::cancel);
    }
    say!(tournament::cancel)
}

/// Which season it is.
pub fn number(view: &TournamentView) -> String {
    number_of(view.season.as_ref())
}

fn number_of(season: Option<&LeagueSeason>) -> String {
    season.map_or(1, |it| it.number).to_string()
}

/// What a running season, or one that is over, has to say beside that.
pub fn state(view: &TournamentView) -> Vec<Text> {
    let running = (view.tournament.state == TournamentState::Running)
        .then(|| view.season_ends_by())
        .flatten();
    let running = running.map(|end| say!(league::running, span = time::relative(end)));
    let next = view.next_season_at().map(|at| {
        let (time, span) = (time::absolute(at), time::relative(at));
        say!(league::next, time = time, span = span)
    });
    let is_last = view.season.as_ref().is_some_and(|it| it.is_last);
    let last = is_last.then(|| say!(league::last));
    running.into_iter().chain(next).chain(last).collect()
}

/// "Ann (game 412) and Ben (game 415)": whom somebody still plays; `None` if nobody.
pub fn games(view: &TournamentView, player: PlayerId) -> Option<Text> {
    let open = view.pairings_of(player);
    let open = open.filter(|it| it.pairing.result.is_none());
    let games = open.filter_map(|it| {
        let numbers = it.pairing.players.iter();
        let mut others = numbers.filter_map(|it| view.entry(*it));
        let other = others.find(|it| it.player != player)?;
        let game = say!(phrases::game, game = it.game?.to_string());
        let parts = [
            safe_text::shown(&other.name),
            Text::verbatim(" ("),
            game,
            Text::verbatim(")"),
        ];
        Some(Text::joined(parts, ""))
    });
    let games: Vec<Text> = games.collect();
    (!games.is_empty()).then(|| Text::list(games))
}

/// A name in the list of a division, with how that person came into it.
pub fn moved(view: &TournamentView, player: PlayerId, division: usize) -> Option<Text> {
    let name = safe_text::shown(&view.entry_of(player)?.name);
    Some(match view.movement(player, division) {
        Some(Movement::Up) => say!(league::came_up, name = name),
        Some(Movement::Down) => say!(league::came_down, name = name),
        Some(Movement::New) => say!(league::new, name = name),
        Some(Movement::Stays) | None => name,
    })
}
