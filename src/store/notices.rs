//! Private notices: reminders and daily lists. Each is kept until it is sent or given up.

use std::sync::Arc;

use jiff::Timestamp;
use sqlx_macros::FromRow;

use super::column::{self, from_id, from_mark, from_time};
use super::habits::HabitColumns;
use super::{Error, Reading, Writing};
use crate::game::{GameId, Habits, Mark, PlayerId, Reminder};

/// A reminder that is to be sent. A later one to the same player in the same game is another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UnsentReminder {
    /// Where it is somebody's turn.
    pub game: GameId,
    /// Whose turn it is.
    pub player: PlayerId,
    /// At which board: at any other it means nothing any more.
    pub at: Mark,
    /// Why they are reminded.
    pub reminder: Reminder,
}

/// A daily list that is to be sent. That of another day is another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UnsentDigest {
    /// Whose list it is.
    pub player: PlayerId,
    /// Since when it is to be sent.
    pub due_at: Timestamp,
}

/// What says when a notice may be sent.
#[derive(Clone, Debug)]
pub struct Timeliness {
    /// How a person wants to be left alone.
    pub habits: Habits,
    /// When it would be too late, if ever: the time ends of which they are reminded.
    pub deadline: Option<Timestamp>,
}

impl Reading {
    /// The reminders that are to be sent, by game and by who is reminded; but for what is damaged.
    pub async fn unsent_reminders(&mut self) -> Result<Vec<(UnsentReminder, Timeliness)>, Error> {
        let rows: Vec<ReminderRow> = sqlx::query_as(UNSENT_REMINDERS)
            .fetch_all(self.connection())
            .await?;
        let damage = Arc::clone(&self.damage);
        self.readable(rows, |row| {
            let unsent = row.read()?;
            let habits = row.habits.read_for(unsent.player, &damage)?;
            let deadline = row.deadline.map(column::time).transpose()?;
            Ok((unsent, Timeliness { habits, deadline }))
        })
    }

    /// The daily lists that are to be sent, by person; but for what is damaged.
    pub async fn unsent_digests(&mut self) -> Result<Vec<(UnsentDigest, Timeliness)>, Error> {
        let rows: Vec<DigestRow> = sqlx::query_as(UNSENT_DIGESTS)
            .fetch_all(self.connection())
            .await?;
        let damage = Arc::clone(&self.damage);
        self.readable(rows, |row| {
            let unsent = UnsentDigest {
                player: PlayerId(column::id(row.player)?),
                due_at: column::time(row.due_at)?,
            };
            let habits = row.habits.read_for(unsent.player, &damage)?;
            let deadline = None;
            Ok((unsent, Timeliness { habits, deadline }))
        })
    }

    /// Since when a reminder is kept; `None` if it was sent or given up, or another has taken its
    /// place.
    pub async fn reminder_kept_at(
        &mut self,
        unsent: &UnsentReminder,
    ) -> Result<Option<Timestamp>, Error> {
        let at: Option<i64> = sqlx::query_scalar(
            "SELECT kept_at FROM reminders
             WHERE game = $1 AND player = $2 AND ply = $3 AND reminder = $4",
        )
        .bind(unsent.game.0)
        .bind(from_id(unsent.player.0)?)
        .bind(from_mark(unsent.at))
        .bind(from_reminder(unsent.reminder))
        .fetch_optional(self.connection())
        .await?;
        Ok(self.set_aside(at.map(column::time).transpose())?.flatten())
    }

    /// Whether a daily list is still to be sent.
    pub async fn is_digest_kept(&mut self, unsent: &UnsentDigest) -> Result<bool, Error> {
        let found: Option<i64> =
            sqlx::query_scalar("SELECT 1 FROM digests WHERE player = $1 AND due_at = $2")
                .bind(from_id(unsent.player.0)?)
                .bind(from_time(unsent.due_at))
                .fetch_optional(self.connection())
                .await?;
        Ok(found.is_some())
    }
}

impl Writing {
    /// Notes now that a player is to be reminded, in place of an earlier reminder in the game.
    pub async fn save_reminder(
        &mut self,
        unsent: &UnsentReminder,
        now: Timestamp,
    ) -> Result<(), Error> {
        sqlx::query(
            "INSERT INTO reminders (game, player, ply, reminder, kept_at)
             VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (game, player) DO UPDATE SET ply = excluded.ply,
                 reminder = excluded.reminder, kept_at = excluded.kept_at",
        )
        .bind(unsent.game.0)
        .bind(from_id(unsent.player.0)?)
        .bind(from_mark(unsent.at))
        .bind(from_reminder(unsent.reminder))
        .bind(from_time(now))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Notes that a daily list is to be sent, in place of an earlier one to the same person.
    pub async fn save_digest(&mut self, unsent: &UnsentDigest) -> Result<(), Error> {
        sqlx::query(
            "INSERT INTO digests (player, due_at) VALUES ($1, $2)
             ON CONFLICT (player) DO UPDATE SET due_at = excluded.due_at",
        )
        .bind(from_id(unsent.player.0)?)
        .bind(from_time(unsent.due_at))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Forgets a reminder that was sent, means nothing any more, or is given up; false if it was
    /// forgotten before, or another has taken its place, which stays.
    pub async fn forget_reminder(&mut self, unsent: &UnsentReminder) -> Result<bool, Error> {
        let done = sqlx::query(
            "DELETE FROM reminders
             WHERE game = $1 AND player = $2 AND ply = $3 AND reminder = $4",
        )
        .bind(unsent.game.0)
        .bind(from_id(unsent.player.0)?)
        .bind(from_mark(unsent.at))
        .bind(from_reminder(unsent.reminder))
        .execute(self.connection())
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Forgets a daily list that was sent, or is given up; false if it was forgotten before, or that of
    /// another day has taken its place, which stays.
    pub async fn forget_digest(&mut self, unsent: &UnsentDigest) -> Result<bool, Error> {
        let done = sqlx::query("DELETE FROM digests WHERE player = $1 AND due_at = $2")
            .bind(from_id(unsent.player.0)?)
            .bind(from_time(unsent.due_at))
            .execute(self.connection())
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Forgets whatever daily list is to be sent to a person, who wants none any more.
    pub async fn forget_digests_of(&mut self, player: PlayerId) -> Result<(), Error> {
        for sql in [
            "DELETE FROM digests WHERE player = $1",
            "DELETE FROM post_attempts WHERE kind = 'digest' AND player = $1",
        ] {
            sqlx::query(sql)
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
    habits: HabitColumns,
}

#[derive(FromRow)]
struct DigestRow {
    player: i64,
    due_at: i64,
    #[sqlx(flatten)]
    habits: HabitColumns,
}

impl ReminderRow {
    fn read(&self) -> Result<UnsentReminder, Error> {
        let read = || {
            Ok(UnsentReminder {
                game: GameId(self.game),
                player: PlayerId(column::id(self.player)?),
                at: column::mark(self.ply)?,
                reminder: reminder(self.reminder)?,
            })
        };
        read().map_err(|error: Error| error.within(format_args!("game {}", self.game)))
    }
}

/// At which board somebody is reminded and why, of the number that `post_attempts.revision` has.
pub(super) fn from_revision(revision: i64) -> Result<(Mark, Reminder), Error> {
    let at = column::mark(revision.div_euclid(KINDS))?;
    Ok((at, reminder(revision.rem_euclid(KINDS))?))
}

/// By what the number of a mark is multiplied in `post_attempts.revision`.
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
