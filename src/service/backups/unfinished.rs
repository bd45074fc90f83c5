//! A file that is being written: it has another name until it is whole, and is removed if it never is.
//!
//! The database library alone opens it while it is a database in use.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::error::BackupError;
use super::{BackupProgress, Listener};
use crate::store::{SIDE_FILES, WAL, beside};

/// Stands in the name of each file that is not whole.
const MARK: &str = ".unfinished-";
/// How many bytes are copied at once.
const AT_ONCE: u64 = 1 << 20;
/// After this time without a change, nobody writes such a file any more.
const ABANDONED: Duration = Duration::from_hours(6);

/// A file under a name of its own, which is removed unless it is finished.
pub struct UnfinishedFile {
    path: PathBuf,
    is_finished: bool,
}

impl UnfinishedFile {
    /// An empty file beside the one that it will become, readable by its owner only.
    pub fn create(becomes: &Path) -> Result<Self, BackupError> {
        let path = marked(becomes);
        let created = create_private(&path);
        created.map_err(|source| failed("write to", &path, source))?;
        Ok(Self {
            path,
            is_finished: false,
        })
    }

    /// Where it is now.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Copies a file of another program, which must not be in use, and says meanwhile how far that is. With it
    /// goes what SQLite keeps beside a database.
    pub fn fill(&self, from: &Path, tell: Listener<'_>) -> Result<(), BackupError> {
        let of = fs::metadata(from).map_or(0, |it| it.len());
        let unreadable = |source| failed("read", from, source);
        let mut source = File::open(from).map_err(unreadable)?;
        let unwritable = |source| failed("write to", &self.path, source);
        let mut copy = File::options().write(true).open(&self.path);
        let copy = copy
            .as_mut()
            .map_err(|error| unwritable(error.kind().into()))?;
        let mut bytes = 0;
        loop {
            let copied = io::copy(&mut (&mut source).take(AT_ONCE), copy).map_err(unwritable)?;
            bytes += copied;
            tell(BackupProgress::Copied { bytes, of });
            if copied < AT_ONCE {
                break;
            }
        }
        let wal = beside(from, WAL);
        if wal.exists() {
            let into = create_private(&beside(&self.path, WAL));
            let copied = into.and_then(|mut into| io::copy(&mut File::open(&wal)?, &mut into));
            copied.map_err(|source| failed("copy", &wal, source))?;
        }
        Ok(())
    }

    /// Lets everything that was written reach the disk.
    pub fn sync(&self) -> Result<(), BackupError> {
        let synced = File::open(&self.path).and_then(|file| file.sync_all());
        synced.map_err(|source| failed("write to", &self.path, source))
    }

    /// Gives the file its name, which must be free. It is on the disk under that name when this returns.
    pub fn finish(self, becomes: &Path) -> Result<(), BackupError> {
        check_free(becomes)?;
        self.replace(becomes)
    }

    /// Gives the file its name, instead of the file that has it, in one step.
    pub fn replace(mut self, becomes: &Path) -> Result<(), BackupError> {
        self.sync()?;
        let renamed = fs::rename(&self.path, becomes);
        renamed.map_err(|source| failed("write to", becomes, source))?;
        self.is_finished = true;
        let folder = folder_of(becomes);
        sync_folder(folder).map_err(|source| failed("write to", folder, source))
    }
}

impl Drop for UnfinishedFile {
    fn drop(&mut self) {
        if self.is_finished {
            return;
        }
        // Whatever stays is removed by a later backup, restoration or start of the bot.
        let _ = fs::remove_file(&self.path);
        for ending in SIDE_FILES {
            let _ = fs::remove_file(beside(&self.path, ending));
        }
    }
}

/// Removes what restoring this database has left beside it that was interrupted. Whoever calls this holds the lock of
/// the database, so that nobody restores it meanwhile.
pub fn remove_unfinished(database: &Path) -> io::Result<()> {
    let Some(name) = database.file_name().and_then(|name| name.to_str()) else {
        return Ok(());
    };
    remove(folder_of(database), |becomes, _| Ok(becomes == name))
}

/// Removes what backups have left in a folder that were interrupted long ago, and nothing else that is there.
pub fn remove_abandoned(folder: &Path) -> io::Result<()> {
    remove(folder, |_, entry| is_abandoned(entry))
}

