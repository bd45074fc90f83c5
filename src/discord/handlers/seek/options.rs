//! The options of `/seek`.

use crate::discord::handlers::common::options::words;
use crate::discord::views;
use crate::game::Band;
use crate::language::Text;

/// The option `band`.
pub struct BandOption(pub Band);

impl BandOption {
    fn words() -> [(&'static str, Text); 4] {
        views::bands()
    }

    fn from_word(word: &str) -> Option<Self> {
        Band::from_id(word).map(Self)
    }
}

words!(BandOption);
