//! The board of a search. It plays and takes back moves, and keeps the features of every empty
//! cell.
//!
//! It follows the rules of play exactly, and a test compares it with them. It does not judge who
//! stands better.

mod ban;
mod begin;
mod captured;
mod cell_features;
mod effect;
mod ending;
mod feature_log;
mod features;
mod group;
mod line_change;
mod placed;
mod play;
mod state;
mod tally;
#[cfg(test)]
mod tests;
mod threat;
mod threat_cells;
mod undo_frame;
mod views;

use std::sync::Arc;

use super::grid::{self, CELLS, Cell, Cells};
use super::hash;
use super::learned::Channels;
use super::line::{EMPTY, LINES, POWER, Stone, stone_of};
use super::line_bits::LineBits;
use super::line_numbers::Key;
use super::tables::Tables;
use crate::rules::{Colour, Opening};

pub(super) use cell_features::CellFeatures;
use feature_log::FeatureLog;
pub(super) use group::Group;
use line_change::{LineChange, MOST_CHANGES};
pub(super) use placed::Placed;
pub(super) use state::{End, State};
pub(super) use tally::MOST_TAKES;
use tally::Tally;
use threat_cells::ThreatCells;
use undo_frame::UndoFrame;
use views::Views;

/// A position in a search.
#[derive(Clone)]
pub(super) struct Board {
    tables: Arc<Tables>,
    stones: Box<[Stone; CELLS]>,
    occupied: Cells,
    empties: u16,
    powers_placed: u8,
    line_bits: LineBits,
    /// What a stone would do, for each empty cell.
    features: Box<[CellFeatures; CELLS]>,
    tally: Tally,
    threat_cells: ThreatCells,
    state: State,
    /// The hash of the stones alone.
    stones_hash: u64,
    frames: Vec<UndoFrame>,
    log: FeatureLog,
    removed: Vec<(Cell, Stone)>,
    /// Room for the lines that a stone changes.
    changes: [LineChange; MOST_CHANGES],
    views: Views,
}

impl Board {
    pub(super) fn tables(&self) -> &Tables {
        &self.tables
    }

    pub(super) const fn state(&self) -> &State {
        &self.state
    }

    /// Whose turn it is, 0 for the first colour and 1 for the second.
    #[inline]
    pub(super) const fn side(&self) -> usize {
        self.state.side
    }

    #[inline]
    pub(super) fn stone(&self, cell: Cell) -> Stone {
        self.stones[cell.index()]
    }

    /// What stones would do on an empty cell.
    #[inline]
    pub(super) fn features(&self, cell: Cell) -> &CellFeatures {
        &self.features[cell.index()]
    }

    /// The keys of the lines through a cell.
    pub(super) fn line_keys(&self, cell: Cell) -> impl Iterator<Item = Key> {
        let lines = 0..self.tables.lines.len().min(LINES);
        lines.map(move |line| self.key(cell, line))
    }

    /// The key of one of the lines through a cell.
    #[inline]
    fn key(&self, cell: Cell, line: usize) -> Key {
        let position = self.tables.line_position(cell, line);
        self.line_bits.line(position).key(position)
    }

    /// The empty cells on which a stone of a side would make something in a group.
    #[inline]
    pub(super) const fn making(&self, side: usize, group: Group) -> &Cells {
        self.threat_cells.cells(side, group)
    }

    /// Sums and counts over all empty cells.
    pub(super) const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// From now on stones are placed without a thought of what positions are worth, which is faster.
    /// Returns whether that was so before: [`resume_judging`](Self::resume_judging) needs it.
    pub(super) const fn pause_judging(&mut self) -> bool {
        self.views.pause(true)
    }

    /// Ends a pause: once all stones that were placed in it are taken back.
    pub(super) const fn resume_judging(&mut self, was_paused: bool) {
        self.views.pause(was_paused);
    }

    /// What the network says of all empty cells together.
    pub(super) fn channels(&self) -> Channels {
        self.views.sum()
    }

    /// Whether each turn has one stone.
    pub(super) fn takes_turns(&self) -> bool {
        self.tables.ruleset.stones_a_turn == 1
    }

    /// The empty cells.
    pub(super) fn empty(&self) -> Cells {
        self.tables.board.without(&self.occupied)
    }

    /// The cells with a stone.
    pub(super) const fn occupied(&self) -> &Cells {
        &self.occupied
    }

    /// The hash of everything that the rest of the game depends on.
    #[inline]
    pub(super) fn hash(&self) -> u64 {
        let State {
            side,
            stones_left,
            captured,
            powers,
            ply,
            standing,
            ..
        } = self.state;
        let opening = u64::from(ply.min(Opening::LAST_LIMITED_PLY + 1));
        let standing = standing.map_or(0, |side| side as u64 + 1);
        let bits = side as u64
            | u64::from(stones_left) << 1
            | standing << 4
            | opening << 6
            | u64::from(powers[0]) << 10
            | u64::from(powers[1]) << 18
            | u64::from(captured[0]) << 26
            | u64::from(captured[1]) << 42;
        self.stones_hash ^ hash::state(bits)
    }

    /// Whether a stone may be placed on an empty cell of the board.
    #[inline]
    pub(super) fn allows(&mut self, cell: Cell) -> bool {
        if let Some(limit) = self.tables.limit(self.state.ply + 1)
            && !limit.has(cell)
        {
            return false;
        }
        !self.tables.limited || self.allows_limited(cell)
    }

    #[inline(never)]
    fn allows_limited(&mut self, cell: Cell) -> bool {
        let ruleset = &self.tables.ruleset;
        let mover = [Colour::FIRST, Colour::SECOND][self.state.side & 1];
        let (touching, banning) = (ruleset.touching, ruleset.bans.binds(mover));
        if touching && self.state.ply > 0 {
            let mut around = grid::AROUND.into_iter();
            if !around.any(|offset| self.occupied.has(cell.offset(offset))) {
                return false;
            }
        }
        !(banning && self.is_banned(cell))
    }

    fn is_own(&self, cell: Cell, side: usize) -> bool {
        let stone = self.stone(cell);
        stone == stone_of(side) || stone == POWER
    }

    fn is_empty(&self, cell: Cell) -> bool {
        self.stone(cell) == EMPTY
    }
}
