//! Puts a backup in the place of the database, while no bot runs on it.
//!
//! Nothing is touched before a copy of the backup beside the database was upgraded, checked and replayed
//! in full. The database that was there is kept under another name, until the operator deletes it: people who asked to be
//! deleted meanwhile are in it, and in the backup, as before.

mod error;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use tokio::runtime::Runtime;

pub use self::error::RestoreError;
use super::backup::tell_damage;
use super::progress::Progress;
use crate::config::Config;
use crate::service::backups::{UnfinishedFile, Verified, folder_of, remove_unfinished, verify};
use crate::store::{
    self, DatabaseLock, NumberingFault, OpenError, Program, SIDE_FILES, Schema, Store, beside,
};

/// What the operator agrees to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RestoreOptions {
    /// A database that is there already is replaced.
    pub force: bool,
    /// A backup is restored although some of its games cannot be replayed, rows belong to something that is not in it, or
    /// a next number is taken, which is mended.
    pub accept_damage: bool,
}

/// Restores the database of the settings from a backup. How far it is goes to `told`.
pub fn run(
    backup: &Path,
    options: RestoreOptions,
    mut told: impl Write + Send,
) -> Result<(), RestoreError> {
    let database = followed(store::database_file(&Config::database_from_env()?)?);
    check_is_file(backup)?;
    if is_same(backup, &database) {
        let backup = backup.to_path_buf();
        return Err(RestoreError::Same { backup });
    }
    if fs::metadata(&database).is_ok_and(|there| !there.is_file()) {
        return Err(RestoreError::NoPlace { database });
    }
    if database.exists() && !options.force {
        return Err(RestoreError::Exists { database });
    }
    // It is held until everything is in its place, so that no bot can start meanwhile.
    let _lock = DatabaseLock::take(&database, Program::Other)?;
    remove_unfinished(&database).map_err(|source| RestoreError::Files {
        doing: "tidy",
        file: folder_of(&database).to_path_buf(),
        source,
    })?;
    let runtime = Runtime::new()?;
    let progress = Progress::new(&mut told);
    let copied = copy_verified(backup, &database, options, &progress);
    let (copy, taken, verified) = runtime.block_on(copied)?;
    if !options.accept_damage {
        check_undamaged(backup, &verified)?;
    }
    for fault in taken {
        writeln!(told, "{fault}: it counts on from there")?;
    }
    tell_damage(&verified, &mut told)?;
    let kept = if database.exists() {
        // A database that is damaged keeps what is beside it.
        let _ = runtime.block_on(store::checkpoint(&database));
        Some(keep(&database)?)
    } else {
        None
    };
    let given = hand_over(&database, copy.path());
    copy.replace(&database)?;
    if given.is_err() {
        let name = database.display();
        writeln!(told, "let the bot's user own {name}: it is yours for now")?;
    }
    let (games, database) = (verified.games, database.display());
    writeln!(told, "{database} is restored: it has {games} games")?;
    if let Some(kept) = kept {
        writeln!(
            told,
            "the database that was there is now {}: delete it once you do not need it, because it holds everybody's data",
            kept.display()
        )?;
    }
    writeln!(
        told,
        "people whose data were deleted after the backup was made are in it again: delete them once more"
    )?;
    Ok(())
}

/// A pipe would be waited for without end.
fn check_is_file(backup: &Path) -> Result<(), RestoreError> {
    let backup = backup.to_path_buf();
    match fs::metadata(&backup) {
        Ok(metadata) if !metadata.is_file() => Err(RestoreError::NotAFile { backup }),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            Err(RestoreError::Missing { backup })
        }
        // What else cannot be read is told when it is read.
        _ => Ok(()),
    }
}

fn check_undamaged(backup: &Path, verified: &Verified) -> Result<(), RestoreError> {
    let backup = backup.to_path_buf();
    if !verified.damaged.is_empty() {
        return Err(RestoreError::Damaged {
            backup,
            games: verified.games,
            damaged: verified.damaged.clone(),
        });
    }
    let orphans: Vec<_> = verified.orphans.iter().map(ToString::to_string).collect();
    if orphans.is_empty() {
        return Ok(());
    }
    let orphans = orphans.join("; ");
    Err(RestoreError::Orphans { backup, orphans })
}

/// A copy of the backup beside the database, upgraded and found to be good, and which next numbers were taken in it.
async fn copy_verified<W: Write + Send>(
    backup: &Path,
    database: &Path,
    options: RestoreOptions,
    progress: &Progress<W>,
) -> Result<(UnfinishedFile, Vec<NumberingFault>, Verified), RestoreError> {
    let tell = |step| progress.tell(step);
    let copy = UnfinishedFile::create(database)?;
    copy.fill(backup, &tell)?;
    let is_current = check_is_ours(backup, copy.path()).await?;
    if is_current {
        check_structure(backup, copy.path()).await?;
    }
    // This moves what is beside the copy into it, too.
    let upgraded = Store::open_file(copy.path()).await;
    let upgraded = upgraded.map_err(|error| match error {
        OpenError::IncompleteSchema { reason, .. } => {
            let backup = backup.to_path_buf();
            RestoreError::Incomplete { backup, reason }
        }
        error => error.naming(backup).into(),
    });
    upgraded?.close().await;
    if !is_current {
        check_structure(backup, copy.path()).await?;
    }
    let taken = check_numbers(backup, copy.path(), options).await?;
    let verified = verify(copy.path(), &tell).await;
    let verified = verified.map_err(|error| error.naming(backup))?;
    Ok((copy, taken, verified))
}

