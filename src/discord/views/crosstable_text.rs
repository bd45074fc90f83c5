//! Crosstables in letters of equal width: a row for each player, the first place first, and last those who have left.
//! Behind the results stands what decided between equal points, where anything had to.

use std::collections::{BTreeMap, BTreeSet};

use crate::discord::views::safe_text;
use crate::discord::views::tournament_table::{places, points, scores, tie_break_value};
use crate::language::Language;
use crate::service::{SavedEntry, SavedPairing, TournamentView};
use crate::tournament::course::{Course, Outcome, StandingsTable};
use crate::tournament::format::Format;
use crate::tournament::round::{Bye, GameResult};
use crate::tournament::standings::{Standing, TieBreak};

/// How many letters of a name stand in a crosstable: on a phone, a row of seven rounds fits beside it.
const NAME_LENGTH: usize = 10;

/// What a tie-break is called. The abbreviations are those of chess.
const fn label(tie_break: TieBreak) -> &'static str {
    match tie_break {
        TieBreak::DirectEncounter => "DE",
        TieBreak::BuchholzCut1 => "BH-1",
        TieBreak::Buchholz => "BH",
        TieBreak::SonnebornBerger => "SB",
        TieBreak::Wins => "W",
    }
}

/// A crosstable as text.
pub struct TextTable {
    /// The line above the rows.
    pub header: String,
    /// The rows.
    pub rows: Vec<String>,
    /// Whether anything was decided by a tie-break, which is then shown.
    pub has_tie_breaks: bool,
}

/// The crosstable with a column for each round. `3+` is a win against number 3, `=` a draw, `-` a loss, `*` still
/// played, `bye` a round without an opponent, and `2.` the second place at a table.
pub fn by_rounds(view: &TournamentView, language: Language) -> TextTable {
    let course = view.course();
    let tables = course.tables();
    let ranking = course.ranking();
    let ranks = ranking.iter().map(|it| (it.player, it.rank));
    let columns = (1..=view.rounds.len()).map(|it| it.to_string());
    let cells = |number: usize| {
        let cells = view.rounds.iter().map(|round| {
            let mut pairings = round.pairings.iter();
            let own = pairings.find(|it| it.pairing.players.contains(&number));
            own.map_or_else(
                || without_pairing(view, round.number, number),
                |it| in_parentheses(cell(it, number), is_struck_out(&tables, it)),
            )
        });
        cells.collect()
    };
    let scores = scores(&course);
    let still_in = match course.format {
        Format::Elimination(_) => course.still_in(),
        _ => BTreeSet::new(),
    };
    let rows = places(view, ranks).into_iter();
    let rows = rows.filter_map(|it| {
        let row = row(view, it, &scores, language, cells(it.0))?;
        // Their place is not known before they lose or win.
        let place = if still_in.contains(&it.0) {
            String::new()
        } else {
            row.place
        };
        Some(Row { place, ..row })
    });
    let ties = TieBreaks::of(view, &course, &tables);
    table(columns.collect(), rows.collect(), &ties)
}

/// The crosstable of a division of a league, from 0: a column for each player, in the order of the rows.
pub fn of_division(view: &TournamentView, number: usize, language: Language) -> TextTable {
    let course = view.course();
    let tables = course.tables().into_iter();
    let tables: Vec<StandingsTable> = tables.filter(|it| it.section == number).collect();
    let standings = tables.iter().flat_map(|it| &it.standings);
    let players = places(view, standings.map(|it| (it.player, it.rank)));
    let columns = players.iter().map(|(player, _)| player.to_string());
    let cells = |number: usize| {
        let cells = players.iter().map(|(other, _)| {
            let mut pairings = view.rounds.iter().flat_map(|it| &it.pairings);
            let met = pairings.find(|it| {
                let both = &it.pairing.players;
                number != *other && both.contains(&number) && both.contains(other)
            });
            met.map_or(String::new(), |it| {
                in_parentheses(sign(it, number).to_owned(), is_struck_out(&tables, it))
            })
        });
        cells.collect()
    };
    let scores = scores(&course);
    let rows = players.iter();
    let rows = rows.filter_map(|it| row(view, *it, &scores, language, cells(it.0)));
    let ties = TieBreaks::of(view, &course, &tables);
    table(columns.collect(), rows.collect(), &ties)
}

/// A row of a crosstable as text.
struct Row {
    player: usize,
    place: String,
    number: String,
    name: String,
    /// Empty where there are none, as in a knock-out.
    points: String,
    cells: Vec<String>,
}

