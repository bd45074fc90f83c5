//! What a follower of somebody else's game is told, and when a game cannot be followed.

use thiserror::Error;

/// What a follower of a game is told, in private: at most one message for each turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Following {
    /// Each move, and the end.
    Moves,
    /// The end only.
    End,
}

/// Why a game cannot be followed. A refusal changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum FollowRefusal {
    /// A player learns everything anyway.
    #[error("one's own game need not be followed")]
    OwnGame,
    /// The game is seen on its own server only, and a follower is written to elsewhere.
    #[error("the game is not seen everywhere")]
    NotPublic,
    /// The person does not want private messages, or Discord turned them away.
    #[error("the person takes no private messages")]
    NoMessages,
    /// The game has as many followers as are told about each move.
    #[error("a game has at most {most} followers")]
    TooManyFollowers {
        /// How many a game may have.
        most: u32,
    },
    /// The person follows as many games as one person can.
    #[error("a person follows at most {most} games")]
    TooManyFollowed {
        /// How many a person may follow.
        most: u32,
    },
}

impl Following {
    /// Both values.
    pub const ALL: [Self; 2] = [Self::Moves, Self::End];

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Moves => "moves",
            Self::End => "end",
        }
    }

    /// The value with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.id() == id)
    }
}
