//! What the board saves before each move.

use super::state::State;
use super::tally::Tally;
use super::views::SavedViews;
use crate::engine::grid::Cell;

/// Everything needed to take a move back.
#[derive(Clone, Debug)]
pub(super) struct UndoFrame {
    pub(super) cell: Cell,
    pub(super) state: State,
    pub(super) tally: Tally,
    pub(super) changes: usize,
    pub(super) regroupings: usize,
    pub(super) removed: usize,
    pub(super) views: SavedViews,
}
