//! Which challenges stand, and which messages of theirs are out of date.

use jiff::Timestamp;

use super::column::{self, from_id, from_time};
use super::{Error, Reading, Unposted, Writing};
use crate::game::{ChallengeId, PlayerId};

impl Reading {
    /// How many challenges of a person stand.
    pub async fn open_challenges_by(&mut self, player: PlayerId) -> Result<u32, Error> {
        let count: i64 = sqlx::query_scalar(OPEN_BY)
            .bind(from_id(player.0)?)
            .fetch_one(self.connection())
            .await?;
        column::count(count)
    }

    /// How many challenges a person made after this moment, whatever became of them.
    pub async fn challenges_by_since(
        &mut self,
        player: PlayerId,
        at: Timestamp,
    ) -> Result<u32, Error> {
        let count: i64 = sqlx::query_scalar(BY_SINCE)
            .bind(from_id(player.0)?)
            .bind(from_time(at))
            .fetch_one(self.connection())
            .await?;
        column::count(count)
    }

    /// The challenges of a person that stand and were made after this moment.
    pub async fn challenges_since(
        &mut self,
        player: PlayerId,
        at: Timestamp,
    ) -> Result<Vec<ChallengeId>, Error> {
        let ids = sqlx::query_scalar(OPEN_SINCE)
            .bind(from_id(player.0)?)
            .bind(from_time(at))
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(ChallengeId).collect())
    }

    /// The challenges that stand and were made up to this moment, the oldest first.
    pub async fn challenges_made_by(&mut self, at: Timestamp) -> Result<Vec<ChallengeId>, Error> {
        let ids = sqlx::query_scalar(MADE_BY)
            .bind(from_time(at))
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(ChallengeId).collect())
    }

    /// The challenges whose message does not say what became of them.
    pub async fn unshown_challenges(&mut self) -> Result<Vec<ChallengeId>, Error> {
        let ids = sqlx::query_scalar(UNSHOWN)
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(ChallengeId).collect())
    }

    /// The last challenge that one person made to another and that was accepted.
    pub async fn last_accepted(
        &mut self,
        by: PlayerId,
        to: PlayerId,
    ) -> Result<Option<ChallengeId>, Error> {
        let id: Option<i64> = sqlx::query_scalar(LAST_ACCEPTED)
            .bind(from_id(by.0)?)
            .bind(from_id(to.0)?)
            .fetch_optional(self.connection())
            .await?;
        Ok(id.map(ChallengeId))
    }

    /// Whether either of two people wants no invitations from the other.
    pub async fn is_blocked(&mut self, one: PlayerId, other: PlayerId) -> Result<bool, Error> {
        let count: i64 = sqlx::query_scalar(
            "SELECT COUNT(*) FROM blocks
             WHERE (player = $1 AND blocked = $2) OR (player = $2 AND blocked = $1)",
        )
        .bind(from_id(one.0)?)
        .bind(from_id(other.0)?)
        .fetch_one(self.connection())
        .await?;
        Ok(count > 0)
    }

    /// The names of those from whom a person wants no invitations.
    pub async fn blocked_by(&mut self, player: PlayerId) -> Result<Vec<String>, Error> {
        Ok(sqlx::query_scalar(
            "SELECT players.name FROM blocks JOIN players ON players.id = blocks.blocked
             WHERE blocks.player = $1 ORDER BY players.name",
        )
        .bind(from_id(player.0)?)
        .fetch_all(self.connection())
        .await?)
    }
}

impl Writing {
    /// Notes that the message of a challenge says what became of it.
    pub async fn save_shown(&mut self, challenge: ChallengeId) -> Result<(), Error> {
        sqlx::query("UPDATE challenges SET shown = TRUE WHERE id = $1")
            .bind(challenge.0)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Lets a challenge run out that stands; false if it was answered. It need not be understood for
    /// that.
    pub async fn expire_challenge(&mut self, challenge: ChallengeId) -> Result<bool, Error> {
        let done = sqlx::query(
            "UPDATE challenges SET refused = 'expired', shown = FALSE
             WHERE id = $1 AND game IS NULL AND refused IS NULL",
        )
        .bind(challenge.0)
        .execute(self.connection())
        .await?;
        self.forget_attempts(Unposted::Invitation(challenge))
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Notes that a person wants no invitations from another. Both must be known.
    pub async fn block(&mut self, player: PlayerId, blocked: PlayerId) -> Result<(), Error> {
        sqlx::query(
            "INSERT INTO blocks (player, blocked) VALUES ($1, $2)
             ON CONFLICT (player, blocked) DO NOTHING",
        )
        .bind(from_id(player.0)?)
        .bind(from_id(blocked.0)?)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Notes that a person takes invitations from another again.
    pub async fn unblock(&mut self, player: PlayerId, blocked: PlayerId) -> Result<(), Error> {
        sqlx::query("DELETE FROM blocks WHERE player = $1 AND blocked = $2")
            .bind(from_id(player.0)?)
            .bind(from_id(blocked.0)?)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

pub(super) const BY_SINCE: &str = "
    SELECT COUNT(*) FROM challenges WHERE challenger = $1 AND made_at > $2";

// The conditions are those of the indexes of the same names, word for word.
pub(super) const OPEN_BY: &str = "
    SELECT COUNT(*) FROM challenges
    WHERE challenger = $1 AND game IS NULL AND refused IS NULL";

pub(super) const OPEN_SINCE: &str = "
    SELECT id FROM challenges
    WHERE challenger = $1 AND game IS NULL AND refused IS NULL AND made_at > $2";

pub(super) const MADE_BY: &str = "
    SELECT id FROM challenges
    WHERE made_at <= $1 AND game IS NULL AND refused IS NULL ORDER BY made_at";

pub(super) const UNSHOWN: &str = "
    SELECT id FROM challenges WHERE NOT shown AND message IS NOT NULL ORDER BY id";

pub(super) const LAST_ACCEPTED: &str = "
    SELECT id FROM challenges
    WHERE challenger = $1 AND opponent = $2 AND game IS NOT NULL ORDER BY id DESC LIMIT 1";
