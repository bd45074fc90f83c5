//! Ensures that only one bot uses a database, and no bot while it is moved or restored: a locked file beside it, which the system
//! unlocks when the process ends, however it ends.

use std::fs::{File, TryLockError};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use super::files::{self, beside};
use super::open_error::OpenError;
use super::running_processes::Program;

/// The suffix of the locked file.
const LOCK: &str = "-lock";

/// The lock of a database. It is held until this is dropped.
#[derive(Debug)]
pub struct DatabaseLock {
    /// The locked file. It holds the process id and the program, and is left behind when the process ends.
    pub(super) path: PathBuf,
    // The lock lives as long as the open file.
    _file: File,
}

impl DatabaseLock {
    /// Takes the lock of the database in this file for this program, or reports who holds it. Does not
    /// wait.
    pub fn take(database: &Path, program: Program) -> Result<Self, OpenError> {
        let path = lock_file(database);
        let unwritable = |error: io::Error| OpenError::Unwritable {
            file: path.clone(),
            reason: error.to_string(),
        };
        let mut file = files::open_lock(&path).map_err(unwritable)?;
        match file.try_lock() {
            Ok(()) => {
                // This is only informative; on a full disk it is left out.
                let _ = file.set_len(0);
                let _ = write!(file, "{} {}", std::process::id(), program.name());
                Ok(Self { path, _file: file })
            }
            Err(TryLockError::WouldBlock) => {
                Err(LockHolder::of(&mut file).keeps_others_from(database))
            }
            Err(TryLockError::Error(error)) => Err(unwritable(error)),
        }
    }
}

/// Who holds the lock of a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LockHolder {
    /// Its process, if known.
    pub process: Option<u32>,
    /// What it is; the bot, if that is not known.
    pub program: Program,
}

impl LockHolder {
    /// What it managed to write into the file that it has locked.
    fn of(file: &mut File) -> Self {
        let mut text = String::new();
        let _ = file.read_to_string(&mut text);
        let (process, program) = text.split_once(' ').unwrap_or((&text, ""));
        Self {
            process: process.parse().ok(),
            program: if program.is_empty() {
                Program::Bot
            } else {
                Program::named(program)
            },
        }
    }

    /// Why nobody else may have this database for itself.
    fn keeps_others_from(self, database: &Path) -> OpenError {
        let file = database.to_path_buf();
        let process = self.process;
        match self.program {
            Program::Bot => OpenError::AnotherBot { file, process },
            Program::Migration => OpenError::BeingMoved { file },
            Program::Other => OpenError::InUse { file },
        }
    }
}

/// Who holds the lock of the database in this file; `None` if nobody does. It creates and changes nothing.
/// While it looks, which takes microseconds, no bot can start.
pub fn lock_holder(database: &Path) -> io::Result<Option<LockHolder>> {
    let mut file = match files::look_at_lock(&lock_file(database)) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    match file.try_lock_shared() {
        Ok(()) => Ok(None),
        Err(TryLockError::WouldBlock) => Ok(Some(LockHolder::of(&mut file))),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// The file that is locked while a bot runs on a database, or another program has it for itself.
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
    fn whoever_holds_the_lock_is_called_what_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("t.sqlite");
        assert_eq!(lock_holder(&database).unwrap(), None);
        let own = std::process::id();
        for (program, told) in [
            (Program::Bot, format!("a bot (process {own}) already runs")),
            (Program::Migration, "tessera migrate works on".to_owned()),
            (Program::Other, "in use by another program".to_owned()),
        ] {
            let lock = DatabaseLock::take(&database, program).unwrap();
            let process = Some(own);
            let holder = LockHolder { process, program };
            assert_eq!(lock_holder(&database).unwrap(), Some(holder));
            let refused = DatabaseLock::take(&database, Program::Bot).unwrap_err();
            assert!(refused.to_string().contains(&told), "{refused}");
            drop(lock);
        }
        // As bots of earlier versions have written it, and one on a full disk.
        for (written, process) in [("123", Some(123)), ("", None)] {
            let _lock = DatabaseLock::take(&database, Program::Other).unwrap();
            fs::write(lock_file(&database), written).unwrap();
            let program = Program::Bot;
            let holder = LockHolder { process, program };
            assert_eq!(lock_holder(&database).unwrap(), Some(holder));
        }
    }

    #[test]
    fn a_link_in_the_place_of_the_lock_leads_nowhere() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("t.sqlite");
        let victim = folder.path().join("victim");
        fs::write(&victim, "mine").unwrap();
        symlink(&victim, lock_file(&database)).unwrap();
        let refused = DatabaseLock::take(&database, Program::Bot)
            .unwrap_err()
            .to_string();
        assert!(refused.contains("it is a link; remove it"), "{refused}");
        assert_eq!(fs::read_to_string(&victim).unwrap(), "mine");
        assert!(lock_holder(&database).is_err());
    }

    #[test]
    fn nobody_waits_for_a_pipe_in_the_place_of_the_lock() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("t.sqlite");
        let pipe = std::process::Command::new("mkfifo")
            .arg(lock_file(&database))
            .status();
        assert!(pipe.unwrap().success());
        let refused = DatabaseLock::take(&database, Program::Bot)
            .unwrap_err()
            .to_string();
        assert!(refused.contains("it is no file; remove it"), "{refused}");
        assert!(lock_holder(&database).is_err());
    }
}
