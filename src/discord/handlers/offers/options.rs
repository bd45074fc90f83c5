//! The options of `/offer`.

use crate::discord::handlers::common::options::words;
use crate::game::OfferKind;
use crate::language::{Text, say};

/// The option `what` of `/offer`.
pub struct OfferOption(pub OfferKind);

impl OfferOption {
    fn words() -> [(&'static str, Text); 5] {
        [
            (OfferKind::Draw.id(), say!(options::offer_draw)),
            (OfferKind::Takeback.id(), say!(options::offer_takeback)),
            (OfferKind::Pause.id(), say!(options::offer_pause)),
            (OfferKind::Adjourn.id(), say!(options::offer_adjourn)),
            (OfferKind::Resume.id(), say!(options::offer_resume)),
        ]
    }

    fn from_word(word: &str) -> Option<Self> {
        OfferKind::from_id(word).map(Self)
    }
}

words!(OfferOption);
