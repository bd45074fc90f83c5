//! Finds the records in a text file, which may hold several.

use super::RecordText;
use super::read::{LINE_ENDS, header};

impl RecordText {
    /// The texts of the records in a file: a header after moves begins the next one.
    ///
    /// Where a comment does not end, braces are not looked at from there on, so that the records after it
    /// are found.
    pub fn split(text: &str) -> Vec<&str> {
        let (mut records, unclosed) = up_to_unclosed(text, true);
        if let Some(rest) = unclosed {
            records.extend(up_to_unclosed(rest, false).0);
        }
        records.retain(|record| !record.trim().is_empty());
        records
    }
}

/// The texts of records, and the text from the record on in which a comment does not end.
fn up_to_unclosed(text: &str, with_braces: bool) -> (Vec<&str>, Option<&str>) {
    let mut records = Vec::new();
    let (mut from, mut at) = (0, 0);
    let (mut has_moves, mut in_comment) = (false, false);
    for line in text.split(LINE_ENDS) {
        let bare = line.trim_start_matches('\u{feff}').trim();
        if !in_comment && header(bare).is_some() {
            if has_moves {
                records.push(&text[from..at]);
                from = at;
            }
            has_moves = false;
        } else if with_braces {
            has_moves |= has_words(bare, &mut in_comment);
        } else {
            has_moves |= !bare.is_empty() && !bare.starts_with(';');
        }
        // Every line end is one byte.
        at += line.len() + 1;
    }
    if in_comment {
        return (records, Some(&text[from..]));
    }
    records.push(&text[from..]);
    (records, None)
}

/// Whether a line has words outside comments. A comment in braces may go on from the line before, and to
/// the next.
fn has_words(line: &str, in_comment: &mut bool) -> bool {
    let mut has_words = false;
    for letter in line.chars() {
        match letter {
            '}' => *in_comment = false,
            '{' => *in_comment = true,
            _ if *in_comment => {}
            ';' => break,
            _ => has_words |= !letter.is_whitespace(),
        }
    }
    has_words
}
