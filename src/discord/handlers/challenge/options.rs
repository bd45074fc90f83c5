//! The options of `/challenge`.

use crate::discord::handlers::common::options::words;
use crate::discord::views;
use crate::game::First;
use crate::language::{Text, say};
use crate::rules::{Bans, Overline};

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
