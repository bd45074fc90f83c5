//! The board of a search among several colours. It plays and takes back stones exactly as the rules
//! say, and keeps count of what every colour could do next.
//!
//! It does not judge who stands better.

use super::spot::{Spot, Tally};
use super::stone::{EDGE, EMPTY, Stone, colour_of, is_other};
use super::table::{SEATS, Table};
use super::windows::Windows;
use crate::engine::grid::{CELLS, Cell, Cells, cells};
use crate::engine::hash::mixed;
use crate::rules::{Colour, Position, Seat, TurnAction};

/// The most stones that one bracket can hold.
const MOST_IN_A_BRACKET: i16 = 3;

/// How a game ends on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// This side has won, by a row or by captures.
    Won {
        side: usize,
        /// The colour that made the row; `None` if captures won.
        row: Option<usize>,
    },
    Drawn,
}

/// What a stone changed, for taking it back.
#[derive(Clone, Copy, Debug)]
struct Frame {
    cell: Cell,
    seat: usize,
    captured: u16,
    /// The number of removed stones before it.
    removed: usize,
}

/// A position in a search.
#[derive(Clone, Debug)]
pub(super) struct Board {
    pub(super) table: Table,
    pub(super) stones: Vec<Stone>,
    pub(super) occupied: Cells,
    pub(super) windows: Windows,
    pub(super) spots: Vec<Spot>,
    pub(super) tally: Tally,
    /// The cells on which each colour would complete a row.
    pub(super) row_cells: [Cells; SEATS],
    /// The cells on which each colour would capture.
    pub(super) take_cells: [Cells; SEATS],
    /// Captured stones, by the colour they count for.
    pub(super) captured: [u16; SEATS],
    pub(super) empties: u16,
    pub(super) ply: u16,
    /// The seat to move, and the colour of its stones.
    pub(super) seat: usize,
    pub(super) end: Option<End>,
    /// Whether the latest stone completed a row.
    pub(super) made_row: bool,
    frames: Vec<Frame>,
    removed: Vec<(Cell, usize)>,
}

impl Board {
    /// The board of a position in which a stone is to be placed; `None` if this kind of search does
    /// not fit the ruleset, or if the game is over.
    pub(super) fn of(position: &Position) -> Option<Self> {
        let turn = position.to_act()?;
        if turn.asks != TurnAction::Place {
            return None;
        }
        let table = Table::of(position)?;
        let size = table.ruleset.size;
        let mut stones = vec![EDGE; CELLS];
        for cell in cells(size) {
            stones[cell.index()] = EMPTY;
        }
        let mut board = Self {
            windows: Windows::new(&table, &stones),
            stones,
            occupied: Cells::default(),
            spots: vec![Spot::default(); CELLS],
            tally: Tally::default(),
            row_cells: [Cells::default(); SEATS],
            take_cells: [Cells::default(); SEATS],
            captured: [0; SEATS],
            empties: size.count(),
            ply: position.ply(),
            seat: turn.seat.index() % SEATS,
            end: None,
            made_row: false,
            frames: Vec::new(),
            removed: Vec::new(),
            table,
        };
        for (point, colour) in position.board().stones() {
            board.put(Cell::of(point), colour.index());
        }
        for colour in Colour::first(board.table.ruleset.colours) {
            board.captured[colour.index()] = position.captured_by(colour);
        }
        debug_assert_eq!(
            position.colour_of(Seat::new(board.seat as u8)),
            turn.colour,
            "every seat has its own colour"
        );
        Some(board)
    }

    /// The side to move.
    #[inline]
    pub(super) fn side(&self) -> usize {
        self.table.side(self.seat)
    }

    #[inline]
    pub(super) fn stone(&self, cell: Cell) -> Stone {
        self.stones[cell.index()]
    }

    #[inline]
    pub(super) fn spot(&self, cell: Cell) -> &Spot {
        &self.spots[cell.index()]
    }

