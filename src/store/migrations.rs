//! The migrations of this program: what makes a database of any earlier version one of this version.
//!
//! Those for PostgreSQL begin with the whole schema as of 0115. From 0116 on each has the number of one for SQLite, and does the
//! same.

use sqlx::migrate::Migrator;

/// All of them, in the order of their numbers.
pub(super) static MIGRATIONS: Migrator = sqlx_macros::migrate!("./migrations");

/// All of them for PostgreSQL.
pub(super) static SERVER_MIGRATIONS: Migrator = sqlx_macros::migrate!("./migrations/postgres");

/// The number of the newest one.
pub(super) fn newest_migration() -> i64 {
    MIGRATIONS.iter().map(|one| one.version).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn migrations_come_in_pairs_after_the_schema_that_begins_those_for_servers() {
        let numbers = |of: &Migrator| of.iter().map(|one| one.version).collect::<Vec<_>>();
        let (file, server) = (numbers(&MIGRATIONS), numbers(&SERVER_MIGRATIONS));
        let first = server[0];
        assert_eq!(first, 115);
        let pairs: Vec<_> = file.into_iter().filter(|it| *it >= first).collect();
        assert_eq!(server, pairs);
    }
}
