//! Standings of tournaments, in words. Whoever has left has no place there, and stands last.

use std::collections::{BTreeMap, BTreeSet};

use crate::discord::views::safe_text;
use crate::language::{Text, say};
use crate::service::{TournamentState, TournamentView};
use crate::tournament::course::{Course, Outcome, Ranked};
use crate::tournament::format::Format;
use crate::tournament::round::GameResult;
use crate::tournament::standings::{TieBreak, performance};

/// The most lines of a podium.
const MOST_ON_PODIUM: usize = 6;

/// Of so many games at least a performance is told: a single one says nothing.
const FEWEST_FOR_PERFORMANCE: usize = 2;

/// Half points as points: "2½".
pub fn points(half_points: u32) -> String {
    let half = if half_points % 2 == 1 { "½" } else { "" };
    match (half_points / 2, half) {
        (0, "½") => "½".to_owned(),
        (whole, half) => format!("{whole}{half}"),
    }
}

/// Quarters of a point: "10¾".
pub fn quarters(count: u32) -> String {
    let part = ["", "¼", "½", "¾"][(count % 4) as usize];
    match (count / 4, part) {
        (0, part) if !part.is_empty() => part.to_owned(),
        (whole, part) => format!("{whole}{part}"),
    }
}

/// The value of a tie-break, as it is told.
pub fn tie_break_value(tie_break: TieBreak, value: u32) -> String {
    match tie_break {
        TieBreak::DirectEncounter | TieBreak::BuchholzCut1 | TieBreak::Buchholz => points(value),
        TieBreak::SonnebornBerger => quarters(value),
        TieBreak::Wins => value.to_string(),
    }
}

/// What decides between equal points, in the order of [`Format::tie_breaks`], as a sentence for the end of a tournament.
pub fn tie_breaks(format: Format) -> Text {
    match format {
        Format::Swiss { .. } => say!(tournament::tie_breaks),
        Format::RoundRobin { .. } | Format::League(_) => {
            say!(tournament::tie_breaks_round_robin)
        }
        Format::Cycle { .. } => say!(tournament_manage::tie_breaks_of_cycle),
        Format::Elimination(_) => say!(tournament_manage::tie_breaks_of_knock_out),
    }
}

/// Everybody's line, the first one first: of each section, its standings; of an elimination, the places.
pub fn standings(view: &TournamentView) -> Vec<Text> {
    let course = view.course();
    let tables = course.tables();
    if tables.is_empty() {
        let ranked = places(view, course.ranking().iter().map(|it| (it.player, it.rank)));
        let still_in = course.still_in();
        let ranked = ranked.into_iter().filter_map(|(player, place)| {
            if !still_in.contains(&player) {
                return placed(view, place, player, None);
            }
            // Their place is not known before they lose or win.
            let name = safe_text::shown(&view.entry(player)?.name);
            let still_in = say!(tournament::still_in);
            // Nobody is in what was cancelled, and nothing says who would have been first.
            let is_running = view.tournament.state == TournamentState::Running;
            let words = [name].into_iter().chain(is_running.then_some(still_in));
            Some(Text::joined(words, " · "))
        });
        return ranked.collect();
    }
    let has_sections = tables.len() > 1;
    let mut lines = Vec::new();
    for table in tables.iter().rev() {
        if has_sections {
            let number = (table.section + 1).to_string();
            lines.push(if table.is_final {
                say!(tournament::final_section)
            } else {
                say!(tournament::section, number = number)
            });
        }
        let scores: BTreeMap<usize, u32> = table
            .standings
            .iter()
            .map(|it| (it.player, it.half_points))
            .collect();
        let places = places(view, table.standings.iter().map(|it| (it.player, it.rank)));
        let told = places
            .into_iter()
            .map(|(player, place)| placed(view, place, player, scores.get(&player).copied()));
        lines.extend(told.flatten());
    }
    lines
}

/// The first places when all is decided, each with points and performance where there are any.
pub fn podium(view: &TournamentView) -> Vec<Text> {
    let scores = scores(&view.course());
    let ranked = winners_first(view);
    let best = ranked.iter().filter(|it| it.rank == 1);
    let best: Vec<Text> = best
        .filter_map(|it| view.entry(it.player))
        .map(|it| safe_text::shown(&it.name))
        .collect();
    let shared = (best.len() > 1).then(|| {
        let names = Text::list(best);
        say!(tournament::shared_first, names = names)
    });
    let first = ranked.into_iter().filter(|it| it.rank <= 3);
    let first = first.take(MOST_ON_PODIUM).filter_map(|it| {
        let score = scores.get(&it.player).copied();
        let line = placed(view, Some(it.rank), it.player, score)?;
        let rating = performance_of(view, it.player);
        let rating = rating.map(|rating| {
            let rating = rating.to_string();
            say!(tournament::performance, rating = rating)
        });
        Some(Text::joined([line].into_iter().chain(rating), " · "))
    });
    first.chain(shared).collect()
}

