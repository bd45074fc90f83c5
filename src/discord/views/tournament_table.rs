//! Standings and crosstables of tournaments, in words.

use std::collections::BTreeMap;

use crate::discord::action::TournamentAction;
use crate::discord::message::{ButtonStyle, Message};
use crate::discord::views::{safe_text, tournament};
use crate::language::{Text, say};
use crate::service::{SavedEntry, SavedPairing, TournamentView};
use crate::tournament::course::Outcome;
use crate::tournament::round::{Bye, GameResult};
use crate::tournament::standings::performance;
use crate::visible_text::visible;

/// How many letters of a name stand in a crosstable: on a phone, a row of seven rounds fits beside it.
pub const NAME_LENGTH: usize = 10;

/// The most characters of a crosstable, so that its heading has room in the message.
const LONGEST_TABLE: usize = 1_700;

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
    let course = view.course();
    let scores: BTreeMap<_, _> = course
        .tables()
        .iter()
        .flat_map(|table| &table.standings)
        .map(|it| (it.player, it.half_points))
        .collect();
    let first = course.ranking().into_iter().filter(|it| it.rank <= 3);
    let first = first.take(6).filter_map(|it| {
        let line = placed(view, it.rank, it.player, scores.get(&it.player).copied())?;
        let rating = performance_of(view, it.player);
        let rating = rating.map(|rating| {
            let rating = rating.to_string();
            say!(tournament::performance, rating = rating)
        });
        Some(Text::joined([line].into_iter().chain(rating), " · "))
    });
    first.collect()
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
    performance(&opponents, half_points)
}

/// The crosstable in letters of equal width: a row for each player, a column for each round. `3+` is a win against
/// number 3, `=` a draw, `-` a loss, `*` still played, `bye` a round without an opponent.
pub fn crosstable(view: &TournamentView) -> Message {
    let ranking = view.course().ranking();
    let ranked = ranking.iter().filter_map(|it| view.entry(it.player));
    let rows: Vec<String> = ranked.map(|entry| row(view, entry)).collect();
    let mut table = header(view);
    let mut shown = 0;
    for row in &rows {
        if table.chars().count() + row.chars().count() > LONGEST_TABLE {
            break;
        }
        table.push('\n');
        table.push_str(row);
        shown += 1;
    }
    let rest = rows.len() - shown;
    let rest = (rest > 0).then(|| say!(games::more, count = rest));
    let lines = [
        tournament::heading(view),
        Text::verbatim(format!("```\n{table}\n```")),
        say!(tournament::crosstable_key),
    ];
    let back = tournament::button(
        say!(tournament::show),
        ButtonStyle::Plain,
        TournamentAction::Page,
        view.tournament.id,
    );
    Message::text(Text::lines(lines.into_iter().chain(rest))).with_buttons(vec![back])
}

fn header(view: &TournamentView) -> String {
    let rounds = (1..=view.rounds.len()).map(|it| format!("{it:>4}"));
    format!(" #  {:<NAME_LENGTH$}{}", "", rounds.collect::<String>())
        .trim_end()
        .to_owned()
}

fn row(view: &TournamentView, entry: &SavedEntry) -> String {
    let number = entry.number.unwrap_or_default();
    let name = visible(&entry.name).unwrap_or_default();
    let name: String = name.replace('`', "'").chars().take(NAME_LENGTH).collect();
    let cells = view.rounds.iter().map(|round| {
        let mut pairings = round.pairings.iter();
        let own = pairings.find(|it| it.pairing.players.contains(&number));
        format!("{:>4}", own.map_or(String::new(), |it| cell(it, number)))
    });
    let cells: String = cells.collect();
    format!("{number:>3} {name:<NAME_LENGTH$}{cells}")
        .trim_end()
        .to_owned()
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
