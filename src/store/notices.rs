//! What is to be sent to people by themselves, until it is sent or given up: reminders, and daily
//! lists.

use jiff::Timestamp;

use super::column::{self, from_id, from_mark, from_time};
use super::{Error, Reading, Writing};
use crate::game::{GameId, Mark, PlayerId, Reminder};

impl Reading {
    /// The reminders that are to be sent, by game and by who is reminded; but for what is damaged.
    pub async fn unsent_reminders(&mut self) -> Result<Vec<(GameId, PlayerId)>, Error> {
        let rows: Vec<(i64, i64)> =
            sqlx::query_as("SELECT game, player FROM reminders ORDER BY game, player")
                .fetch_all(self.connection())
                .await?;
        self.readable(rows, |(game, player)| {
            Ok((GameId(game), PlayerId(column::id(player)?)))
        })
    }

    /// Those to whom a daily list is to be sent, but for what is damaged.
    pub async fn unsent_digests(&mut self) -> Result<Vec<PlayerId>, Error> {
        let players: Vec<i64> = sqlx::query_scalar("SELECT player FROM digests ORDER BY player")
            .fetch_all(self.connection())
            .await?;
        self.readable(players, |player| column::id(player).map(PlayerId))
    }

    /// Of what a player is to be reminded in a game, and at which board; `None` if of nothing, or
    /// where that is damaged.
    pub async fn unsent_reminder(
        &mut self,
        game: GameId,
        player: PlayerId,
    ) -> Result<Option<(Mark, Reminder)>, Error> {
        let row: Option<(i64, i64)> =
            sqlx::query_as("SELECT ply, reminder FROM reminders WHERE game = $1 AND player = $2")
                .bind(game.0)
                .bind(from_id(player.0)?)
                .fetch_optional(self.connection())
                .await?;
        let read =
            row.map(|row| read(row).map_err(|error| error.within(format_args!("game {game}"))));
        Ok(self.set_aside(read.transpose())?.flatten())
    }

    /// Since when a daily list is to be sent to a person; `None` if none is, or where that is damaged.
    pub async fn unsent_digest(&mut self, player: PlayerId) -> Result<Option<Timestamp>, Error> {
        let at: Option<i64> = sqlx::query_scalar("SELECT due_at FROM digests WHERE player = $1")
            .bind(from_id(player.0)?)
            .fetch_optional(self.connection())
            .await?;
        Ok(self.set_aside(at.map(column::time).transpose())?.flatten())
    }
}

impl Writing {
    /// Notes that a player is to be reminded at this board, in place of an earlier reminder.
    pub async fn save_reminder(
        &mut self,
        game: GameId,
        player: PlayerId,
        at: Mark,
        reminder: Reminder,
    ) -> Result<(), Error> {
        sqlx::query(
            "INSERT INTO reminders (game, player, ply, reminder) VALUES ($1, $2, $3, $4)
             ON CONFLICT (game, player) DO UPDATE SET ply = excluded.ply,
                 reminder = excluded.reminder",
        )
        .bind(game.0)
        .bind(from_id(player.0)?)
        .bind(from_mark(at))
        .bind(from_reminder(reminder))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Notes that a daily list is to be sent to a person since this moment.
    pub async fn save_digest(&mut self, player: PlayerId, due_at: Timestamp) -> Result<(), Error> {
        sqlx::query(
            "INSERT INTO digests (player, due_at) VALUES ($1, $2)
             ON CONFLICT (player) DO UPDATE SET due_at = excluded.due_at",
        )
        .bind(from_id(player.0)?)
        .bind(from_time(due_at))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Forgets a reminder that was sent, means nothing any more, or is given up.
    pub async fn forget_reminder(&mut self, game: GameId, player: PlayerId) -> Result<(), Error> {
        sqlx::query("DELETE FROM reminders WHERE game = $1 AND player = $2")
            .bind(game.0)
            .bind(from_id(player.0)?)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Forgets a daily list that was sent, or is given up.
    pub async fn forget_digest(&mut self, player: PlayerId) -> Result<(), Error> {
        sqlx::query("DELETE FROM digests WHERE player = $1")
            .bind(from_id(player.0)?)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

fn read((ply, number): (i64, i64)) -> Result<(Mark, Reminder), Error> {
    Ok((column::mark(ply)?, reminder(number)?))
}

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
