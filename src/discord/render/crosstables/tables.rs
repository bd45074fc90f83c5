//! Tables of a Swiss or a cycle, by rounds, and of the sections of a round robin, as squares.

use std::slice;

use super::cells;
use super::piece::Piece;
use super::reader::CrosstableReader;
use crate::discord::views::{
    crosstable_is_struck_out, safe_text, tournament_places, tournament_points, tournament_tie_break,
};
use crate::language::{Text, say};
use crate::picture::{
    CrosstableBody, CrosstableCell, CrosstablePart, CrosstableRow, CrosstableTable,
};
use crate::service::{SavedRound, TournamentView};
use crate::tournament::course::StandingsTable;
use crate::tournament::format::Format;
use crate::tournament::standings::{Standing, TieBreak};

/// The most players of a table on one page.
const MOST_ROWS: usize = 32;
/// The most rounds that stand beside each other.
const MOST_COLUMNS: usize = 8;
/// The same for games of three and four, whose cells are wider.
const MOST_WIDE_COLUMNS: usize = 5;

/// The standings of a Swiss or a cycle with a column for each round, in pieces that can be read.
pub(super) fn rounds(
    view: &TournamentView,
    reader: CrosstableReader,
    is_alone: bool,
) -> Vec<Piece> {
    let terms = &view.tournament.setup.terms;
    let colours = cells::colours(terms);
    let tables = view.course().tables();
    let Some(table) = tables.first() else {
        return Vec::new();
    };
    let is_of_stage = |it: &&SavedRound| it.pairings.iter().any(|it| it.pairing.stage == 0);
    let rounds: Vec<&SavedRound> = view.rounds.iter().filter(is_of_stage).collect();
    let most = if terms.ruleset.seats > 2 {
        MOST_WIDE_COLUMNS
    } else {
        MOST_COLUMNS
    };
    let count = table.standings.len();
    let heading = |from: usize, rows: usize, columns: &[&SavedRound]| {
        let name = (!is_alone).then(|| say!(crosstable::swiss));
        let rows = (count > MOST_ROWS).then(|| {
            let (from, to) = ((from + 1).to_string(), (from + rows).to_string());
            say!(
                crosstable::rows,
                from = from,
                to = to,
                count = count.to_string()
            )
        });
        let ends = columns.first().zip(columns.last());
        let columns = ends.filter(|_| rounds.len() > most).map(|(first, last)| {
            let (from, to) = (first.number.to_string(), last.number.to_string());
            say!(crosstable::rounds, from = from, to = to)
        });
        let parts: Vec<Text> = name.into_iter().chain(rows).chain(columns).collect();
        (!parts.is_empty()).then(|| Text::joined(parts, " · ").in_language(reader.language))
    };
    let mut pieces = Vec::new();
    for (part, standings) in placed(view, table).chunks(MOST_ROWS).enumerate() {
        for columns in rounds.chunks(most) {
            let rows = standings.iter().map(|&(standing, place)| {
                let cell = |round: &&SavedRound| of_round(view, round, standing.player, &colours);
                let cells = columns.iter().map(cell).collect();
                row(view, reader, (standing, place), cells)
            });
            let body = CrosstableTable {
                notes: notes(view.tournament.setup.format).in_language(reader.language),
                points: say!(crosstable::points).in_language(reader.language),
                columns: columns.iter().map(|it| it.number.to_string()).collect(),
                rows: rows.collect(),
            };
            pieces.push(Piece {
                lines: standings.len() + 1,
                part: CrosstablePart {
                    heading: heading(part * MOST_ROWS, standings.len(), columns),
                    body: CrosstableBody::Table(body),
                },
            });
        }
    }
    pieces
}

/// The standings of a table with the places of those who stay, and last those who have left, who have none.
fn placed<'a>(
    view: &TournamentView,
    table: &'a StandingsTable,
) -> Vec<(&'a Standing, Option<usize>)> {
    let ranks = table.standings.iter().map(|it| (it.player, it.rank));
    let everybody = tournament_places(view, ranks).into_iter();
    let rows = everybody.filter_map(|(player, place)| {
        let mut standings = table.standings.iter();
        let own = standings.find(|it| it.player == player)?;
        Some((own, place))
    });
    rows.collect()
}

/// What a round was for a player. Whoever enters late gets half a point for the round before their first.
fn of_round(
    view: &TournamentView,
    round: &SavedRound,
    player: usize,
    colours: &[Option<crate::rules::StoneColour>],
) -> CrosstableCell {
    let mut pairings = round.pairings.iter();
    if let Some(own) = pairings.find(|it| it.pairing.players.contains(&player)) {
        return cells::of_round(view, own, player, colours);
    }
    let entry = view.entry(player);
    let is_late = entry.is_some_and(|it| it.from_round == round.number + 1);
    if is_late {
        cells::pale("½")
    } else {
        CrosstableCell::default()
    }
}

