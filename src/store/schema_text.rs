//! Whether two texts of the schema say the same. SQLite writes some of them again when a table is altered, and its versions
//! differ in the blanks that they leave and in whether they put the names of tables into quotation marks; nothing else may
//! differ.

use std::collections::BTreeSet;

/// Whether two texts differ in nothing but blanks between words, and quotation marks around names of these tables.
pub(super) fn is_same(one: &str, other: &str, tables: &BTreeSet<&str>) -> bool {
    one == other || tokens(one, tables) == tokens(other, tables)
}

/// A text without the blanks between words and the quotation marks around names of tables. Everything else stands as it is
/// written, comments and the insides of strings included.
fn tokens<'a>(text: &'a str, tables: &BTreeSet<&str>) -> Vec<&'a str> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = length_of_first(rest, first);
        let (token, after) = rest.split_at(length);
        tokens.push(unquoted(token, tables).unwrap_or(token));
        rest = after.trim_start();
    }
    tokens
}

/// How many bytes the first token of a text has, which begins with this character.
fn length_of_first(text: &str, first: char) -> usize {
    match first {
        '\'' | '"' | '`' => quoted(text, first),
        '[' => up_to(text, "]"),
        '-' if text.starts_with("--") => up_to(text, "\n"),
        '/' if text.starts_with("/*") => up_to(text, "*/"),
        _ if is_of_word(first) => {
            let word = text.find(|it| !is_of_word(it)).unwrap_or(text.len());
            // The mark before a string belongs to it, as in x'00'.
            match text[word..].chars().next() {
                Some('\'') => word + quoted(&text[word..], '\''),
                _ => word,
            }
        }
        _ => first.len_utf8(),
    }
}

/// Numbers are words, and so is a column with its table.
fn is_of_word(it: char) -> bool {
    it.is_alphanumeric() || matches!(it, '_' | '.' | '$') || (!it.is_ascii() && !it.is_whitespace())
}

/// How many bytes what stands in these marks at the beginning of a text has; two of them inside stand for one.
fn quoted(text: &str, mark: char) -> usize {
    let mut at = 1;
    loop {
        match text[at..].find(mark) {
            None => return text.len(),
            Some(end) if text[at + end + 1..].starts_with(mark) => at += end + 2,
            Some(end) => return at + end + 1,
        }
    }
}

/// How many bytes a text has up to the end of this, or in all.
fn up_to(text: &str, end: &str) -> usize {
    text.find(end).map_or(text.len(), |at| at + end.len())
}

/// The name of a table that stands in quotation marks. Other words say something else in them: `"NULL"` is a text, and
/// `"PRIMARY"` no part of a constraint.
fn unquoted<'a>(token: &'a str, tables: &BTreeSet<&str>) -> Option<&'a str> {
    let name = token.strip_prefix('"')?.strip_suffix('"')?;
    tables.contains(name).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWN: &str = "CREATE TABLE seats (game INTEGER NOT NULL REFERENCES games (id), \
        state TEXT DEFAULT 'a  b' CHECK (state <> ''), mark BLOB DEFAULT x'00', PRIMARY KEY (game))";

    fn is_own(text: &str) -> bool {
        is_same(OWN, text, &BTreeSet::from(["games", "seats"]))
    }

    #[test]
    fn blanks_and_quotation_marks_around_names_of_tables_say_nothing() {
        let quoted = OWN.replace("games", "\"games\"");
        assert!(is_own(&quoted.replace("seats (", "\"seats\"(")));
        assert!(is_own(&OWN.replace(", ", "\n  ,\t")));
        assert!(is_own(&format!(" {OWN}\n")));
    }

    #[test]
    fn everything_else_is_a_difference() {
        for (from, to) in [
            ("'a  b'", "'a b'"),
            ("'a  b'", "\"a  b\""),
            ("''", "''''"),
            ("x'00'", "x '00'"),
            ("NOT NULL", "NOTNULL"),
            ("NOT NULL", "NOT \"NULL\""),
            ("NOT NULL", "NOT NULL ON CONFLICT REPLACE"),
            ("PRIMARY KEY", "\"PRIMARY\" KEY"),
            ("<> ''", "<> '' -- or not"),
            ("<> ''", "<> '' /* or not */"),
            ("games", "'games'"),
            ("games", "[games]"),
            ("games", "Games"),
            ("(id)", "(id) DEFERRABLE INITIALLY DEFERRED"),
        ] {
            assert!(OWN.contains(from), "{from}");
            assert!(!is_own(&OWN.replace(from, to)), "{from} as {to}");
        }
        assert!(!is_own(&OWN[..OWN.len() - 1]));
        // What is not closed goes on to the end.
        for mark in ["'", "\"", "`", "[", "/*", "--"] {
            assert!(!is_own(&format!("{OWN} {mark}")), "{mark}");
        }
    }
}
