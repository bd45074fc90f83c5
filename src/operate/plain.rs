//! What others have written, as it can be shown in a terminal.

use std::fmt::Write as _;
use std::io::{self, Write};

use serde::Serialize;

use crate::visible_text::is_invisible;

/// The text without what would steer a terminal, except these letters.
pub fn plain(text: &str, is_kept: impl Fn(char) -> bool) -> String {
    let is_plain = |letter: char| is_kept(letter) || !is_invisible(letter);
    let letters = text.chars();
    letters
        .map(|letter| if is_plain(letter) { letter } else { '\u{fffd}' })
        .collect()
}

/// A value as a line of JSON in which no letter steers a terminal: JSON itself escapes only some of them.
pub fn plain_json(value: &impl Serialize) -> serde_json::Result<String> {
    let json = serde_json::to_string(value)?;
    let mut line = String::with_capacity(json.len());
    for letter in json.chars() {
        if is_invisible(letter) {
            // Such a letter can only be in a string: between strings there is only punctuation.
            for unit in letter.encode_utf16(&mut [0; 2]) {
                let _ = write!(line, "\\u{unit:04x}");
            }
        } else {
            line.push(letter);
        }
    }
    Ok(line)
}

/// Passes text on to a terminal without what would steer it, except line breaks: parts of it may come from a file that
/// somebody else has made.
pub struct PlainWriter<W>(W);

impl<W: Write> PlainWriter<W> {
    /// Writes to this.
    pub const fn new(output: W) -> Self {
        Self(output)
    }
}

impl<W: Write> Write for PlainWriter<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(bytes);
        let text = plain(&text, |letter| letter == '\n');
        self.0.write_all(text.as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    const EVIL: &str = "e\u{1b}[2Jv\u{9b}1mi\u{7f}l\r";

    /// What turns the direction, a line separator, and an invisible letter beyond the first 65,536.
    const INVISIBLE: &str = "\u{202e}a\u{2028}b\u{e0041}";

    #[test]
    fn nothing_that_steers_a_terminal_is_passed_on() {
        let mut output = Vec::new();
        writeln!(
            PlainWriter::new(&mut output),
            "a row of `{EVIL}`\nis damaged"
        )
        .expect("it can be written");
        let text = String::from_utf8(output).expect("it is text");
        let expected = "a row of `e\u{fffd}[2Jv\u{fffd}1mi\u{fffd}l\u{fffd}`\nis damaged\n";
        assert_eq!(text, expected);
    }

    #[test]
    fn json_says_the_same_without_it() {
        let value = json!({ "reason": EVIL, "name": INVISIBLE });
        let line = plain_json(&value).expect("it can be written");
        assert!(!line.contains(is_invisible), "{line:?}");
        let read: Value = serde_json::from_str(&line).expect("it is JSON");
        assert_eq!(read, value);
    }
}
