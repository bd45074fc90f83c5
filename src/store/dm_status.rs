//! Who can be sent direct messages.

use super::column::from_id;
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{PlayerId, Settings};

impl Reading {
    /// Whether a person wants direct messages and Discord has not rejected one since they last said
    /// so.
    pub async fn accepts_dms(&mut self, player: PlayerId) -> Result<bool, Error> {
        let welcomes: Option<bool> =
            sql::query_scalar("SELECT messages AND NOT refused FROM settings WHERE player = $1")
                .bind(from_id(player.0)?)
                .fetch_optional(self.connection())
                .await?;
        Ok(welcomes.unwrap_or(true))
    }
}

impl Writing {
    /// Records that Discord rejected a direct message to this person. Nothing else changes: their
    /// settings stay as they are, even if they cannot be read. The person must be saved already.
    pub async fn save_dms_refused(&mut self, player: PlayerId) -> Result<(), Error> {
        let defaults = Settings::default();
        sql::query(
            "INSERT INTO settings (player, theme, notation, confirm, refused)
             VALUES ($1, $2, $3, $4, TRUE)
             ON CONFLICT (player) DO UPDATE SET refused = TRUE",
        )
        .bind(from_id(player.0)?)
        .bind(defaults.theme)
        .bind(defaults.notation.id())
        .bind(defaults.confirm)
        .execute(self.connection())
        .await?;
        Ok(())
    }
}
