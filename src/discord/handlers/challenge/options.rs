//! The options of `/challenge`.

use crate::discord::handlers::common::options::words;
use crate::discord::views;
use crate::game::First;
use crate::rules::{Bans, Opening, Overline};

/// The option `opening`.
pub struct OpeningOption(pub Opening);

impl OpeningOption {
    const WORDS: [(&'static str, &'static str); 5] = [
        Self::word(Opening::Tournament),
        Self::word(Opening::Free),
        Self::word(Opening::G),
        Self::word(Opening::Swap),
        Self::word(Opening::Swap2),
    ];

    const fn word(opening: Opening) -> (&'static str, &'static str) {
        (opening.id(), views::opening(opening))
    }

    fn from_word(word: &str) -> Option<Self> {
        Opening::from_id(word).map(Self)
    }
}

words!(OpeningOption);

/// The option `overline`.
pub struct OverlineOption(pub Overline);

impl OverlineOption {
    const WORDS: [(&'static str, &'static str); 2] =
        [Self::word(Overline::Wins), Self::word(Overline::Neutral)];

    const fn word(overline: Overline) -> (&'static str, &'static str) {
        (overline.id(), views::overline(overline))
    }

    fn from_word(word: &str) -> Option<Self> {
        Overline::from_id(word).map(Self)
    }
}

words!(OverlineOption);

/// The option `bans`.
pub struct BansOption(pub Bans);

impl BansOption {
    const WORDS: [(&'static str, &'static str); 3] = [
        Self::word(Bans::None),
        Self::word(Bans::First),
        Self::word(Bans::Both),
    ];

    const fn word(bans: Bans) -> (&'static str, &'static str) {
        (bans.id(), views::bans(bans))
    }

    fn from_word(word: &str) -> Option<Self> {
        Bans::from_id(word).map(Self)
    }
}

words!(BansOption);

/// The option `size`: the lines of a square board.
pub struct SizeOption(pub u8);

impl SizeOption {
    const WORDS: [(&'static str, &'static str); 6] = [
        ("9", "9 × 9"),
        ("11", "11 × 11"),
        ("13", "13 × 13"),
        ("15", "15 × 15"),
        ("17", "17 × 17"),
        ("19", "19 × 19"),
    ];

    fn from_word(word: &str) -> Option<Self> {
        word.parse().ok().map(Self)
    }
}

words!(SizeOption);

/// The option `first`.
pub struct FirstOption(pub First);

impl FirstOption {
    const WORDS: [(&'static str, &'static str); 3] = [
        ("chance", "by chance"),
        ("me", "me"),
        ("opponent", "my opponent"),
    ];

    fn from_word(word: &str) -> Option<Self> {
        Some(Self(match word {
            "chance" => First::Chance,
            "me" => First::Challenger,
            "opponent" => First::Opponent,
            _ => return None,
        }))
    }
}

words!(FirstOption);
