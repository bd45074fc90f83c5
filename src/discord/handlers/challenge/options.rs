//! The options of `/challenge`.

use crate::discord::handlers::common::options::words;
use crate::discord::views;
use crate::game::First;
use crate::language::{Text, say};
use crate::rules::{Bans, Opening, Overline};

/// The option `opening`.
pub struct OpeningOption(pub Opening);

impl OpeningOption {
    fn words() -> [(&'static str, Text); 5] {
        let openings = [
            Opening::Tournament,
            Opening::Free,
            Opening::G,
            Opening::Swap,
            Opening::Swap2,
        ];
        openings.map(|opening| (opening.id(), views::opening(opening)))
    }

    fn from_word(word: &str) -> Option<Self> {
        Opening::from_id(word).map(Self)
    }
}

words!(OpeningOption);

/// The option `overline`.
pub struct OverlineOption(pub Overline);

impl OverlineOption {
    fn words() -> [(&'static str, Text); 2] {
        let overlines = [Overline::Wins, Overline::Neutral];
        overlines.map(|overline| (overline.id(), views::overline(overline)))
    }

    fn from_word(word: &str) -> Option<Self> {
        Overline::from_id(word).map(Self)
    }
}

words!(OverlineOption);

/// The option `bans`.
pub struct BansOption(pub Bans);

impl BansOption {
    fn words() -> [(&'static str, Text); 3] {
        let all = [Bans::None, Bans::First, Bans::Both];
        all.map(|bans| (bans.id(), views::bans(bans)))
    }

    fn from_word(word: &str) -> Option<Self> {
        Bans::from_id(word).map(Self)
    }
}

words!(BansOption);

/// The option `size`: the lines of a square board.
pub struct SizeOption(pub u8);

impl SizeOption {
    fn words() -> [(&'static str, Text); 6] {
        let sizes = ["9", "11", "13", "15", "17", "19"];
        sizes.map(|lines| (lines, Text::verbatim(format!("{lines} × {lines}"))))
    }

    fn from_word(word: &str) -> Option<Self> {
        word.parse().ok().map(Self)
    }
}

words!(SizeOption);

/// The option `first`.
pub struct FirstOption(pub First);

impl FirstOption {
    fn words() -> [(&'static str, Text); 3] {
        [
            ("chance", say!(options::first_chance)),
            ("me", say!(options::first_me)),
            ("opponent", say!(options::first_opponent)),
        ]
    }

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
