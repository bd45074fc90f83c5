//! Why two people are not matched, and why a request about a seek is refused. A refusal changes nothing.

use thiserror::Error;

/// Why two people are not matched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Mismatch {
    /// Both are the same person.
    #[error("the seek is one's own")]
    OwnSeek,
    /// The rulesets or their options, the paces, or whether the game is rated.
    #[error("the terms are others")]
    Terms,
    /// The ratings are farther apart than one of the two wants.
    #[error("the ratings are more than {most} points apart")]
    Ratings {
        /// How far apart they may be.
        most: u16,
    },
    /// The two are playing the same ruleset already.
    #[error("the two are playing already")]
    PlayingAlready,
    /// The one who seeks has as many games running as they can play at a time.
    #[error("the one who seeks has {most} games running")]
    Busy {
        /// How many games that are.
        most: u32,
    },
}

/// Why a request about a seek is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SeekRefusal {
    /// It was matched or stopped, or has run out; or it is not seen from there.
    #[error("the seek is over")]
    Gone,
    /// The person seeks as many games as one can at a time.
    #[error("a person has at most {most} seeks")]
    TooMany {
        /// How many that are.
        most: u32,
    },
    /// The person has too many games running.
    #[error("{most} games are running already")]
    TooManyGames {
        /// How many there may be.
        most: u32,
    },
    /// The person takes no private messages, in which games across servers are played.
    #[error("the person takes no private messages")]
    NoMessages,
    /// The private conversation with the person could not be begun this time.
    #[error("the private conversation could not be begun")]
    NotReached,
    /// The private conversation with the opponent could not be begun this time.
    #[error("the private conversation with the opponent could not be begun")]
    OpponentNotReached,
    /// A report says nothing.
    #[error("the report is empty")]
    NoReason,
    /// The person has made too many reports lately.
    #[error("{most} reports were made within a day")]
    TooManyReports {
        /// How many there may be, as in [`super::limits::REPORTS`].
        most: u32,
    },
    /// The two do not go together.
    #[error(transparent)]
    Mismatch(#[from] Mismatch),
}
