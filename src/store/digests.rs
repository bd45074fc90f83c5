//! Who is due a daily list.

use jiff::Timestamp;

use super::column::{self, from_id, from_time};
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::PlayerId;

impl Reading {
    /// The people whose daily list is due by now; damaged rows are left out.
    pub async fn digests_due(&mut self, now: Timestamp) -> Result<Vec<PlayerId>, Error> {
        let players: Vec<i64> = sql::query_scalar(DIGESTS)
            .bind(from_time(now))
            .fetch_all(self.connection())
            .await?;
        self.readable(players, |player| column::id(player).map(PlayerId))
    }
}

impl Writing {
    /// If a person's daily list is due by now, records when the next one is due; false if none is
    /// due.
    pub async fn pass_digest(
        &mut self,
        player: PlayerId,
        now: Timestamp,
        next: Timestamp,
    ) -> Result<bool, Error> {
        let done = sql::query(
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
