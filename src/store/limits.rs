//! Recent pings and interactions, stored to enforce limits. Each insertion deletes the rows that
//! are too old, so neither table grows.

use jiff::{SignedDuration, Timestamp};

use super::column::{self, from_id, from_time};
use super::{Error, Writing};
use super::{process_locks, sql};
use crate::game::limits::{BETWEEN_PINGS, INTERACTION_LIFE, PINGS, PINGS_WITHIN};
use crate::game::{GameId, InteractionId, PlayerId};

/// How much later than now something may have been recorded that counts: what is asked first may be saved last, above all
/// where several processes save.
const LATER: SignedDuration = SignedDuration::from_mins(1);

impl Writing {
    /// Records that a person pings another about a game, or with a challenge if `game` is `None`.
    /// Returns false and records nothing if they did so within [`BETWEEN_PINGS`], or about whatever [`PINGS`] times within
    /// [`PINGS_WITHIN`].
    pub async fn take_ping(
        &mut self,
        by: PlayerId,
        to: PlayerId,
        game: Option<GameId>,
        now: Timestamp,
    ) -> Result<bool, Error> {
        let now = self.time_of_limits(now).await?;
        sql::query("DELETE FROM pings WHERE at <= $1 OR at > $2")
            .bind(before(now, BETWEEN_PINGS))
            .bind(by_wrong_clock(now))
            .execute(self.connection())
            .await?;
        if self.pings_lately(by, to, now).await? >= PINGS {
            return Ok(false);
        }
        let done = sql::query(
            "INSERT INTO pings (player, pinged, game, at) VALUES ($1, $2, $3, $4)
             ON CONFLICT (player, pinged, game) DO NOTHING",
        )
        .bind(from_id(by.0)?)
        .bind(from_id(to.0)?)
        .bind(game.map_or(0, |game| game.0))
        .bind(from_time(now))
        .execute(self.connection())
        .await?;
        let is_taken = done.rows_affected() == 1;
        if is_taken {
            sql::query("INSERT INTO pair_pings (player, pinged, at) VALUES ($1, $2, $3)")
                .bind(from_id(by.0)?)
                .bind(from_id(to.0)?)
                .bind(from_time(now))
                .execute(self.connection())
                .await?;
        }
        Ok(is_taken)
    }

    /// How often a person has pinged another lately, whatever it was about.
    async fn pings_lately(
        &mut self,
        by: PlayerId,
        to: PlayerId,
        now: Timestamp,
    ) -> Result<u32, Error> {
        sql::query("DELETE FROM pair_pings WHERE at <= $1 OR at > $2")
            .bind(before(now, PINGS_WITHIN))
            .bind(by_wrong_clock(now))
            .execute(self.connection())
            .await?;
        let count: i64 =
            sql::query_scalar("SELECT COUNT(*) FROM pair_pings WHERE player = $1 AND pinged = $2")
                .bind(from_id(by.0)?)
                .bind(from_id(to.0)?)
                .fetch_one(self.connection())
                .await?;
        column::count(count)
    }

    /// The time by which limits count. Where several processes share a database, the time of one that is absent stands still while
    /// that of the others goes on, and each would forget what another one has recorded: there it is the server's clock.
    pub(super) async fn time_of_limits(&mut self, now: Timestamp) -> Result<Timestamp, Error> {
        if !self.is_shared {
            return Ok(now);
        }
        let shown: i64 = sql::query_scalar(process_locks::CLOCK)
            .fetch_one(self.connection())
            .await?;
        column::time(shown)
    }

    /// Records an interaction that starts something; false if it has already done so.
    pub async fn take_interaction(
        &mut self,
        id: InteractionId,
        now: Timestamp,
    ) -> Result<bool, Error> {
        let now = self.time_of_limits(now).await?;
        sql::query("DELETE FROM interactions WHERE at <= $1 OR at > $2")
            .bind(before(now, INTERACTION_LIFE))
            .bind(by_wrong_clock(now))
            .execute(self.connection())
            .await?;
        let done = sql::query(
            "INSERT INTO interactions (id, at) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING",
        )
        .bind(from_id(id.0)?)
        .bind(from_time(now))
        .execute(self.connection())
        .await?;
        Ok(done.rows_affected() == 1)
    }
}

fn before(now: Timestamp, by: SignedDuration) -> i64 {
    from_time(now.saturating_sub(by).unwrap_or(Timestamp::MIN))
}

/// What was recorded after this was recorded by a clock that was wrong.
pub(super) fn by_wrong_clock(now: Timestamp) -> i64 {
    from_time(now.saturating_add(LATER).unwrap_or(Timestamp::MAX))
}
