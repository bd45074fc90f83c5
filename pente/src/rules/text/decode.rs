//! Turns the bytes of a file into text.

use std::borrow::Cow;

/// The text of a file of records; `None` if it is not text.
///
/// A line that is not UTF-8 is read as Latin-1, which is what SGF means if it does not say otherwise,
/// so that one wrong byte does not cost the records around it.
pub fn decode_text(bytes: &[u8]) -> Option<Cow<'_, str>> {
    if bytes.contains(&0) {
        return None;
    }
    if let Ok(text) = str::from_utf8(bytes) {
        return Some(text.into());
    }
    let lines = bytes.split_inclusive(|&byte| byte == b'\n');
    let lines = lines.map(|line| match str::from_utf8(line) {
        Ok(line) => Cow::Borrowed(line),
        Err(_) => line.iter().copied().map(char::from).collect(),
    });
    Some(lines.collect::<String>().into())
}

#[cfg(test)]
mod tests {
    use super::decode_text;

    #[test]
    fn a_line_is_in_utf_8_or_in_latin_1() {
        let bytes = b"Jos\xc3\xa9\nJos\xe9\r\nJos\xc3\xa9";
        assert_eq!(decode_text(bytes).as_deref(), Some("José\nJosé\r\nJosé"));
        assert_eq!(decode_text(b"\xff\xfe(\0;\0"), None);
    }
}
