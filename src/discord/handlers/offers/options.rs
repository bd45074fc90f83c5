//! The options of `/offer`.

use crate::discord::handlers::common::options::words;
use crate::game::OfferKind;
use crate::language::{Text, say};

/// The option `what` of `/offer`.
pub struct OfferOption(pub Proposal);

/// What a player can do by `/offer`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proposal {
    /// Offer something that the other player may agree to.
    Offer(OfferKind),
    /// Give the other player a day.
    GiveDay,
    /// Claim a win on time.
    Claim,
}

const GIVE_DAY: &str = "time";
const CLAIM: &str = "claim";

impl OfferOption {
    fn words() -> [(&'static str, Text); 9] {
        [
            (OfferKind::Draw.id(), say!(options::offer_draw)),
            (OfferKind::Takeback.id(), say!(options::offer_takeback)),
            (OfferKind::Pause.id(), say!(options::offer_pause)),
            (OfferKind::Adjourn.id(), say!(options::offer_adjourn)),
            (OfferKind::Resume.id(), say!(options::offer_resume)),
            (GIVE_DAY, say!(options::offer_time)),
            (CLAIM, say!(options::offer_claim)),
            (OfferKind::Rate.id(), say!(options::offer_rate)),
            (OfferKind::Unrate.id(), say!(options::offer_unrate)),
        ]
    }

    fn from_word(word: &str) -> Option<Self> {
        Some(Self(match word {
            GIVE_DAY => Proposal::GiveDay,
            CLAIM => Proposal::Claim,
            kind => Proposal::Offer(OfferKind::from_id(kind)?),
        }))
    }
}

words!(OfferOption);
