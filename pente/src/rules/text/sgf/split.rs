//! Finds the records in an SGF file, which may hold several.

use super::outline::first_tree;
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
            let Some(tree) = first_tree(rest) else {
                records.extend(by_lines(rest));
                break;
            };
            records.push(tree);
            rest = &rest[tree.len()..];
        }
        records
    }
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
