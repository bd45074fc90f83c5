//! Stores the points with which people at a table start a match.

use super::column::{self, from_id};
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{PlayerId, Table, TableId};

impl Reading {
    /// The points with which people start the match to this target of a table, of everybody who has some.
    /// Damaged rows are left out, and points that would have won it.
    pub(super) async fn handicaps_at(
        &mut self,
        table: TableId,
        target: Option<u16>,
    ) -> Result<Vec<(PlayerId, u16)>, Error> {
        let rows: Vec<(i64, i64)> = sql::query_as(
            "SELECT player, points FROM table_handicaps WHERE table_number = $1 ORDER BY player",
        )
        .bind(table.0)
        .fetch_all(self.connection())
        .await?;
        self.readable(rows, |(player, points)| {
            let fits = |given: &u16| target.is_some_and(|target| *given < target);
            let given = column::count(points).ok().filter(fits);
            let damaged = || Error::damaged("a handicap", points);
            let given = given.ok_or_else(damaged);
            let given = given.map_err(|error| error.within(format_args!("table {table}")))?;
            Ok((PlayerId(column::id(player)?), given))
        })
    }
}

impl Writing {
    /// Saves the points with which people start the match of a table. They must be saved already.
    pub(super) async fn save_handicaps(&mut self, table: &Table) -> Result<(), Error> {
        sql::query("DELETE FROM table_handicaps WHERE table_number = $1")
            .bind(table.id.0)
            .execute(self.connection())
            .await?;
        for (player, points) in &table.handicaps {
            sql::query(
                "INSERT INTO table_handicaps (table_number, player, points) VALUES ($1, $2, $3)",
            )
            .bind(table.id.0)
            .bind(from_id(player.0)?)
            .bind(i64::from(*points))
            .execute(self.connection())
            .await?;
        }
        Ok(())
    }
}