/// The half points of each player; of nobody where there are none, as in a knock-out.
pub fn scores(course: &Course) -> BTreeMap<usize, u32> {
    let tables = course.tables();
    let standings = tables.iter().flat_map(|table| &table.standings);
    standings.map(|it| (it.player, it.half_points)).collect()
}

/// The final places of those who stayed to the end; of everybody if nobody did. Whoever left shares no place with them.
pub fn winners_first(view: &TournamentView) -> Vec<Ranked> {
    let ranking = view.course().ranking();
    let places = places(view, ranking.iter().map(|it| (it.player, it.rank)));
    let ranked = places.into_iter().filter_map(|(player, rank)| {
        let rank = rank?;
        Some(Ranked { player, rank })
    });
    ranked.collect()
}

/// The places of those who stay, then those who have left, who have none; if nobody stays, everybody's places as they
/// are. In an elimination a place is what somebody has reached, and stays theirs when they leave. `ranks` are players with their ranks, the first one first.
pub fn places(
    view: &TournamentView,
    ranks: impl IntoIterator<Item = (usize, usize)>,
) -> Vec<(usize, Option<usize>)> {
    let ranks: Vec<(usize, usize)> = ranks.into_iter().collect();
    let in_bracket = in_bracket(view);
    let stays = |(player, _): &(usize, usize)| {
        let entry = view.entry(*player);
        in_bracket.contains(player) || entry.is_some_and(|it| it.departure.is_none())
    };
    if !ranks.iter().any(stays) {
        let all = ranks.into_iter().map(|(player, rank)| (player, Some(rank)));
        return all.collect();
    }
    let (staying, left): (Vec<_>, Vec<_>) = ranks.into_iter().partition(stays);
    let place = |own: usize| 1 + staying.iter().filter(|(_, rank)| *rank < own).count();
    let staying = staying
        .iter()
        .map(|(player, rank)| (*player, Some(place(*rank))));
    let left = left.into_iter().map(|(player, _)| (player, None));
    staying.chain(left).collect()
}

/// Those who play an elimination, if one has begun.
pub fn in_bracket(view: &TournamentView) -> BTreeSet<usize> {
    let bracket = view.course().bracket().unwrap_or_default();
    let sides = bracket.iter().flat_map(|it| &it.sides);
    sides.filter_map(|it| it.player).collect()
}

/// "2\\. Ann · points: 3½", and whether they have left.
fn placed(
    view: &TournamentView,
    place: Option<usize>,
    player: usize,
    score: Option<u32>,
) -> Option<Text> {
    let entry = view.entry(player)?;
    let name = safe_text::shown(&entry.name);
    let place_text = place.map_or_else(|| "– ".to_owned(), |it| format!("{it}\\. "));
    let line = Text::joined([Text::verbatim(place_text), name], "");
    let score = score.map(|it| say!(tournament::points, points = points(it)));
    let left = entry.departure.is_some().then(|| say!(league::left));
    Some(Text::joined(
        [line].into_iter().chain(score).chain(left),
        " · ",
    ))
}

/// The rating at which somebody's results would have been expected; `None` without a game that was played.
fn performance_of(view: &TournamentView, player: usize) -> Option<i32> {
    let (mut opponents, mut half_points) = (Vec::new(), 0);
    for pairing in view.rounds.iter().flat_map(|it| &it.pairings) {
        let [first, second] = pairing.pairing.players[..] else {
            continue;
        };
        let is_first = first == player;
        if !is_first && second != player {
            continue;
        }
        // What the organiser decided was not played to its end.
        if pairing.reason.is_some() {
            continue;
        }
        let won = match pairing.pairing.result {
            Some(Outcome::Pair(GameResult::Draw)) => 1,
            Some(Outcome::Pair(GameResult::WhiteWins)) => 2 * u32::from(is_first),
            Some(Outcome::Pair(GameResult::BlackWins)) => 2 * u32::from(!is_first),
            _ => continue,
        };
        half_points += won;
        let other = if is_first { second } else { first };
        opponents.extend(view.entry(other).map(|it| it.rating));
    }
    if opponents.len() < FEWEST_FOR_PERFORMANCE {
        return None;
    }
    performance(&opponents, half_points)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_points_are_told_as_points() {
        let told = [0, 1, 2, 5, 14].map(points);
        assert_eq!(told, ["0", "½", "1", "2½", "7"]);
    }

    #[test]
    fn quarters_are_told_as_points() {
        assert_eq!([0, 1, 4, 43].map(quarters), ["0", "¼", "1", "10¾"]);
    }
}
