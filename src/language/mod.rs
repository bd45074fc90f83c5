//! What people read, and in which language.
//!
//! The words are in `locales/`, one folder a language. The rest of the program says *what* is to be
//! read, as a [`Text`]; [`Text::in_language`] makes words of it where a message leaves, and nowhere
//! else. So the language is chosen in one place, and a text that is written in the code reaches
//! nobody.

mod bundles;
mod lessons;
mod lists;
mod pseudo;
mod rulesets;
mod tag;
mod text;
mod value;

#[cfg(test)]
mod tests;

pub use bundles::keys;
pub use lessons::{LessonText, about_lesson};
pub use rulesets::about_ruleset;
pub use tag::Language;
pub use text::{Text, Value};
pub use value::Word;

/// The texts of `locales/en` as types: a module for each file, a struct for each text, a field for
/// each of its values.
#[allow(non_camel_case_types, reason = "a text is named as its key")]
#[allow(missing_docs, reason = "each text documents itself")]
#[allow(clippy::all, clippy::pedantic, reason = "the code is generated")]
pub(crate) mod messages {
    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}

/// A text of `locales/` with its values, as in `say!(play::your_turn, name = name)` for the key
/// `play-your-turn`. The compiler checks that the text exists and that no value is missing.
macro_rules! say {
    ($file:ident::$message:ident $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::language::Text::from($crate::language::messages::$file::$message {
            $($name: $crate::language::Value::from($value)),*
        })
    };
}

pub(crate) use say;
