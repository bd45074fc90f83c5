//! The options of `/history`.

use crate::discord::handlers::common::options::words;
use crate::discord::views;
use crate::game::PlayerResult;
use crate::language::Text;

/// The option `result`.
#[derive(Clone, Copy)]
pub struct ResultOption(pub PlayerResult);

impl ResultOption {
    fn words() -> [(&'static str, Text); 4] {
        PlayerResult::ALL.map(|result| (result.id(), views::result_word(result)))
    }

    fn from_word(word: &str) -> Option<Self> {
        PlayerResult::from_id(word).map(Self)
    }
}

words!(ResultOption);
