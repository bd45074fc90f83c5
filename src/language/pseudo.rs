//! English as no one writes it: most letters have an accent.
//!
//! Discord's markdown, mentions, commands in backticks and times stay as they are, so that the bot
//! works in it as in any language.

use std::borrow::Cow;

/// A piece of a text with accented letters. What stands between backticks or in angle brackets is
/// left alone. A backtick without another one in the piece belongs to a value beside it.
pub(super) fn accented(text: &str) -> Cow<'_, str> {
    let mut is_code = false;
    let mut is_tag = false;
    let accented = text.char_indices().map(|(at, letter)| {
        match letter {
            '`' => is_code = !is_code && text[at + 1..].contains('`'),
            '<' => is_tag = true,
            '>' => is_tag = false,
            _ if is_code || is_tag => {}
            _ => return accent(letter),
        }
        letter
    });
    accented.collect::<String>().into()
}

const fn accent(letter: char) -> char {
    match letter {
        'a' => 'á',
        'e' => 'é',
        'i' => 'í',
        'o' => 'ó',
        'u' => 'ú',
        'y' => 'ý',
        'c' => 'ç',
        'n' => 'ñ',
        's' => 'š',
        'r' => 'ř',
        't' => 'ţ',
        'l' => 'ł',
        'd' => 'đ',
        'z' => 'ž',
        'g' => 'ğ',
        'A' => 'Á',
        'E' => 'É',
        'I' => 'Í',
        'O' => 'Ó',
        'U' => 'Ú',
        'C' => 'Ç',
        'N' => 'Ñ',
        'S' => 'Š',
        'R' => 'Ř',
        'T' => 'Ţ',
        'L' => 'Ł',
        'D' => 'Đ',
        'Z' => 'Ž',
        'G' => 'Ğ',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_change_and_commands_do_not() {
        assert_eq!(
            accented("Use `/games`, Ann: <@7>"),
            "Úšé `/games`, Áññ: <@7>"
        );
        assert_eq!(accented("`; the log explains it"), "`; ţhé łóğ éxpłáíñš íţ");
    }
}
