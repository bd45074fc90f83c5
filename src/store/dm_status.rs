//! Who can be sent direct messages, and who wants a daily list.

use jiff::Timestamp;

use super::column::{self, from_id, from_time};
use super::{Error, Reading, Writing};
use crate::game::{PlayerId, Settings};

impl Reading {
    /// Whether a person wants direct messages and Discord has not rejected one since they last said
    /// so.
    pub async fn accepts_dms(&mut self, player: PlayerId) -> Result<bool, Error> {
        let welcomes: Option<bool> =
            sqlx::query_scalar("SELECT messages AND NOT refused FROM settings WHERE player = $1")
                .bind(from_id(player.0)?)
                .fetch_optional(self.connection())
                .await?;
        Ok(welcomes.unwrap_or(true))
    }

    /// The people whose daily list is due by now; damaged rows are left out.
    pub async fn digests_due(&mut self, now: Timestamp) -> Result<Vec<PlayerId>, Error> {
        let players: Vec<i64> = sqlx::query_scalar(DIGESTS)
            .bind(from_time(now))
            .fetch_all(self.connection())
            .await?;
        self.readable(players, |player| column::id(player).map(PlayerId))
    }
}

impl Writing {
    /// Records that Discord rejected a direct message to this person. Nothing else changes: their
    /// settings stay as they are, even if they cannot be read. The person must be saved already.
    pub async fn save_dms_refused(&mut self, player: PlayerId) -> Result<(), Error> {
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

    /// If a person's daily list is due by now, records when the next one is due; false if none is
    /// due.
    pub async fn pass_digest(
        &mut self,
        player: PlayerId,
        now: Timestamp,
        next: Timestamp,
    ) -> Result<bool, Error> {
        let done = sqlx::query(
            "UPDATE settings SET digest_due = $3 WHERE player = $1 AND digest_due <= $2",
        )
        .bind(from_id(player.0)?)
        .bind(from_time(now))
        .bind(from_time(next))
        .execute(self.connection())
        .await?;
        Ok(done.rows_affected() == 1)
    }
}

pub(super) const DIGESTS: &str = "
    SELECT player FROM settings WHERE digest_due IS NOT NULL AND digest_due <= $1
    ORDER BY digest_due";
