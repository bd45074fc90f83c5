//! People's names.

use super::column::from_id;
use super::{Error, Reading, Writing};
use crate::game::{Person, PlayerId};

impl Writing {
    /// Keeps a person's name as last seen.
    pub async fn save_player(&mut self, person: &Person) -> Result<(), Error> {
        sqlx::query(
            "INSERT INTO players (id, name) VALUES ($1, $2)
             ON CONFLICT (id) DO UPDATE SET name = excluded.name",
        )
        .bind(from_id(person.id.0)?)
        .bind(&person.name)
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

impl Reading {
    /// The name a person was last seen under.
    pub async fn name(&mut self, player: PlayerId) -> Result<Option<String>, Error> {
        Ok(sqlx::query_scalar("SELECT name FROM players WHERE id = $1")
            .bind(from_id(player.0)?)
            .fetch_optional(self.connection())
            .await?)
    }
}
