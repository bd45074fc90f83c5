//! What people type, as the program reads it.

use crate::visible_text::visible;

/// What can be seen of a text, on one line, with its letters as in [`half_width`]: whoever copies `K10` from somewhere
/// may get letters around it that nobody sees, and blanks of another kind.
pub fn readable(typed: &str) -> String {
    visible(&half_width(typed)).unwrap_or_default()
}

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

/// A text in lower case, with its Latin letters without their accents, as in `sao paulo` for
/// `São Paulo`.
pub fn unaccented(typed: &str) -> String {
    let letters = typed.chars().flat_map(char::to_lowercase);
    letters.filter_map(base_letter).collect()
}

/// The letter without its accent; `None` for an accent that stands by itself.
fn base_letter(letter: char) -> Option<char> {
    Some(match letter {
        '\u{300}'..='\u{36f}' => return None,
        'à'..='å' | 'ā' | 'ă' | 'ą' => 'a',
        'ç' | 'ć' | 'č' => 'c',
        'ď' | 'đ' => 'd',
        'è'..='ë' | 'ē' | 'ė' | 'ę' | 'ě' => 'e',
        'ğ' | 'ģ' => 'g',
        'ì'..='ï' | 'ī' | 'į' | 'ı' => 'i',
        'ł' | 'ľ' => 'l',
        'ñ' | 'ń' | 'ň' => 'n',
        'ò'..='ö' | 'ø' | 'ō' | 'ő' => 'o',
        'ř' => 'r',
        'ś' | 'š' | 'ş' | 'ș' => 's',
        'ť' | 'ţ' | 'ț' => 't',
        'ù'..='ü' | 'ū' | 'ů' | 'ű' => 'u',
        'ý' | 'ÿ' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        other => other,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_and_case_are_left_out() {
        assert_eq!(unaccented("SÃO PAULO"), "sao paulo");
        assert_eq!(unaccented("Zu\u{308}rich, Łódź"), "zurich, lodz");
        assert_eq!(unaccented("東京"), "東京");
    }

    #[test]
    fn what_cannot_be_seen_is_not_read() {
        let hidden = "\u{feff}\u{200b}Ｋ\u{ad}１０\u{a0}\u{2060}\u{2003}L11\u{200d}\n";
        assert_eq!(readable(hidden), "K10 L11");
        assert_eq!(readable("\u{200b}\u{a0}"), "");
    }

    #[test]
    fn full_width_letters_are_read_as_usual_ones() {
        assert_eq!(half_width("Ｋ１０　＋ｌ9"), "K10 +l9");
        assert_eq!(half_width("盤 K10"), "盤 K10");
    }
}
