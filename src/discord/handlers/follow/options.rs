//! The options of `/follow`.

use crate::discord::handlers::common::options::words;
use crate::game::Following;
use crate::language::{Text, say};

/// The option `tell`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TellOption {
    /// The moves or the end.
    Following(Following),
    /// Nothing any more.
    Nothing,
}

impl TellOption {
    fn words() -> [(&'static str, Text); 3] {
        [
            (Following::Moves.id(), say!(follow::each_move)),
            (Following::End.id(), say!(follow::the_end)),
            ("nothing", say!(follow::stop)),
        ]
    }

    fn from_word(word: &str) -> Option<Self> {
        match word {
            "nothing" => Some(Self::Nothing),
            word => Following::from_id(word).map(Self::Following),
        }
    }
}

words!(TellOption);
