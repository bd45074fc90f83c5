//! Open challenges, challenges whose message is out of date, and blocked people.

use jiff::Timestamp;

use super::column::{self, from_id, from_time};
use super::sql;
use super::{Error, Reading, Unposted, Writing};
use crate::game::{ChallengeId, Expiry, PlayerId};

impl Reading {
    /// How many open challenges a person has.
    pub async fn open_challenges_by(&mut self, player: PlayerId) -> Result<u32, Error> {
        let count: i64 = sql::query_scalar(OPEN_BY)
            .bind(from_id(player.0)?)
            .fetch_one(self.connection())
            .await?;
        column::count(count)
    }

    /// How many challenges a person made after this time, whatever became of them.
    pub async fn challenges_by_since(
        &mut self,
        player: PlayerId,
        at: Timestamp,
    ) -> Result<u32, Error> {
        let count: i64 = sql::query_scalar(BY_SINCE)
            .bind(from_id(player.0)?)
            .bind(from_time(at))
            .fetch_one(self.connection())
            .await?;
        column::count(count)
    }

    /// The open challenges that a person made after this time.
    pub async fn challenges_since(
        &mut self,
        player: PlayerId,
        at: Timestamp,
    ) -> Result<Vec<ChallengeId>, Error> {
        let ids = sql::query_scalar(OPEN_SINCE)
            .bind(from_id(player.0)?)
            .bind(from_time(at))
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(ChallengeId).collect())
    }

    /// The open challenges to sets for a hill between two people, whoever made them, oldest first.
    pub async fn open_for_hill(
        &mut self,
        [one, other]: [PlayerId; 2],
    ) -> Result<Vec<ChallengeId>, Error> {
        let ids = sql::query_scalar(OPEN_FOR_HILL)
            .bind(from_id(one.0)?)
            .bind(from_id(other.0)?)
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(ChallengeId).collect())
    }

    /// The open challenges that have waited long enough.
    pub async fn challenges_made_by(&mut self, expiry: Expiry) -> Result<Vec<ChallengeId>, Error> {
        let mut found: Vec<i64> = Vec::new();
        for (sql, at) in [(MADE_BY, expiry.usual), (LIVE_MADE_BY, expiry.live)] {
            let ids: Vec<i64> = sql::query_scalar(sql)
                .bind(from_time(at))
                .fetch_all(self.connection())
                .await?;
            found.extend(ids);
        }
        found.sort_unstable();
        found.dedup();
        Ok(found.into_iter().map(ChallengeId).collect())
    }

    /// The challenges whose message does not show their outcome.
    pub async fn unshown_challenges(&mut self) -> Result<Vec<ChallengeId>, Error> {
        let ids = sql::query_scalar(UNSHOWN)
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(ChallengeId).collect())
    }

    /// The last accepted challenge from one person to another.
    pub async fn last_accepted(
        &mut self,
        by: PlayerId,
        to: PlayerId,
    ) -> Result<Option<ChallengeId>, Error> {
        let id: Option<i64> = sql::query_scalar(LAST_ACCEPTED)
            .bind(from_id(by.0)?)
            .bind(from_id(to.0)?)
            .fetch_optional(self.connection())
            .await?;
        Ok(id.map(ChallengeId))
    }

    /// Whether either of two people has blocked the other.
    pub async fn is_blocked(&mut self, one: PlayerId, other: PlayerId) -> Result<bool, Error> {
        let count: i64 = sql::query_scalar(
            "SELECT COUNT(*) FROM blocks
             WHERE (player = $1 AND blocked = $2) OR (player = $2 AND blocked = $1)",
        )
        .bind(from_id(one.0)?)
        .bind(from_id(other.0)?)
        .fetch_one(self.connection())
        .await?;
        Ok(count > 0)
    }

    /// Whether a person has blocked another.
    pub async fn has_blocked(&mut self, player: PlayerId, other: PlayerId) -> Result<bool, Error> {
        let count: i64 =
            sql::query_scalar("SELECT COUNT(*) FROM blocks WHERE player = $1 AND blocked = $2")
                .bind(from_id(player.0)?)
                .bind(from_id(other.0)?)
                .fetch_one(self.connection())
                .await?;
        Ok(count > 0)
    }

    /// The names of the people a person has blocked.
    pub async fn blocked_by(&mut self, player: PlayerId) -> Result<Vec<String>, Error> {
        Ok(sql::query_scalar(
            "SELECT players.name FROM blocks JOIN players ON players.id = blocks.blocked
             WHERE blocks.player = $1 ORDER BY players.name",
        )
        .bind(from_id(player.0)?)
        .fetch_all(self.connection())
        .await?)
    }
}

impl Writing {
    /// Records that the message of a challenge shows its outcome.
    pub async fn save_shown(&mut self, challenge: ChallengeId) -> Result<(), Error> {
        sql::query("UPDATE challenges SET shown = TRUE WHERE id = $1")
            .bind(challenge.0)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Expires an open challenge; false if it was already answered. This works even if the
    /// challenge cannot be read.
    pub async fn expire_challenge(&mut self, challenge: ChallengeId) -> Result<bool, Error> {
        let done = sql::query(
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

    /// Records that a person blocks another. Both must be saved already.
    pub async fn block(&mut self, player: PlayerId, blocked: PlayerId) -> Result<(), Error> {
        sql::query(
            "INSERT INTO blocks (player, blocked) VALUES ($1, $2)
             ON CONFLICT (player, blocked) DO NOTHING",
        )
        .bind(from_id(player.0)?)
        .bind(from_id(blocked.0)?)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Records that a person no longer blocks another.
    pub async fn unblock(&mut self, player: PlayerId, blocked: PlayerId) -> Result<(), Error> {
        sql::query("DELETE FROM blocks WHERE player = $1 AND blocked = $2")
            .bind(from_id(player.0)?)
            .bind(from_id(blocked.0)?)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

pub(super) const BY_SINCE: &str = "
    SELECT COUNT(*) FROM challenges WHERE challenger = $1 AND made_at > $2";

// The conditions are copied from the indexes of the same names, word for word.
pub(super) const OPEN_BY: &str = "
    SELECT COUNT(*) FROM challenges
    WHERE challenger = $1 AND game IS NULL AND refused IS NULL";

pub(super) const OPEN_SINCE: &str = "
    SELECT id FROM challenges
    WHERE challenger = $1 AND game IS NULL AND refused IS NULL AND made_at > $2";

pub(super) const OPEN_FOR_HILL: &str = "
    SELECT id FROM challenges
    WHERE challenger IN ($1, $2) AND opponent IN ($1, $2) AND on_hill
        AND game IS NULL AND refused IS NULL ORDER BY id";

pub(super) const MADE_BY: &str = "
    SELECT id FROM challenges
    WHERE made_at <= $1 AND game IS NULL AND refused IS NULL ORDER BY made_at";

pub(super) const LIVE_MADE_BY: &str = "
    SELECT id FROM challenges
    WHERE made_at <= $1 AND game IS NULL AND refused IS NULL AND substr(pace, 1, 5) = 'live-'
    ORDER BY made_at";

pub(super) const UNSHOWN: &str = "
    SELECT id FROM challenges WHERE NOT shown AND message IS NOT NULL ORDER BY id";

pub(super) const LAST_ACCEPTED: &str = "
    SELECT id FROM challenges
    WHERE challenger = $1 AND opponent = $2 AND game IS NOT NULL ORDER BY id DESC LIMIT 1";
