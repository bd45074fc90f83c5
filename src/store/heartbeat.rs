//! The bot's heartbeat.

use jiff::Timestamp;

use super::column::{self, from_time};
use super::sql;
use super::{Error, Reading, Writing};

impl Reading {
    /// When the bot was last known to be running; `None` if it never was, or if the value is
    /// damaged.
    pub async fn alive_at(&mut self) -> Result<Option<Timestamp>, Error> {
        let at: Option<i64> =
            sql::query_scalar("SELECT alive_at FROM heartbeat WHERE \"only\" = 1")
                .fetch_optional(self.connection())
                .await?;
        let at = at.map(column::time).transpose();
        let at = at.map_err(|error| error.within("when the bot was last present"));
        Ok(self.set_aside(at)?.flatten())
    }
}

impl Writing {
    /// Records that the bot is running.
    pub async fn save_alive(&mut self, now: Timestamp) -> Result<(), Error> {
        sql::query(
            "INSERT INTO heartbeat (\"only\", alive_at) VALUES (1, $1)
             ON CONFLICT (\"only\") DO UPDATE SET alive_at = excluded.alive_at",
        )
        .bind(from_time(now))
        .execute(self.connection())
        .await?;
        Ok(())
    }
}