fn row(
    view: &TournamentView,
    (player, place): (usize, Option<usize>),
    scores: &BTreeMap<usize, u32>,
    language: Language,
    cells: Vec<String>,
) -> Option<Row> {
    let entry = view.entry(player)?;
    Some(Row {
        player,
        place: place.map_or_else(|| "-".to_owned(), |it| format!("{it}.")),
        number: player.to_string(),
        name: name(entry, language),
        points: scores.get(&player).map_or(String::new(), |it| points(*it)),
        cells,
    })
}

/// A name as it stands in a crosstable.
fn name(entry: &SavedEntry, language: Language) -> String {
    let name = safe_text::plain(&entry.name).in_language(language);
    name.replace('`', "'").chars().take(NAME_LENGTH).collect()
}

/// What decided between equal points.
struct TieBreaks {
    /// The names of those that decided anything.
    names: Vec<&'static str>,
    /// The values of each player as far as they were needed, one for each name.
    values: BTreeMap<usize, Vec<String>>,
}

impl TieBreaks {
    fn of(view: &TournamentView, course: &Course, tables: &[StandingsTable]) -> Self {
        let order = course.format.tie_breaks();
        let mut used = BTreeSet::new();
        let mut needed: BTreeMap<usize, (usize, Vec<String>)> = BTreeMap::new();
        for table in tables {
            let standings = &table.standings;
            for equal in standings.chunk_by(|one, other| one.half_points == other.half_points) {
                let staying: Vec<&Standing> = equal.iter().filter(|it| stays(view, it)).collect();
                for (index, standing) in staying.iter().enumerate() {
                    let before = index.checked_sub(1).map(|it| staying[it]);
                    let neighbours = before.into_iter().chain(staying.get(index + 1).copied());
                    let decided = neighbours.filter_map(|it| deciding(standing, it));
                    let decided: Vec<usize> = decided.collect();
                    used.extend(&decided);
                    let last = decided.iter().max().map_or(0, |it| it + 1);
                    let values = values(order, standing, equal);
                    needed.insert(standing.player, (last, values));
                }
            }
        }
        let used: Vec<usize> = used.into_iter().filter(|it| *it < order.len()).collect();
        let values = needed.into_iter().map(|(player, (last, values))| {
            let own = used.iter().map(|it| match values.get(*it) {
                Some(value) if *it < last => value.clone(),
                _ => String::new(),
            });
            (player, own.collect())
        });
        Self {
            values: values.collect(),
            names: used.iter().map(|it| label(order[*it])).collect(),
        }
    }
}

fn stays(view: &TournamentView, standing: &Standing) -> bool {
    let entry = view.entry(standing.player);
    entry.is_some_and(|it| it.departure.is_none())
}

/// Which tie-break tells two with equal points apart, from 0; `None` if they share a place.
fn deciding(one: &Standing, other: &Standing) -> Option<usize> {
    let mut both = one.tie_breaks.iter().zip(&other.tie_breaks);
    both.position(|(one, other)| one != other)
}

/// The values of somebody's tie-breaks, in words. A direct encounter is told as points if all who are equal met, and
/// otherwise only says who is ahead by it.
fn values(order: &[TieBreak], standing: &Standing, equal: &[Standing]) -> Vec<String> {
    let encounters = equal.iter().filter_map(|it| it.tie_breaks.first());
    let sum: usize = encounters.map(|it| *it as usize).sum();
    let have_met = sum == equal.len() * equal.len().saturating_sub(1);
    let values = order.iter().zip(&standing.tie_breaks);
    let values = values.map(|(tie_break, value)| match tie_break {
        TieBreak::DirectEncounter if !have_met => if *value > 0 { "+" } else { "" }.to_owned(),
        _ => tie_break_value(*tie_break, *value),
    });
    values.collect()
}

