//! The options of `/offer`.

use crate::discord::handlers::common::options::words;
use crate::game::OfferKind;

/// The option `what` of `/offer`.
pub struct OfferOption(pub OfferKind);

impl OfferOption {
    const WORDS: [(&'static str, &'static str); 5] = [
        Self::word(OfferKind::Draw, "a draw"),
        Self::word(OfferKind::Takeback, "to take my last move back"),
        Self::word(OfferKind::Pause, "a pause"),
        Self::word(OfferKind::Adjourn, "to adjourn"),
        Self::word(OfferKind::Resume, "to take an adjourned game up again"),
    ];

    const fn word(kind: OfferKind, label: &'static str) -> (&'static str, &'static str) {
        (kind.id(), label)
    }

    fn from_word(word: &str) -> Option<Self> {
        OfferKind::from_id(word).map(Self)
    }
}

words!(OfferOption);
