//! When the bot was not there, and which games account for that already.
//!
//! A game that is looked up accounts for every absence; that it does is kept with whatever is kept of
//! it next. So however many games there are, noting an absence is one row.

use sqlx_macros::FromRow;

use super::column::{self, from_time};
use super::{Error, Reading, Writing};
use crate::game::{Absence, GameId};

impl Reading {
    /// The absences after this one, in the order in which they were noted. One that is damaged is
    /// set aside: games give back all the others.
    pub(super) async fn absences_after(&mut self, last: i64) -> Result<Vec<Absence>, Error> {
        let rows: Vec<AbsenceRow> =
            sqlx::query_as("SELECT since, until FROM absences WHERE id > $1 ORDER BY id")
                .bind(last)
                .fetch_all(self.connection())
                .await?;
        self.readable(rows, AbsenceRow::read)
    }

    /// The running games of which it is not kept yet that they account for every absence: those in
    /// which something is due first come first.
    pub async fn games_behind(&mut self) -> Result<Vec<GameId>, Error> {
        let ids = sqlx::query_scalar(BEHIND)
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(GameId).collect())
    }
}

impl Writing {
    /// Notes that the bot was not there.
    pub async fn insert_absence(&mut self, absence: &Absence) -> Result<(), Error> {
        sqlx::query(
            "INSERT INTO absences (id, since, until)
             SELECT COALESCE(MAX(id), 0) + 1, $1, $2 FROM absences",
        )
        .bind(from_time(absence.since))
        .bind(from_time(absence.until))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Lets every open invitation stand for as much longer as nobody could answer it, and notes that
    /// its message is to be changed if that is a minute or more. What is noted to be made later than
    /// now stays as it is.
    pub async fn prolong_challenges(&mut self, absence: &Absence) -> Result<(), Error> {
        sqlx::query(
            "UPDATE challenges SET made_at = made_at + ($2 - $1),
                 refresh = CASE WHEN $2 - $1 >= 60000 AND message IS NOT NULL
                     THEN 0 ELSE refresh END
             WHERE made_at <= $2 AND game IS NULL AND refused IS NULL",
        )
        .bind(from_time(absence.since))
        .bind(from_time(absence.until))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Lets every hour of vacation last as much longer as nobody could play in it. What is noted to
    /// end later than an hour from now stays as it is.
    pub async fn prolong_vacations(&mut self, absence: &Absence) -> Result<(), Error> {
        sqlx::query(
            "UPDATE vacations SET until = until + ($2 - $1)
             WHERE until > $1 AND until <= $2 + 3600000",
        )
        .bind(from_time(absence.since))
        .bind(from_time(absence.until))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Moves back what was noted ahead of the true time, beside the games: invitations would stand,
    /// vacation hours last and daily lists wait for as long as the clock had been ahead.
    pub async fn correct_times(&mut self, correction: &Absence) -> Result<(), Error> {
        for sql in [
            "UPDATE challenges SET made_at = made_at - ($2 - $1),
                 refresh = CASE WHEN $2 - $1 >= 60000 AND message IS NOT NULL
                     THEN 0 ELSE refresh END
             WHERE made_at > $1 AND game IS NULL AND refused IS NULL",
            "UPDATE vacations SET until = until - ($2 - $1) WHERE until > $1",
            "UPDATE settings SET digest_due = digest_due - ($2 - $1) WHERE digest_due > $2",
        ] {
            sqlx::query(sql)
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
