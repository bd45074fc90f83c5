//! Stores private notices: reminders and daily lists. Each is kept until it is sent or given up.

use std::sync::Arc;

use jiff::Timestamp;
use sqlx_macros::FromRow;

use super::column::{self, from_id, from_revision, from_time};
use super::sql;
use super::time_preferences::TimePreferenceColumns;
use super::{Error, Reading, Writing};
use crate::game::{GameId, PlayerId, Reminder, Revision, TimePreferences};

/// A reminder to send. A later one to the same player in the same game is a different reminder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UnsentReminder {
    /// The game.
    pub game: GameId,
    /// The player to move.
    pub player: PlayerId,
    /// The board it is about: on any other board it is obsolete.
    pub at: Revision,
    /// Why they are reminded.
    pub reminder: Reminder,
}

/// A daily list to send. The list of another day is a different one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UnsentDigest {
    /// Whose list it is.
    pub player: PlayerId,
    /// When it became due.
    pub due_at: Timestamp,
}

/// What decides when a notice may be sent.
#[derive(Clone, Debug)]
pub struct SendingWindow {
    /// The person's time preferences, including their quiet hours.
    pub time_preferences: TimePreferences,
    /// When it would be too late, if ever: the deadline that the reminder is about.
    pub deadline: Option<Timestamp>,
}

impl Reading {
    /// The reminders to send, by game and player; damaged rows are left out.
    pub async fn unsent_reminders(
        &mut self,
    ) -> Result<Vec<(UnsentReminder, SendingWindow)>, Error> {
        let rows: Vec<ReminderRow> = sql::query_as(UNSENT_REMINDERS)
            .fetch_all(self.connection())
            .await?;
        let damage = Arc::clone(&self.damage);
        self.readable(rows, |row| {
            let unsent = row.read()?;
            let time_preferences = row.time_preferences.read_or_default(&damage)?;
            let deadline = row.deadline.map(column::time).transpose()?;
            Ok((
                unsent,
                SendingWindow {
                    time_preferences,
                    deadline,
                },
            ))
        })
    }

    /// The daily lists to send, by person; damaged rows are left out.
    pub async fn unsent_digests(&mut self) -> Result<Vec<(UnsentDigest, SendingWindow)>, Error> {
        let rows: Vec<DigestRow> = sql::query_as(UNSENT_DIGESTS)
            .fetch_all(self.connection())
            .await?;
        let damage = Arc::clone(&self.damage);
        self.readable(rows, |row| {
            let unsent = UnsentDigest {
                player: PlayerId(column::id(row.player)?),
                due_at: column::time(row.due_at)?,
            };
            let time_preferences = row.time_preferences.read_or_default(&damage)?;
            let deadline = None;
            Ok((
                unsent,
                SendingWindow {
                    time_preferences,
                    deadline,
                },
            ))
        })
    }

    /// When a reminder was saved; `None` if it was sent, given up or replaced by another.
    pub async fn reminder_kept_at(
        &mut self,
        unsent: &UnsentReminder,
    ) -> Result<Option<Timestamp>, Error> {
        let at: Option<i64> = sql::query_scalar(
            "SELECT kept_at FROM reminders
             WHERE game = $1 AND player = $2 AND ply = $3 AND reminder = $4",
        )
        .bind(unsent.game.0)
        .bind(from_id(unsent.player.0)?)
        .bind(from_revision(unsent.at))
        .bind(from_reminder(unsent.reminder))
        .fetch_optional(self.connection())
        .await?;
        Ok(self.set_aside(at.map(column::time).transpose())?.flatten())
    }

    /// Whether a daily list still has to be sent.
    pub async fn is_digest_kept(&mut self, unsent: &UnsentDigest) -> Result<bool, Error> {
        let found: Option<i32> =
            sql::query_scalar("SELECT 1 FROM digests WHERE player = $1 AND due_at = $2")
                .bind(from_id(unsent.player.0)?)
                .bind(from_time(unsent.due_at))
                .fetch_optional(self.connection())
                .await?;
        Ok(found.is_some())
    }
}

