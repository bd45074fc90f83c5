//! Boards and open challenges whose message shows an outdated time, and how often an update was
//! tried.

use jiff::Timestamp;

use super::column::from_time;
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{ChallengeId, GameId};

/// SQL for the milliseconds by which the time in a message is known to be wrong. A damaged number,
/// of more than a year, counts as zero.
macro_rules! unshown {
    () => {
        "(CASE WHEN unshown BETWEEN -31536000000 AND 31536000000 THEN unshown ELSE 0 END)"
    };
}
pub(super) use unshown;

impl Reading {
    /// The games whose message has to be updated, with the number of tries, in the order in which
    /// something is due in them.
    pub async fn boards_to_refresh(&mut self) -> Result<Vec<(GameId, u32)>, Error> {
        self.unrefreshed(TO_REFRESH, GameId).await
    }

    /// The open challenges whose message has to be updated, with the number of tries, oldest first.
    pub async fn invitations_to_refresh(&mut self) -> Result<Vec<(ChallengeId, u32)>, Error> {
        self.unrefreshed(INVITATIONS_TO_REFRESH, ChallengeId).await
    }

    /// A damaged number of tries counts as zero; the next one saved replaces it.
    async fn unrefreshed<I>(
        &mut self,
        sql: &'static str,
        named: fn(i64) -> I,
    ) -> Result<Vec<(I, u32)>, Error> {
        let rows: Vec<(i64, i64)> = sql::query_as(sql).fetch_all(self.connection()).await?;
        let rows = rows.into_iter();
        let tries = |tries| u32::try_from(tries).unwrap_or(0);
        Ok(rows.map(|(id, tried)| (named(id), tries(tried))).collect())
    }
}

impl Writing {
    /// Records that the message of a board shows this deadline, or none if no clock is running. If
    /// the deadline has moved by a minute or more again since, the message still has to be updated.
    pub async fn save_refreshed(
        &mut self,
        game: GameId,
        deadline: Option<Timestamp>,
    ) -> Result<(), Error> {
        sql::query(
            "UPDATE games SET unshown = COALESCE(deadline - $2, 0),
                 refresh = CASE WHEN ABS(COALESCE(deadline - $2, 0)) < 60000
                     THEN NULL ELSE refresh END
             WHERE id = $1",
        )
        .bind(game.0)
        .bind(deadline.map(from_time))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Records that `tries` attempts to update the message of a board have failed. At `most` it is
    /// given up until the deadline moves by another minute.
    pub async fn save_not_refreshed(
        &mut self,
        game: GameId,
        tries: u32,
        most: u32,
    ) -> Result<(), Error> {
        let left = Some(tries).filter(|&tries| tries < most);
        self.save_tries(NOT_REFRESHED, game.0, left).await
    }

    /// Records that the message of a challenge shows this time of creation. If that has moved by a
    /// minute or more again since, the message still has to be updated.
    pub async fn save_invitation_refreshed(
        &mut self,
        challenge: ChallengeId,
        made_at: Timestamp,
    ) -> Result<(), Error> {
        sql::query(
            "UPDATE challenges SET unshown = made_at - $2,
                 refresh = CASE WHEN ABS(made_at - $2) < 60000 THEN NULL ELSE refresh END
             WHERE id = $1",
        )
        .bind(challenge.0)
        .bind(from_time(made_at))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Records that `tries` attempts to update the message of a challenge have failed. At `most` it
    /// is given up.
    pub async fn save_invitation_not_refreshed(
        &mut self,
        challenge: ChallengeId,
        tries: u32,
        most: u32,
    ) -> Result<(), Error> {
        let left = Some(tries).filter(|&tries| tries < most);
        self.save_tries(INVITATION_NOT_REFRESHED, challenge.0, left)
            .await
    }

    /// Saves the number of tries to update a message; `None` ends the tries.
    async fn save_tries(
        &mut self,
        sql: &'static str,
        id: i64,
        tries: Option<u32>,
    ) -> Result<(), Error> {
        sql::query(sql)
            .bind(id)
            .bind(tries)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

const NOT_REFRESHED: &str = "
    UPDATE games SET refresh = $2, unshown = CASE WHEN $2 IS NULL THEN 0 ELSE unshown END
    WHERE id = $1 AND refresh IS NOT NULL";

const INVITATION_NOT_REFRESHED: &str = "
    UPDATE challenges SET refresh = $2, unshown = CASE WHEN $2 IS NULL THEN 0 ELSE unshown END
    WHERE id = $1 AND refresh IS NOT NULL";

pub(super) const INVITATIONS_TO_REFRESH: &str = "
    SELECT id, refresh FROM challenges
    WHERE refresh IS NOT NULL AND message IS NOT NULL AND game IS NULL AND refused IS NULL
    ORDER BY id";

pub(super) const TO_REFRESH: &str =
    "SELECT id, refresh FROM games WHERE refresh IS NOT NULL ORDER BY due";
