//! How much the database holds.

use jiff::Timestamp;

use super::column::from_time;
use super::files::DatabaseSize;
use super::sql;
use super::{Error, Reading, database::Store};

impl Store {
    /// The sizes of the database files. It looks at the files and opens none. On a server, whose log belongs to all its
    /// databases, the main one is the whole database.
    pub async fn size(&self) -> Result<DatabaseSize, Error> {
        if let Some(files) = &self.files {
            return Ok(files.size());
        }
        let main = self.read().await?.database_size().await?;
        Ok(DatabaseSize { main, wal: 0 })
    }
}

impl Reading {
    /// How many people are known.
    pub async fn count_people(&mut self) -> Result<u64, Error> {
        self.count("SELECT COUNT(*) FROM players").await
    }

    /// How many people, and bots, have a game that runs.
    pub async fn count_people_playing(&mut self) -> Result<u64, Error> {
        self.count("SELECT COUNT(DISTINCT player) FROM seats WHERE running")
            .await
    }

    /// How many games run.
    pub async fn count_running_games(&mut self) -> Result<u64, Error> {
        self.count("SELECT COUNT(*) FROM games WHERE to_move IS NOT NULL")
            .await
    }

    /// In how many games something is due by now.
    pub async fn count_due(&mut self, now: Timestamp) -> Result<u64, Error> {
        let count: i64 = sql::query_scalar("SELECT COUNT(*) FROM games WHERE due <= $1")
            .bind(from_time(now))
            .fetch_one(self.connection())
            .await?;
        Ok(count.unsigned_abs())
    }

    async fn count(&mut self, sql: &'static str) -> Result<u64, Error> {
        let count: i64 = sql::query_scalar(sql).fetch_one(self.connection()).await?;
        Ok(count.unsigned_abs())
    }
}
