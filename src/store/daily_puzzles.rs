//! The day's puzzles of servers, and who solved them there.

use jiff::Timestamp;

use super::column::{self, from_id, from_time};
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{ChannelId, DailyPuzzleId, PlayerId, ServerId};

/// The day's puzzle of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SavedDailyPuzzle {
    /// Identifies it.
    pub id: DailyPuzzleId,
    /// The server.
    pub server: ServerId,
    /// The day in UTC, counted from 1970-01-01.
    pub day: i32,
    /// What the puzzle is known by.
    pub puzzle: u64,
    /// When it was chosen.
    pub chosen_at: Timestamp,
    /// Where it is posted: in the channel for which it was chosen; `None` if the server wants no puzzles any more.
    pub channel: Option<ChannelId>,
}

impl Reading {
    /// The servers that want a puzzle a day and have none for this day.
    pub async fn servers_without_puzzle(&mut self, day: i32) -> Result<Vec<ServerId>, Error> {
        let rows: Vec<i64> = sql::query_scalar(WITHOUT_PUZZLE)
            .bind(day)
            .fetch_all(self.connection())
            .await?;
        self.readable(rows, |server| column::id(server).map(ServerId))
    }

    /// A day's puzzle that is to be posted; `None` if it was posted, or never will be.
    pub async fn untold_daily_puzzle(
        &mut self,
        id: DailyPuzzleId,
    ) -> Result<Option<SavedDailyPuzzle>, Error> {
        let row: Option<DailyRow> = sql::query_as(
            "SELECT daily_puzzles.id, daily_puzzles.server, day, puzzle, chosen_at,
                 CASE WHEN servers.puzzles IS NOT NULL THEN
                     COALESCE(daily_puzzles.channel, servers.puzzles) END AS channel
             FROM daily_puzzles LEFT JOIN servers ON servers.server = daily_puzzles.server
             WHERE daily_puzzles.id = $1 AND NOT told",
        )
        .bind(id.0)
        .fetch_optional(self.connection())
        .await?;
        let daily = row.map(read).transpose();
        Ok(self.set_aside(daily)?.flatten())
    }

    /// The day's puzzles that are to be posted, the oldest first.
    pub async fn untold_daily_puzzles(&mut self) -> Result<Vec<DailyPuzzleId>, Error> {
        let ids: Vec<i64> = sql::query_scalar(UNTOLD_DAILY)
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(DailyPuzzleId).collect())
    }

    /// What the puzzles are known by that a server had on its latest days.
    pub async fn daily_puzzles_of(
        &mut self,
        server: ServerId,
        most: u32,
    ) -> Result<Vec<u64>, Error> {
        let rows: Vec<i64> = sql::query_scalar(
            "SELECT puzzle FROM daily_puzzles WHERE server = $1 ORDER BY day DESC LIMIT $2",
        )
        .bind(from_id(server.0)?)
        .bind(most)
        .fetch_all(self.connection())
        .await?;
        Ok(rows.into_iter().map(i64::cast_unsigned).collect())
    }

    /// The puzzle that a server had on a day.
    pub async fn daily_puzzle_on(
        &mut self,
        server: ServerId,
        day: i32,
    ) -> Result<Option<(DailyPuzzleId, u64)>, Error> {
        let row: Option<(i64, i64)> =
            sql::query_as("SELECT id, puzzle FROM daily_puzzles WHERE server = $1 AND day = $2")
                .bind(from_id(server.0)?)
                .bind(day)
                .fetch_optional(self.connection())
                .await?;
        Ok(row.map(|(id, puzzle)| (DailyPuzzleId(id), puzzle.cast_unsigned())))
    }

    /// Who solved a day's puzzle on its server, the first one first.
    pub async fn daily_solvers(&mut self, id: DailyPuzzleId) -> Result<Vec<PlayerId>, Error> {
        let rows: Vec<i64> =
            sql::query_scalar("SELECT player FROM daily_solvers WHERE daily = $1 ORDER BY number")
                .bind(id.0)
                .fetch_all(self.connection())
                .await?;
        self.readable(rows, |player| column::id(player).map(PlayerId))
    }
}

impl Writing {
    /// Saves the puzzle of a server for a day, unless it has one. It will be posted in the channel that the server names
    /// now, whatever it names by then.
    pub async fn insert_daily_puzzle(
        &mut self,
        server: ServerId,
        day: i32,
        puzzle: u64,
        now: Timestamp,
    ) -> Result<(), Error> {
        sql::query(
            "INSERT INTO daily_puzzles (server, day, puzzle, chosen_at, channel)
             VALUES ($1, $2, $3, $4, (SELECT puzzles FROM servers WHERE server = $1))
             ON CONFLICT DO NOTHING",
        )
        .bind(from_id(server.0)?)
        .bind(day)
        .bind(puzzle.cast_signed())
        .bind(from_time(now))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Puts another puzzle in place of a day's puzzle that was not posted.
    pub async fn replace_daily_puzzle(
        &mut self,
        id: DailyPuzzleId,
        puzzle: u64,
    ) -> Result<(), Error> {
        sql::query("UPDATE daily_puzzles SET puzzle = $2 WHERE id = $1 AND NOT told")
            .bind(id.0)
            .bind(puzzle.cast_signed())
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Records that a day's puzzle was posted, or never will be.
    pub async fn save_daily_puzzle_told(&mut self, id: DailyPuzzleId) -> Result<(), Error> {
        sql::query("UPDATE daily_puzzles SET told = TRUE WHERE id = $1")
            .bind(id.0)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Records that a person solved a day's puzzle on its server.
    pub async fn insert_daily_solver(
        &mut self,
        id: DailyPuzzleId,
        player: PlayerId,
    ) -> Result<(), Error> {
        sql::query(
            "INSERT INTO daily_solvers (daily, player) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        )
        .bind(id.0)
        .bind(from_id(player.0)?)
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

type DailyRow = (i64, i64, i64, i64, i64, Option<i64>);

fn read(
    (id, server, day, puzzle, chosen_at, channel): DailyRow,
) -> Result<SavedDailyPuzzle, Error> {
    Ok(SavedDailyPuzzle {
        id: DailyPuzzleId(id),
        server: ServerId(column::id(server)?),
        day: column::count(day)?,
        puzzle: puzzle.cast_unsigned(),
        chosen_at: column::time(chosen_at)?,
        channel: channel.map(column::id).transpose()?.map(ChannelId),
    })
}

pub(super) const WITHOUT_PUZZLE: &str = "
    SELECT server FROM servers WHERE puzzles IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM daily_puzzles WHERE daily_puzzles.server = servers.server AND day = $1)";

pub(super) const UNTOLD_DAILY: &str = "SELECT id FROM daily_puzzles WHERE NOT told ORDER BY id";