    /// How many captured stones count for a side.
    #[inline]
    pub(super) fn captured_by(&self, side: usize) -> u16 {
        let seats = 0..self.table.seats;
        let partners = seats.filter(|&seat| self.table.side(seat) == side);
        partners.map(|seat| self.captured[seat]).sum()
    }

    /// Places a stone of the seat to move on an empty cell.
    pub(super) fn play(&mut self, cell: Cell) {
        let (seat, removed) = (self.seat, self.removed.len());
        self.frames.push(Frame {
            cell,
            seat,
            captured: self.captured[seat],
            removed,
        });
        self.made_row = false;
        self.put(cell, seat);
        self.find_captured(cell, seat);
        for index in removed..self.removed.len() {
            let (at, colour) = self.removed[index];
            self.lift(at, colour);
            if self.table.side(colour) != self.table.side(seat) {
                self.captured[seat] = self.captured[seat].saturating_add(1);
            }
        }
        self.ply += 1;
        self.end = self.ending(seat, self.removed.len() > removed);
        self.seat = self.table.next(seat);
    }

    /// Takes the latest stone back.
    pub(super) fn take_back(&mut self) {
        let Some(frame) = self.frames.pop() else {
            return;
        };
        for index in frame.removed..self.removed.len() {
            let (at, colour) = self.removed[index];
            self.put(at, colour);
        }
        self.removed.truncate(frame.removed);
        self.lift(frame.cell, frame.seat);
        self.captured[frame.seat] = frame.captured;
        self.ply -= 1;
        self.seat = frame.seat;
        self.end = None;
    }

    fn ending(&self, seat: usize, captures: bool) -> Option<End> {
        let side = self.table.side(seat);
        if self.made_row {
            let row = Some(seat);
            return Some(End::Won { side, row });
        }
        if captures && self.captured_by(side) >= self.table.goal {
            return Some(End::Won { side, row: None });
        }
        let is_last = self.empties == 0 || self.ply >= Position::MOST_PLIES;
        is_last.then_some(End::Drawn)
    }

    /// Finds the stones that a stone just placed brackets. They are removed once all are found.
    fn find_captured(&mut self, cell: Cell, colour: usize) {
        let own: Stone = 1 << colour;
        let lengths = self.table.ruleset.captures.lengths;
        for index in 0..self.table.capture_lines.len() {
            let line = self.table.capture_lines[index];
            for offset in [line, -line] {
                let mut length = 0;
                while length <= MOST_IN_A_BRACKET
                    && is_other(self.stone(cell.offset(offset * (length + 1))), own)
                {
                    length += 1;
                }
                let end = self.stone(cell.offset(offset * (length + 1)));
                if end == own && lengths.has(length as u8) {
                    for step in 1..=length {
                        let at = cell.offset(offset * step);
                        self.removed.push((at, colour_of(self.stone(at))));
                    }
                }
            }
        }
    }

    /// Puts a stone on an empty cell.
    fn put(&mut self, cell: Cell, colour: usize) {
        self.count_brackets(cell, -1);
        self.stones[cell.index()] = 1 << colour;
        self.occupied.insert(cell);
        self.empties -= 1;
        self.count_windows(cell, colour, true);
        self.count_brackets(cell, 1);
    }

    /// Takes a stone off its cell.
    fn lift(&mut self, cell: Cell, colour: usize) {
        self.count_brackets(cell, -1);
        self.count_windows(cell, colour, false);
        self.stones[cell.index()] = EMPTY;
        self.occupied.toggle(cell);
        self.empties += 1;
        self.count_brackets(cell, 1);
    }

    /// A number that differs for nearly all different positions.
    pub(super) fn hash(&self) -> u64 {
        let mut hash = mixed(self.seat as u64 | u64::from(self.ply.min(1)) << 8);
        for cell in self.occupied.iter() {
            let stone = u64::from(self.stone(cell)) << 16 | u64::from(cell.number());
            hash ^= mixed(stone);
        }
        let captured = self.captured.iter();
        captured.fold(hash, |hash, &stones| mixed(hash ^ u64::from(stones)))
    }
}
