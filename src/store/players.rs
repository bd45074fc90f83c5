//! People's names: a global one, and a nickname for each server where they have one.

use super::column::from_id;
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{Person, PlayerId, ServerId};

impl Writing {
    /// Saves a person's names as last seen. If they were seen on a server without a nickname, an
    /// earlier one there is deleted.
    pub async fn save_player(&mut self, person: &Person) -> Result<(), Error> {
        sql::query(
            "INSERT INTO players (id, name) VALUES ($1, $2)
             ON CONFLICT (id) DO UPDATE SET name = excluded.name",
        )
        .bind(from_id(person.id.0)?)
        .bind(&person.name)
        .execute(self.connection())
        .await?;
        let Some(nickname) = &person.nickname else {
            return Ok(());
        };
        let query = match &nickname.name {
            Some(name) => sql::query(
                "INSERT INTO nicknames (server, player, name) VALUES ($1, $2, $3)
                 ON CONFLICT (server, player) DO UPDATE SET name = excluded.name",
            )
            .bind(from_id(nickname.server.0)?)
            .bind(from_id(person.id.0)?)
            .bind(name),
            None => sql::query("DELETE FROM nicknames WHERE server = $1 AND player = $2")
                .bind(from_id(nickname.server.0)?)
                .bind(from_id(person.id.0)?),
        };
        query.execute(self.connection()).await?;
        Ok(())
    }
}

impl Reading {
    /// A person's global name, as last seen.
    pub async fn name(&mut self, player: PlayerId) -> Result<Option<String>, Error> {
        Ok(sql::query_scalar("SELECT name FROM players WHERE id = $1")
            .bind(from_id(player.0)?)
            .fetch_optional(self.connection())
            .await?)
    }

    /// A person's name on a server, or else their global name, as last seen.
    pub async fn name_on(
        &mut self,
        server: Option<ServerId>,
        player: PlayerId,
    ) -> Result<Option<String>, Error> {
        let Some(server) = server else {
            return self.name(player).await;
        };
        Ok(sql::query_scalar(
            "SELECT COALESCE(nicknames.name, players.name)
             FROM players
             LEFT JOIN nicknames ON nicknames.player = players.id AND nicknames.server = $1
             WHERE players.id = $2",
        )
        .bind(from_id(server.0)?)
        .bind(from_id(player.0)?)
        .fetch_optional(self.connection())
        .await?)
    }
}
