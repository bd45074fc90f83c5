//! Makes what people wrote harmless to show: their names, and what they typed.
//!
//! Discord lets a name hold markdown, mentions, invisible letters and marks that turn the writing
//! direction. None of it may change how the rest of a message looks, or ping anybody.

use std::fmt::Write as _;

use crate::game::DELETED_NAME;
use crate::language::{Text, say};
use crate::visible_text::{is_invisible, visible};

/// The most characters of a typed text that are repeated.
const LONGEST_TYPED: usize = 40;

/// A name as part of a text in markdown: it looks as its owner wrote it, and does nothing.
///
/// A name with letters that are written from right to left is set apart by isolating marks, so that
/// it does not reorder what stands around it; those are the only invisible characters that come out.
pub fn shown(name: &str) -> Text {
    if name == DELETED_NAME {
        return say!(general::deleted_player);
    }
    let Some(plain) = visible(name) else {
        return say!(general::nameless);
    };
    let escaped = escape(&plain);
    if plain.chars().any(is_right_to_left) {
        Text::verbatim(format!("\u{2068}{escaped}\u{2069}"))
    } else {
        Text::verbatim(escaped)
    }
}

/// A name as plain text on one line, as labels and lists of choices need it: no marks of
/// direction, nothing invisible.
pub fn plain(name: &str) -> Text {
    if name == DELETED_NAME {
        return say!(general::deleted_player);
    }
    visible(name).map_or_else(|| say!(general::nameless), Text::verbatim)
}

/// Something that was typed, quoted as it was typed, shortened where it is long.
pub fn typed(text: &str) -> Text {
    let harmless: String = text
        .chars()
        .map(|letter| if letter.is_whitespace() { ' ' } else { letter })
        .filter(|&letter| letter != '`' && !is_invisible(letter) && !is_right_to_left(letter))
        .collect();
    let harmless = harmless.trim();
    if harmless.is_empty() {
        return say!(general::typed_nothing);
    }
    let mut quoted: String = harmless.chars().take(LONGEST_TYPED).collect();
    if quoted.len() < harmless.len() {
        quoted.push('…');
    }
    Text::verbatim(format!("`{quoted}`"))
}

/// Puts a backslash before whatever markdown could take for its own.
fn escape(plain: &str) -> String {
    let mut escaped = String::with_capacity(plain.len() + 8);
    let mut only_digits = true;
    for (index, letter) in plain.char_indices() {
        let special = match letter {
            '\\' | '`' | '*' | '_' | '~' | '|' | '[' | ']' | '(' | ')' | '<' | '>' | '@' | '#'
            | ':' => true,
            '-' | '+' => index == 0,
            // A number and a dot begin a list, and a word, a dot and a word the address of an invitation.
            '.' => (only_digits && index > 0) || goes_on(plain, index),
            _ => false,
        };
        let _ = if special {
            write!(escaped, "\\{letter}")
        } else {
            write!(escaped, "{letter}")
        };
        only_digits &= letter.is_ascii_digit();
    }
    escaped
}

/// Whether a letter or digit follows the one at this index.
fn goes_on(text: &str, index: usize) -> bool {
    let mut after = text[index..].chars().skip(1);
    after.next().is_some_and(char::is_alphanumeric)
}

/// Letters of the scripts that are written from right to left.
fn is_right_to_left(letter: char) -> bool {
    matches!(
        letter,
        '\u{590}'..='\u{8ff}'
            | '\u{fb1d}'..='\u{fdff}'
            | '\u{fe70}'..='\u{fefc}'
            | '\u{10800}'..='\u{10fff}'
            | '\u{1e800}'..='\u{1efff}'
    )
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::language::Language;

    fn shown(name: &str) -> String {
        super::shown(name).in_language(Language::English)
    }

    fn plain(name: &str) -> String {
        super::plain(name).in_language(Language::English)
    }

    fn typed(text: &str) -> String {
        super::typed(text).in_language(Language::English)
    }

    /// What a reader sees: the text without the backslashes that escape.
    fn unescaped(text: &str) -> String {
        let mut letters = text.chars();
        let mut seen = String::new();
        while let Some(letter) = letters.next() {
            let next = if letter == '\\' { letters.next() } else { None };
            seen.push(next.unwrap_or(letter));
        }
        seen
    }

    /// Letters that would act if they came without a backslash before them.
    fn acts(text: &str) -> bool {
        let mut letters = text.chars();
        while let Some(letter) = letters.next() {
            if letter == '\\' {
                letters.next();
            } else if "`*_~|[]()<>@#:".contains(letter) {
                return true;
            }
        }
        false
    }

    proptest! {
        #[test]
        fn no_name_can_act(name in "(\\PC|[<@#&!:*_`|~\\\\\n\u{202e}\u{200b}\u{5d0}]){0,64}") {
            let shown = shown(&name);
            let bare = shown.trim_start_matches('\u{2068}').trim_end_matches('\u{2069}');
            prop_assert!(!acts(bare), "{shown}");
            prop_assert!(!bare.chars().any(is_invisible), "{shown:?}");
            prop_assert_eq!(unescaped(bare), plain(&name));
            prop_assert!(!bare.trim().is_empty());
        }

        #[test]
        fn no_typed_text_leaves_its_quotes(text in "\\PC{0,80}") {
            let quoted = typed(&text);
            let inside = quoted.trim_matches('`');
            prop_assert!(!inside.contains('`') && !inside.contains('\n'));
            prop_assert!(quoted.chars().count() <= LONGEST_TYPED + 3);
        }
    }

    #[test]
    fn names_look_as_they_were_written() {
        for (name, expected) in [
            ("Ann", "Ann"),
            ("Mr. O'Neil-Smith", "Mr. O'Neil-Smith"),
            ("**Ann**", r"\*\*Ann\*\*"),
            ("@everyone", r"\@everyone"),
            ("<@123>", r"\<\@123\>"),
            ("https://example.org", r"https\://example\.org"),
            ("discord.gg/abc", r"discord\.gg/abc"),
            ("1. Ann", r"1\. Ann"),
            ("- Ann", r"\- Ann"),
            ("a\u{202e}nnA\nB", "annA B"),
            ("  An\u{200b}n ", "Ann"),
            ("e\u{301}\u{301}\u{301}\u{301}", "e\u{301}\u{301}"),
            ("\u{5d0}\u{5d1}", "\u{2068}\u{5d0}\u{5d1}\u{2069}"),
            ("བསྒྲུབས", "བསྒྲུབས"),
            ("လွှုပ်", "လွှုပ်"),
            ("\u{200b}\u{3164}", "someone"),
            ("", "someone"),
        ] {
            assert_eq!(shown(name), expected);
        }
    }

    #[test]
    fn typed_text_is_quoted() {
        assert_eq!(typed("zz9"), "`zz9`");
        assert_eq!(typed("a`b\n@everyone"), "`ab @everyone`");
        assert_eq!(typed("``"), "that");
        assert_eq!(typed(&"9".repeat(50)), format!("`{}…`", "9".repeat(40)));
    }
}
