//! Finds the records in an SGF file, which may hold several.

use crate::rules::text::RecordText;

/// What a record begins with.
const BEGINNING: &str = "(;";

impl RecordText {
    /// The texts of the records in an SGF file. What stands between them is skipped.
    ///
    /// A record that does not end is cut off at the next line that begins like a record; from there on
    /// the lines alone tell where records begin.
    pub fn split_sgf(text: &str) -> Vec<&str> {
        let mut records = Vec::new();
        let mut rest = text;
        while let Some(start) = rest.find('(') {
            rest = &rest[start..];
            let Some(length) = length(rest) else {
                records.extend(by_lines(rest));
                break;
            };
            records.push(&rest[..length]);
            rest = &rest[length..];
        }
        records
    }
}

/// How many bytes a record has that begins with a parenthesis, up to the one that closes it.
fn length(text: &str) -> Option<usize> {
    let (mut depth, mut in_value, mut is_escaped) = (0_usize, false, false);
    for (index, byte) in text.bytes().enumerate() {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' if in_value => is_escaped = true,
            b']' => in_value = false,
            _ if in_value => {}
            b'[' => in_value = true,
            b'(' => depth += 1,
            b')' => {
                depth -= 1;
                if depth == 0 {
                    return Some(index + 1);
                }
            }
            _ => {}
        }
    }
    None
}

/// The parts from one line that begins like a record to the next.
fn by_lines(text: &str) -> Vec<&str> {
    let starts = text.match_indices(BEGINNING).map(|(start, _)| start);
    let begins_line = |&start: &usize| text[..start].ends_with(['\r', '\n']);
    let mut parts = Vec::new();
    let mut from = 0;
    for start in starts.filter(begins_line) {
        parts.push(&text[from..start]);
        from = start;
    }
    parts.push(&text[from..]);
    parts
}
