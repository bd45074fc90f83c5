//! Deletes challenges that nothing needs any more: what they agreed on is kept with their game.
//!
//! What stays is whatever is still to be said or shown, and the last accepted challenge from one person to
//! another, from which the terms of the next one are suggested. A button of a challenge that is gone is
//! answered like one that never was; its message lost its buttons with the answer. *Rematch* under a game
//! whose rematch is over as well asks for another one.

use jiff::{SignedDuration, Timestamp};

use super::column::{from_id, from_time};
use super::sql;
use super::{Error, Writing};
use crate::game::PlayerId;

/// How long a challenge is kept at least, however soon it was answered.
const KEPT: SignedDuration = SignedDuration::from_hours(7 * 24);

/// The most challenges that are deleted at once, so that whoever makes the next one does not wait.
const AT_ONCE: i64 = 20;

impl Writing {
    /// Deletes some answered challenges of a person, if they are old, their answer is shown, and their game
    /// is over and shown as such.
    pub async fn delete_settled_challenges(
        &mut self,
        by: PlayerId,
        now: Timestamp,
    ) -> Result<(), Error> {
        let before = now.saturating_sub(KEPT).unwrap_or(Timestamp::MIN);
        let old: Vec<i64> = sql::query_scalar(SETTLED)
            .bind(from_id(by.0)?)
            .bind(from_time(before))
            .bind(AT_ONCE)
            .fetch_all(self.connection())
            .await?;
        for id in old {
            for sql in [
                "DELETE FROM rematches WHERE challenge = $1",
                "DELETE FROM challenges WHERE id = $1",
            ] {
                sql::query(sql).bind(id).execute(self.connection()).await?;
            }
        }
        Ok(())
    }
}

pub(super) const SETTLED: &str = "
    SELECT old.id FROM challenges AS old
    WHERE old.challenger = $1 AND old.made_at <= $2
        AND (old.shown OR old.message IS NULL)
        AND (old.refused IS NOT NULL OR EXISTS
            (SELECT 1 FROM games WHERE games.id = old.game AND to_move IS NULL AND end_posted))
        AND (old.game IS NULL OR old.opponent IS NULL OR EXISTS
            (SELECT 1 FROM challenges AS later
             WHERE later.challenger = $1 AND later.opponent = old.opponent
                 AND later.game IS NOT NULL AND later.id > old.id))
        AND NOT EXISTS (SELECT 1 FROM challenges AS earlier WHERE earlier.counter = old.id)
        AND NOT EXISTS
            (SELECT 1 FROM news WHERE news.player = $1 AND kind = 'answer' AND news.id = old.id)
    LIMIT $3";