/// Removes the unfinished files of a folder for which this is true of the name that they were to get.
fn remove(
    folder: &Path,
    is_left: impl Fn(&str, &fs::DirEntry) -> io::Result<bool>,
) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        let Some((becomes, rest)) = name.to_str().and_then(|name| name.rsplit_once(MARK)) else {
            continue;
        };
        let is_ours = is_of_a_process(rest) && entry.file_type()?.is_file();
        if is_ours && is_left(becomes, &entry)? {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// Whether this is the number of a process, and then what SQLite writes behind the name of a database.
fn is_of_a_process(rest: &str) -> bool {
    let ending = rest.trim_start_matches(|letter: char| letter.is_ascii_digit());
    ending.len() < rest.len() && (ending.is_empty() || SIDE_FILES.contains(&ending))
}

fn is_abandoned(entry: &fs::DirEntry) -> io::Result<bool> {
    let changed = entry.metadata()?.modified()?;
    let age = SystemTime::now().duration_since(changed);
    Ok(age.is_ok_and(|age| age > ABANDONED))
}

/// The folder of a file.
pub fn folder_of(file: &Path) -> &Path {
    let folder = file.parent().filter(|it| !it.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

/// Refuses a name under which there is something, also a link that leads nowhere: it would be replaced.
pub(super) fn check_free(becomes: &Path) -> Result<(), BackupError> {
    let file = becomes.to_path_buf();
    match fs::symlink_metadata(becomes) {
        Ok(_) if becomes.exists() => Err(BackupError::Exists { file }),
        Ok(_) => Err(BackupError::LeadsNowhere { file }),
        Err(_) => Ok(()),
    }
}

fn marked(becomes: &Path) -> PathBuf {
    beside(becomes, &format!("{MARK}{}", std::process::id()))
}

/// Makes a file that only its owner reads. Whatever has its name is removed first, so that a link that somebody put
/// there leads nowhere.
fn create_private(file: &Path) -> io::Result<File> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        options.mode(0o600);
    }
    options.open(file)
}

/// Lets the names in a folder reach the disk.
#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

/// Other systems do that by themselves.
#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

pub(super) fn failed(doing: &'static str, file: &Path, source: io::Error) -> BackupError {
    BackupError::Files {
        doing,
        file: file.to_path_buf(),
        source,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_interrupted_restoration_left_is_removed_and_nothing_else() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let names = [
            "tessera.sqlite",
            "tessera.sqlite-wal",
            "tessera.sqlite.before-2026-11-25T030000Z",
            "tessera.sqlite.unfinished-",
            "tessera.sqlite.unfinished-7.txt",
            "other.sqlite.unfinished-7",
            "tessera.sqlite.unfinished-7",
            "tessera.sqlite.unfinished-7-wal",
            "tessera.sqlite.unfinished-1234-journal",
        ];
        for name in names {
            fs::write(folder.path().join(name), "left").expect("a file can be written");
        }
        let database = folder.path().join(names[0]);
        remove_unfinished(&database).expect("they can be removed");
        let is_there = |name: &&str| folder.path().join(name).exists();
        let left: Vec<_> = names.into_iter().filter(is_there).collect();
        assert_eq!(left, names[..6]);
    }

    #[test]
    fn of_what_was_left_long_ago_only_files_of_backups_are_removed() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let path = |name: &str| folder.path().join(name);
        let long_ago = SystemTime::now() - 2 * ABANDONED;
        let files = [
            "thesis.unfinished-draft.txt",
            "tessera-2026.sqlite.unfinished-7",
            "tessera-2026.sqlite.unfinished-7-wal",
        ];
        for name in files {
            let file = File::create(path(name)).expect("a file can be written");
            file.set_modified(long_ago).expect("its time can be set");
        }
        fs::create_dir(path("x.unfinished-1")).expect("a folder can be made");
        let made = File::open(path("x.unfinished-1")).expect("a folder can be opened");
        made.set_modified(long_ago).expect("its time can be set");
        remove_abandoned(folder.path()).expect("they can be removed");
        let is_there = files.map(|name| path(name).exists());
        assert_eq!(is_there, [true, false, false]);
        assert!(path("x.unfinished-1").exists());
    }
}