/// Whether the copy of a backup has the schema of this program, and no older one. Fails if it is not one that this program can use.
async fn check_is_ours(backup: &Path, copy: &Path) -> Result<bool, RestoreError> {
    let file = backup.to_path_buf();
    let schema = store::schema_of(copy).await;
    match schema.map_err(|error| error.naming(backup))? {
        Schema::Current { .. } => Ok(true),
        // An empty file would be upgraded to an empty database of this program.
        Schema::Older { found: 0, .. } => Err(RestoreError::Foreign {
            backup: file,
            reason: "it has none of its tables".to_owned(),
        }),
        Schema::Older { .. } => Ok(false),
        Schema::Newer { found, known } => Err(OpenError::NewerSchema { file, found, known }.into()),
        Schema::Foreign { reason } => Err(RestoreError::Foreign {
            backup: file,
            reason,
        }),
        Schema::Incomplete { reason } => Err(RestoreError::Incomplete {
            backup: file,
            reason,
        }),
    }
}

/// Refuses what this program did not make: a foreign trigger would run with each change, and a foreign index could refuse
/// one.
async fn check_structure(backup: &Path, copy: &Path) -> Result<(), RestoreError> {
    let differences = store::schema_differences(copy).await;
    let differences = differences.map_err(|error| error.naming(backup))?;
    if let Some(reason) = differences.into_iter().next() {
        let backup = backup.to_path_buf();
        return Err(RestoreError::Foreign { backup, reason });
    }
    Ok(())
}

/// Refuses numbers that are used up, and those that are taken unless damage is accepted: then the copy counts on from the
/// highest. Gives those that were taken.
async fn check_numbers(
    backup: &Path,
    copy: &Path,
    options: RestoreOptions,
) -> Result<Vec<NumberingFault>, RestoreError> {
    let faults = store::numbering_faults(copy).await;
    let faults = faults.map_err(|error| error.naming(backup))?;
    if let Some(fault) = faults.iter().find(|it| !it.can_be_mended()) {
        let (backup, reason) = (backup.to_path_buf(), fault.to_string());
        return Err(RestoreError::NoNumbers { backup, reason });
    }
    if faults.is_empty() {
        return Ok(faults);
    }
    if !options.accept_damage {
        let reasons: Vec<_> = faults.iter().map(ToString::to_string).collect();
        let (backup, reason) = (backup.to_path_buf(), reasons.join("; "));
        return Err(RestoreError::NumberTaken { backup, reason });
    }
    let counted = store::count_on(copy).await;
    counted.map_err(|error| error.naming(backup))?;
    Ok(faults)
}

/// What a link leads to: it is what is replaced, and not the link.
fn followed(database: PathBuf) -> PathBuf {
    match (database.canonicalize(), fs::read_link(&database)) {
        (Ok(file), Ok(_)) => file,
        // Nothing is there yet.
        (Err(_), Ok(target)) => folder_of(&database).join(target),
        (_, Err(_)) => database,
    }
}

fn is_same(one: &Path, other: &Path) -> bool {
    match (one.canonicalize(), other.canonicalize()) {
        (Ok(one), Ok(other)) => one == other,
        _ => false,
    }
}

/// Keeps the database under a second name, with what is beside it. It stays where it is until it is replaced, so that a
/// bot that starts after an interruption finds no empty place.
fn keep(database: &Path) -> Result<PathBuf, RestoreError> {
    let kept = free_name(database);
    let failed = |file: &Path, source| RestoreError::Files {
        doing: "keep",
        file: file.to_path_buf(),
        source,
    };
    if fs::hard_link(database, &kept).is_err() {
        fs::copy(database, &kept).map_err(|source| failed(database, source))?;
    }
    let side_files = SIDE_FILES.map(|ending| (beside(database, ending), ending));
    let side_files: Vec<_> = side_files.iter().filter(|(it, _)| it.exists()).collect();
    for (from, ending) in &side_files {
        let copied = fs::copy(from, beside(&kept, ending));
        copied.map_err(|source| failed(from, source))?;
    }
    // They would be taken for those of the backup.
    for (file, _) in side_files {
        fs::remove_file(file).map_err(|source| failed(file, source))?;
    }
    Ok(kept)
}

/// Lets whoever owns the database that was there, or its folder, own what is restored, and its lock: the operator may be
/// root, and the bot another user.
#[cfg(unix)]
fn hand_over(database: &Path, copy: &Path) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt as _, lchown};
    let there = fs::metadata(database).or_else(|_| fs::metadata(folder_of(database)))?;
    for file in [copy, &store::lock_file(database)] {
        let now = fs::symlink_metadata(file)?;
        if now.uid() != there.uid() {
            lchown(file, Some(there.uid()), Some(there.gid()))?;
        }
    }
    Ok(())
}

/// Other systems let the owner of a folder use what is in it.
#[cfg(not(unix))]
fn hand_over(_: &Path, _: &Path) -> io::Result<()> {
    Ok(())
}

/// A name that says when the database was replaced, and that no file has.
fn free_name(database: &Path) -> PathBuf {
    let now = Timestamp::now().strftime("%Y-%m-%dT%H%M%SZ");
    let mut names = (1..).map(|number| match number {
        1 => beside(database, &format!(".before-{now}")),
        _ => beside(database, &format!(".before-{now}-{number}")),
    });
    let free = names.find(|name| fs::symlink_metadata(name).is_err());
    free.expect("there is no end of numbers")
}
