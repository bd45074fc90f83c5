//! How people can be reached by themselves, and who wants a daily list.

use jiff::Timestamp;

use super::column::{self, from_id, from_time};
use super::{Error, Reading, Writing};
use crate::game::{Person, PlayerId, Settings};

impl Reading {
    /// Whether a person wants private messages, and Discord has not turned one away since they said
    /// so.
    pub async fn welcomes_messages(&mut self, player: PlayerId) -> Result<bool, Error> {
        let welcomes: Option<bool> =
            sqlx::query_scalar("SELECT messages AND NOT refused FROM settings WHERE player = $1")
                .bind(from_id(player.0)?)
                .fetch_optional(self.connection())
                .await?;
        Ok(welcomes.unwrap_or(true))
    }

    /// When a person's daily list is due; `None` for who wants none.
    pub async fn digest_due(&mut self, player: PlayerId) -> Result<Option<Timestamp>, Error> {
        let at: Option<i64> =
            sqlx::query_scalar("SELECT digest_due FROM settings WHERE player = $1")
                .bind(from_id(player.0)?)
                .fetch_optional(self.connection())
                .await?
                .flatten();
        at.map(column::time).transpose()
    }

    /// Those whose daily list is due by now.
    pub async fn digests_due(&mut self, now: Timestamp) -> Result<Vec<Person>, Error> {
        let rows: Vec<(i64, String)> = sqlx::query_as(DIGESTS)
            .bind(from_time(now))
            .fetch_all(self.connection())
            .await?;
        self.readable(rows, |(id, name)| {
            Ok(Person::new(PlayerId(column::id(id)?), &name))
        })
    }
}

impl Writing {
    /// Notes that Discord turned a private message to this person away, and nothing else: what they
    /// chose stays as it is, also where it cannot be understood. The person must be known.
    pub async fn refuse_messages(&mut self, player: PlayerId) -> Result<(), Error> {
        let defaults = Settings::default();
        sqlx::query(
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

    /// Notes when a person's daily list is due next.
    pub async fn save_digest_due(&mut self, player: PlayerId, at: Timestamp) -> Result<(), Error> {
        sqlx::query("UPDATE settings SET digest_due = $2 WHERE player = $1")
            .bind(from_id(player.0)?)
            .bind(from_time(at))
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

pub(super) const DIGESTS: &str = "
    SELECT players.id, players.name FROM settings JOIN players ON players.id = settings.player
    WHERE settings.digest_due IS NOT NULL AND settings.digest_due <= $1
    ORDER BY settings.digest_due";
