//! Whom the operator has banned.

use jiff::Timestamp;
use sqlx_macros::FromRow;

use super::column::{self, from_id, from_time};
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::PlayerId;

/// The ban of a person by the operator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    /// Who is banned.
    pub player: PlayerId,
    /// Why, as the operator tells the person; empty if they do not.
    pub reason: String,
    /// Since when.
    pub banned_at: Timestamp,
    /// When it ends; `None` if it does not.
    pub until: Option<Timestamp>,
}

impl Reading {
    /// The ban of a person, if one is in force at this time. One that is damaged bans nobody.
    pub async fn ban_of(&mut self, player: PlayerId, now: Timestamp) -> Result<Option<Ban>, Error> {
        let row: Option<Row> = sql::query_as(BAN_OF)
            .bind(from_id(player.0)?)
            .bind(from_time(now))
            .fetch_optional(self.connection())
            .await?;
        let ban = row.map(Ban::try_from).transpose();
        Ok(self.set_aside(ban)?.flatten())
    }

    /// The bans in force at this time, oldest first.
    pub async fn bans(&mut self, now: Timestamp) -> Result<Vec<Ban>, Error> {
        let rows: Vec<Row> = sql::query_as(
            "SELECT player, reason, banned_at, until FROM bans
             WHERE until IS NULL OR until > $1 ORDER BY banned_at, player",
        )
        .bind(from_time(now))
        .fetch_all(self.connection())
        .await?;
        self.readable(rows, Ban::try_from)
    }
}

impl Writing {
    /// Bans a person, instead of an earlier ban, and ends what they seek.
    pub async fn ban(&mut self, ban: &Ban) -> Result<(), Error> {
        sql::query(
            "INSERT INTO bans (player, reason, banned_at, until) VALUES ($1, $2, $3, $4)
             ON CONFLICT (player) DO UPDATE SET reason = excluded.reason,
                 banned_at = excluded.banned_at, until = excluded.until",
        )
        .bind(from_id(ban.player.0)?)
        .bind(&ban.reason)
        .bind(from_time(ban.banned_at))
        .bind(ban.until.map(from_time))
        .execute(self.connection())
        .await?;
        sql::query("DELETE FROM seeks WHERE player = $1")
            .bind(from_id(ban.player.0)?)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Ends the ban of a person; false if they are not banned. Bans that have ended by themselves are
    /// forgotten.
    pub async fn unban(&mut self, player: PlayerId, now: Timestamp) -> Result<bool, Error> {
        sql::query("DELETE FROM bans WHERE until <= $1")
            .bind(from_time(now))
            .execute(self.connection())
            .await?;
        let done = sql::query("DELETE FROM bans WHERE player = $1")
            .bind(from_id(player.0)?)
            .execute(self.connection())
            .await?;
        Ok(done.rows_affected() > 0)
    }
}

pub(super) const BAN_OF: &str = "
    SELECT player, reason, banned_at, until FROM bans
    WHERE player = $1 AND (until IS NULL OR until > $2)";

#[derive(FromRow)]
struct Row {
    player: i64,
    reason: String,
    banned_at: i64,
    until: Option<i64>,
}

impl TryFrom<Row> for Ban {
    type Error = Error;

    fn try_from(row: Row) -> Result<Self, Error> {
        Ok(Self {
            player: PlayerId(column::id(row.player)?),
            reason: row.reason,
            banned_at: column::time(row.banned_at)?,
            until: row.until.map(column::time).transpose()?,
        })
    }
}
