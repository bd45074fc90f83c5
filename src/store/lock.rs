//! Ensures that only one bot uses a database: a locked file beside it, which the system unlocks
//! when the process ends, however it ends.

use std::fs::{File, TryLockError};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use super::files::{self, beside};
use super::open_error::OpenError;

/// The suffix of the locked file.
const LOCK: &str = "-lock";

/// What follows the process id in the locked file while everything in the database is moved elsewhere.
const MOVES: &str = " tessera migrate";

/// The lock of a database. It is held until this is dropped.
#[derive(Debug)]
pub struct DatabaseLock {
    /// The locked file. It holds the process id, and is left behind when the process ends.
    pub(super) path: PathBuf,
    // The lock lives as long as the open file.
    _file: File,
}

impl DatabaseLock {
    /// Takes the lock of the database in this file, or reports which process holds it. Does not
    /// wait.
    pub fn take(database: &Path) -> Result<Self, OpenError> {
        Self::take_for(database, "")
    }

    /// Takes it as [`DatabaseLock::take`] does, to move everything in the database elsewhere: commands that would change
    /// something see that.
    pub(super) fn take_to_move(database: &Path) -> Result<Self, OpenError> {
        Self::take_for(database, MOVES)
    }

    /// Takes it, and writes this after the process id.
    fn take_for(database: &Path, what_for: &str) -> Result<Self, OpenError> {
        let path = lock_file(database);
        let unwritable = |error: io::Error| OpenError::Unwritable {
            file: path.clone(),
            reason: error.to_string(),
        };
        let mut file = files::open_lock(&path).map_err(unwritable)?;
        match file.try_lock() {
            Ok(()) => {
                // The process id is only informative; on a full disk it is left out.
                let _ = file.set_len(0);
                let _ = write!(file, "{}{what_for}", std::process::id());
                Ok(Self { path, _file: file })
            }
            Err(TryLockError::WouldBlock) => Err(OpenError::AnotherBot {
                file: database.to_path_buf(),
                process: RunningBot::of(&mut file).process,
            }),
            Err(TryLockError::Error(error)) => Err(unwritable(error)),
        }
    }
}

/// A bot that runs on a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RunningBot {
    /// Its process, if known.
    pub process: Option<u32>,
    /// Whether it is no bot, but moves everything in the database elsewhere.
    pub moves: bool,
}

impl RunningBot {
    /// What it managed to write into the file that it has locked.
    fn of(file: &mut File) -> Self {
        let mut text = String::new();
        let _ = file.read_to_string(&mut text);
        let process = text.split_whitespace().next();
        Self {
            process: process.and_then(|id| id.parse().ok()),
            moves: text.ends_with(MOVES),
        }
    }
}

/// The bot that runs on the database in this file; `None` if none does. It creates and changes nothing.
/// While it looks, which takes microseconds, no bot can start.
pub fn running_bot(database: &Path) -> io::Result<Option<RunningBot>> {
    let mut file = match files::look_at_lock(&lock_file(database)) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    match file.try_lock_shared() {
        Ok(()) => Ok(None),
        Err(TryLockError::WouldBlock) => Ok(Some(RunningBot::of(&mut file))),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// The file that is locked while a bot runs on a database.
pub fn lock_file(database: &Path) -> PathBuf {
    beside(&resolved(database), LOCK)
}

/// The canonical path, so that the same file always has the same name.
fn resolved(database: &Path) -> PathBuf {
    if let Ok(file) = database.canonicalize() {
        return file;
    }
    let parent = database.parent().filter(|it| !it.as_os_str().is_empty());
    let parent = parent.unwrap_or(Path::new(".")).canonicalize();
    match (parent, database.file_name()) {
        (Ok(parent), Some(name)) => parent.join(name),
        _ => database.to_path_buf(),
    }
}

#[cfg(unix)]
#[cfg(test)]
mod tests {
    use std::fs;
    use std::os::unix::fs::symlink;

    use super::*;

    #[test]
    fn a_link_in_the_place_of_the_lock_leads_nowhere() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("t.sqlite");
        let victim = folder.path().join("victim");
        fs::write(&victim, "mine").unwrap();
        symlink(&victim, lock_file(&database)).unwrap();
        let refused = DatabaseLock::take(&database).unwrap_err().to_string();
        assert!(refused.contains("it is a link; remove it"), "{refused}");
        assert_eq!(fs::read_to_string(&victim).unwrap(), "mine");
        assert!(running_bot(&database).is_err());
    }

    #[test]
    fn nobody_waits_for_a_pipe_in_the_place_of_the_lock() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("t.sqlite");
        let pipe = std::process::Command::new("mkfifo")
            .arg(lock_file(&database))
            .status();
        assert!(pipe.unwrap().success());
        let refused = DatabaseLock::take(&database).unwrap_err().to_string();
        assert!(refused.contains("it is no file; remove it"), "{refused}");
        assert!(running_bot(&database).is_err());
    }
}
