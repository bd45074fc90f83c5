//! Standings and crosstables of tournaments, in words.

use std::collections::BTreeMap;

use crate::discord::action::{Action, CrosstableForm, TournamentAction};
use crate::discord::message::{Button, ButtonStyle, Message};
use crate::discord::views::{safe_text, tournament};
use crate::language::{Language, Text, say};
use crate::service::{SavedEntry, SavedPairing, TournamentView};
use crate::tournament::course::{Course, Outcome, Ranked};
use crate::tournament::format::Format;
use crate::tournament::round::{Bye, GameResult};
use crate::tournament::standings::performance;
use crate::visible_text::visible;

/// How many letters of a name stand in a crosstable: on a phone, a row of seven rounds fits beside it.
pub const NAME_LENGTH: usize = 10;

/// The most UTF-16 units of a crosstable, so that what stands around it has room in the message.
const LONGEST_TABLE: usize = 1_500;

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

/// Everybody's line, the first one first: of each section, its standings; of an elimination, the places.
pub fn standings(view: &TournamentView) -> Vec<Text> {
    let course = view.course();
    let tables = course.tables();
    if tables.is_empty() {
        let ranked = course.ranking().into_iter();
        let ranked = ranked.map(|it| placed(view, it.rank, it.player, None));
        return ranked.flatten().collect();
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
        let standings = table.standings.iter();
        let told = standings.map(|it| placed(view, it.rank, it.player, Some(it.half_points)));
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
        let line = placed(view, it.rank, it.player, scores.get(&it.player).copied())?;
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
fn scores(course: &Course) -> BTreeMap<usize, u32> {
    let tables = course.tables();
    let standings = tables.iter().flat_map(|table| &table.standings);
    standings.map(|it| (it.player, it.half_points)).collect()
}

/// The final places of those who stayed to the end; of everybody if nobody did. Whoever left shares no place with them.
pub fn winners_first(view: &TournamentView) -> Vec<Ranked> {
    staying(view, view.course().ranking()).0
}

/// The places of those who stay, and those who have left, who have none; if nobody stays, everybody's places as they are.
fn staying(view: &TournamentView, ranking: Vec<Ranked>) -> (Vec<Ranked>, Vec<Ranked>) {
    let stays = |it: &Ranked| {
        let entry = view.entry(it.player);
        entry.is_some_and(|it| it.departure.is_none())
    };
    if !ranking.iter().any(stays) {
        return (ranking, Vec::new());
    }
    let (staying, left): (Vec<_>, Vec<_>) = ranking.into_iter().partition(stays);
    let place = |own: &Ranked| Ranked {
        rank: 1 + staying.iter().filter(|it| it.rank < own.rank).count(),
        ..*own
    };
    (staying.iter().map(place).collect(), left)
}

fn placed(view: &TournamentView, rank: usize, player: usize, score: Option<u32>) -> Option<Text> {
    let entry = view.entry(player)?;
    let name = safe_text::shown(&entry.name);
    let line = Text::joined([Text::verbatim(format!("{rank}\\. ")), name], "");
    let score = score.map(|it| say!(tournament::points, points = points(it)));
    Some(Text::joined([line].into_iter().chain(score), " · "))
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

/// A page of the crosstable in letters of equal width, counted from 0, or the last one if there are fewer: a row for
/// each player with place, number, name and points, and a column for each round. `3+` is a win against number 3, `=` a
/// draw, `-` a loss, `*` still played, `bye` a round without an opponent. It may say that it stands there instead of a
/// picture.
pub fn crosstable(
    view: &TournamentView,
    page: usize,
    is_instead: bool,
    language: Language,
) -> Message {
    let rows = rows(view, language);
    let widths = Widths::of(&rows);
    let header = widths.header(view.rounds.len());
    let rows = rows.iter().map(|row| widths.line(row));
    let mut tables: Vec<String> = Vec::new();
    for row in rows {
        match tables.last_mut() {
            Some(table) if length(table) + length(&row) < LONGEST_TABLE => {
                table.push('\n');
                table.push_str(&row);
            }
            _ => tables.push(format!("{header}\n{row}")),
        }
    }
    let pages = tables.len();
    let page = page.min(pages.saturating_sub(1));
    let table = tables.get(page).map_or(header.as_str(), String::as_str);
    let lines = [
        tournament::heading(view),
        Text::verbatim(format!("```\n{table}\n```")),
        say!(tournament::crosstable_key),
    ];
    let instead = is_instead.then(|| say!(crosstable::soon));
    let lines = instead.into_iter().chain(lines);
    let message = Message::text(Text::lines(lines));
    crosstable_buttons(message, view, CrosstableForm::Text, (page, pages))
}

/// What stands beside a page of the crosstable as a picture.
pub fn crosstable_picture(view: &TournamentView, page: usize, pages: usize) -> Message {
    let setup = &view.tournament.setup;
    let has_bracket = view.course().bracket().is_some();
    let bracket = has_bracket.then(|| say!(crosstable::key_bracket));
    let has_colours = !setup.terms.set;
    let colours = || has_colours.then(|| say!(crosstable::key_colours));
    let table = match setup.format {
        Format::Elimination(_) => Vec::new(),
        Format::Cycle { .. } => vec![Some(say!(crosstable::key_cycle)), colours()],
        Format::RoundRobin { .. } | Format::League(_) => vec![
            Some(say!(crosstable::key_square)),
            colours(),
            Some(say!(crosstable::ties_round_robin)),
        ],
        Format::Swiss { .. } => vec![
            Some(say!(crosstable::key)),
            colours(),
            Some(say!(crosstable::ties)),
        ],
    };
    let keys = bracket.into_iter().chain(table.into_iter().flatten());
    let lines = [tournament::heading(view), Text::sentences(keys)];
    let message = Message::text(Text::lines(lines));
    crosstable_buttons(message, view, CrosstableForm::Picture, (page, pages))
}

fn crosstable_buttons(
    message: Message,
    view: &TournamentView,
    form: CrosstableForm,
    (page, pages): (usize, usize),
) -> Message {
    let id = view.tournament.id;
    let to = |label, form, page: usize| {
        let page = u16::try_from(page).unwrap_or(u16::MAX);
        let action = Action::Crosstable(id, form, page);
        Button::new(label, ButtonStyle::Plain, action)
    };
    let turning = if pages > 1 {
        let (before, after) = (page.saturating_sub(1), page + 1);
        vec![
            to(say!(games::page_before), form, before).only_if(page > 0),
            to(say!(games::page_after), form, after).only_if(after < pages),
        ]
    } else {
        Vec::new()
    };
    let other = match form {
        CrosstableForm::Picture => to(say!(crosstable::as_text), CrosstableForm::Text, 0),
        CrosstableForm::Text => to(say!(crosstable::as_picture), CrosstableForm::Picture, 0),
    };
    let plain = |label, action| tournament::button(label, ButtonStyle::Plain, action, id);
    let mut others = vec![other];
    if view.tournament.setup.terms.ruleset.seats == 2 {
        let label = say!(crosstable::report);
        others.push(plain(label, TournamentAction::Report));
    }
    others.push(plain(say!(tournament::show), TournamentAction::Page));
    message.with_buttons(turning).with_buttons(others)
}

fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

/// A row of a crosstable as text.
struct Row {
    place: String,
    number: String,
    name: String,
    /// Empty where there are none, as in a knock-out.
    points: String,
    cells: Vec<String>,
}

/// The rows of a crosstable, the first place first, and last those who have left, who have no place.
fn rows(view: &TournamentView, language: Language) -> Vec<Row> {
    let course = view.course();
    let scores = scores(&course);
    let (staying, left) = staying(view, course.ranking());
    let staying = staying.iter().map(|it| (format!("{}.", it.rank), it));
    let left = left.iter().map(|it| ("-".to_owned(), it));
    let rows = staying.chain(left).filter_map(|(place, it)| {
        let entry = view.entry(it.player)?;
        let score = scores.get(&it.player);
        Some(Row {
            place,
            number: entry.number.unwrap_or_default().to_string(),
            name: name_in_table(entry, language),
            points: score.map_or(String::new(), |it| points(*it)),
            cells: cells(view, entry),
        })
    });
    rows.collect()
}

fn name_in_table(entry: &SavedEntry, language: Language) -> String {
    let name = visible(&entry.name);
    let name = name.unwrap_or_else(|| say!(general::deleted_player).in_language(language));
    name.replace('`', "'").chars().take(NAME_LENGTH).collect()
}

fn cells(view: &TournamentView, entry: &SavedEntry) -> Vec<String> {
    let number = entry.number.unwrap_or_default();
    let cells = view.rounds.iter().map(|round| {
        let mut pairings = round.pairings.iter();
        let own = pairings.find(|it| it.pairing.players.contains(&number));
        own.map_or(String::new(), |it| cell(it, number))
    });
    cells.collect()
}

/// How many letters the columns take, as few as possible for the sake of phones.
struct Widths {
    place: usize,
    number: usize,
    name: usize,
    points: usize,
    cell: usize,
}

impl Widths {
    fn of(rows: &[Row]) -> Self {
        let widest = |of: fn(&Row) -> &str| rows.iter().map(|row| letters(of(row))).max();
        let cells = rows.iter().flat_map(|row| &row.cells);
        Self {
            place: widest(|row| &row.place).unwrap_or_default(),
            number: widest(|row| &row.number).unwrap_or_default(),
            name: widest(|row| &row.name).unwrap_or_default(),
            points: widest(|row| &row.points).unwrap_or_default(),
            cell: cells.map(|cell| letters(cell)).max().unwrap_or_default(),
        }
    }

    fn header(&self, rounds: usize) -> String {
        let cells = (1..=rounds).map(|it| it.to_string()).collect();
        self.line(&Row {
            place: String::new(),
            number: "#".to_owned(),
            name: String::new(),
            points: String::new(),
            cells,
        })
    }

    fn line(&self, row: &Row) -> String {
        let Self {
            place,
            number,
            name,
            points,
            cell,
        } = *self;
        let cells = row.cells.iter().map(|it| format!(" {it:>cell$}"));
        let cells: String = cells.collect();
        let line = format!(
            "{:>place$} {:>number$} {:<name$} {:>points$}{cells}",
            row.place, row.number, row.name, row.points
        );
        line.trim_end().to_owned()
    }
}

fn letters(text: &str) -> usize {
    text.chars().count()
}

fn cell(pairing: &SavedPairing, player: usize) -> String {
    let players = &pairing.pairing.players;
    let other = players.iter().find(|it| **it != player).copied();
    let is_first = players.first() == Some(&player);
    let sign = match &pairing.pairing.result {
        None => "*",
        Some(Outcome::Bye(Bye::PairingAllocated)) => return "bye".to_owned(),
        Some(Outcome::Bye(Bye::HalfPoint)) => return "½".to_owned(),
        Some(Outcome::Bye(Bye::ZeroPoint)) => return "0".to_owned(),
        Some(Outcome::Pair(GameResult::Draw)) => "=",
        Some(Outcome::Pair(GameResult::BothForfeit)) => "-",
        Some(Outcome::Pair(GameResult::WhiteWins | GameResult::WhiteWinsByForfeit)) => {
            if is_first {
                "+"
            } else {
                "-"
            }
        }
        Some(Outcome::Pair(GameResult::BlackWins | GameResult::BlackWinsByForfeit)) => {
            if is_first {
                "-"
            } else {
                "+"
            }
        }
        Some(Outcome::Table(places)) => {
            let seat = players.iter().position(|it| *it == player);
            let place = seat.and_then(|seat| places.get(seat));
            return place.map_or(String::new(), |it| format!("#{it}"));
        }
    };
    other.map_or(sign.to_owned(), |other| format!("{other}{sign}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_points_are_told_as_points() {
        let told = [0, 1, 2, 5, 14].map(points);
        assert_eq!(told, ["0", "½", "1", "2½", "7"]);
    }
}
