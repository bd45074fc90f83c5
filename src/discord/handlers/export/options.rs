//! The options of `/export`.

use crate::discord::handlers::common::options::words;
use crate::language::{Text, say};
use crate::rules::RecordText;

/// The option `format`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FormatOption {
    /// Headers and numbered moves.
    #[default]
    Text,
    /// The Smart Game Format.
    Sgf,
}

impl FormatOption {
    fn words() -> [(&'static str, Text); 2] {
        [
            ("text", say!(options::format_text)),
            ("sgf", say!(options::format_sgf)),
        ]
    }

    fn from_word(word: &str) -> Option<Self> {
        Some(match word {
            "text" => Self::Text,
            "sgf" => Self::Sgf,
            _ => return None,
        })
    }

    /// How the names of such files end.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Text => "txt",
            Self::Sgf => "sgf",
        }
    }

    /// A record in this form.
    pub fn write(self, record: &RecordText) -> String {
        match self {
            Self::Text => record.to_string(),
            Self::Sgf => record.to_sgf(),
        }
    }
}

words!(FormatOption);
