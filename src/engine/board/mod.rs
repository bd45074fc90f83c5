//! The board of a search: it is played on and taken back from, and always knows what a stone on
//! any empty point would do.
//!
//! It follows the rules of play to the letter, and a test holds it against them. It does not judge
//! who stands better.

mod ban;
mod begin;
mod ending;
mod gone;
mod placed;
mod play;
mod spots;
mod tally;
#[cfg(test)]
mod tests;
mod threat;

use std::sync::Arc;

use super::grid::{self, CELLS, Cell, Cells};
use super::hash;
use super::pattern::{EMPTY, Stone, stone_of};
use super::point::Kind;
use super::tables::Tables;
use crate::rules::Colour;

pub(super) use placed::Placed;
use play::Frame;
pub(super) use spots::Spot;
use spots::{Changed, Keys};
pub(super) use tally::MOST_TAKES;
use tally::Tally;

/// A position in a search.
#[derive(Clone)]
pub(super) struct Board {
    tables: Arc<Tables>,
    stones: Box<[Stone; CELLS]>,
    occupied: Cells,
    empties: u16,
    powers_placed: u8,
    keys: Keys,
    /// What a stone would do, for each empty cell.
    spots: Box<[Spot; CELLS]>,
    tally: Tally,
    /// The empty cells on which a stone of each side would make something, by what it would make.
    making: [[Cells; Group::COUNT]; 2],
    state: State,
    /// The number of the stones alone.
    stones_hash: u64,
    frames: Vec<Frame>,
    changed: Vec<Changed>,
    removed: Vec<(Cell, Stone)>,
}

/// Everything about a position beside its stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State {
    /// Whose turn it is, 0 for the first colour and 1 for the second.
    pub(super) side: usize,
    /// How many stones the turn still has.
    pub(super) stones_left: u8,
    /// Stones captured, by the side they count for.
    pub(super) captured: [u16; 2],
    /// Power stones that may still be played, by side.
    pub(super) powers: [u8; 2],
    /// How many stones have been placed.
    pub(super) ply: u16,
    /// Whose row stands and wins unless the next move breaks it.
    pub(super) standing: Option<usize>,
    pub(super) end: Option<End>,
    /// The latest stone.
    pub(super) last: Cell,
}

/// How a game ends on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// This side has won.
    Won(usize),
    Drawn,
}

/// Kinds of what a stone makes, and captures, as the sets of cells are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Group {
    /// One open three or two.
    Threes,
    /// A four of any kind.
    Fours,
    /// A row.
    Rows,
    /// A capture.
    Takes,
}

impl Group {
    const COUNT: usize = 4;

    /// The group of a kind, if it is kept.
    const fn of(kind: Kind) -> Option<Self> {
        match kind {
            Kind::Quiet => None,
            Kind::Three | Kind::DoubleThree => Some(Self::Threes),
            Kind::Four | Kind::FourThree | Kind::OpenFour => Some(Self::Fours),
            Kind::Row => Some(Self::Rows),
        }
    }
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
    pub(super) fn spot(&self, cell: Cell) -> &Spot {
        &self.spots[cell.index()]
    }

    /// The empty cells on which a stone of a side would make something of a group.
    #[inline]
    pub(super) const fn making(&self, side: usize, group: Group) -> &Cells {
        &self.making[side & 1][group as usize]
    }

    /// Sums and counts over all empty cells.
    pub(super) const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Whether turns of one stone alternate.
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

    /// A number for all that the rest of the game depends on.
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
        let opening = u64::from(ply.min(4));
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
        stone == stone_of(side) || stone == super::pattern::POWER
    }

    fn is_empty(&self, cell: Cell) -> bool {
        self.stone(cell) == EMPTY
    }
}
