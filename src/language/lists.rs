//! Lists by the rules of a language: "a, b and c".

use icu_list::options::{ListFormatterOptions, ListLength};
use icu_list::{ListFormatter, ListFormatterPreferences};
use icu_locale_core::Locale;

use super::{Language, pseudo};

/// How the items of a list belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Joining {
    /// All of them: "a, b and c".
    And,
    /// One of them: "a, b or c".
    Or,
    /// All of them, with as few words between them as the language allows: "a, b, c".
    Brief,
}

/// The items as a list.
pub(super) fn listed(language: Language, joining: Joining, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        _ => formatter(language, joining).map_or_else(
            || items.join(", "),
            |formatter| match language {
                Language::Pseudo => accented(&formatter, items),
                _ => formatter.format(items.iter()).to_string(),
            },
        ),
    }
}

/// A list whose "and" has accents, whatever its items have.
fn accented(formatter: &ListFormatter, items: &[String]) -> String {
    const ITEM: &str = "\u{f8ff}";
    let list = formatter.format(items.iter().map(|_| ITEM)).to_string();
    let between = list.split(ITEM).map(pseudo::accented);
    let items = items.iter().map(String::as_str).chain([""]);
    let parts = between
        .zip(items)
        .map(|(between, item)| format!("{between}{item}"));
    parts.collect()
}

/// The formatter of a language; `None` if the library does not know the language.
fn formatter(language: Language, joining: Joining) -> Option<ListFormatter> {
    // British lists have no comma before "and".
    let tag = match language {
        Language::English | Language::Pseudo => "en-GB",
        other => other.tag(),
    };
    let locale: Locale = tag.parse().ok()?;
    let preferences = ListFormatterPreferences::from(&locale);
    let options = |length| ListFormatterOptions::default().with_length(length);
    let formatter = match joining {
        Joining::And => ListFormatter::try_new_and(preferences, options(ListLength::Wide)),
        Joining::Or => ListFormatter::try_new_or(preferences, options(ListLength::Wide)),
        Joining::Brief => ListFormatter::try_new_and(preferences, options(ListLength::Narrow)),
    };
    formatter.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_english_list_has_one_and_or_one_or() {
        for (items, all, one, brief) in [
            ("", "", "", ""),
            ("a", "a", "a", "a"),
            ("a b", "a and b", "a or b", "a, b"),
            ("a b c", "a, b and c", "a, b or c", "a, b, c"),
        ] {
            let items: Vec<_> = items.split_whitespace().map(str::to_owned).collect();
            let list = |joining| listed(Language::English, joining, &items);
            assert_eq!(list(Joining::And), all);
            assert_eq!(list(Joining::Or), one);
            assert_eq!(list(Joining::Brief), brief);
        }
    }

    #[test]
    fn a_list_in_the_pseudo_language_leaves_its_items_alone() {
        let items = ["and", "b", "c"].map(str::to_owned);
        assert_eq!(
            listed(Language::Pseudo, Joining::And, &items),
            "and, b áñđ c"
        );
    }
}
