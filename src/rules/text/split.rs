//! Finds the records in a text file, which may hold several.

use super::RecordText;
use super::read::{LINE_ENDS, header};

impl RecordText {
    /// The texts of the records in a file: a header after moves begins the next one.
    pub fn split(text: &str) -> Vec<&str> {
        let mut records = Vec::new();
        let (mut from, mut at) = (0, 0);
        let (mut has_moves, mut in_comment) = (false, false);
        for line in text.split(LINE_ENDS) {
            let told = line.trim_start_matches('\u{feff}').trim();
            if !in_comment && header(told).is_some() {
                if has_moves {
                    records.push(&text[from..at]);
                    from = at;
                }
                has_moves = false;
            } else if !told.is_empty() {
                has_moves = true;
                in_comment = ends_in_comment(line, in_comment);
            }
            // Every line end is one byte.
            at += line.len() + 1;
        }
        records.push(&text[from..]);
        records.retain(|record| !record.trim().is_empty());
        records
    }
}

/// Whether a comment in braces goes on after a line.
fn ends_in_comment(line: &str, mut in_comment: bool) -> bool {
    for letter in line.chars() {
        match letter {
            '}' => in_comment = false,
            '{' => in_comment = true,
            ';' if !in_comment => return false,
            _ => {}
        }
    }
    in_comment
}
