//! Absences of the bot, and which saved games already account for them.
//!
//! A game accounts for every absence when it is loaded; this is saved the next time anything in the
//! game is saved. So recording an absence takes one row, however many games there are.

use sqlx_macros::FromRow;

use super::column::{self, from_time};
use super::refreshes::unshown;
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{Absence, GameId};

impl Reading {
    /// The absences after this one, in the order in which they were recorded. A damaged one is set
    /// aside, and games still make up for the others.
    pub(super) async fn absences_after(&mut self, last: i64) -> Result<Vec<Absence>, Error> {
        let rows: Vec<AbsenceRow> =
            sql::query_as("SELECT since, until FROM absences WHERE id > $1 ORDER BY id")
                .bind(last)
                .fetch_all(self.connection())
                .await?;
        self.readable(rows, AbsenceRow::read)
    }

    /// The running games that are not yet saved as accounting for every absence, in the order in
    /// which something is due in them.
    pub async fn games_behind(&mut self) -> Result<Vec<GameId>, Error> {
        let ids = sql::query_scalar(BEHIND)
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(GameId).collect())
    }
}

impl Writing {
    /// Records an absence of the bot.
    pub async fn insert_absence(&mut self, absence: &Absence) -> Result<(), Error> {
        sql::query(
            "INSERT INTO absences (id, since, until)
             SELECT COALESCE(MAX(id), 0) + 1, $1, $2 FROM absences",
        )
        .bind(from_time(absence.since))
        .bind(from_time(absence.until))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Extends every open challenge by the time in which nobody could answer it, and marks its
    /// message for an update if that has moved it by a minute or more since the message was last
    /// right. A challenge recorded as made later than now is left as it is.
    pub async fn prolong_challenges(&mut self, absence: &Absence) -> Result<(), Error> {
        sql::query(concat!(
            "UPDATE challenges SET made_at = made_at + ($2 - $1), unshown = ",
            unshown!(),
            " + ($2 - $1), refresh = CASE WHEN message IS NULL OR ABS(",
            unshown!(),
            " + ($2 - $1)) < 60000 THEN NULL
                     WHEN refresh IS NULL OR ABS($2 - $1) >= 60000 THEN 0
                     ELSE refresh END
                 WHERE made_at <= $2 AND game IS NULL AND refused IS NULL"
        ))
        .bind(from_time(absence.since))
        .bind(from_time(absence.until))
        .execute(self.connection())
        .await?;
        self.prolong_seeks(absence).await?;
        self.prolong_tables(absence).await
    }

    /// Extends every seek by the time in which nobody could be found. One that has ended stays so.
    async fn prolong_seeks(&mut self, absence: &Absence) -> Result<(), Error> {
        sql::query(
            "UPDATE seeks SET made_at = made_at + ($2 - $1) WHERE made_at <= $2 AND NOT ended",
        )
        .bind(from_time(absence.since))
        .bind(from_time(absence.until))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Extends every open table by the time in which nobody could sit down, and marks its message for
    /// an update if that is a minute or more.
    async fn prolong_tables(&mut self, absence: &Absence) -> Result<(), Error> {
        sql::query(
            "UPDATE tables SET opened_at = opened_at + ($2 - $1),
                 revision = revision + CASE WHEN $2 - $1 < 60000 THEN 0 ELSE 1 END
             WHERE opened_at <= $2 AND game IS NULL AND ended IS NULL",
        )
        .bind(from_time(absence.since))
        .bind(from_time(absence.until))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Extends every place on a hill by the time in which nobody could play. One that is to be looked at
    /// more than 40 days from now, which no place is, is looked at now.
    pub async fn prolong_hills(&mut self, absence: &Absence) -> Result<(), Error> {
        sql::query(
            "UPDATE climbers SET since = since + ($2 - $1),
                 due = CASE WHEN due <= $2 + 3456000000 THEN due + ($2 - $1) ELSE $2 END
             WHERE since <= $2",
        )
        .bind(from_time(absence.since))
        .bind(from_time(absence.until))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Extends every running hour of vacation by the time in which nobody could play. One recorded
    /// to end more than an hour from now is left as it is.
    pub async fn prolong_vacations(&mut self, absence: &Absence) -> Result<(), Error> {
        sql::query(
            "UPDATE vacations SET until = until + ($2 - $1)
             WHERE until > $1 AND until <= $2 + 3600000",
        )
        .bind(from_time(absence.since))
        .bind(from_time(absence.until))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Moves back times that were recorded ahead of the true time, other than those in games.
    /// Otherwise challenges would stay open, vacation hours last and daily lists wait longer by as
    /// much as the clock had been ahead.
    pub async fn correct_times(&mut self, correction: &Absence) -> Result<(), Error> {
        for sql in [
            concat!(
                "UPDATE challenges SET made_at = made_at - ($2 - $1), unshown = ",
                unshown!(),
                " - ($2 - $1), refresh = CASE WHEN message IS NULL OR ABS(",
                unshown!(),
                " - ($2 - $1)) < 60000 THEN NULL
                     WHEN refresh IS NULL OR ABS($2 - $1) >= 60000 THEN 0
                     ELSE refresh END
                 WHERE made_at > $1 AND game IS NULL AND refused IS NULL"
            ),
            "UPDATE tables SET opened_at = opened_at - ($2 - $1), revision = revision + 1
             WHERE opened_at > $1 AND game IS NULL AND ended IS NULL",
            "UPDATE seeks SET made_at = made_at - ($2 - $1) WHERE made_at > $1 AND NOT ended",
            "UPDATE games SET set_aside_at = set_aside_at - ($2 - $1) WHERE set_aside_at > $1",
            "UPDATE climbers SET since = since - ($2 - $1),
                 due = CASE WHEN due > $1 THEN due - ($2 - $1) ELSE $1 END
             WHERE since > $1",
            "UPDATE vacations SET until = until - ($2 - $1) WHERE until > $1",
            "UPDATE vacations SET told_at = told_at - ($2 - $1) WHERE told_at > $1",
            "UPDATE settings SET digest_due = digest_due - ($2 - $1) WHERE digest_due > $2",
        ] {
            sql::query(sql)
                .bind(from_time(correction.until))
                .bind(from_time(correction.since))
                .execute(self.connection())
                .await?;
        }
        Ok(())
    }
}

pub(super) const BEHIND: &str = "
    SELECT id FROM games
    WHERE due IS NOT NULL AND absence < (SELECT MAX(id) FROM absences) ORDER BY due";

#[derive(FromRow)]
struct AbsenceRow {
    since: i64,
    until: i64,
}

impl AbsenceRow {
    fn read(self) -> Result<Absence, Error> {
        let time = |at| column::time(at).map_err(|error| error.within("an absence"));
        Ok(Absence {
            since: time(self.since)?,
            until: time(self.until)?,
        })
    }
}
