//! The buttons that step through a finished game.

use strum::{IntoStaticStr, VariantArray};

/// How many moves the long steps go.
const LONG: usize = 5;

/// Where a step leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
pub enum StepWay {
    /// To the empty board.
    #[strum(serialize = "first")]
    First,
    /// Five moves back.
    #[strum(serialize = "back-5")]
    BackFive,
    /// One move back.
    #[strum(serialize = "back")]
    Back,
    /// One move on.
    #[strum(serialize = "on")]
    Forward,
    /// Five moves on.
    #[strum(serialize = "on-5")]
    ForwardFive,
    /// To the end.
    #[strum(serialize = "last")]
    Last,
}

impl StepWay {
    /// How many moves are shown after this step from a board with `shown` of `all` moves.
    pub fn from(self, shown: usize, all: usize) -> usize {
        let to = match self {
            Self::First => 0,
            Self::BackFive => shown.saturating_sub(LONG),
            Self::Back => shown.saturating_sub(1),
            Self::Forward => shown.saturating_add(1),
            Self::ForwardFive => shown.saturating_add(LONG),
            Self::Last => all,
        };
        to.min(all)
    }
}
