//! Rows that would be in the way of a start, and what is done about them. The log says what they held,
//! and everything else goes on.

use super::Error;
use super::damage::DamageLog;
use super::sql::{self, Pool};

/// The highest number that an absence can have: one a second for thirty thousand years. After a
/// higher one no further absence could be numbered, so that no clock could be given anything.
const LAST_ABSENCE: i64 = 1 << 40;

/// What `PRAGMA quick_check` says of a table with a row that breaks a `CHECK` of the schema, before
/// the table's name. The file itself is sound.
pub(super) const BREAKS_CHECK: &str = "CHECK constraint failed in ";

/// Logs that a row of this table breaks a `CHECK`. It stays where it is: whatever reads it finds out
/// what is wrong with it, and sets it aside.
pub(super) fn tell_broken_check(table: &str, damage: &DamageLog) {
    let row = format!("a row of the table `{table}`");
    damage.tell(&Error::damaged(row, "it breaks a CHECK of that table"));
}

/// Takes out absences whose number is damaged, and lets games account for those that are left.
pub(super) async fn take_out_absences(
    writer: &Pool,
    damage: &DamageLog,
) -> Result<(), sqlx::Error> {
    let mut transaction = writer.begin_writing().await?;
    let taken_out: Vec<(i64, i64, i64)> =
        sql::query_as("DELETE FROM absences WHERE id > $1 RETURNING id, since, until")
            .bind(LAST_ABSENCE)
            .fetch_all(transaction.connection())
            .await?;
    let games: Vec<i64> = sql::query_scalar(
        "UPDATE games SET absence = (SELECT COALESCE(MAX(id), 0) FROM absences)
         WHERE absence > $1 RETURNING id",
    )
    .bind(LAST_ABSENCE)
    .fetch_all(transaction.connection())
    .await?;
    transaction.commit().await?;
    let absences = taken_out.into_iter().map(|(id, since, until)| {
        let what = format!("the absence from {since} to {until}, in milliseconds,");
        Error::damaged(what, format_args!("its number is {id}"))
    });
    let games = games.into_iter().map(|game| {
        let what = format!("the last absence that game {game} accounts for");
        Error::damaged(what, "its number is too high")
    });
    for error in absences.chain(games) {
        damage.tell(&error);
    }
    Ok(())
}
