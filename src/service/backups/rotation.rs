//! The folder of the daily backups: when the next one is due, and which are kept.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, ToSpan as _};

use super::error::BackupError;
use super::file_name;
use super::make::{Backup, BackupTarget, back_up};
use super::unfinished::failed;

/// The hour of the day, UTC, after which the day's backup is made.
pub const BACKUP_HOUR: i8 = 3;

/// The folder in which the bot keeps its backups.
#[derive(Debug)]
pub struct BackupFolder {
    folder: PathBuf,
    keep: u32,
    last: Mutex<Option<Timestamp>>,
}

impl BackupFolder {
    /// Keeps the latest backups, so many, in this folder, which is made if needed. Those that are there
    /// already count.
    pub fn open(folder: PathBuf, keep: u32) -> Result<Self, BackupError> {
        let made = fs::create_dir_all(&folder);
        made.map_err(|source| failed("make the folder", &folder, source))?;
        let last = newest_backup(&folder, Timestamp::MAX);
        let last = last.map_err(|source| failed("read", &folder, source))?;
        Ok(Self {
            folder,
            keep: keep.max(1),
            last: Mutex::new(last),
        })
    }

    /// How many backups are kept, one of each day on which the bot runs.
    pub const fn keep(&self) -> u32 {
        self.keep
    }

    /// When the latest backup in the folder was made; `None` if there is none.
    pub fn last(&self) -> Option<Timestamp> {
        *self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether no backup was made since the last time that it was [`BACKUP_HOUR`]. One that was made in
    /// the future, when the clock was wrong, does not count.
    pub fn is_due(&self, now: Timestamp) -> bool {
        let since = last_hour(now);
        self.last().is_none_or(|last| last < since || last > now)
    }

    /// Makes a backup of the database in this file, and removes the oldest ones that are too many.
    pub async fn back_up(&self, database: &Path, now: Timestamp) -> Result<Backup, BackupError> {
        let target = BackupTarget::Folder(self.folder.clone());
        let made = back_up(database, &target, now, &|_| {}).await?;
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Some(now);
        let removed = self.remove_oldest(&made.file, now);
        removed.map_err(|source| failed("tidy", &self.folder, source))?;
        Ok(made)
    }

    fn remove_oldest(&self, newest: &Path, now: Timestamp) -> io::Result<()> {
        let keep = usize::try_from(self.keep).unwrap_or(usize::MAX);
        let mut backups = backups_in(&self.folder)?;
        backups.retain(|backup| backup.file != newest);
        // Those that a wrong clock has once made, which seem to be later, go first: they would stay for ever. So do
        // empty files, which only have the name of a backup.
        backups.sort_by_key(|backup| backup.at <= now && !backup.is_empty);
        let too_many = (backups.len() + 1).saturating_sub(keep);
        for backup in backups.iter().take(too_many) {
            remove(&backup.file)?;
        }
        Ok(())
    }
}

/// Removes a file, unless somebody else has done so meanwhile.
fn remove(file: &Path) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        removed => removed,
    }
}

/// When the latest backup in a folder was made, up to this time; `None` if there is none. An empty file is none.
pub fn newest_backup(folder: &Path, now: Timestamp) -> io::Result<Option<Timestamp>> {
    let backups = backups_in(folder)?;
    let mut made = backups.iter().rev().filter(|backup| !backup.is_empty);
    Ok(made.find(|backup| backup.at <= now).map(|backup| backup.at))
}

/// When it was [`BACKUP_HOUR`] last.
fn last_hour(now: Timestamp) -> Timestamp {
    let zoned = now.to_zoned(TimeZone::UTC);
    let today = zoned
        .date()
        .at(BACKUP_HOUR, 0, 0, 0)
        .to_zoned(TimeZone::UTC);
    match today {
        Ok(today) if today <= zoned => today.timestamp(),
        Ok(today) => {
            let before = today.checked_sub(1.day());
            before.map_or(Timestamp::MIN, |before| before.timestamp())
        }
        Err(_) => now - SignedDuration::from_hours(24),
    }
}

/// A file in the folder that has the name of a backup.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Found {
    /// When it was made, as its name says.
    at: Timestamp,
    /// Tells several of one second apart.
    number: u32,
    file: PathBuf,
    is_empty: bool,
}

