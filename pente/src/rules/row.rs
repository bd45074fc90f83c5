//! Rows: how long they must be, when they win, and where they stand.

use super::board::{Board, Index, Own};
use super::lines::Step;

/// What a row longer than needed is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Overline {
    /// As much as one of the exact length.
    Wins,
    /// Nothing.
    Neutral,
}

impl Overline {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Wins, Self::Neutral];

    /// The stored id; it never changes.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Wins => "wins",
            Self::Neutral => "neutral",
        }
    }

    /// The overline rule with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|overline| overline.id() == id)
    }
}

/// When a row wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowWins {
    /// As soon as it stands.
    AtOnce,
    /// If the opponent cannot break it by a capture on the next move, or has not done so.
    Unbroken,
    /// Once its owner has also captured this many stones, in either order.
    WithCaptures(u16),
}

/// The row that wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// How many stones it needs.
    pub length: u8,
    /// What a longer one is worth.
    pub overline: Overline,
    /// The lines on which it counts.
    pub lines: &'static [Step],
    /// When it wins.
    pub wins: RowWins,
    /// Whether a longer row that the opponent's capture cuts to the needed length wins.
    pub left_by_capture: bool,
    /// Whether captures that reach the goal win, although a row of the opponent still stands.
    pub yields_to_captures: bool,
}

/// A maximal run of stones along one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Run {
    pub(super) first: Index,
    pub(super) offset: isize,
    pub(super) length: u8,
}

impl Run {
    /// The cells of the run in order.
    pub(super) fn cells(self) -> impl Iterator<Item = Index> {
        (0..self.length).map(move |step| self.first.offset(self.offset * isize::from(step)))
    }
}

impl Run {
    /// The cells next to both ends.
    pub(super) fn ends(self) -> [Index; 2] {
        [
            self.first.offset(-self.offset),
            self.first.offset(self.offset * isize::from(self.length)),
        ]
    }
}

impl Row {
    /// Whether a run of this length is a winning row.
    #[inline]
    pub(super) fn is_made_by(&self, length: u8) -> bool {
        length >= self.length && (self.overline == Overline::Wins || length == self.length)
    }

    /// The rows of `own`'s colour through a cell that counts for it.
    #[inline]
    pub(super) fn through<'a>(
        &'a self,
        board: &'a Board,
        at: Index,
        own: Own,
    ) -> impl Iterator<Item = Run> + 'a {
        self.lines.iter().filter_map(move |line| {
            let offset = line.offset();
            let before = board.run(at, -offset, own);
            let length = before + 1 + board.run(at, offset, own);
            self.is_made_by(length).then(|| {
                let first = at.offset(-offset * isize::from(before));
                Run {
                    first,
                    offset,
                    length,
                }
            })
        })
    }

    /// Whether there is a row of that colour through the cell.
    #[inline]
    pub(super) fn stands_through(&self, board: &Board, at: Index, own: Own) -> bool {
        // Every stone asks this, so it avoids building runs.
        for line in self.lines {
            let offset = line.offset();
            let length = board.run(at, -offset, own) + 1 + board.run(at, offset, own);
            if length >= self.length && self.is_made_by(length) {
                return true;
            }
        }
        false
    }

    /// All rows of that colour on the board.
    pub(super) fn all<'a>(&'a self, board: &'a Board, own: Own) -> impl Iterator<Item = Run> + 'a {
        let mine = board
            .size()
            .points()
            .map(Index::of)
            .filter(move |&at| own.counts(board.cell(at)));
        mine.flat_map(move |at| {
            self.through(board, at, own)
                .filter(move |run| run.first == at)
        })
    }
}
