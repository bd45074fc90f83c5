//! The options about the board of a new game: how it begins, and how large it is.

use crate::discord::handlers::common::options::words;
use crate::discord::views;
use crate::language::Text;
use crate::rules::Opening;

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
