//! Finds the tournaments of a series that are to be followed by another.

use super::column;
use super::sql;
use super::{Error, Reading};
use crate::game::TournamentId;

impl Reading {
    /// The tournaments with greater numbers than `after` that have begun or do not take place, repeat, and are not
    /// followed by another yet: at most so many, by their numbers. Those of a server that the bot has left, or on which
    /// `room` tournaments or more go on, are not among them for as long as that lasts.
    pub async fn tournaments_to_repeat(
        &mut self,
        after: TournamentId,
        room: u32,
        most: u32,
    ) -> Result<Vec<TournamentId>, Error> {
        let ids = sql::query_scalar(TO_REPEAT)
            .bind(after.0)
            .bind(room)
            .bind(most)
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(TournamentId).collect())
    }

    /// How many tournaments of a series in a row did not take place, with this one as the last; counted up to `most`.
    pub async fn not_held_in_a_row(&mut self, id: TournamentId, most: u32) -> Result<u32, Error> {
        let count: i64 = sql::query_scalar(NOT_HELD_IN_A_ROW)
            .bind(id.0)
            .bind(most)
            .fetch_one(self.connection())
            .await?;
        column::count(count)
    }
}

pub(super) const TO_REPEAT: &str = "
    SELECT id FROM tournaments
    WHERE id > $1 AND repeats IS NOT NULL AND planned IS NOT NULL AND (started_at IS NOT NULL OR state = 'cancelled')
        AND NOT paused_by_absence
        AND NOT EXISTS (SELECT 1 FROM tournaments AS next WHERE next.follows = tournaments.id)
        AND (SELECT COUNT(*) FROM tournaments AS other
             WHERE other.server = tournaments.server AND other.state IN ('draft', 'open', 'running')
                AND other.state <> 'draft') < $2
    ORDER BY id LIMIT $3";

// Going back from a tournament to the one before it in its series.
pub(super) const NOT_HELD_IN_A_ROW: &str = "
    WITH RECURSIVE missed (id, follows, steps) AS (
        SELECT id, follows, 1 FROM tournaments WHERE id = $1 AND state = 'cancelled' AND started_at IS NULL
        UNION ALL
        SELECT before.id, before.follows, missed.steps + 1
        FROM missed CROSS JOIN tournaments AS before ON before.id = missed.follows
        WHERE before.state = 'cancelled' AND before.started_at IS NULL AND missed.steps < $2
    )
    SELECT COUNT(*) FROM missed";