/// The sections of a round robin, the final first.
pub(super) fn sections(view: &TournamentView, reader: CrosstableReader) -> Vec<Piece> {
    let tables = view.course().tables();
    let is_alone = tables.len() == 1;
    let pieces = tables.iter().rev().map(|table| {
        let name = if table.is_final {
            say!(crosstable::the_final)
        } else {
            say!(crosstable::group, number = (table.section + 1).to_string())
        };
        square(view, reader, table, (!is_alone).then_some(name))
    });
    pieces.collect()
}

/// The divisions of a league, the highest first.
pub(super) fn divisions(view: &TournamentView, reader: CrosstableReader) -> Vec<Piece> {
    let tables = view.course().tables();
    let pieces = tables.iter().map(|table| {
        let number = (table.section + 1).to_string();
        let name = say!(crosstable::division, number = number);
        square(view, reader, table, Some(name))
    });
    pieces.collect()
}

/// A table with a row and a column for each player.
fn square(
    view: &TournamentView,
    reader: CrosstableReader,
    table: &StandingsTable,
    heading: Option<Text>,
) -> Piece {
    let colours = cells::colours(&view.tournament.setup.terms);
    let placed = placed(view, table);
    let players: Vec<usize> = placed.iter().map(|(it, _)| it.player).collect();
    let cell = |player: usize, other: usize| {
        if player == other {
            return CrosstableCell {
                is_own: true,
                ..CrosstableCell::default()
            };
        }
        let pairings = view.rounds.iter().flat_map(|it| &it.pairings);
        let mut met = pairings.filter(|it| {
            let pairing = &it.pairing;
            let is_both = pairing.players.contains(&player) && pairing.players.contains(&other);
            pairing.stage == table.stage && is_both
        });
        met.next().map_or_else(CrosstableCell::default, |it| {
            let is_struck_out = crosstable_is_struck_out(slice::from_ref(table), it);
            cells::of_square(view, it, player, (colours.as_slice(), is_struck_out))
        })
    };
    let rows = placed.iter().map(|&(standing, place)| {
        let cells = players.iter().map(|other| cell(standing.player, *other));
        row(view, reader, (standing, place), cells.collect())
    });
    let body = CrosstableTable {
        notes: notes(view.tournament.setup.format).in_language(reader.language),
        points: say!(crosstable::points).in_language(reader.language),
        columns: players.iter().map(ToString::to_string).collect(),
        rows: rows.collect(),
    };
    Piece {
        lines: players.len() + 2,
        part: CrosstablePart {
            heading: heading.map(|it| it.in_language(reader.language)),
            body: CrosstableBody::Table(body),
        },
    }
}

fn row(
    view: &TournamentView,
    reader: CrosstableReader,
    (standing, place): (&Standing, Option<usize>),
    cells: Vec<CrosstableCell>,
) -> CrosstableRow {
    let entry = view.entry(standing.player);
    let name = entry.map_or_else(Text::default, |it| safe_text::plain(&it.name));
    let player = entry.map(|it| it.player);
    CrosstableRow {
        place,
        number: standing.player,
        name: name.in_language(reader.language),
        note: note(view.tournament.setup.format, &standing.tie_breaks),
        points: tournament_points(standing.half_points),
        cells,
        is_viewer: reader.viewer.is_some() && reader.viewer == player,
        has_left: entry.is_some_and(|it| it.departure.is_some()),
    }
}

/// What the tie-breaks below a name are called, in the order in which they are applied. The abbreviations are those of
/// chess.
fn notes(format: Format) -> Text {
    let names = below_name(format).map(|it| match it {
        TieBreak::DirectEncounter => Text::verbatim("DE"),
        TieBreak::BuchholzCut1 => Text::verbatim("BH−1"),
        TieBreak::Buchholz => Text::verbatim("BH"),
        TieBreak::SonnebornBerger => Text::verbatim("SB"),
        TieBreak::Wins => say!(crosstable::wins),
    });
    Text::joined(names, " · ")
}

/// Their values.
fn note(format: Format, tie_breaks: &[u32]) -> String {
    let values = format.tie_breaks().iter().zip(tie_breaks);
    let shown: Vec<TieBreak> = below_name(format).collect();
    let values = values.filter(|(tie_break, _)| shown.contains(tie_break));
    let values = values.map(|(tie_break, value)| tournament_tie_break(*tie_break, *value));
    values.collect::<Vec<_>>().join(" · ")
}

/// The tie-breaks that stand below a name: those that are numbers of their own. A direct encounter is seen in the table
/// itself.
fn below_name(format: Format) -> impl Iterator<Item = TieBreak> {
    let order = format.tie_breaks().iter().copied();
    order.filter(|it| *it != TieBreak::DirectEncounter)
}
