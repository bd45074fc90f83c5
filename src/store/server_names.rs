//! Stores what servers are called, for messages that people read elsewhere.

use super::column::from_id;
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::ServerId;

impl Reading {
    /// What a server is called; `None` if nobody has said so.
    pub async fn server_name(&mut self, server: ServerId) -> Result<Option<String>, Error> {
        Ok(
            sql::query_scalar("SELECT name FROM server_names WHERE server = $1")
                .bind(from_id(server.0)?)
                .fetch_optional(self.connection())
                .await?,
        )
    }
}

impl Writing {
    /// Saves what a server is called.
    pub async fn save_server_name(&mut self, server: ServerId, name: &str) -> Result<(), Error> {
        sql::query(
            "INSERT INTO server_names (server, name) VALUES ($1, $2)
             ON CONFLICT (server) DO UPDATE SET name = excluded.name",
        )
        .bind(from_id(server.0)?)
        .bind(name)
        .execute(self.connection())
        .await?;
        Ok(())
    }
}
