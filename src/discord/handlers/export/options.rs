//! The options of `/export`.

use crate::discord::action::{RecordFormat, Word as _};
use crate::discord::handlers::common::options::words;
use crate::language::{Text, say};

/// The option `format`.
#[derive(Clone, Copy, Debug, Default)]
pub struct FormatOption(pub RecordFormat);

impl FormatOption {
    fn words() -> [(&'static str, Text); 2] {
        [
            (RecordFormat::Text.word(), say!(options::format_text)),
            (RecordFormat::Sgf.word(), say!(options::format_sgf)),
        ]
    }

    fn from_word(word: &str) -> Option<Self> {
        RecordFormat::from_word(word).map(Self)
    }
}

words!(FormatOption);
