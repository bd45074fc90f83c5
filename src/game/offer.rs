//! What players of a game offer each other. An offer stands until it is answered, taken back, or
//! made moot by the next move.

use super::id::{MessageId, PlayerId};
use super::mark::Mark;

/// What somebody offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OfferKind {
    /// To call it a draw.
    Draw,
    /// To take back one's own last move, and what came after it.
    Takeback,
    /// To let the clocks stand until somebody goes on.
    Pause,
    /// To put the game away without a result.
    Adjourn,
    /// To take up again what was put away.
    Revive,
}

/// An offer that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Who made it.
    pub by: PlayerId,
    /// What it is.
    pub kind: OfferKind,
    /// At which board: at any other it is moot.
    pub at: Mark,
    /// The message that shows it, once it was posted.
    pub message: Option<MessageId>,
    /// Whether it is posted without a ping, for its maker pinged the same person a moment before.
    pub is_silent: bool,
}

/// What became of a wish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wished {
    /// The other one has to agree.
    Offered,
    /// It was offered before, and the other one has yet to agree.
    Stands,
    /// It is done.
    Done,
}

impl OfferKind {
    /// All there are.
    pub const ALL: [Self; 5] = [
        Self::Draw,
        Self::Takeback,
        Self::Pause,
        Self::Adjourn,
        Self::Revive,
    ];

    /// The word that stands for it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Takeback => "takeback",
            Self::Pause => "pause",
            Self::Adjourn => "adjourn",
            Self::Revive => "revive",
        }
    }

    /// What a word stands for.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }
}
