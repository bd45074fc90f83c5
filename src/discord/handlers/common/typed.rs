//! What people type, as the program reads it.

/// A text with its full-width letters, digits and signs in their usual form, as in `K10` for
/// `Ｋ１０`: Japanese and Chinese keyboards write the former.
pub fn half_width(typed: &str) -> String {
    /// From `！` to `～`, in the order of ASCII.
    const FULL: std::ops::RangeInclusive<char> = '\u{ff01}'..='\u{ff5e}';
    let half = |letter: char| match letter {
        '\u{3000}' => ' ',
        letter if FULL.contains(&letter) => {
            char::from_u32(u32::from(letter) - 0xfee0).unwrap_or(letter)
        }
        letter => letter,
    };
    typed.chars().map(half).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn full_width_letters_are_read_as_usual_ones() {
        assert_eq!(half_width("Ｋ１０　＋ｌ9"), "K10 +l9");
        assert_eq!(half_width("盤 K10"), "盤 K10");
    }
}
