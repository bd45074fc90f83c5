//! Who may begin nothing on a server.

use jiff::Timestamp;

use super::column::{self, from_id, from_time};
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{PlayerId, ServerId};

impl Reading {
    /// Whether a person is barred on a server.
    pub async fn is_barred(&mut self, server: ServerId, player: PlayerId) -> Result<bool, Error> {
        let found: Option<i32> =
            sql::query_scalar("SELECT 1 FROM server_bars WHERE server = $1 AND player = $2")
                .bind(from_id(server.0)?)
                .bind(from_id(player.0)?)
                .fetch_optional(self.connection())
                .await?;
        Ok(found.is_some())
    }

    /// The people who are barred on a server, in the order in which they were barred; damaged rows are left out.
    pub async fn barred_on(&mut self, server: ServerId) -> Result<Vec<PlayerId>, Error> {
        let ids: Vec<i64> = sql::query_scalar(
            "SELECT player FROM server_bars WHERE server = $1 ORDER BY barred_at, player",
        )
        .bind(from_id(server.0)?)
        .fetch_all(self.connection())
        .await?;
        self.readable(ids, |id| column::id(id).map(PlayerId))
    }
}

impl Writing {
    /// Bars a person on a server. They may never have used the bot, or be about to be deleted.
    pub async fn bar(
        &mut self,
        server: ServerId,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<(), Error> {
        sql::query(
            "INSERT INTO server_bars (server, player, barred_at) VALUES ($1, $2, $3)
             ON CONFLICT (server, player) DO NOTHING",
        )
        .bind(from_id(server.0)?)
        .bind(from_id(player.0)?)
        .bind(from_time(now))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Lets a person begin things on a server again.
    pub async fn unbar(&mut self, server: ServerId, player: PlayerId) -> Result<(), Error> {
        sql::query("DELETE FROM server_bars WHERE server = $1 AND player = $2")
            .bind(from_id(server.0)?)
            .bind(from_id(player.0)?)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}
