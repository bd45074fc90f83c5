//! The options of `/leaderboard`.

use crate::discord::handlers::common::options::words;

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
    const WORDS: [(&'static str, &'static str); 3] = [
        ("server", "this server"),
        ("everywhere", "everywhere"),
        ("me", "me against the bot"),
    ];

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
