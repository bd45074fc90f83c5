//! The migrations of this program: what makes a database of any earlier version one of this version.

use sqlx::migrate::Migrator;

/// All of them, in the order of their numbers.
pub(super) static MIGRATIONS: Migrator = sqlx_macros::migrate!("./migrations");

/// The number of the newest one.
pub(super) fn newest_migration() -> i64 {
    MIGRATIONS.iter().map(|one| one.version).max().unwrap_or(0)
}
