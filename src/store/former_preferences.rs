//! Changes of time preferences that are not yet applied to all saved games of a player.
//!
//! A change is saved at once, and from then on every affected game is read with the change applied:
//! no reader sees the old preferences. Saving the games with the change is left to later, a few
//! games at a time.

use jiff::Timestamp;
use sqlx_macros::FromRow;

use super::column::{self, from_id, from_time};
use super::sql;
use super::time_preferences::TimePreferenceColumns;
use super::{Error, Reading, Writing};
use crate::game::{GameId, PlayerId, TimePreferences};

/// Time preferences that a person had until `until`.
pub(super) struct Former {
    pub time_preferences: TimePreferences,
    pub until: Timestamp,
}

impl Reading {
    /// A person's time preferences after this revision that have been replaced since, oldest first.
    pub(super) async fn former_preferences(
        &mut self,
        player: PlayerId,
        after: i64,
    ) -> Result<Vec<Former>, Error> {
        let rows: Vec<FormerRow> = sql::query_as(
            "SELECT changed_at, zone, weekend, reminders, quiet_from, quiet_to
             FROM former_habits WHERE player = $1 AND revision > $2 ORDER BY revision",
        )
        .bind(from_id(player.0)?)
        .bind(after)
        .fetch_all(self.connection())
        .await?;
        let former = |row: FormerRow| {
            Ok(Former {
                time_preferences: row.time_preferences.read_or_default(&self.damage)?,
                until: column::time(row.changed_at)?,
            })
        };
        rows.into_iter().map(former).collect()
    }

    /// Whether any change is not yet applied to all saved games.
    pub async fn has_former_preferences(&mut self) -> Result<bool, Error> {
        Ok(
            sql::query_scalar("SELECT EXISTS (SELECT 1 FROM former_habits)")
                .fetch_one(self.connection())
                .await?,
        )
    }

    /// Running games to which a change of a player's time preferences is not yet applied, at most
    /// `most`.
    pub async fn games_with_former_preferences(&mut self, most: u32) -> Result<Vec<GameId>, Error> {
        let ids = sql::query_scalar(
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
    /// Records a person's time preferences until now. Their settings must be saved already.
    pub async fn save_former_preferences(
        &mut self,
        player: PlayerId,
        time_preferences: &TimePreferences,
        now: Timestamp,
    ) -> Result<(), Error> {
        let revision: i64 = sql::query_scalar(
            "UPDATE settings SET habits_revision = habits_revision + 1 WHERE player = $1
             RETURNING habits_revision",
        )
        .bind(from_id(player.0)?)
        .fetch_one(self.connection())
        .await?;
        let time_preferences = TimePreferenceColumns::of(time_preferences);
        sql::query(
            "INSERT INTO former_habits (player, revision, changed_at, zone, weekend, reminders,
                                        quiet_from, quiet_to)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(from_id(player.0)?)
        .bind(revision)
        .bind(from_time(now))
        .bind(time_preferences.zone)
        .bind(time_preferences.weekend)
        .bind(time_preferences.reminders)
        .bind(time_preferences.quiet_from)
        .bind(time_preferences.quiet_to)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Records that a game accounts for every change of its players' time preferences.
    pub async fn save_preferences_known(&mut self, game: GameId) -> Result<(), Error> {
        sql::query(
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

    /// Deletes the former time preferences that no running game needs any more.
    pub async fn forget_former_preferences(&mut self) -> Result<(), Error> {
        sql::query(
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
    time_preferences: TimePreferenceColumns,
}
