//! What can be a value in a text.

use super::text::{Text, Value};

/// A word that chooses between wordings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word(pub &'static str);

impl From<Text> for Value {
    fn from(text: Text) -> Self {
        Self::Text(text)
    }
}

impl From<Word> for Value {
    fn from(word: Word) -> Self {
        Self::Word(word.0)
    }
}

/// A name, a point or another text that is the same in every language.
impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(Text::verbatim(text))
    }
}

/// A name, a point or another text that is the same in every language.
impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(Text::verbatim(text))
    }
}

macro_rules! from_numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Value {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        })*
    };
}

from_numbers!(i8, u8, u16, u32, i32, i64);

/// Numbers that people read are small: one that does not fit is shown as the largest.
impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
