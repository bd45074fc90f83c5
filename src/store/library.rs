//! Records that people keep for study.

use jiff::Timestamp;

use super::column::{self, from_id, from_time};
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::PlayerId;
use crate::rules::RecordText;

/// A record in somebody's library.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedRecord {
    /// Its number among those of its owner.
    pub number: u32,
    /// The record; `None` if it is damaged. All its moves are legal.
    pub record: Option<RecordText>,
}

impl Reading {
    /// The records of a player, the last one first, at most so many.
    pub async fn newest_records(
        &mut self,
        player: PlayerId,
        most: u32,
    ) -> Result<Vec<SavedRecord>, Error> {
        let rows: Vec<(i64, String)> = sql::query_as(
            "SELECT number, record FROM library WHERE player = $1 ORDER BY number DESC LIMIT $2",
        )
        .bind(from_id(player.0)?)
        .bind(most)
        .fetch_all(self.connection())
        .await?;
        rows.iter().map(|row| self.saved(row)).collect()
    }

    /// The numbers of a player's records, the last one first, each with the beginning of its text, where
    /// the headers stand.
    pub async fn library_titles(&mut self, player: PlayerId) -> Result<Vec<(u32, String)>, Error> {
        let rows: Vec<(i64, String)> = sql::query_as(
            "SELECT number, substr(record, 1, 2000) FROM library WHERE player = $1
             ORDER BY number DESC",
        )
        .bind(from_id(player.0)?)
        .fetch_all(self.connection())
        .await?;
        self.readable(rows, |(number, text)| Ok((column::count(number)?, text)))
    }

    /// A record of a player by its number.
    pub async fn library_record(
        &mut self,
        player: PlayerId,
        number: u32,
    ) -> Result<Option<SavedRecord>, Error> {
        let row: Option<(i64, String)> =
            sql::query_as("SELECT number, record FROM library WHERE player = $1 AND number = $2")
                .bind(from_id(player.0)?)
                .bind(number)
                .fetch_optional(self.connection())
                .await?;
        row.map(|row| self.saved(&row)).transpose()
    }

    /// How many records a player has.
    pub async fn library_size(&mut self, player: PlayerId) -> Result<u32, Error> {
        let count = sql::query_scalar("SELECT COUNT(*) FROM library WHERE player = $1")
            .bind(from_id(player.0)?)
            .fetch_one(self.connection())
            .await?;
        column::count(count)
    }

    fn saved(&self, (number, text): &(i64, String)) -> Result<SavedRecord, Error> {
        Ok(SavedRecord {
            number: column::count(*number)?,
            record: self.set_aside(read(text).map_err(|reason| {
                Error::damaged(format!("record {number} of a person"), reason)
            }))?,
        })
    }
}

impl Writing {
    /// Saves the text of a record under a new number; false if the player has the same one already.
    pub async fn add_to_library(
        &mut self,
        player: PlayerId,
        record: &str,
        at: Timestamp,
    ) -> Result<bool, Error> {
        // The length comes from an index: few records are compared as a whole.
        let is_known: bool = sql::query_scalar(
            "SELECT EXISTS (SELECT 1 FROM library
             WHERE player = $1 AND length(record) = length($2) AND record = $2)",
        )
        .bind(from_id(player.0)?)
        .bind(record)
        .fetch_one(self.connection())
        .await?;
        if is_known {
            return Ok(false);
        }
        let number: i64 = sql::query_scalar(
            "INSERT INTO library_numbers (player, last) VALUES ($1, 1)
             ON CONFLICT (player) DO UPDATE SET last = library_numbers.last + 1 RETURNING last",
        )
        .bind(from_id(player.0)?)
        .fetch_one(self.connection())
        .await?;
        sql::query(
            "INSERT INTO library (player, number, record, imported_at) VALUES ($1, $2, $3, $4)",
        )
        .bind(from_id(player.0)?)
        .bind(number)
        .bind(record)
        .bind(from_time(at))
        .execute(self.connection())
        .await?;
        Ok(true)
    }

    /// Deletes a record of a player, damaged or not; false if there is none of this number.
    pub async fn remove_from_library(
        &mut self,
        player: PlayerId,
        number: u32,
    ) -> Result<bool, Error> {
        let done = sql::query("DELETE FROM library WHERE player = $1 AND number = $2")
            .bind(from_id(player.0)?)
            .bind(number)
            .execute(self.connection())
            .await?;
        Ok(done.rows_affected() > 0)
    }
}

fn read(text: &str) -> Result<RecordText, String> {
    let record = RecordText::parse(text).map_err(|error| error.to_string())?;
    record.validate().map_err(|error| error.to_string())?;
    Ok(record)
}
