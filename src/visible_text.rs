//! What can be seen of a text that somebody wrote, such as a name: for messages, pictures and records.
//!
//! Invisible letters and marks that turn the writing direction could hide or reorder what stands around
//! them.

use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

/// How many accents in a row are kept on one letter.
const MOST_ACCENTS: usize = 2;

/// What can be seen of a text, on one line; `None` if there is nothing.
pub fn visible(name: &str) -> Option<String> {
    let mut accents = 0;
    let visible: String = name
        .chars()
        .map(|letter| if letter.is_whitespace() { ' ' } else { letter })
        .filter(|&letter| !is_invisible(letter))
        .filter(|&letter| {
            accents = if is_accent(letter) { accents + 1 } else { 0 };
            accents <= MOST_ACCENTS
        })
        .collect();
    let words: Vec<_> = visible.split_whitespace().collect();
    (!words.is_empty()).then(|| words.join(" "))
}

/// Characters that show nothing or change how others are shown: control and format characters, and
/// letters and marks of other categories that are drawn as nothing. Format characters that are drawn, such
/// as the Arabic number sign, stay.
pub fn is_invisible(letter: char) -> bool {
    match letter {
        '\u{600}'..='\u{605}'
        | '\u{6dd}'
        | '\u{70f}'
        | '\u{890}'..='\u{891}'
        | '\u{8e2}'
        | '\u{110bd}'
        | '\u{110cd}' => false,
        '\u{34f}'
        | '\u{115f}'..='\u{1160}'
        | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}'
        | '\u{2065}'
        | '\u{2800}'
        | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}'
        | '\u{ffa0}'
        | '\u{fff0}'..='\u{fff8}'
        | '\u{e0000}'..='\u{e0fff}' => true,
        _ => matches!(
            letter.general_category(),
            GeneralCategory::Control
                | GeneralCategory::Format
                | GeneralCategory::LineSeparator
                | GeneralCategory::ParagraphSeparator
        ),
    }
}

/// Accents of no particular script, which can be stacked without end on any letter. The vowel signs and
/// points of a script are part of its spelling.
fn is_accent(letter: char) -> bool {
    matches!(
        letter,
        '\u{300}'..='\u{36f}'
            | '\u{483}'..='\u{489}'
            | '\u{1ab0}'..='\u{1aff}'
            | '\u{1dc0}'..='\u{1dff}'
            | '\u{20d0}'..='\u{20ff}'
            | '\u{fe20}'..='\u{fe2f}'
    )
}

#[cfg(test)]
mod tests {
    use super::visible;

    #[test]
    fn only_what_can_be_seen_stays() {
        let told = visible(" a\u{202e}n\u{200b}n\nA\u{301}\u{301}\u{301} ");
        assert_eq!(told.as_deref(), Some("ann A\u{301}\u{301}"));
        assert_eq!(visible("\u{200b}\u{3164}\n"), None);
    }
}
