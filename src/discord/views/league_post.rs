//! What is posted of a league's season beside what is posted of any tournament: who plays in which division, and who
//! goes up and down.

use crate::discord::views::{
    league_table, league_words, safe_text, time, tournament_result, tournament_table,
};
use crate::game::PlayerId;
use crate::language::{Text, say};
use crate::service::TournamentView;
use crate::tournament::course::StandingsTable;
use crate::tournament::league::movers;

/// A season has begun: its divisions.
pub fn began(view: &TournamentView) -> Vec<Text> {
    let head = say!(
        league::began,
        name = safe_text::shown(&view.tournament.setup.name),
        season = league_words::number(view)
    );
    let divisions = view.divisions().into_iter().enumerate();
    let divisions = divisions.map(|(index, places)| {
        let names = places
            .iter()
            .filter_map(|it| league_words::moved(view, it.player, index));
        say!(
            league::division_of,
            number = (index + 1).to_string(),
            names = Text::brief_list(names)
        )
    });
    [head].into_iter().chain(divisions).collect()
}

/// A season is over: the first of each division, who goes up and down, and when the next one starts.
pub fn over(view: &TournamentView) -> Vec<Text> {
    let head = say!(
        league::over,
        name = safe_text::shown(&view.tournament.setup.name),
        season = league_words::number(view)
    );
    let next = view.next_season_at().map(|at| {
        let (time, span) = (time::absolute(at), time::relative(at));
        say!(league::carried, time = time, span = span)
    });
    let moving = match view.tournament.setup.format.divisions() {
        Some(rules) if next.is_some() => movers(&league_table::people(view), rules),
        _ => Vec::new(),
    };
    let tables = view.course().tables().into_iter();
    let lines = tables.map(|table| {
        let first = say!(
            league::first,
            number = (table.section + 1).to_string(),
            names = Text::list(first(view, &table))
        );
        let moving = moving.get(table.section);
        let up = moving.and_then(|it| names(view, &it.up));
        let up = up.map(|names| say!(league::go_up, names = names));
        let down = moving.and_then(|it| names(view, &it.down));
        let down = down.map(|names| say!(league::go_down, names = names));
        Text::sentences([first].into_iter().chain(up).chain(down))
    });
    let next = next.unwrap_or_else(|| say!(league::was_last));
    let ties = tournament_table::tie_breaks(view.tournament.setup.format);
    [head]
        .into_iter()
        .chain(lines)
        .chain(tournament_result::struck_out(view))
        .chain([next, ties])
        .collect()
}

/// Who is first in a division: several if nothing tells them apart. Whoever left is named only if all did.
fn first(view: &TournamentView, table: &StandingsTable) -> Vec<Text> {
    let places = view.divisions().into_iter().nth(table.section);
    let Some(best) = places.and_then(|it| it.first().copied()) else {
        return Vec::new();
    };
    let number = view.entry_of(best.player).and_then(|it| it.number);
    let best_standing = table.standings.iter().find(|it| Some(it.player) == number);
    let rank = best_standing.map(|it| it.rank);
    let equal = table.standings.iter().filter(|it| Some(it.rank) == rank);
    let entries = equal.filter_map(|it| view.entry(it.player));
    let entries = entries.filter(|it| it.departure.is_some() == best.has_left);
    entries.map(|it| safe_text::shown(&it.name)).collect()
}

fn names(view: &TournamentView, players: &[PlayerId]) -> Option<Text> {
    let entries = players.iter().filter_map(|it| view.entry_of(*it));
    let names: Vec<Text> = entries.map(|it| safe_text::shown(&it.name)).collect();
    (!names.is_empty()).then(|| Text::list(names))
}
