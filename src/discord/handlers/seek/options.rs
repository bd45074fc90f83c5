//! The options of `/seek`.

use crate::discord::handlers::common::options::words;
use crate::discord::views;
use crate::game::Band;
use crate::language::Text;

/// The option `band`.
pub struct BandOption(pub Band);

impl BandOption {
    fn words() -> [(String, Text); Band::ALL.len()] {
        views::bands()
    }

    fn from_word(word: &str) -> Option<Self> {
        Band::from_id(word).map(Self)
    }
}

words!(BandOption);
