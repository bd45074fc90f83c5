//! Changes of how a person's time is counted that are not kept yet in all of their games.
//!
//! A change is kept at once, and a game that it concerns is read as it is from then on: whoever looks
//! a game up never sees the old habits. Keeping the game so is left to later, a few games at a time.

use jiff::Timestamp;
use sqlx_macros::FromRow;

use super::column::{self, from_id, from_time};
use super::habits::HabitColumns;
use super::{Error, Reading, Writing};
use crate::game::{GameId, Habits, PlayerId};

/// Habits that a person had until a moment.
pub(super) struct Former {
    pub habits: Habits,
    pub until: Timestamp,
}

impl Reading {
    /// What a person's habits were after this revision, and were not any more later on; the oldest
    /// first.
    pub(super) async fn former_habits(
        &mut self,
        player: PlayerId,
        after: i64,
    ) -> Result<Vec<Former>, Error> {
        let rows: Vec<FormerRow> = sqlx::query_as(
            "SELECT changed_at, zone, weekend, reminders, quiet_from, quiet_to
             FROM former_habits WHERE player = $1 AND revision > $2 ORDER BY revision",
        )
        .bind(from_id(player.0)?)
        .bind(after)
        .fetch_all(self.connection())
        .await?;
        let former = |row: FormerRow| {
            Ok(Former {
                habits: row.habits.read_for(player, &self.damage)?,
                until: column::time(row.changed_at)?,
            })
        };
        rows.into_iter().map(former).collect()
    }

    /// Whether any change is not kept yet in all games.
    pub async fn has_former_habits(&mut self) -> Result<bool, Error> {
        let count: i64 = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM former_habits)")
            .fetch_one(self.connection())
            .await?;
        Ok(count > 0)
    }

    /// Running games in which a change of a player's habits is not kept yet, at most so many.
    pub async fn games_with_former_habits(&mut self, most: u32) -> Result<Vec<GameId>, Error> {
        let ids = sqlx::query_scalar(
            "SELECT DISTINCT seats.game FROM former_habits
             JOIN seats ON seats.player = former_habits.player AND seats.running
                 AND seats.habits_revision < former_habits.revision
             LIMIT $1",
        )
        .bind(most)
        .fetch_all(self.connection())
        .await?;
        Ok(ids.into_iter().map(GameId).collect())
    }
}

impl Writing {
    /// Notes how a person's time was counted until now. Their settings must be there.
    pub async fn save_former_habits(
        &mut self,
        player: PlayerId,
        habits: &Habits,
        now: Timestamp,
    ) -> Result<(), Error> {
        let revision: i64 = sqlx::query_scalar(
            "UPDATE settings SET habits_revision = habits_revision + 1 WHERE player = $1
             RETURNING habits_revision",
        )
        .bind(from_id(player.0)?)
        .fetch_one(self.connection())
        .await?;
        let habits = HabitColumns::of(habits);
        sqlx::query(
            "INSERT INTO former_habits (player, revision, changed_at, zone, weekend, reminders,
                                        quiet_from, quiet_to)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(from_id(player.0)?)
        .bind(revision)
        .bind(from_time(now))
        .bind(habits.zone)
        .bind(habits.weekend)
        .bind(habits.reminders)
        .bind(habits.quiet_from)
        .bind(habits.quiet_to)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Notes that a game accounts for every change of its players' habits.
    pub async fn save_habits_known(&mut self, game: GameId) -> Result<(), Error> {
        sqlx::query(
            "UPDATE seats SET habits_revision = COALESCE(
                 (SELECT settings.habits_revision FROM settings
                  WHERE settings.player = seats.player), 0)
             WHERE game = $1",
        )
        .bind(game.0)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Forgets the habits that no running game needs any more.
    pub async fn forget_former_habits(&mut self) -> Result<(), Error> {
        sqlx::query(
            "DELETE FROM former_habits WHERE NOT EXISTS (
                 SELECT 1 FROM seats WHERE seats.player = former_habits.player AND seats.running
                     AND seats.habits_revision < former_habits.revision)",
        )
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

#[derive(FromRow)]
struct FormerRow {
    changed_at: i64,
    #[sqlx(flatten)]
    habits: HabitColumns,
}
