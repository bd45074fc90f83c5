//! Lists by the rules of a language: "a, b and c".

use icu_list::options::{ListFormatterOptions, ListLength};
use icu_list::{ListFormatter, ListFormatterPreferences};
use icu_locale_core::Locale;

use super::Language;

/// The items as a list of things that belong together.
pub(super) fn listed(language: Language, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        _ => formatter(language).map_or_else(
            || items.join(", "),
            |formatter| formatter.format(items.iter()).to_string(),
        ),
    }
}

/// The formatter of a language; `None` if the library does not know the language.
fn formatter(language: Language) -> Option<ListFormatter> {
    // British lists have no comma before "and", as the bot has always written them.
    let tag = match language {
        Language::English | Language::Pseudo => "en-GB",
        other => other.tag(),
    };
    let locale: Locale = tag.parse().ok()?;
    let options = ListFormatterOptions::default().with_length(ListLength::Wide);
    ListFormatter::try_new_and(ListFormatterPreferences::from(&locale), options).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_english_list_has_one_and() {
        let list = |items: &[&str]| {
            let items: Vec<_> = items.iter().map(|&item| item.to_owned()).collect();
            listed(Language::English, &items)
        };
        assert_eq!(list(&[]), "");
        assert_eq!(list(&["a"]), "a");
        assert_eq!(list(&["a", "b"]), "a and b");
        assert_eq!(list(&["a", "b", "c"]), "a, b and c");
    }
}
