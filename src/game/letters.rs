//! Editions as letters: none for the first, then `b`, `c`, up to `z`, then `ba`.

/// The letters of an edition, counted from 0: its number in base 26, `a` standing for nought.
pub fn of_edition(edition: u16) -> String {
    let mut letters = Vec::new();
    let mut rest = edition;
    while rest > 0 {
        let digit = u8::try_from(rest % 26).expect("a remainder of 26 is small");
        letters.push(char::from(b'a' + digit));
        rest /= 26;
    }
    letters.iter().rev().collect()
}

/// The edition that letters stand for; `None` if they stand for none.
pub fn edition(letters: &str) -> Option<u16> {
    letters.bytes().try_fold(0_u16, |edition, letter| {
        let digit = letter.is_ascii_lowercase().then(|| letter - b'a')?;
        edition.checked_mul(26)?.checked_add(u16::from(digit))
    })
}
