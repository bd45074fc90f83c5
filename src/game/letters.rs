//! Reset counts as letters: none for 0, then `b`, `c`, up to `z`, then `ba`.

/// A reset count as letters: the number in base 26 with `a` as zero. 0 gives no letters.
pub fn from_resets(resets: u16) -> String {
    let mut letters = Vec::new();
    let mut rest = resets;
    while rest > 0 {
        let digit = u8::try_from(rest % 26).expect("a remainder of 26 is small");
        letters.push(char::from(b'a' + digit));
        rest /= 26;
    }
    letters.iter().rev().collect()
}

/// The reset count that letters stand for; `None` if they stand for none.
pub fn to_resets(letters: &str) -> Option<u16> {
    letters.bytes().try_fold(0_u16, |resets, letter| {
        let digit = letter.is_ascii_lowercase().then(|| letter - b'a')?;
        resets.checked_mul(26)?.checked_add(u16::from(digit))
    })
}
