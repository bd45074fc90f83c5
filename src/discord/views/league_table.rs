//! A division of a league in words: its table with who goes up and down.

use crate::discord::views::tournament_table::{places, points};
use crate::discord::views::{league_words, safe_text, tournament_result};
use crate::game::PlayerId;
use crate::language::{Text, say};
use crate::service::{TournamentState, TournamentView};
use crate::tournament::course::StandingsTable;
use crate::tournament::league::{Movers, Place, movers};
use crate::tournament::standings::Standing;

/// Who plays in each division, the highest first: by its order of now, or as it would be if the season began now.
pub fn people(view: &TournamentView) -> Vec<Vec<Place<PlayerId>>> {
    if view.tournament.started_at.is_some() {
        return view.divisions();
    }
    let planned = view.planned_divisions().into_iter();
    let planned = planned.map(|division| {
        let places = division.into_iter().map(|player| Place {
            player,
            has_left: false,
        });
        places.collect()
    });
    planned.collect()
}

/// The heading of a division, from 0, and a line for each of its players.
pub fn division(view: &TournamentView, number: usize) -> Vec<Text> {
    let divisions = people(view);
    let Some(members) = divisions.get(number) else {
        return Vec::new();
    };
    let head = say!(league::division, number = (number + 1).to_string());
    if view.tournament.started_at.is_none() {
        let names = members.iter();
        let names = names.filter_map(|it| league_words::moved(view, it.player, number));
        return [head].into_iter().chain(names).collect();
    }
    let standings = standings(view, number);
    let ranks = standings.iter().map(|it| (it.player, it.rank));
    let moving = moving(view, &divisions);
    let moving = moving.get(number);
    let lines = places(view, ranks).into_iter();
    let lines = lines.filter_map(|(player, rank)| {
        let entry = view.entry(player)?;
        let standing = standings.iter().find(|it| it.player == player)?;
        let rank = rank.map_or_else(|| "– ".to_owned(), |it| format!("{it}\\. "));
        let name = safe_text::shown(&entry.name);
        let line = Text::joined([Text::verbatim(rank), name], "");
        let score = say!(tournament::points, points = points(standing.half_points));
        let goes = |who: fn(&Movers<PlayerId>) -> &Vec<PlayerId>| {
            moving.is_some_and(|it| who(it).contains(&entry.player))
        };
        let up = goes(|it| &it.up).then(|| say!(league::up));
        let down = goes(|it| &it.down).then(|| say!(league::down));
        let left = (entry.departure.is_some()).then(|| say!(league::left));
        let parts = [line, score].into_iter().chain(up).chain(down).chain(left);
        Some(Text::joined(parts, " · "))
    });
    let tables = view.course().tables().into_iter();
    let tables: Vec<StandingsTable> = tables.filter(|it| it.section == number).collect();
    let struck_out = tournament_result::struck_out_of(view, &tables);
    [head].into_iter().chain(lines).chain(struck_out).collect()
}

/// Who goes up and down in each division if the season ended like this; nothing if no season follows.
fn moving(view: &TournamentView, divisions: &[Vec<Place<PlayerId>>]) -> Vec<Movers<PlayerId>> {
    let is_cancelled = view.tournament.state == TournamentState::Cancelled;
    let goes_on = view.season.as_ref().is_some_and(|it| !it.is_last);
    let rules = view.tournament.setup.format.divisions();
    let rules = rules.filter(|_| goes_on && !is_cancelled);
    rules.map_or_else(Vec::new, |rules| movers(divisions, rules))
}

fn standings(view: &TournamentView, number: usize) -> Vec<Standing> {
    let tables = view.course().tables().into_iter();
    let mut tables = tables.filter(|it| it.section == number);
    tables.next().map_or_else(Vec::new, |it| it.standings)
}
