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
    /// An adjourned game was resumed with the move that had been sealed.
    Unsealed,
    /// An adjourned game was resumed without it: the sealed move could not be played.
    SealLost,
    /// Both players agreed that the game is rated.
    Rated,
    /// Both players agreed that the game is not rated.
    Unrated,
    /// The time of the player to move is up, and the opponent may claim the win.
    TimeIsUp,
    /// The player who moved last has changed that move.
    Changed,
}

impl Reset {
    /// All reasons.
    pub const ALL: [Self; 9] = [
        Self::TakenBack,
        Self::PauseEnded,
        Self::Resumed,
        Self::Rated,
        Self::Unrated,
        Self::TimeIsUp,
        Self::Unsealed,
        Self::SealLost,
        Self::Changed,
    ];

    /// Whether an adjourned game was resumed.
    pub const fn is_resumption(self) -> bool {
        matches!(self, Self::Resumed | Self::Unsealed | Self::SealLost)
    }
}