/// How many letters the columns take, as few as possible for the sake of phones.
fn table(columns: Vec<String>, rows: Vec<Row>, ties: &TieBreaks) -> TextTable {
    let head = Row {
        player: 0,
        place: String::new(),
        number: "#".to_owned(),
        name: String::new(),
        points: String::new(),
        cells: columns,
    };
    let names: Vec<String> = ties.names.iter().map(|it| (*it).to_owned()).collect();
    let all = [(head, names.clone())].into_iter();
    let all = all.chain(rows.into_iter().map(|row| {
        let own = ties.values.get(&row.player).cloned();
        let own = own.unwrap_or_else(|| vec![String::new(); names.len()]);
        (row, own)
    }));
    let all: Vec<(Row, Vec<String>)> = all.collect();
    let widest = |of: fn(&Row) -> &str| {
        let letters = all.iter().map(|(row, _)| letters(of(row)));
        letters.max().unwrap_or_default()
    };
    let (place, number) = (widest(|it| &it.place), widest(|it| &it.number));
    let (name, points) = (widest(|it| &it.name), widest(|it| &it.points));
    let cells = all.iter().flat_map(|(row, _)| &row.cells);
    let cell = cells.map(|it| letters(it)).max().unwrap_or_default();
    let tie = |index: usize| {
        let column = all.iter().filter_map(|(_, ties)| ties.get(index));
        column.map(|it| letters(it)).max().unwrap_or_default()
    };
    let lines = all.iter().map(|(row, ties)| {
        let cells = row.cells.iter().map(|it| format!(" {it:>cell$}"));
        let ties = ties.iter().enumerate().map(|(index, value)| {
            let width = tie(index);
            format!(" {value:>width$}")
        });
        let line = format!(
            "{:>place$} {:>number$} {:<name$} {:>points$}{}{}",
            row.place,
            row.number,
            row.name,
            row.points,
            cells.collect::<String>(),
            ties.collect::<String>(),
        );
        line.trim_end().to_owned()
    });
    let mut lines = lines;
    TextTable {
        header: lines.next().unwrap_or_default(),
        rows: lines.collect(),
        has_tie_breaks: !names.is_empty(),
    }
}

fn letters(text: &str) -> usize {
    text.chars().count()
}

/// What a round without a pairing was for somebody: whoever enters late gets half a point for the one before their first,
/// and whoever has no opponent in a knock-out goes on.
fn without_pairing(view: &TournamentView, round: usize, player: usize) -> String {
    if let Format::Elimination(_) = view.tournament.setup.format {
        let mut course = view.course();
        course.rounds.truncate(round);
        let sits_out = course.sitting_out().contains(&player);
        return if sits_out { "bye" } else { "" }.to_owned();
    }
    let entry = view.entry(player);
    let is_late = entry.is_some_and(|it| it.from_round == round + 1);
    if is_late { "½" } else { "" }.to_owned()
}

/// What a round was for somebody.
fn cell(pairing: &SavedPairing, player: usize) -> String {
    let players = &pairing.pairing.players;
    match &pairing.pairing.result {
        Some(Outcome::Bye(Bye::PairingAllocated)) => return "bye".to_owned(),
        Some(Outcome::Bye(Bye::HalfPoint)) => return "½".to_owned(),
        Some(Outcome::Bye(Bye::ZeroPoint)) => return "0".to_owned(),
        Some(Outcome::Table(places)) => {
            let seat = players.iter().position(|it| *it == player);
            let place = seat.and_then(|seat| places.get(seat));
            return place.map_or(String::new(), |it| format!("{it}."));
        }
        None | Some(Outcome::Pair(_)) => {}
    }
    let sign = sign(pairing, player);
    let other = players.iter().find(|it| **it != player);
    other.map_or(sign.to_owned(), |other| format!("{other}{sign}"))
}

/// Whether a result does not count, as one of its players was struck out.
pub fn is_struck_out(tables: &[StandingsTable], pairing: &SavedPairing) -> bool {
    let pairing = &pairing.pairing;
    let of_stage = tables.iter().filter(|it| it.stage == pairing.stage);
    let mut struck_out = of_stage.flat_map(|it| &it.struck_out);
    matches!(pairing.result, Some(Outcome::Pair(_)))
        && struck_out.any(|it| pairing.players.contains(it))
}

/// A result as it stands in a crosstable: what does not count is in parentheses.
pub fn in_parentheses(result: String, is_struck_out: bool) -> String {
    if is_struck_out {
        format!("({result})")
    } else {
        result
    }
}

/// How a pairing of two ended for one of them.
fn sign(pairing: &SavedPairing, player: usize) -> &'static str {
    let is_first = pairing.pairing.players.first() == Some(&player);
    let (first, second) = match &pairing.pairing.result {
        None => ("*", "*"),
        Some(Outcome::Pair(GameResult::Draw)) => ("=", "="),
        Some(Outcome::Pair(GameResult::WhiteWins | GameResult::WhiteWinsByForfeit)) => ("+", "-"),
        Some(Outcome::Pair(GameResult::BlackWins | GameResult::BlackWinsByForfeit)) => ("-", "+"),
        Some(_) => ("-", "-"),
    };
    if is_first { first } else { second }
}
