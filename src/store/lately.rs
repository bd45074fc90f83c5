//! When a person made the latest of their invitations and tables: a limit says from that when the next one is possible.

use jiff::Timestamp;

use super::column::{self, from_id};
use super::sql;
use super::{Error, Reading};
use crate::game::PlayerId;

impl Reading {
    /// When a person made the invitation that is the nth latest of theirs, counted from 1.
    pub async fn nth_latest_challenge(
        &mut self,
        by: PlayerId,
        nth: u32,
    ) -> Result<Option<Timestamp>, Error> {
        self.nth_latest(NTH_CHALLENGE, by, nth).await
    }

    /// When a person opened the table that is the nth latest of theirs, counted from 1.
    pub async fn nth_latest_table(
        &mut self,
        by: PlayerId,
        nth: u32,
    ) -> Result<Option<Timestamp>, Error> {
        self.nth_latest(NTH_TABLE, by, nth).await
    }

    async fn nth_latest(
        &mut self,
        sql: &'static str,
        by: PlayerId,
        nth: u32,
    ) -> Result<Option<Timestamp>, Error> {
        let at: Option<i64> = sql::query_scalar(sql)
            .bind(from_id(by.0)?)
            .bind(i64::from(nth) - 1)
            .fetch_optional(self.connection())
            .await?;
        at.map(column::time).transpose()
    }
}

pub(super) const NTH_CHALLENGE: &str = "
    SELECT made_at FROM challenges WHERE challenger = $1 ORDER BY made_at DESC LIMIT 1 OFFSET $2";

pub(super) const NTH_TABLE: &str = "
    SELECT opened_at FROM tables WHERE host = $1 ORDER BY opened_at DESC LIMIT 1 OFFSET $2";
