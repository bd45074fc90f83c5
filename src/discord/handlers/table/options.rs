//! The options of `/table`.

use crate::discord::handlers::common::options::words;
use crate::game::SeatOrder;
use crate::language::{Text, say};

/// The option `order`.
pub struct OrderOption(pub SeatOrder);

impl OrderOption {
    fn words() -> [(&'static str, Text); 2] {
        [
            ("chance", say!(options::order_chance)),
            ("as-seated", say!(options::order_as_seated)),
        ]
    }

    fn from_word(word: &str) -> Option<Self> {
        Some(Self(match word {
            "chance" => SeatOrder::Chance,
            "as-seated" => SeatOrder::AsSeated,
            _ => return None,
        }))
    }
}

words!(OrderOption);

/// The option `do`: what to do at a table that is open.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum TableAction {
    /// Sit down, on this side if one is named.
    Sit(Option<u8>),
    /// Stand up.
    Stand,
    /// Have a person stand up.
    Remove,
    /// Give the free chairs to the computer.
    Fill,
    /// Start the game.
    Start,
    /// Close the table.
    Close,
}

impl TableAction {
    fn words() -> [(&'static str, Text); 8] {
        [
            ("sit", say!(options::table_sit)),
            ("sit-1", say!(options::table_sit_on_side, side = 1)),
            ("sit-2", say!(options::table_sit_on_side, side = 2)),
            ("stand", say!(options::table_stand)),
            ("remove", say!(options::table_remove)),
            ("bots", say!(options::table_fill)),
            ("start", say!(options::table_start)),
            ("close", say!(options::table_close)),
        ]
    }

    fn from_word(word: &str) -> Option<Self> {
        Some(match word {
            "sit" => Self::Sit(None),
            "sit-1" => Self::Sit(Some(0)),
            "sit-2" => Self::Sit(Some(1)),
            "stand" => Self::Stand,
            "remove" => Self::Remove,
            "bots" => Self::Fill,
            "start" => Self::Start,
            "close" => Self::Close,
            _ => return None,
        })
    }
}

words!(TableAction);
