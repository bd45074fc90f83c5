//! The database files: readable by their owner only, and still the ones that were opened.
//!
//! This module never opens them while the database is open: when a process closes any handle on a
//! file, it gives up all its locks on that file, including those of the database.

use std::ffi::OsString;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use tracing::{info, warn};

use super::Error;

/// The suffix of the write-ahead log.
pub const WAL: &str = "-wal";
/// The suffixes of the files that SQLite may keep beside the main file of a database, and that belong to it.
pub const SIDE_FILES: [&str; 3] = [WAL, SHARED_MEMORY, "-journal"];
/// Those of them that are there while the database is open.
const WHILE_OPEN: [&str; 2] = [WAL, SHARED_MEMORY];
const SHARED_MEMORY: &str = "-shm";

/// The files of an open database, as they were when it was opened.
#[derive(Debug)]
pub(super) struct OpenFiles(Vec<(PathBuf, Identity)>);

/// The sizes of the database files, in bytes; zero for one that is not there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DatabaseSize {
    /// The main file.
    pub main: u64,
    /// The write-ahead log.
    pub wal: u64,
}

/// Identifies a file independently of its name. On systems without such an identity all files
/// compare equal, and only a missing file is noticed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Identity(u64, u64);

impl OpenFiles {
    /// Remembers the identity of the database files and of the lock file, if there is one.
    pub fn of(file: &Path, lock: Option<&Path>) -> Self {
        let companions = WHILE_OPEN.map(|ending| beside(file, ending));
        let files = [file.to_path_buf()].into_iter().chain(companions);
        let files = files.chain(lock.map(Path::to_path_buf));
        Self(
            files
                .filter_map(|file| Some((file.clone(), Identity::of(&fs::metadata(&file).ok()?))))
                .collect(),
        )
    }

    /// The sizes of the files. Takes microseconds.
    pub fn size(&self) -> DatabaseSize {
        let is_wal = |file: &Path| {
            file.as_os_str()
                .as_encoded_bytes()
                .ends_with(WAL.as_bytes())
        };
        let bytes = |file: &Path| fs::metadata(file).map_or(0, |metadata| metadata.len());
        let mut files = self.0.iter().map(|(file, _)| file.as_path());
        DatabaseSize {
            main: files.next().map_or(0, bytes),
            wal: files.find(|file| is_wal(file)).map_or(0, bytes),
        }
    }

    /// Fails if one of the files was deleted or replaced: anything written from then on would be
    /// lost. Takes microseconds.
    pub fn check(&self) -> Result<(), Error> {
        for (file, identity) in &self.0 {
            let now = fs::metadata(file).map(|metadata| Identity::of(&metadata));
            match now {
                Ok(now) if now == *identity => {}
                Err(error) if error.kind() != io::ErrorKind::NotFound => {}
                Ok(_) | Err(_) => return Err(Error::Displaced { file: file.clone() }),
            }
        }
        Ok(())
    }
}

impl Identity {
    #[cfg(unix)]
    fn of(metadata: &Metadata) -> Self {
        use std::os::unix::fs::MetadataExt as _;
        Self(metadata.dev(), metadata.ino())
    }

    #[cfg(not(unix))]
    fn of(_: &Metadata) -> Self {
        Self(0, 0)
    }
}

/// The path with this suffix, as the database names the files beside its main file.
pub fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(ending);
    name.into()
}

/// How many bytes a database has on the disk, with what SQLite keeps beside it: its last rows may all be there.
pub fn bytes_on_disk(file: &Path) -> u64 {
    let side_files = SIDE_FILES.map(|ending| beside(file, ending));
    let files = [file.to_path_buf()].into_iter().chain(side_files);
    files
        .filter_map(|file| Some(fs::metadata(file).ok()?.len()))
        .sum()
}

/// Opens a file for reading and writing. Creates it if needed, readable by its owner only.
pub(super) fn open_private(file: &Path) -> io::Result<File> {
    private().open(file)
}

/// Opens the locked file beside a database as [`open_private`] does. What is no file is refused: whoever may write
/// to the folder could otherwise put a link there, to a file that is theirs to lose or to gain.
pub(super) fn open_lock(file: &Path) -> io::Result<File> {
    open_itself(private(), file)
}

/// Opens the locked file beside a database to look at it. What is no file is refused, and nothing waits for a
/// pipe.
pub(super) fn look_at_lock(file: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.read(true);
    open_itself(options, file)
}

fn private() -> OpenOptions {
    let mut options = File::options();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        options.mode(0o600);
    }
    options
}

/// Opens a file if it is one, and no link.
#[cfg_attr(not(unix), expect(unused_mut, reason = "only Unix needs more options"))]
fn open_itself(mut options: OpenOptions, file: &Path) -> io::Result<File> {
    #[cfg(unix)]
    {
        use rustix::fs::OFlags;
        use std::os::unix::fs::OpenOptionsExt as _;
        let flags = OFlags::NOFOLLOW | OFlags::NONBLOCK;
        options.custom_flags(flags.bits().cast_signed());
    }
    only_a_file(options.open(file).map_err(|error| named(file, error))?)
}

/// Says that a link is one: the system says that there are too many.
fn named(file: &Path, error: io::Error) -> io::Error {
    if fs::symlink_metadata(file).is_ok_and(|it| it.is_symlink()) {
        return io::Error::other("it is a link; remove it");
    }
    error
}

fn only_a_file(file: File) -> io::Result<File> {
    if file.metadata()?.is_file() {
        return Ok(file);
    }
    Err(io::Error::other("it is no file; remove it"))
}

/// Creates the database file if it does not exist, and otherwise removes other users' permissions.
/// It must not be open. What is no file is left as it is, and so is a link beside the database. If this fails,
/// opening the database reports the error better.
pub(super) fn make_private(file: &Path) {
    if !file.exists() {
        let _ = open_private(file);
        return;
    }
    let is_file = fs::metadata(file).is_ok_and(|it| it.is_file());
    let main = is_file.then(|| file.to_path_buf());
    let mut companions = SIDE_FILES.map(|ending| beside(file, ending)).to_vec();
    companions.retain(|it| fs::symlink_metadata(it).is_ok_and(|it| it.is_file()));
    for file in main.into_iter().chain(companions) {
        match take_rights_of_others(&file) {
            Ok(false) => {}
            Ok(true) => info!(
                "{} is readable by its owner only from now on",
                file.display()
            ),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => warn!(
                "{} can be read by others, and that cannot be changed: {error}",
                file.display()
            ),
        }
    }
}

/// Removes other users' permissions from the file; true if they had any.
#[cfg(unix)]
fn take_rights_of_others(file: &Path) -> io::Result<bool> {
    use std::os::unix::fs::PermissionsExt as _;
    let mut permissions = fs::metadata(file)?.permissions();
    let mode = permissions.mode();
    let owner_only = mode & !0o077;
    if owner_only == mode {
        return Ok(false);
    }
    permissions.set_mode(owner_only);
    fs::set_permissions(file, permissions)?;
    Ok(true)
}

/// Other systems protect a user's files by default.
#[cfg(not(unix))]
fn take_rights_of_others(_: &Path) -> io::Result<bool> {
    Ok(false)
}
