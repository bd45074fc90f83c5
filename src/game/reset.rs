//! Why a game shows its board again without a move.

/// Why a game was set up anew, unless it stands still since: the board is shown again, and the one
/// to move is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reset {
    /// The one to move took a move back.
    TakenBack,
    /// A pause is over.
    Resumed,
    /// It had been put away, and both agreed to go on.
    Revived,
}
