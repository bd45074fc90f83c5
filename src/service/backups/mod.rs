//! Backups of the database: a copy as of one moment, which counts only once it was opened, checked and
//! every game in it was replayed.
//!
//! A copy gets its name at the very end, so that a file that is called like a backup is a whole one. It
//! does not know who asks for it: the bot once a day, or the operator.

mod error;
mod file_name;
mod make;
mod rotation;
mod unfinished;
mod verify;

pub use error::BackupError;
pub use make::{Backup, BackupTarget, back_up};
pub use rotation::{BACKUP_HOUR, BackupFolder, newest_backup};
pub use unfinished::{UnfinishedFile, folder_of, remove_unfinished};
pub use verify::{Replayed, Verified, replay, verify, verify_older};

/// How far a backup is, for somebody who waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackupProgress {
    /// The database is copied: so many bytes of about so many.
    Copied {
        /// The bytes that are copied.
        bytes: u64,
        /// The size of what is copied; a copy may be smaller, because it has no gaps.
        of: u64,
    },
    /// SQLite checks the copy.
    Checking,
    /// So many games of so many were replayed.
    Replayed {
        /// The games that were replayed.
        games: usize,
        /// All games.
        of: usize,
    },
}

/// Who is told how far a backup is.
pub type Listener<'a> = &'a (dyn Fn(BackupProgress) + Send + Sync);
