//! Why there is no backup.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::game::GameId;
use crate::store::{self, OpenError};

/// Why there is no backup, or why one is no good: one line for the operator.
#[derive(Debug, Error)]
pub enum BackupError {
    /// There is a file of this name already.
    #[error("{} exists already; name another file, or a folder, where each backup gets a name of its own", file.display())]
    Exists {
        /// The file.
        file: PathBuf,
    },
    /// The name is that of a link to a file that is not there.
    #[error("{} is a link that leads to no file; name another file, or the one to which it should lead", file.display())]
    LeadsNowhere {
        /// The link.
        file: PathBuf,
    },
    /// There is no folder for it.
    #[error("there is no folder {}; make it first, or name another one", folder.display())]
    NoFolder {
        /// The folder.
        folder: PathBuf,
    },
    /// The name is that of a file which the database keeps beside itself.
    #[error("{} belongs to the database itself, which would overwrite or delete it; name another file", file.display())]
    OfDatabase {
        /// The file.
        file: PathBuf,
    },
    /// A file or folder cannot be used.
    #[error("cannot {doing} {}: {source}", file.display())]
    Files {
        /// What was being done, such as "write to".
        doing: &'static str,
        /// The file or folder.
        file: PathBuf,
        /// What went wrong.
        source: io::Error,
    },
    /// The database or its copy cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The copy cannot be read.
    #[error("{} cannot be read: {source}", file.display())]
    Unreadable {
        /// The copy.
        file: PathBuf,
        /// What failed.
        source: store::Error,
    },
    /// SQLite finds something wrong with it.
    #[error("{} is not sound: {reason}", file.display())]
    Unsound {
        /// The copy.
        file: PathBuf,
        /// The first thing that SQLite found.
        reason: String,
    },
    /// The database has a game that its copy has not.
    #[error("game {game} was damaged in the copy {}", file.display())]
    Differs {
        /// The copy.
        file: PathBuf,
        /// The game.
        game: GameId,
    },
}

impl BackupError {
    /// The same error about this file, of which another one is a copy.
    #[must_use]
    pub fn naming(self, original: &Path) -> Self {
        let file = original.to_path_buf();
        match self {
            Self::Open(error) => Self::Open(error.naming(original)),
            Self::Unreadable { source, .. } => Self::Unreadable { file, source },
            Self::Unsound { reason, .. } => Self::Unsound { file, reason },
            Self::Differs { game, .. } => Self::Differs { file, game },
            error => error,
        }
    }
}
