//! A stone to be placed. It does not know whether the move is legal.

use crate::engine::grid::Cell;
use crate::rules::Move;

/// A stone to be placed: where, and whether it is a power stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::engine) struct Placed(u16);

const POWER_BIT: u16 = 1 << 15;

impl Placed {
    /// No stone.
    pub(in crate::engine) const NONE: Self = Self::stone(Cell::NONE);

    /// An ordinary stone.
    pub(in crate::engine) const fn stone(cell: Cell) -> Self {
        Self(cell.number())
    }

    /// A power stone.
    pub(in crate::engine) const fn power(cell: Cell) -> Self {
        Self(cell.number() | POWER_BIT)
    }

    pub(in crate::engine) const fn cell(self) -> Cell {
        Cell::numbered(self.0 & !POWER_BIT)
    }

    pub(in crate::engine) const fn is_power(self) -> bool {
        self.0 & POWER_BIT != 0
    }

    /// The stone as a number.
    pub(in crate::engine) const fn number(self) -> u16 {
        self.0
    }

    /// The stone as a move of the rules.
    pub(in crate::engine) const fn to_move(self) -> Move {
        if self.is_power() {
            Move::Power(self.cell().point())
        } else {
            Move::Place(self.cell().point())
        }
    }
}
