//! What is kept of a position while it is played on.

use super::state::State;
use super::tally::Tally;
use crate::engine::grid::Cell;

/// All that is needed to take a stone back.
#[derive(Clone, Debug)]
pub(super) struct UndoFrame {
    pub(super) cell: Cell,
    pub(super) state: State,
    pub(super) tally: Tally,
    pub(super) changes: usize,
    pub(super) removed: usize,
}
