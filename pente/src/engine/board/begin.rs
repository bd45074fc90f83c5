//! Builds a board from a position of the rules.

use std::sync::Arc;

use super::cell_features::CellFeatures;
use super::feature_log::FeatureLog;
use super::line_change::{LineChange, MOST_CHANGES};
use super::tally::Tally;
use super::threat_cells::ThreatCells;
use super::views::Views;
use super::{Board, End, State};
use crate::engine::grid::{CELLS, Cell, Cells};
use crate::engine::line::{EDGE, EMPTY, POWER, stone_of};
use crate::engine::tables::Tables;
use crate::rules::{Colour, Position, TurnAction};

impl Board {
    /// The board of a position in which stones are to be placed. Returns `None` if the engine does
    /// not play the ruleset, or if the opening has not yet assigned the colours.
    pub(in crate::engine) fn of(position: &Position) -> Option<Self> {
        let turn = position.to_act();
        let side = match turn {
            Some(turn) if turn.asks == TurnAction::Place => turn.colour?.index(),
            Some(_) => return None,
            None => 0,
        };
        position.seats().find_map(|seat| position.colour_of(seat))?;
        let mut board = Self::bare(Tables::of(position.ruleset())?);
        for (point, colour) in position.board().stones() {
            board.put(Cell::of(point), stone_of(colour.index()));
        }
        for point in position.board().power_stones() {
            board.put(Cell::of(point), POWER);
        }
        board.log.forget();
        board.threat_cells.forget();
        board.views.forget();
        let each = |of: &dyn Fn(Colour) -> u16| [of(Colour::FIRST), of(Colour::SECOND)];
        let powers = |colour| u16::from(position.power_stones_left(colour));
        board.state = State {
            side,
            stones_left: position.stones_left(),
            captured: each(&|colour| position.captured_by(colour)),
            powers: each(&powers).map(|left| left as u8),
            ply: position.ply(),
            standing: position.standing_row().map(Colour::index),
            end: position
                .outcome()
                .map(|outcome| match outcome.winning_colour {
                    Some(colour) => End::Won(colour.index()),
                    None => End::Drawn,
                }),
            last: position.last_placed().map_or(Cell::NONE, Cell::of),
        };
        Some(board)
    }

    /// A board without stones.
    fn bare(tables: Arc<Tables>) -> Self {
        let mut stones = Box::new([EDGE; CELLS]);
        for cell in tables.board.iter() {
            stones[cell.index()] = EMPTY;
        }
        let size = tables.ruleset.size;
        let mut board = Self {
            line_bits: tables.bare_lines(),
            features: bare_features(),
            stones,
            occupied: Cells::default(),
            empties: size.count(),
            powers_placed: 0,
            tally: Tally::bare(size.count()),
            threat_cells: ThreatCells::default(),
            state: State {
                side: 0,
                stones_left: 1,
                captured: [0; 2],
                powers: [tables.ruleset.power_stones; 2],
                ply: 0,
                standing: None,
                end: None,
                last: Cell::NONE,
            },
            stones_hash: 0,
            frames: Vec::new(),
            log: FeatureLog::default(),
            removed: Vec::new(),
            changes: [LineChange::NONE; MOST_CHANGES],
            views: Views::new(tables.network),
            tables,
        };
        board.read_all_features();
        board
    }
}

#[expect(clippy::large_stack_arrays, reason = "it goes to the heap at once")]
fn bare_features() -> Box<[CellFeatures; CELLS]> {
    Box::new([CellFeatures::BARE; CELLS])
}
