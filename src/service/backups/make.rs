//! Makes a backup.

use std::fs;
use std::path::{Path, PathBuf, is_separator};
use std::time::Duration;

use jiff::Timestamp;
use tokio::time::sleep;

use super::error::BackupError;
use super::unfinished::{UnfinishedFile, check_free, failed, folder_of, remove_abandoned};
use super::verify::{Verified, verify, verify_older};
use super::{BackupProgress, Listener, file_name};
use crate::game::GameId;
use crate::store::{self, Access, OpenError, SIDE_FILES, Schema, Store, beside, lock_file};

/// How often it is said how far the copy is.
const PERIOD: Duration = Duration::from_millis(500);

/// Where a backup goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BackupTarget {
    /// Into this file, which must not exist.
    File(PathBuf),
    /// Into this folder, under a name that says when it was made.
    Folder(PathBuf),
}

/// A backup that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backup {
    /// The file.
    pub file: PathBuf,
    /// Its size in bytes.
    pub bytes: u64,
    /// What was found in it.
    pub verified: Verified,
}

impl BackupTarget {
    /// A folder if it is one, or is written like one, and otherwise a file.
    pub fn of(path: PathBuf) -> Self {
        if path.is_dir() || path.to_string_lossy().ends_with(is_separator) {
            Self::Folder(path)
        } else {
            Self::File(path)
        }
    }

    /// The name of a backup that is made now, which must be free.
    fn file(&self, now: Timestamp) -> Result<PathBuf, BackupError> {
        let folder = match self {
            Self::File(file) => folder_of(file),
            Self::Folder(folder) => folder,
        };
        if !folder.is_dir() {
            let folder = folder.to_path_buf();
            return Err(BackupError::NoFolder { folder });
        }
        match self {
            Self::File(file) => check_free(file).map(|()| file.clone()),
            Self::Folder(folder) => {
                let mut names = (1..).map(|number| folder.join(file_name::name(now, number)));
                let free = names.find(|file| check_free(file).is_ok());
                Ok(free.expect("there is no end of numbers"))
            }
        }
    }
}

/// Makes a backup of the database in this file, whose bot may run meanwhile, and verifies it. A database
/// with an older schema stays as it is, and so does its backup.
pub async fn back_up(
    database: &Path,
    target: &BackupTarget,
    now: Timestamp,
    tell: Listener<'_>,
) -> Result<Backup, BackupError> {
    let becomes = target.file(now)?;
    if is_kept_beside(database, &becomes) {
        return Err(BackupError::OfDatabase { file: becomes });
    }
    if let BackupTarget::Folder(folder) = target {
        let removed = remove_abandoned(folder);
        removed.map_err(|source| failed("tidy", folder, source))?;
    }
    let schema = store::schema_of(database).await?;
    let file = database.to_path_buf();
    let is_older = match schema {
        Schema::Current { .. } => false,
        Schema::Older { .. } => true,
        Schema::Newer { found, known } => {
            return Err(OpenError::NewerSchema { file, found, known }.into());
        }
        Schema::Foreign { reason } => {
            return Err(OpenError::ForeignSchema { file, reason }.into());
        }
        Schema::Incomplete { reason } => {
            return Err(OpenError::IncompleteSchema { file, reason }.into());
        }
    };
    let copy = UnfinishedFile::create(&becomes)?;
    copy_telling(database, copy.path(), tell).await?;
    copy.sync()?;
    let verified = if is_older {
        verify_older(copy.path(), tell).await?
    } else {
        let verified = verify(copy.path(), tell).await?;
        check_damaged_before(database, copy.path(), &verified.damaged).await?;
        verified
    };
    let metadata = fs::metadata(copy.path());
    let bytes = metadata.map_err(|source| failed("read", copy.path(), source))?;
    copy.finish(&becomes)?;
    Ok(Backup {
        file: becomes,
        bytes: bytes.len(),
        verified,
    })
}

/// Whether a file is, or will be, one that a database keeps beside itself.
fn is_kept_beside(database: &Path, file: &Path) -> bool {
    let resolved = |file: &Path| folder_of(file).canonicalize().ok();
    let real = database.canonicalize();
    let side_files = |database: &Path| SIDE_FILES.map(|ending| beside(database, ending));
    let real = real.ok().into_iter().flat_map(|real| side_files(&real));
    let kept = side_files(database).into_iter().chain(real);
    let mut kept = kept.chain([lock_file(database)]);
    kept.any(|kept| kept.file_name() == file.file_name() && resolved(&kept) == resolved(file))
}

/// Copies the database, and says meanwhile how far that is.
async fn copy_telling(database: &Path, into: &Path, tell: Listener<'_>) -> Result<(), OpenError> {
    let size = |file: &Path| fs::metadata(file).map_or(0, |it| it.len());
    let size_before = store::size_of(database).await?;
    // The bot may have written meanwhile.
    let so_far = || BackupProgress::Copied {
        bytes: size(into),
        of: size_before.max(size(into)),
    };
    let copying = store::copy_database(database, into);
    let mut copying = std::pin::pin!(copying);
    loop {
        tokio::select! {
            copied = &mut copying => {
                tell(so_far());
                return copied;
            }
            () = sleep(PERIOD) => tell(so_far()),
        }
    }
}

/// Fails if a game that is damaged in the copy is not damaged in the database.
async fn check_damaged_before(
    database: &Path,
    copy: &Path,
    damaged: &[GameId],
) -> Result<(), BackupError> {
    if damaged.is_empty() {
        return Ok(());
    }
    let unreadable = |source| BackupError::Unreadable {
        file: database.to_path_buf(),
        source,
    };
    let store = Store::open_as_is(database, Access::Read).await?;
    let mut reading = store.read().await.map_err(unreadable)?;
    for &game in damaged {
        match reading.game(game).await {
            Ok(_) => {
                let file = copy.to_path_buf();
                return Err(BackupError::Differs { file, game });
            }
            Err(error) if error.affects_one_record() => {}
            Err(error) => return Err(unreadable(error)),
        }
    }
    drop(reading);
    store.close().await;
    Ok(())
}
