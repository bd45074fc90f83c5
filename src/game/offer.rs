//! What players of a game offer each other. An offer stands until it is answered, withdrawn, or
//! made moot by the next move.

use super::id::{MessageId, OfferId, PlayerId};
use super::revision::Revision;
use super::seat_set::SeatSet;

/// What a player offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OfferKind {
    /// A draw.
    Draw,
    /// To take back the offering player's last move and everything after it.
    Takeback,
    /// To stop the clocks until a player continues.
    Pause,
    /// To adjourn the game without a result.
    Adjourn,
    /// To resume an adjourned game.
    Resume,
    /// To resign for the side, which a player proposes to their partner.
    Resign,
    /// To make the game rated.
    Rate,
    /// To make the game unrated.
    Unrate,
}

/// An offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Its number, once saved. The same offer, withdrawn and made again, gets another.
    pub id: Option<OfferId>,
    /// Who made it.
    pub by: PlayerId,
    /// What is offered.
    pub kind: OfferKind,
    /// The board it was made on: on any other board it is moot.
    pub at: Revision,
    /// The message that shows it, once posted.
    pub message: Option<MessageId>,
    /// Whether it is posted without a ping, because its maker pinged the same person a moment ago.
    pub is_silent: bool,
    /// The seats whose players have agreed, while it waits for others.
    pub agreed: SeatSet,
}

/// What came of making an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferResult {
    /// It was made, and others have to agree.
    Offered,
    /// It had been made before, and others have yet to agree.
    Stands,
    /// Somebody else had made it: the player agreed to that offer, and others have yet to.
    Agreed,
    /// It was carried out at once.
    Done,
}

impl OfferKind {
    /// All kinds.
    pub const ALL: [Self; 8] = [
        Self::Draw,
        Self::Takeback,
        Self::Pause,
        Self::Adjourn,
        Self::Resume,
        Self::Resign,
        Self::Rate,
        Self::Unrate,
    ];

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Takeback => "takeback",
            Self::Pause => "pause",
            Self::Adjourn => "adjourn",
            Self::Resume => "revive",
            Self::Resign => "resign",
            Self::Rate => "rate",
            Self::Unrate => "unrate",
        }
    }

    /// Whether the game would be rated if this is agreed on; `None` if that is not what it is about.
    pub const fn rated(self) -> Option<bool> {
        match self {
            Self::Rate => Some(true),
            Self::Unrate => Some(false),
            _ => None,
        }
    }

    /// The kind with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }
}
