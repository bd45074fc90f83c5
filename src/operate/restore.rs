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
    BackupError, UnfinishedFile, Verified, folder_of, remove_abandoned, verify,
};
use crate::store::{self, DatabaseLock, OpenError, Schema, Store, beside};

/// How many damaged games are named.
const MOST_NAMED: usize = 10;

/// What the operator agrees to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RestoreOptions {
    /// A database that is there already is replaced.
    pub force: bool,
    /// A backup is restored although some of its games cannot be replayed.
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
    /// The backup cannot be opened as a database.
    #[error("{} cannot be restored: {source}", backup.display())]
    Unusable {
        /// The backup.
        backup: PathBuf,
        /// What is wrong with its copy.
        source: OpenError,
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
    // A pipe would be waited for without end.
    if fs::metadata(backup).is_ok_and(|it| !it.is_file()) {
        let backup = backup.to_path_buf();
        return Err(RestoreError::NotAFile { backup });
    }
    if is_same(backup, &database) {
        let backup = backup.to_path_buf();
        return Err(RestoreError::Same { backup });
    }
    if database.exists() && !options.force {
        return Err(RestoreError::Exists { database });
    }
    // It is held until everything is in its place, so that no bot can start meanwhile.
    let _lock = DatabaseLock::take(&database)?;
    let folder = folder_of(&database);
    remove_abandoned(folder).map_err(|source| RestoreError::Files {
        doing: "tidy",
        file: folder.to_path_buf(),
        source,
    })?;
    let runtime = Runtime::new()?;
    let progress = Progress::new(&mut told);
    let copied = runtime.block_on(copy_verified(backup, &database, &progress))?;
    let (copy, verified) = copied;
    if !verified.damaged.is_empty() && !options.accept_damage {
        return Err(RestoreError::Damaged {
            backup: backup.to_path_buf(),
            games: verified.games,
            damaged: verified.damaged,
        });
    }
    tell_damage(&verified, &mut told)?;
    let kept = if database.exists() {
        // A database that is damaged keeps what is beside it.
        let _ = runtime.block_on(store::checkpoint(&database));
        Some(keep(&database)?)
    } else {
        None
    };
    copy.replace(&database)?;
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

/// A copy of the backup beside the database, upgraded and found to be good.
async fn copy_verified<W: Write + Send>(
    backup: &Path,
    database: &Path,
    progress: &Progress<W>,
) -> Result<(UnfinishedFile, Verified), RestoreError> {
    let tell = |step| progress.tell(step);
    let copy = UnfinishedFile::create(database)?;
    copy.fill(backup, &tell)?;
    // An empty file, or the database of another program, would be upgraded to an empty one of this program.
    let reason = match store::schema_of(copy.path()).await {
        Ok(Schema::Foreign { reason }) => Some(reason),
        Ok(Schema::Older { found: 0, .. }) => Some("it has none of its tables".to_owned()),
        _ => None,
    };
    if let Some(reason) = reason {
        let backup = backup.to_path_buf();
        return Err(RestoreError::Foreign { backup, reason });
    }
    let upgraded = Store::open_file(copy.path()).await;
    let upgraded = upgraded.map_err(|source| RestoreError::Unusable {
        backup: backup.to_path_buf(),
        source,
    })?;
    upgraded.close().await;
    if let Some(reason) = foreign_trigger(copy.path()).await? {
        let backup = backup.to_path_buf();
        return Err(RestoreError::Foreign { backup, reason });
    }
    let verified = verify(copy.path(), &tell).await?;
    Ok((copy, verified))
}

/// What is wrong with the triggers of a database, if anything is: a foreign one would run with each change.
async fn foreign_trigger(file: &Path) -> Result<Option<String>, OpenError> {
    Ok(store::trigger_faults(file).await?.into_iter().next())
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

/// Gives the database a second name, which it keeps, or another one if it is not whole by itself.
fn keep(database: &Path) -> Result<PathBuf, RestoreError> {
    let kept = free_name(database);
    let failed = |file: &Path, source| RestoreError::Files {
        doing: "rename",
        file: file.to_path_buf(),
        source,
    };
    let has_more = fs::metadata(beside(database, "-wal")).is_ok_and(|it| it.len() > 0);
    if !has_more && fs::hard_link(database, &kept).is_ok() {
        return Ok(kept);
    }
    for ending in ["", "-wal", "-shm"] {
        let (from, to) = (beside(database, ending), beside(&kept, ending));
        if ending.is_empty() || from.exists() {
            fs::rename(&from, to).map_err(|source| failed(&from, source))?;
        }
    }
    Ok(kept)
}

/// A name that says when the database was replaced, and that no file has.
fn free_name(database: &Path) -> PathBuf {
    let now = Timestamp::now().strftime("%Y-%m-%dT%H%M%SZ");
    let mut names = (1..).map(|number| match number {
        1 => beside(database, &format!(".before-{now}")),
        _ => beside(database, &format!(".before-{now}-{number}")),
    });
    let free = names.find(|name| !name.exists());
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
