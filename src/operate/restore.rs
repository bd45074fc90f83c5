//! Puts a backup in the place of the database, while no bot runs on it.
//!
//! Nothing is touched before a copy of the backup beside the database was upgraded, checked and replayed
//! in full. The database that was there is kept under another name, until the operator deletes it: people who asked to be
//! deleted meanwhile are in it, and in the backup, as before.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use thiserror::Error;
use tokio::runtime::Runtime;

use super::backup::tell_damage;
use super::progress::Progress;
use crate::config::{Config, ConfigError};
use crate::game::GameId;
use crate::service::backups::{
    BackupError, UnfinishedFile, Verified, folder_of, remove_unfinished, verify,
};
use crate::store::{self, DatabaseLock, OpenError, SIDE_FILES, Schema, Store, beside};

/// How many damaged games are named.
const MOST_NAMED: usize = 10;

/// What the operator agrees to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RestoreOptions {
    /// A database that is there already is replaced.
    pub force: bool,
    /// A backup is restored although some of its games cannot be replayed, or rows belong to something that is not in it.
    pub accept_damage: bool,
}

/// Why nothing was restored: one line for the operator.
#[derive(Debug, Error)]
pub enum RestoreError {
    /// The settings cannot be used.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// There is a database already.
    #[error("there is a database {} already; --force replaces it, and keeps it under another name", database.display())]
    Exists {
        /// The database.
        database: PathBuf,
    },
    /// The backup is the database.
    #[error("{} is the database itself", backup.display())]
    Same {
        /// The backup.
        backup: PathBuf,
    },
    /// There is no such backup.
    #[error("there is no file {}; name a backup, as `tessera backup` and the bot make them", backup.display())]
    Missing {
        /// What was named.
        backup: PathBuf,
    },
    /// The backup is a folder, a pipe or a device.
    #[error("{} is no file; name a backup, which is one", backup.display())]
    NotAFile {
        /// What was named.
        backup: PathBuf,
    },
    /// Some games of the backup cannot be replayed.
    #[error(
        "{} of {games} games in {} cannot be replayed ({}); --accept-damage restores the others",
        damaged.len(), backup.display(), named(damaged)
    )]
    Damaged {
        /// The backup.
        backup: PathBuf,
        /// How many games it has.
        games: usize,
        /// Those that cannot be replayed.
        damaged: Vec<GameId>,
    },
    /// The file was not made by this program.
    #[error("{} is no backup of this program: {reason}", backup.display())]
    Foreign {
        /// The file.
        backup: PathBuf,
        /// What is missing in it.
        reason: String,
    },
    /// A migration of the backup is missing, or was applied only in part.
    #[error("{} is incomplete: {reason}; restore another backup", backup.display())]
    Incomplete {
        /// The backup.
        backup: PathBuf,
        /// Which one.
        reason: String,
    },
    /// After restoring it, something new could not get a number.
    #[error("{} cannot be used: {reason}; restore another backup", backup.display())]
    NoNumbers {
        /// The backup.
        backup: PathBuf,
        /// What has no numbers left.
        reason: String,
    },
    /// Some rows of the backup belong to something that is not in it.
    #[error(
        "{} is damaged ({orphans}); restore another backup, or restore it all the same with --accept-damage",
        backup.display()
    )]
    Orphans {
        /// The backup.
        backup: PathBuf,
        /// The rows.
        orphans: String,
    },
    /// A folder, a pipe or a device is where the database belongs.
    #[error(
        "{} is no file, so that no database can be in its place; name another one with DATABASE_URL",
        database.display()
    )]
    NoPlace {
        /// What the settings name.
        database: PathBuf,
    },
    /// A file cannot be used.
    #[error("cannot {doing} {}: {source}", file.display())]
    Files {
        /// What was being done, such as "rename".
        doing: &'static str,
        /// The file.
        file: PathBuf,
        /// What went wrong.
        source: io::Error,
    },
    /// The backup is no good.
    #[error(transparent)]
    Backup(#[from] BackupError),
    /// A bot runs on the database, or it has no name.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The progress cannot be written.
    #[error("cannot say how far it is: {0}")]
    Output(#[from] io::Error),
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
    let _lock = DatabaseLock::take(&database)?;
    remove_unfinished(&database).map_err(|source| RestoreError::Files {
        doing: "tidy",
        file: folder_of(&database).to_path_buf(),
        source,
    })?;
    let runtime = Runtime::new()?;
    let progress = Progress::new(&mut told);
    let copied = runtime.block_on(copy_verified(backup, &database, &progress))?;
    let (copy, verified) = copied;
    if !options.accept_damage {
        check_undamaged(backup, &verified)?;
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

/// A copy of the backup beside the database, upgraded and found to be good.
async fn copy_verified<W: Write + Send>(
    backup: &Path,
    database: &Path,
    progress: &Progress<W>,
) -> Result<(UnfinishedFile, Verified), RestoreError> {
    let tell = |step| progress.tell(step);
    let copy = UnfinishedFile::create(database)?;
    copy.fill(backup, &tell)?;
    let is_current = check_is_ours(backup, copy.path()).await?;
    if is_current {
        check_structure(backup, copy.path()).await?;
    }
    // This moves what is beside the copy into it, too.
    let upgraded = Store::open_file(copy.path()).await;
    upgraded
        .map_err(|error| error.naming(backup))?
        .close()
        .await;
    if !is_current {
        check_structure(backup, copy.path()).await?;
    }
    let verified = verify(copy.path(), &tell).await;
    let verified = verified.map_err(|error| error.naming(backup))?;
    Ok((copy, verified))
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
/// one. Refuses numbers that are used up as well.
async fn check_structure(backup: &Path, copy: &Path) -> Result<(), RestoreError> {
    let differences = store::schema_differences(copy).await;
    let differences = differences.map_err(|error| error.naming(backup))?;
    if let Some(reason) = differences.into_iter().next() {
        let backup = backup.to_path_buf();
        return Err(RestoreError::Foreign { backup, reason });
    }
    let faults = store::numbering_faults(copy).await;
    let faults = faults.map_err(|error| error.naming(backup))?;
    if let Some(reason) = faults.into_iter().next() {
        let backup = backup.to_path_buf();
        return Err(RestoreError::NoNumbers { backup, reason });
    }
    Ok(())
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
    use std::os::unix::fs::{MetadataExt as _, chown};
    let there = fs::metadata(database).or_else(|_| fs::metadata(folder_of(database)))?;
    for file in [copy, &store::lock_file(database)] {
        let now = fs::metadata(file)?;
        if now.uid() != there.uid() {
            chown(file, Some(there.uid()), Some(there.gid()))?;
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

/// The numbers of some games.
fn named(games: &[GameId]) -> String {
    let numbers = games.iter().take(MOST_NAMED);
    let mut numbers: Vec<_> = numbers.map(GameId::to_string).collect();
    if games.len() > MOST_NAMED {
        numbers.push("...".to_owned());
    }
    numbers.join(", ")
}
