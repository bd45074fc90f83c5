//! Stores which language a person or a server reads.
//!
//! What Discord says is kept as Discord says it, since the bot may learn more languages.

use super::column::from_id;
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{PlayerId, ServerId};

impl Reading {
    /// What is known of the language of a person, as far as it is known: the tag they have chosen,
    /// then the locale of the client that they used last.
    pub async fn languages_of(&mut self, player: PlayerId) -> Result<Vec<String>, Error> {
        let known: Option<(Option<String>, Option<String>)> = sql::query_as(
            "SELECT settings.language, players.locale
             FROM players LEFT JOIN settings ON settings.player = players.id
             WHERE players.id = $1",
        )
        .bind(from_id(player.0)?)
        .fetch_optional(self.connection())
        .await?;
        let (chosen, locale) = known.unwrap_or_default();
        Ok(chosen.into_iter().chain(locale).collect())
    }

    /// What is known of the language of a server, as far as it is known: the tag that was chosen for
    /// it, then its community's locale.
    pub async fn languages_on(&mut self, server: ServerId) -> Result<Vec<String>, Error> {
        let chosen: Option<Option<String>> =
            sql::query_scalar("SELECT language FROM servers WHERE server = $1")
                .bind(from_id(server.0)?)
                .fetch_optional(self.connection())
                .await?;
        let locale = self.server_locale(server).await?;
        Ok(chosen.flatten().into_iter().chain(locale).collect())
    }

    /// The locale of a server's community.
    pub async fn server_locale(&mut self, server: ServerId) -> Result<Option<String>, Error> {
        Ok(
            sql::query_scalar("SELECT locale FROM server_locales WHERE server = $1")
                .bind(from_id(server.0)?)
                .fetch_optional(self.connection())
                .await?,
        )
    }

    /// The locale of the client that a person used last; `None` if it or the person is not known.
    pub async fn locale_of(&mut self, player: PlayerId) -> Result<Option<Locale>, Error> {
        let locale: Option<Option<String>> =
            sql::query_scalar("SELECT locale FROM players WHERE id = $1")
                .bind(from_id(player.0)?)
                .fetch_optional(self.connection())
                .await?;
        Ok(locale.map(Locale))
    }
}

/// The locale of a known person's client, if it is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Locale(pub Option<String>);

impl Writing {
    /// Saves the locale of a person's client, if the person is known.
    pub async fn save_locale(&mut self, player: PlayerId, locale: &str) -> Result<(), Error> {
        sql::query("UPDATE players SET locale = $2 WHERE id = $1")
            .bind(from_id(player.0)?)
            .bind(locale)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Saves the locale of a server's community; `None` if the server is none.
    pub async fn save_server_locale(
        &mut self,
        server: ServerId,
        locale: Option<&str>,
    ) -> Result<(), Error> {
        let server = from_id(server.0)?;
        let query = match locale {
            None => sql::query("DELETE FROM server_locales WHERE server = $1").bind(server),
            Some(locale) => sql::query(
                "INSERT INTO server_locales (server, locale) VALUES ($1, $2)
                 ON CONFLICT (server) DO UPDATE SET locale = excluded.locale",
            )
            .bind(server)
            .bind(locale),
        };
        query.execute(self.connection()).await?;
        Ok(())
    }
}
