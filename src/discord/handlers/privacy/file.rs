//! Everything that is stored about a person, as a zip file: `data.json`, what explains it, and a text for each of
//! their finished games.
//!
//! It has as many games as `/export all`; the answer says from which number on the rest begins. Of one table it has at most
//! some thousands of rows, and of all [`MOST_BYTES`]; `data.json` says how many are missing.

use std::fmt::Write as _;

use serenity::all::CommandInteraction;

use crate::discord::action::RecordFormat;
use crate::discord::bot::Bot;
use crate::discord::handlers::common::archive::{self, Packed};
use crate::discord::handlers::common::record_archive::{Gathered, gather};
use crate::discord::handlers::common::record_file;
use crate::discord::handlers::privacy::read_me::read_me;
use crate::discord::message::Message;
use crate::discord::refusal::RequestError;
use crate::discord::respond::Response;
use crate::discord::{people, views};
use crate::game::GameId;
use crate::service::PersonalRows;

/// The most bytes of rows, before they are packed. With the records of games the file stays below what Discord takes.
const MOST_BYTES: usize = 8_000_000;

/// Everything that is stored about whoever asks, privately.
pub async fn response(
    bot: &Bot,
    interaction: &CommandInteraction,
) -> Result<Response, RequestError> {
    let viewpoint = people::viewpoint(interaction);
    bot.limits.stored(viewpoint.player)?;
    bot.limits.export(viewpoint.player)?;
    let tables = bot.service.stored_rows(viewpoint.player).await?;
    let (json, is_whole) = data(&tables);
    let Gathered {
        mut files, next, ..
    } = gather(bot, viewpoint, RecordFormat::Text, GameId(1)).await?;
    let games = files.len();
    for file in &mut files {
        file.name = format!("games/{}", file.name);
    }
    let at = bot.now();
    for (name, text) in [("data.json", json), ("README.txt", read_me(&tables))] {
        let name = name.to_owned();
        files.push(Packed { name, text, at });
    }
    let zip = archive::pack(bot, files).await?;
    let text = views::stored_in_file(games, next, is_whole);
    let file = record_file::file("privacy.zip".to_owned(), zip);
    Ok(Response::private(Message::text(text)).with(file))
}

/// The rows as JSON, table by table, and whether all are in it.
fn data(tables: &[PersonalRows]) -> (String, bool) {
    let mut json = String::from("{\n");
    let mut missing = Vec::new();
    for PersonalRows {
        table,
        rows,
        left_out,
        ..
    } in tables
    {
        let mut left_out = *left_out;
        let mut lines = Vec::with_capacity(rows.len());
        let mut bytes = json.len();
        for row in rows {
            bytes += row.len() + 8;
            if bytes > MOST_BYTES {
                left_out += 1;
            } else {
                lines.push(format!("\n    {row}"));
            }
        }
        if left_out > 0 {
            missing.push(format!("\n    \"{table}\": {left_out}"));
        }
        let _ = write!(json, "  \"{table}\": [{}\n  ],\n", lines.join(","));
    }
    let is_whole = missing.is_empty();
    let missing = missing.join(",");
    let _ = write!(json, "  \"left_out\": {{{missing}\n  }}\n}}\n");
    (json, is_whole)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::service::StoredKind;

    #[test]
    fn the_data_are_json_and_say_what_is_missing() {
        let rows = |table, count: usize, left_out| PersonalRows {
            table,
            kind: StoredKind::Settings,
            rows: vec![format!("{{\"text\":\"{}\"}}", "a".repeat(1_000_000)); count],
            left_out,
        };
        let (json, is_whole) = data(&[rows("settings", 2, 0), rows("library", 0, 0)]);
        let read: serde_json::Value = serde_json::from_str(&json).expect("it is JSON");
        assert_eq!(read["settings"].as_array().map(Vec::len), Some(2));
        assert_eq!(read["library"].as_array().map(Vec::len), Some(0));
        assert!(is_whole);
        let (json, is_whole) = data(&[rows("library", 12, 3)]);
        let read: serde_json::Value = serde_json::from_str(&json).expect("it is JSON");
        assert_eq!(read["library"].as_array().map(Vec::len), Some(7));
        assert_eq!(read["left_out"]["library"], 8);
        assert!(!is_whole);
    }
}
