//! An open database, and its connections.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use sqlx::SqlitePool;

use super::damage::DamageLog;
use super::ended::EndedGames;
use super::files::OpenFiles;
use super::lock::DatabaseLock;

/// An open database. Clones share its connections.
#[derive(Clone, Debug)]
pub struct Store {
    pub(super) file: Arc<PathBuf>,
    pub(super) writer: SqlitePool,
    pub(super) readers: SqlitePool,
    pub(super) files: Arc<OpenFiles>,
    pub(super) damage: Arc<DamageLog>,
    pub(super) ended: Arc<EndedGames>,
    /// Held by the bot, but not by programs that only read.
    pub(super) _lock: Option<Arc<DatabaseLock>>,
}

impl Store {
    /// The main file of the database.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// The games that ended lately.
    pub fn ended_games(&self) -> &EndedGames {
        &self.ended
    }
}
