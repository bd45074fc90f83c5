//! Wins with the next stone, and every stone that can stop one.

use super::board::{Board, End};
use crate::engine::grid::{Cell, Cells};

impl Board {
    /// A cell on which a seat would win with its next stone: by a row if it can, else by captures.
    pub(super) fn win_of(&self, seat: usize) -> Option<Cell> {
        if self.tally.row_cells[seat] > 0 {
            return self.row_cells[seat].iter().next();
        }
        self.winning_takes(seat).next()
    }

    /// All cells on which a seat would win with its next stone.
    pub(super) fn wins_of(&self, seat: usize) -> Cells {
        let mut cells = self.row_cells[seat];
        for cell in self.winning_takes(seat) {
            cells.insert(cell);
        }
        cells
    }

    /// The cells on which a seat would capture as many stones as its side still needs.
    fn winning_takes(&self, seat: usize) -> impl Iterator<Item = Cell> + '_ {
        let captured = self.captured_by(self.table.side(seat));
        let needed = self.table.goal.saturating_sub(captured);
        let takes = (self.tally.takes[seat] >= needed).then(|| self.take_cells[seat].iter());
        takes
            .into_iter()
            .flatten()
            .filter(move |&cell| u16::from(self.spot(cell).takes[seat]) >= needed)
    }

    /// Whether the next seat is of another side and would win at once if it were to move.
    pub(super) fn next_wins(&self) -> bool {
        let next = self.table.next(self.seat);
        self.table.side(next) != self.side() && self.win_of(next).is_some()
    }

    /// The cells among which is every answer to the next seat's wins: where it would win, and where
    /// the seat to move captures.
    pub(super) fn answers(&self) -> Cells {
        let next = self.table.next(self.seat);
        self.wins_of(next).or(&self.take_cells[self.seat])
    }

    /// The answers after which the next seat does not win at once.
    pub(super) fn true_answers(&mut self) -> Cells {
        let mut holding = Cells::default();
        for cell in self.answers().iter() {
            if self.holds(cell) {
                holding.insert(cell);
            }
        }
        holding
    }

    fn holds(&mut self, cell: Cell) -> bool {
        let side = self.side();
        self.play(cell);
        let holds = match self.end {
            Some(End::Won { side: winner, .. }) => winner == side,
            Some(End::Drawn) => true,
            None => self.win_of(self.seat).is_none(),
        };
        self.take_back();
        holds
    }
}
