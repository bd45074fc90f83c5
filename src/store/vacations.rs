//! How much vacation people have used.

use jiff::Timestamp;
use sqlx_macros::FromRow;

use super::column::{self, from_id, from_time};
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{PlayerId, Vacation};

impl Reading {
    /// A person's vacation; all of it if the stored value is damaged.
    pub async fn vacation(&mut self, player: PlayerId) -> Result<Vacation, Error> {
        let row: VacationRow = sql::query_as(
            "SELECT settings.vacation AS is_wanted, vacations.year, vacations.spent, vacations.until,
                    vacations.told_at
             FROM players
             LEFT JOIN settings ON settings.player = players.id
             LEFT JOIN vacations ON vacations.player = players.id
             WHERE players.id = $1",
        )
        .bind(from_id(player.0)?)
        .fetch_optional(self.connection())
        .await?
        .unwrap_or_default();
        // Nobody should lose a game because of damaged data.
        let read = row
            .read()
            .map_err(|error| error.within("the settings of a person"));
        Ok(self.set_aside(read)?.unwrap_or_default())
    }
}

impl Writing {
    /// Saves how much vacation a person has used.
    pub async fn save_vacation(
        &mut self,
        player: PlayerId,
        vacation: &Vacation,
    ) -> Result<(), Error> {
        sql::query(
            "INSERT INTO vacations (player, year, spent, until, told_at)
             VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (player) DO UPDATE SET year = excluded.year, spent = excluded.spent,
                 until = excluded.until, told_at = excluded.told_at",
        )
        .bind(from_id(player.0)?)
        .bind(vacation.year)
        .bind(i64::from(vacation.spent))
        .bind(from_time(vacation.until))
        .bind(vacation.told_at.map(from_time))
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

impl VacationRow {
    fn read(&self) -> Result<Vacation, Error> {
        let default = Vacation::default();
        Ok(Vacation {
            is_wanted: self.is_wanted.unwrap_or(default.is_wanted),
            year: self.year.map_or(Ok(default.year), column::count)?,
            spent: self.spent.map_or(Ok(default.spent), column::count)?,
            until: self.until.map_or(Ok(Timestamp::UNIX_EPOCH), column::time)?,
            told_at: self.told_at.map(column::time).transpose()?,
        })
    }
}

#[derive(FromRow, Default)]
struct VacationRow {
    is_wanted: Option<bool>,
    year: Option<i64>,
    spent: Option<i64>,
    until: Option<i64>,
    told_at: Option<i64>,
}