/// The backups in a folder, oldest first.
fn backups_in(folder: &Path) -> io::Result<Vec<Found>> {
    let mut backups = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        if let Some((at, number)) = name.to_str().and_then(file_name::parse) {
            let is_empty = entry.metadata().is_ok_and(|it| it.len() == 0);
            let file = entry.path();
            backups.push(Found {
                at,
                number,
                file,
                is_empty,
            });
        }
    }
    backups.sort();
    Ok(backups)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(time: &str) -> Timestamp {
        time.parse().expect("a time")
    }

    fn folder_with(times: &[&str], keep: u32) -> (tempfile::TempDir, BackupFolder) {
        let folder = tempfile::tempdir().expect("a folder can be made");
        for time in times {
            let file = folder.path().join(file_name::name(at(time), 1));
            fs::write(file, "a backup").expect("a file can be written");
        }
        let path = folder.path().join("");
        let backups = BackupFolder::open(path, keep).expect("it can be read");
        (folder, backups)
    }

    #[test]
    fn a_backup_is_due_once_a_day_after_the_hour() {
        let (_folder, none) = folder_with(&[], 7);
        assert!(none.is_due(at("2026-11-25T02:00:00Z")));
        let (_folder, some) = folder_with(&["2026-11-23T03:00:00Z", "2026-11-24T03:00:05Z"], 7);
        assert_eq!(some.last(), Some(at("2026-11-24T03:00:05Z")));
        for (time, is_due) in [
            ("2026-11-24T03:00:06Z", false),
            ("2026-11-25T02:59:59Z", false),
            ("2026-11-25T03:00:00Z", true),
            ("2026-11-28T01:00:00Z", true),
            // The clock was a day ahead when the last one was made.
            ("2026-11-23T12:00:00Z", true),
        ] {
            assert_eq!(some.is_due(at(time)), is_due, "{time}");
        }
    }

    #[test]
    fn an_empty_file_and_one_of_the_future_are_no_latest_backup() {
        let times = ["2026-11-21T03:00:00Z", "2099-01-01T03:00:00Z"];
        let (folder, backups) = folder_with(&times, 2);
        let empty = folder
            .path()
            .join(file_name::name(at("2026-11-22T03:00:00Z"), 1));
        fs::write(&empty, "").expect("a file can be written");
        let now = at("2026-11-23T03:00:00Z");
        let newest = newest_backup(folder.path(), now).expect("it can be read");
        assert_eq!(newest, Some(at(times[0])));
        let made = folder.path().join(file_name::name(now, 1));
        fs::write(&made, "a backup").expect("a file can be written");
        backups
            .remove_oldest(&made, now)
            .expect("they can be removed");
        let left = backups_in(folder.path()).expect("it can be read");
        let left: Vec<_> = left.iter().map(|backup| backup.at).collect();
        assert_eq!(left, [at(times[0]), now], "what is of use is kept");
    }

    #[test]
    fn the_oldest_are_removed_and_nothing_else() {
        let times = [
            "2026-11-21T03:00:00Z",
            "2026-11-22T03:00:00Z",
            "2026-11-23T03:00:00Z",
            "2027-01-01T03:00:00Z",
        ];
        let (folder, backups) = folder_with(&times, 2);
        fs::write(folder.path().join("notes.txt"), "").expect("a file can be written");
        let newest = folder.path().join(file_name::name(at(times[2]), 1));
        let now = at("2026-11-23T03:01:00Z");
        let removed = backups.remove_oldest(&newest, now);
        removed.expect("they can be removed");
        let left = fs::read_dir(folder.path()).expect("it can be read");
        let left = left.map(|entry| entry.expect("an entry").file_name());
        let mut left: Vec<_> = left.filter_map(|name| name.into_string().ok()).collect();
        left.sort();
        // The one from the future goes before those that are of use.
        let names = [
            "notes.txt",
            "tessera-2026-11-22T030000Z.sqlite",
            "tessera-2026-11-23T030000Z.sqlite",
        ];
        assert_eq!(left, names);
        remove(&folder.path().join("gone")).expect("somebody else has removed it");
    }
}
