//! Why a game shows its board again without a move.

/// Why the board was last reset: it is shown again, and the player to move is told. A reset caused
/// by a suspension has no such reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reset {
    /// The player to move took a move back.
    TakenBack,
    /// A pause ended.
    PauseEnded,
    /// The game was adjourned, and both players agreed to resume it.
    Resumed,
    /// Both players agreed that the game is rated.
    Rated,
    /// Both players agreed that the game is not rated.
    Unrated,
    /// The time of the player to move is up, and the opponent may claim the win.
    TimeIsUp,
}
