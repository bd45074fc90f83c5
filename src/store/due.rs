//! What is due when: games, daily lists, places on hills, challenges and tables.

use jiff::{SignedDuration, Timestamp};

use super::column::{self, from_time};
use super::hills::NEXT_CLIMBER;
use super::sql;
use super::tables::{OLDEST_LIVE_TABLE, OLDEST_TABLE};
use super::{Error, Reading, Writing};
use crate::game::GameId;
use crate::game::pace::{LIVE_WAIT, WAIT};

impl Reading {
    /// The games in which something is due by now, the longest overdue first.
    pub async fn games_due(&mut self, now: Timestamp, most: u32) -> Result<Vec<GameId>, Error> {
        let ids = sql::query_scalar(DUE)
            .bind(from_time(now))
            .bind(most)
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(GameId).collect())
    }

    /// The games that were set aside because they could not be read, and since when. A damaged time is
    /// left out.
    pub async fn games_set_aside(&mut self) -> Result<Vec<(GameId, Timestamp)>, Error> {
        let rows: Vec<(i64, i64)> = sql::query_as(SET_ASIDE)
            .fetch_all(self.connection())
            .await?;
        self.readable(rows, |(id, at)| Ok((GameId(id), column::time(at)?)))
    }

    /// Whether a live game is running.
    pub async fn is_any_live(&mut self) -> Result<bool, Error> {
        let found: bool = sql::query_scalar(ANY_LIVE)
            .fetch_one(self.connection())
            .await?;
        Ok(found)
    }

    /// When something is next due: in any game, for a daily list, for a place on a hill, for a challenge or for
    /// a table.
    pub async fn next_due(&mut self) -> Result<Option<Timestamp>, Error> {
        let mut next = None;
        for (query, later) in [
            (NEXT_DUE, SignedDuration::ZERO),
            (NEXT_DIGEST, SignedDuration::ZERO),
            (NEXT_CLIMBER, SignedDuration::ZERO),
            (OLDEST_CHALLENGE, WAIT),
            (OLDEST_LIVE_CHALLENGE, LIVE_WAIT),
            (OLDEST_TABLE, WAIT),
            (OLDEST_LIVE_TABLE, LIVE_WAIT),
        ] {
            let at: Option<i64> = sql::query_scalar(query)
                .fetch_one(self.connection())
                .await?;
            let at = self.set_aside(at.map(column::time).transpose())?.flatten();
            let at = at.and_then(|at| at.checked_add(later).ok());
            next = next.into_iter().chain(at).min();
        }
        Ok(next)
    }
}

impl Writing {
    /// Stops processing a game that cannot be read, until [`Writing::restore_due`]. Records when that
    /// was first so.
    pub async fn forget_due(&mut self, game: GameId, now: Timestamp) -> Result<(), Error> {
        sql::query(
            "UPDATE games SET due = NULL, refresh = NULL,
                 set_aside_at = COALESCE(set_aside_at, $2) WHERE id = $1",
        )
        .bind(game.0)
        .bind(from_time(now))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Records that a game is not set aside any more.
    pub async fn forget_set_aside(&mut self, game: GameId) -> Result<(), Error> {
        sql::query("UPDATE games SET set_aside_at = NULL WHERE id = $1")
            .bind(game.0)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Makes running games due again that were set aside: they may have been repaired, or this
    /// version may be able to read them.
    pub async fn restore_due(&mut self) -> Result<(), Error> {
        sql::query(
            "UPDATE games SET due = 0
             WHERE to_move IS NOT NULL AND due IS NULL AND (rest IS NULL OR rest = 'paused')",
        )
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

pub(super) const DUE: &str = "
    SELECT id FROM games WHERE due IS NOT NULL AND due <= $1 ORDER BY due LIMIT $2";

pub(super) const SET_ASIDE: &str =
    "SELECT id, set_aside_at FROM games WHERE set_aside_at IS NOT NULL";

pub(super) const NEXT_DUE: &str = "SELECT MIN(due) FROM games WHERE due IS NOT NULL";

pub(super) const OLDEST_CHALLENGE: &str =
    "SELECT MIN(made_at) FROM challenges WHERE game IS NULL AND refused IS NULL";

pub(super) const OLDEST_LIVE_CHALLENGE: &str = "
    SELECT MIN(made_at) FROM challenges
    WHERE game IS NULL AND refused IS NULL AND substr(pace, 1, 5) = 'live-'";

pub(super) const ANY_LIVE: &str = "SELECT EXISTS (\
        SELECT 1 FROM games INDEXED BY games_live WHERE due IS NOT NULL AND substr(pace, 1, 5) = 'live-')";

pub(super) const NEXT_DIGEST: &str =
    "SELECT MIN(digest_due) FROM settings WHERE digest_due IS NOT NULL";
