//! Looks ahead among several sides, by either [`Method`].

use super::board::{Board, End};
use super::evaluate::{DECIDED, Shares, WON};
use super::method::Method;
use crate::engine::budget::Meter;
use crate::engine::grid::{Cell, Cells};

/// How many stones deep a search may go, forced answers included.
pub(super) const DEEPEST: usize = 24;
/// How many forced answers are followed beyond the depth of a search.
const BEYOND: usize = 6;
/// The most stones searched in a position, by how far it is from the root.
const WIDTHS: [usize; 4] = [7, 5, 4, 3];

/// More than any share.
const INFINITY: i32 = 2 * WON;

/// A search of one position.
pub(super) struct Search<'a> {
    pub(super) board: Board,
    pub(super) meter: Meter<'a>,
    method: Method,
    /// The side for which the root is searched.
    side: usize,
    /// The most stones searched in one position.
    width: usize,
    /// The cells that are overlooked.
    overlooked: Cells,
    /// The best line found from each distance to the root on.
    lines: Vec<Vec<Cell>>,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        board: Board,
        meter: Meter<'a>,
        method: Method,
        width: usize,
        overlooked: Cells,
    ) -> Self {
        Self {
            side: board.side(),
            board,
            meter,
            method,
            width,
            overlooked,
            lines: vec![Vec::new(); DEEPEST + 2],
        }
    }

    /// What a stone is worth to the side to move at the root, searched to a depth in stones. Shares
    /// of at most `alpha` need not be told apart.
    pub(super) fn score(&mut self, cell: Cell, depth: usize, alpha: i32) -> i32 {
        let score = match self.method {
            Method::MaxN => {
                let shares = self.after(cell, |search| search.max_n(depth - 1, 1));
                shares[self.side]
            }
            Method::Paranoid => self.after(cell, |search| {
                search.paranoid(depth - 1, 1, alpha, INFINITY)
            }),
        };
        self.keep_line(cell, 0);
        score
    }

    /// The line that was expected after the stone searched last, which it begins with.
    pub(super) fn line(&self) -> &[Cell] {
        &self.lines[0]
    }

    fn after<T>(&mut self, cell: Cell, search: impl FnOnce(&mut Self) -> T) -> T {
        self.meter.count();
        self.board.play(cell);
        let found = search(self);
        self.board.take_back();
        found
    }

    fn max_n(&mut self, depth: usize, distance: usize) -> Shares {
        let moves = match self.moves(depth, distance) {
            Moves::None(shares) => return shares,
            Moves::Some(moves) => moves,
        };
        let side = self.board.side();
        let mut best = [-INFINITY; _];
        for cell in moves {
            let shares = self.after(cell, |search| {
                search.max_n(depth.saturating_sub(1), distance + 1)
            });
            if shares[side] > best[side] {
                best = shares;
                self.keep_line(cell, distance);
            }
            if best[side] >= DECIDED || self.meter.is_over() {
                break;
            }
        }
        best
    }

    fn paranoid(&mut self, depth: usize, distance: usize, mut alpha: i32, mut beta: i32) -> i32 {
        let moves = match self.moves(depth, distance) {
            Moves::None(shares) => return shares[self.side],
            Moves::Some(moves) => moves,
        };
        let is_own = self.board.side() == self.side;
        let mut best = if is_own { -INFINITY } else { INFINITY };
        for cell in moves {
            let score = self.after(cell, |search| {
                search.paranoid(depth.saturating_sub(1), distance + 1, alpha, beta)
            });
            let is_better = if is_own { score > best } else { score < best };
            if is_better {
                best = score;
                self.keep_line(cell, distance);
            }
            if is_own {
                alpha = alpha.max(best);
            } else {
                beta = beta.min(best);
            }
            if alpha >= beta || self.meter.is_over() {
                break;
            }
        }
        best
    }

    /// The stones to search in a position, or its shares if there is nothing to search.
    fn moves(&mut self, depth: usize, distance: usize) -> Moves {
        self.lines[distance].clear();
        let board = &self.board;
        if let Some(end) = board.end {
            return Moves::None(board.decided(end, distance as i32));
        }
        let seat = board.seat;
        if let Some(cell) = board.win_of(seat).filter(|&cell| self.sees(cell)) {
            return Moves::None(self.won_by(cell, distance));
        }
        let is_forced = board.next_wins();
        let goes_on = depth > 0 || (is_forced && distance < BEYOND);
        if !goes_on || distance >= DEEPEST || self.meter.is_over() {
            return Moves::None(board.shares());
        }
        if is_forced {
            let answers = self.board.answers().without(&self.overlooked);
            if !answers.is_empty() {
                return Moves::Some(self.board.best_of(&answers, usize::MAX));
            }
        }
        let width = WIDTHS[(distance - 1).min(WIDTHS.len() - 1)].min(self.width);
        let near = self.board.near();
        let seen = near.without(&self.overlooked);
        let cells = if seen.is_empty() { near } else { seen };
        Moves::Some(self.board.best_of(&cells, width))
    }

    fn sees(&self, cell: Cell) -> bool {
        !self.overlooked.has(cell)
    }

    /// The shares after the seat to move wins with a stone.
    fn won_by(&mut self, cell: Cell, distance: usize) -> Shares {
        self.meter.count();
        self.board.play(cell);
        let end = self.board.end.unwrap_or(End::Drawn);
        let shares = self.board.decided(end, distance as i32 + 1);
        self.board.take_back();
        self.lines[distance].push(cell);
        shares
    }

    /// Keeps a stone and the best line after it as the best line from a distance on.
    fn keep_line(&mut self, cell: Cell, distance: usize) {
        let (before, after) = self.lines.split_at_mut(distance + 1);
        let line = &mut before[distance];
        line.clear();
        line.push(cell);
        line.extend_from_slice(&after[0]);
    }
}

/// What to do in a position.
enum Moves {
    /// Nothing: it is worth this.
    None(Shares),
    /// Search these.
    Some(Vec<Cell>),
}