impl Writing {
    /// Saves a reminder to send to a player, replacing an earlier one in the same game.
    pub async fn save_reminder(
        &mut self,
        unsent: &UnsentReminder,
        now: Timestamp,
    ) -> Result<(), Error> {
        sql::query(
            "INSERT INTO reminders (game, player, ply, reminder, kept_at)
             VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (game, player) DO UPDATE SET ply = excluded.ply,
                 reminder = excluded.reminder, kept_at = excluded.kept_at",
        )
        .bind(unsent.game.0)
        .bind(from_id(unsent.player.0)?)
        .bind(from_revision(unsent.at))
        .bind(from_reminder(unsent.reminder))
        .bind(from_time(now))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Saves a daily list to send, replacing an earlier one to the same person.
    pub async fn save_digest(&mut self, unsent: &UnsentDigest) -> Result<(), Error> {
        sql::query(
            "INSERT INTO digests (player, due_at) VALUES ($1, $2)
             ON CONFLICT (player) DO UPDATE SET due_at = excluded.due_at",
        )
        .bind(from_id(unsent.player.0)?)
        .bind(from_time(unsent.due_at))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Deletes a reminder that was sent, is obsolete or is given up. False if it was already
    /// deleted, or replaced by another, which stays.
    pub async fn forget_reminder(&mut self, unsent: &UnsentReminder) -> Result<bool, Error> {
        let done = sql::query(
            "DELETE FROM reminders
             WHERE game = $1 AND player = $2 AND ply = $3 AND reminder = $4",
        )
        .bind(unsent.game.0)
        .bind(from_id(unsent.player.0)?)
        .bind(from_revision(unsent.at))
        .bind(from_reminder(unsent.reminder))
        .execute(self.connection())
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Deletes any reminder to send to a player in a game.
    pub async fn forget_reminders_of(
        &mut self,
        game: GameId,
        player: PlayerId,
    ) -> Result<(), Error> {
        for sql in [
            "DELETE FROM reminders WHERE game = $1 AND player = $2",
            "DELETE FROM post_attempts WHERE kind = 'reminder' AND id = $1 AND player = $2",
        ] {
            sql::query(sql)
                .bind(game.0)
                .bind(from_id(player.0)?)
                .execute(self.connection())
                .await?;
        }
        Ok(())
    }

    /// Deletes a daily list that was sent or is given up. False if it was already deleted, or
    /// replaced by another day's list, which stays.
    pub async fn forget_digest(&mut self, unsent: &UnsentDigest) -> Result<bool, Error> {
        let done = sql::query("DELETE FROM digests WHERE player = $1 AND due_at = $2")
            .bind(from_id(unsent.player.0)?)
            .bind(from_time(unsent.due_at))
            .execute(self.connection())
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Deletes any daily list to send to a person who does not want it any more.
    pub async fn forget_digests_of(&mut self, player: PlayerId) -> Result<(), Error> {
        for sql in [
            "DELETE FROM digests WHERE player = $1",
            "DELETE FROM post_attempts WHERE kind = 'digest' AND player = $1",
        ] {
            sql::query(sql)
                .bind(from_id(player.0)?)
                .execute(self.connection())
                .await?;
        }
        Ok(())
    }
}

const UNSENT_REMINDERS: &str = "
    SELECT unsent.game, unsent.player, unsent.ply, unsent.reminder, games.deadline,
           settings.zone, settings.weekend, settings.reminders, settings.quiet_from,
           settings.quiet_to
    FROM reminders AS unsent JOIN games ON games.id = unsent.game
    LEFT JOIN settings ON settings.player = unsent.player
    ORDER BY unsent.game, unsent.player";

const UNSENT_DIGESTS: &str = "
    SELECT digests.player, digests.due_at, settings.zone, settings.weekend, settings.reminders,
           settings.quiet_from, settings.quiet_to
    FROM digests LEFT JOIN settings ON settings.player = digests.player
    ORDER BY digests.player";

#[derive(FromRow)]
struct ReminderRow {
    game: i64,
    player: i64,
    ply: i64,
    reminder: i64,
    deadline: Option<i64>,
    #[sqlx(flatten)]
    time_preferences: TimePreferenceColumns,
}

#[derive(FromRow)]
struct DigestRow {
    player: i64,
    due_at: i64,
    #[sqlx(flatten)]
    time_preferences: TimePreferenceColumns,
}

impl ReminderRow {
    fn read(&self) -> Result<UnsentReminder, Error> {
        let read = || {
            Ok(UnsentReminder {
                game: GameId(self.game),
                player: PlayerId(column::id(self.player)?),
                at: column::revision(self.ply)?,
                reminder: reminder(self.reminder)?,
            })
        };
        read().map_err(|error: Error| error.within(format_args!("game {}", self.game)))
    }
}

/// The board and the reminder encoded in `post_attempts.revision`.
pub(super) fn from_reminder_key(revision: i64) -> Result<(Revision, Reminder), Error> {
    let at = column::revision(revision.div_euclid(KINDS))?;
    Ok((at, reminder(revision.rem_euclid(KINDS))?))
}

/// The factor by which the board's number is multiplied in `post_attempts.revision`.
const KINDS: i64 = 4;

const fn from_reminder(reminder: Reminder) -> i64 {
    match reminder {
        Reminder::Half => 0,
        Reminder::Low => 1,
        Reminder::LastCall => 2,
    }
}

fn reminder(column: i64) -> Result<Reminder, Error> {
    let mut all = Reminder::ALL.into_iter();
    let found = all.find(|&reminder| from_reminder(reminder) == column);
    found.ok_or_else(|| Error::damaged("a reminder", column))
}
