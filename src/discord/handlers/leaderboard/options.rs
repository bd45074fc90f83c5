//! The options of `/leaderboard`.

use crate::discord::handlers::common::options::words;
use crate::language::{Text, say};

/// The option `scope`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum ScopeOption {
    /// The games of this server.
    Here,
    /// All games.
    Everywhere,
    /// The person's own games against the computer.
    Me,
}

impl ScopeOption {
    fn words() -> [(&'static str, Text); 3] {
        [
            ("server", say!(options::scope_server)),
            ("everywhere", say!(options::scope_everywhere)),
            ("me", say!(options::scope_me)),
        ]
    }

    fn from_word(word: &str) -> Option<Self> {
        Some(match word {
            "server" => Self::Here,
            "everywhere" => Self::Everywhere,
            "me" => Self::Me,
            _ => return None,
        })
    }
}

words!(ScopeOption);
