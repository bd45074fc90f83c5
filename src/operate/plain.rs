//! What others have written, as it can be shown in a terminal.

/// The text without what would steer a terminal, except these letters.
pub fn plain(text: &str, is_kept: impl Fn(char) -> bool) -> String {
    let is_plain = |letter: char| is_kept(letter) || !letter.is_control();
    let letters = text.chars();
    letters
        .map(|letter| if is_plain(letter) { letter } else { '\u{fffd}' })
        .collect()
}
