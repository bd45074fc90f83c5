//! Lengths and limits for all descriptions. Knows no scenes.

/// The longest alt text, in UTF-16 units, as Discord may count them.
pub const LONGEST_ALT: usize = 1_024;

/// The length of a text in UTF-16 units.
pub fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

/// A text cut to `most` characters, with an ellipsis as the last one if it was longer.
pub fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars()
        .take(most.saturating_sub(1))
        .chain(['…'])
        .collect()
}

/// A name without characters that would hide or reverse the text after it, cut to 32 characters.
pub fn harmless(name: &str) -> String {
    const LONGEST_NAME: usize = 32;
    let is_shown = |letter: &char| {
        !letter.is_control()
            && !matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}')
            && !matches!(letter, '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{61c}')
    };
    let cleaned: String = name.chars().filter(is_shown).collect();
    cut(cleaned.trim(), LONGEST_NAME)
}

/// A word with its first letter capitalised.
pub fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |first| {
        first.to_uppercase().chain(letters).collect()
    })
}
