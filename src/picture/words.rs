//! Lengths and cuts that every description keeps to. Knows no scenes.

/// The most characters a description of a picture has, counted as Discord may count them, in
/// UTF-16 units.
pub const LONGEST_ALT: usize = 1_024;

/// The length of a text in UTF-16 units.
pub fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

/// A text with an ellipsis after its first characters if it has more than so many.
pub fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars()
        .take(most.saturating_sub(1))
        .chain(['…'])
        .collect()
}

/// A name without what would hide or turn round the text behind it, and not too long.
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

/// A word with a capital at its beginning.
pub fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |first| {
        first.to_uppercase().chain(letters).collect()
    })
}
