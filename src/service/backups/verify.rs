//! Whether a copy of the database is good: SQLite finds nothing wrong with it, and every game in it can
//! be replayed.

use std::fs;
use std::path::Path;

use super::error::BackupError;
use super::unfinished::{UnfinishedFile, failed};
use super::{BackupProgress, Listener};
use crate::game::GameId;
use crate::store::{self, Access, Orphans, Store};

/// How many games are read as of one moment; before them it is said how far the check is. Whoever reads a state of a database on a
/// server keeps others from rewriting its tables.
const STEP: usize = 100;

/// A copy that can be used.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    /// How many games were replayed.
    pub games: usize,
    /// The games that cannot be read, because their rows are damaged. The bot sets them aside.
    pub damaged: Vec<GameId>,
    /// What SQLite finds wrong with single rows, which the bot sets aside as well.
    pub broken_rows: Vec<String>,
    /// Rows that belong to something that is not there.
    pub orphans: Vec<Orphans>,
}

/// What became of the games of a database when each was replayed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Replayed {
    /// How many there are.
    pub games: usize,
    /// Those that cannot be read, because their rows are damaged. The bot sets them aside.
    pub damaged: Vec<GameId>,
}

/// Checks a database that no bot uses and that has the schema of this program. Nothing is changed.
pub async fn verify(file: &Path, tell: Listener<'_>) -> Result<Verified, BackupError> {
    let broken_rows = check(file, tell).await?;
    let orphans = store::orphans_of(file).await?;
    let store = Store::open_as_is(file, Access::Read).await?;
    let replayed = replay(&store, tell).await;
    store.close().await;
    let Replayed { games, damaged } = replayed.map_err(|source| BackupError::Unreadable {
        file: file.to_path_buf(),
        source,
    })?;
    Ok(Verified {
        games,
        damaged,
        broken_rows,
        orphans,
    })
}

/// Checks a copy with an older schema: what is replayed is a copy of it that was upgraded, which is
/// removed afterwards.
pub async fn verify_older(file: &Path, tell: Listener<'_>) -> Result<Verified, BackupError> {
    check(file, tell).await?;
    let mut name = file.as_os_str().to_owned();
    name.push("-upgraded");
    let upgraded = UnfinishedFile::create(Path::new(&name))?;
    let copied = fs::copy(file, upgraded.path());
    copied.map_err(|source| failed("write to", upgraded.path(), source))?;
    Store::open_file(upgraded.path()).await?.close().await;
    verify(upgraded.path(), tell).await
}

/// Lets SQLite check the whole file. Returns what concerns single rows only.
async fn check(file: &Path, tell: Listener<'_>) -> Result<Vec<String>, BackupError> {
    tell(BackupProgress::Checking);
    let faults = store::faults_of(file).await?;
    match faults.iter().find(|line| !store::concerns_one_row(line)) {
        Some(reason) => Err(BackupError::Unsound {
            file: file.to_path_buf(),
            reason: reason.lines().last().unwrap_or_default().to_owned(),
        }),
        None => Ok(faults),
    }
}

/// Replays every game of a database that is open.
pub async fn replay(store: &Store, tell: Listener<'_>) -> Result<Replayed, store::Error> {
    let games = store.read().await?.all_games().await?;
    let mut damaged = Vec::new();
    for (index, some) in games.chunks(STEP).enumerate() {
        tell(BackupProgress::Replayed {
            games: index * STEP,
            of: games.len(),
        });
        let mut reading = store.read().await?;
        for &game in some {
            match reading.game(game).await {
                Ok(_) => {}
                Err(error) if error.affects_one_record() => damaged.push(game),
                Err(error) => return Err(error),
            }
        }
    }
    let (games, of) = (games.len(), games.len());
    tell(BackupProgress::Replayed { games, of });
    Ok(Replayed { games, damaged })
}
