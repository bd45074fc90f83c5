//! What explains the file that a person gets about themselves: which files are in it, and how to read `data.json`.
//!
//! It is in English, like the names in that file.

use std::fmt::Write as _;

use crate::service::{PersonalRows, StoredKind};

const HEAD: &str = "\
This is everything that the bot stores about you.

games/     the records of your finished games, each a text that programs for these games can read
data.json  everything else, as it stands in the database: for each table the rows that are about you

How to read data.json
  Times are milliseconds since the beginning of 1970, UTC; a name that ends in _at holds one. Spans of time are
  milliseconds, too.
  Long numbers in quotation marks are numbers of accounts, servers, channels and messages on Discord. (Discord shows
  them with Copy ID, in the developer mode.)
  0 and 1 answer whether something is so: 0 is no, 1 is yes.
  null means that there is nothing, or that the usual is meant.
  A revision or edition counts how often something has changed.
  Boards are letters for columns from the left, and numbers for rows from the bottom.
  left_out says how many rows of a table did not fit. Whoever runs the bot can give you those.

The tables
";

/// The text, with a line for each table that is there.
pub fn read_me(tables: &[PersonalRows]) -> String {
    let mut text = HEAD.to_owned();
    let widest = tables.iter().map(|it| it.table.len()).max().unwrap_or(0);
    for PersonalRows {
        table, kind, rows, ..
    } in tables
    {
        let count = rows.len();
        let _ = writeln!(text, "  {table:widest$}  {count:5}  {}", meaning(*kind));
    }
    text
}

const fn meaning(kind: StoredKind) -> &'static str {
    match kind {
        StoredKind::Names => {
            "your names, as the bot last saw them, and the language of your Discord"
        }
        // Reviews stay with their games: no table of the file holds any.
        StoredKind::Games | StoredKind::Reviews => "the games that you play and played",
        StoredKind::Plans => "if-then lines and sealed moves",
        StoredKind::Invitations => "invitations, tables, and searches for an opponent",
        StoredKind::Results => "ratings, results and podiums",
        StoredKind::Tournaments => {
            "tournaments that you entered or organise, and what happened to you in them"
        }
        StoredKind::Hills => "your place on hills",
        StoredKind::Settings => "what you have set for yourself, and your vacation",
        StoredKind::Blocks => "whom you have blocked",
        StoredKind::Following => "games that you follow",
        StoredKind::Lessons => "that the lessons were offered to you, and where you are in them",
        StoredKind::SolvedTasks => "the tasks of the lessons that you have solved",
        StoredKind::Puzzles => "puzzles that you were shown, and how you did",
        StoredKind::ReviewShares => {
            "whether you asked, or agreed, that a review is shown in the channel of its game"
        }
        StoredKind::Library => "records that you imported",
        StoredKind::Reports => "reports that you wrote",
        StoredKind::Messages => "what is to be sent to you, and what was sent a moment ago",
        StoredKind::Bars => "where you are banned or barred",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_table_is_explained() {
        let table = |table, kind, count: usize| PersonalRows {
            table,
            kind,
            rows: vec!["{}".to_owned(); count],
            left_out: 0,
        };
        let text = read_me(&[
            table("settings", StoredKind::Settings, 1),
            table("seats", StoredKind::Games, 12),
        ]);
        assert!(
            text.contains("  settings      1  what you have set"),
            "{text}"
        );
        assert!(text.contains("  seats        12  the games that"), "{text}");
    }
}
