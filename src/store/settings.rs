//! What people have chosen for themselves, and servers for everybody on them.

use sqlx::FromRow;

use super::column::from_id;
use super::{Error, Reading, Writing};
use crate::game::{PlayerId, ServerId, Settings};
use crate::rules::Notation;

impl Reading {
    /// A person's settings; the defaults for who has chosen nothing.
    pub async fn settings(&mut self, player: PlayerId) -> Result<Settings, Error> {
        let row: Option<SettingsRow> =
            sqlx::query_as("SELECT theme, notation, confirm FROM settings WHERE player = $1")
                .bind(from_id(player.0)?)
                .fetch_optional(self.connection())
                .await?;
        let Some(row) = row else {
            return Ok(Settings::default());
        };
        let notation = Notation::from_id(&row.notation).ok_or_else(|| {
            let reason = format!("there is no notation {:?}", row.notation);
            Error::damaged(format!("the settings of {player}"), reason)
        })?;
        Ok(Settings {
            theme: row.theme,
            notation,
            confirm: row.confirm,
        })
    }
}

impl Writing {
    /// Keeps a person's settings. The person must be known.
    pub async fn save_settings(
        &mut self,
        player: PlayerId,
        settings: &Settings,
    ) -> Result<(), Error> {
        sqlx::query(
            "INSERT INTO settings (player, theme, notation, confirm) VALUES ($1, $2, $3, $4)
             ON CONFLICT (player) DO UPDATE SET theme = excluded.theme,
                 notation = excluded.notation, confirm = excluded.confirm",
        )
        .bind(from_id(player.0)?)
        .bind(&settings.theme)
        .bind(settings.notation.id())
        .bind(settings.confirm)
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

impl Reading {
    /// The id of the theme that everybody sees on a server, if it has chosen one.
    pub async fn server_theme(&mut self, server: ServerId) -> Result<Option<String>, Error> {
        let theme = sqlx::query_scalar("SELECT theme FROM servers WHERE server = $1")
            .bind(from_id(server.0)?)
            .fetch_optional(self.connection())
            .await?;
        Ok(theme)
    }
}

impl Writing {
    /// Keeps the theme that everybody sees on a server.
    pub async fn save_server_theme(&mut self, server: ServerId, theme: &str) -> Result<(), Error> {
        sqlx::query(
            "INSERT INTO servers (server, theme) VALUES ($1, $2)
             ON CONFLICT (server) DO UPDATE SET theme = excluded.theme",
        )
        .bind(from_id(server.0)?)
        .bind(theme)
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

#[derive(FromRow)]
struct SettingsRow {
    theme: Option<String>,
    notation: String,
    confirm: bool,
}
