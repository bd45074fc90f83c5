//! What is to be read, before it is known in which language.

use fluent_bundle::{FluentArgs, FluentValue};

use super::lists::Joining;
use super::{Language, bundles, lists};

/// The key of what stands between two sentences.
const BETWEEN_SENTENCES: &str = "general-between-sentences";

/// A text in no language yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text(Content);

/// A value in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Another text.
    Text(Text),
    /// A number, which also chooses the plural.
    Number(i64),
    /// A word that is not shown but chooses between wordings, as in `{ $colour -> [white] … }`.
    Word(&'static str),
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Content {
    /// A text of `locales/`.
    Message {
        key: String,
        values: Vec<(&'static str, Value)>,
    },
    /// The same in every language.
    Verbatim(String),
    /// One after the other.
    Joined {
        parts: Vec<Text>,
        separator: Box<Text>,
    },
    /// "a, b and c".
    List { items: Vec<Text>, joining: Joining },
    /// As many lines as fit below a head.
    Fitting {
        head: Box<Text>,
        lines: Vec<Line>,
        longest: usize,
    },
}

/// A line that is left out if it does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Line {
    text: Text,
    /// What stands for this line and all that follow it.
    rest: Text,
}

impl Default for Text {
    /// Nothing.
    fn default() -> Self {
        Self::verbatim("")
    }
}

impl Text {
    /// A text of `locales/`. Use `say!`, which checks the key and the values.
    pub(super) fn message(key: &str, values: Vec<(&'static str, Value)>) -> Self {
        Self(Content::Message {
            key: key.to_owned(),
            values,
        })
    }

    /// A text of `locales/` without values, by a key that is put together when the program runs.
    /// A key that no language has is shown itself; tests check all that can occur.
    pub(crate) fn looked_up(key: &str) -> Self {
        Self::message(key, Vec::new())
    }

    /// What is the same in every language: a name, a point, a link, a time in Discord's notation.
    pub fn verbatim(text: impl Into<String>) -> Self {
        Self(Content::Verbatim(text.into()))
    }

    /// Texts one after the other.
    pub fn joined(parts: impl IntoIterator<Item = Self>, separator: &'static str) -> Self {
        Self::joined_by(parts, Self::verbatim(separator))
    }

    /// Sentences in a paragraph, joined as the language joins them. Empty ones are left out.
    pub fn sentences(parts: impl IntoIterator<Item = Self>) -> Self {
        let parts = parts.into_iter().filter(|part| !part.is_empty());
        Self::joined_by(parts, Self::message(BETWEEN_SENTENCES, Vec::new()))
    }

    fn joined_by(parts: impl IntoIterator<Item = Self>, separator: Self) -> Self {
        Self(Content::Joined {
            parts: parts.into_iter().collect(),
            separator: Box::new(separator),
        })
    }

    /// Lines, one below the other.
    pub fn lines(parts: impl IntoIterator<Item = Self>) -> Self {
        Self::joined(parts, "\n")
    }

    /// A list of things that belong together, as in "a, b and c".
    pub fn list(items: impl IntoIterator<Item = Self>) -> Self {
        Self::listed(items, Joining::And)
    }

    /// A list of alternatives, as in "a, b or c".
    pub fn alternatives(items: impl IntoIterator<Item = Self>) -> Self {
        Self::listed(items, Joining::Or)
    }

    /// A list for a score or a table, with as few words between the items as the language allows, as in
    /// "a, b, c".
    pub fn brief_list(items: impl IntoIterator<Item = Self>) -> Self {
        Self::listed(items, Joining::Brief)
    }

    fn listed(items: impl IntoIterator<Item = Self>, joining: Joining) -> Self {
        Self(Content::List {
            items: items.into_iter().collect(),
            joining,
        })
    }

    /// A head with as many lines below it as fit. `rest` tells how many lines are left out, which
    /// every language decides for itself.
    ///
    /// `longest` is the most UTF-16 units that the whole may have.
    pub fn fitting(
        head: Self,
        lines: Vec<Self>,
        longest: usize,
        rest: impl Fn(usize) -> Self,
    ) -> Self {
        let count = lines.len();
        let lines = lines.into_iter().enumerate().map(|(index, text)| Line {
            text,
            rest: rest(count - index),
        });
        Self(Content::Fitting {
            head: Box::new(head),
            lines: lines.collect(),
            longest,
        })
    }

    /// Whether it is empty in every language.
    pub fn is_empty(&self) -> bool {
        match &self.0 {
            Content::Message { .. } => false,
            Content::Verbatim(text) => text.is_empty(),
            Content::Joined { parts, .. } => parts.iter().all(Self::is_empty),
            Content::List { items, .. } => items.iter().all(Self::is_empty),
            Content::Fitting { head, lines, .. } => head.is_empty() && lines.is_empty(),
        }
    }

    /// Its length in UTF-16 units, as Discord counts, in the language in which it is longest.
    pub fn longest(&self) -> usize {
        let length = |language| self.in_language(language).encode_utf16().count();
        Language::ALL.into_iter().map(length).max().unwrap_or(0)
    }

    /// Its words for each of Discord's locales, except those in English, which is what Discord shows
    /// where nothing else is given.
    pub fn localizations(&self) -> impl Iterator<Item = (&'static str, String)> {
        let others = Language::ALL
            .into_iter()
            .filter(|language| *language != Language::English);
        others.flat_map(|language| {
            let words = self.in_language(language);
            let locales = language.locales().iter();
            locales.map(move |locale| (*locale, words.clone()))
        })
    }

    /// Its words in a language.
    pub fn in_language(&self, language: Language) -> String {
        match &self.0 {
            Content::Message { key, values } => {
                let mut filled = FluentArgs::with_capacity(values.len());
                for (name, value) in values {
                    filled.set(*name, value.in_language(language));
                }
                bundles::words(language, key, &filled)
            }
            Content::Verbatim(text) => text.clone(),
            Content::Joined { parts, separator } => {
                let parts: Vec<_> = parts
                    .iter()
                    .map(|part| part.in_language(language))
                    .collect();
                parts.join(&separator.in_language(language))
            }
            Content::List { items, joining } => {
                let items = items.iter().map(|item| item.in_language(language));
                lists::listed(language, *joining, &items.collect::<Vec<_>>())
            }
            Content::Fitting {
                head,
                lines,
                longest,
            } => fitted(language, head, lines, *longest),
        }
    }
}

impl Value {
    fn in_language(&self, language: Language) -> FluentValue<'static> {
        match self {
            Self::Text(text) => FluentValue::from(text.in_language(language)),
            Self::Number(number) => FluentValue::from(*number),
            Self::Word(word) => FluentValue::from(*word),
        }
    }
}

/// The head alone if nothing else fits.
fn fitted(language: Language, head: &Text, lines: &[Line], longest: usize) -> String {
    let fits = |text: &str| text.encode_utf16().count() <= longest;
    let mut text = head.in_language(language);
    let mut shortened = text.clone();
    for line in lines {
        let with_rest = format!("{text}\n{}", line.rest.in_language(language));
        if fits(&with_rest) {
            shortened = with_rest;
        }
        text = format!("{text}\n{}", line.text.in_language(language));
        if !fits(&text) {
            return shortened;
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_do_not_fit_are_counted() {
        let fitting = |longest| {
            let lines = ["aaaa", "bbbb", "cccc"].map(Text::verbatim).to_vec();
            let rest = |count: usize| Text::verbatim(format!("+{count}"));
            Text::fitting(Text::verbatim("head"), lines, longest, rest)
                .in_language(Language::English)
        };
        for (longest, words) in [
            (19, "head\naaaa\nbbbb\ncccc"),
            (18, "head\naaaa\nbbbb\n+1"),
            (17, "head\naaaa\nbbbb\n+1"),
            (16, "head\naaaa\n+2"),
            (11, "head\n+3"),
            (6, "head"),
        ] {
            assert_eq!(fitting(longest), words, "{longest}");
        }
    }
}
