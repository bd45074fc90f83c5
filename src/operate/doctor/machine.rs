//! The machine: time zones, the disk, and how fast the engine thinks.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use jiff::tz::TimeZone;

use super::finding::Finding;
use super::options::DoctorOptions;
use crate::engine::{self, Budget};
use crate::operate::progress::size;
use crate::rules::{Position, catalogue};
use crate::store;

/// Zones that people have: one that is far from the others on each side, and one with summer time.
const ZONES: [&str; 3] = ["Europe/Berlin", "Pacific/Auckland", "America/Los_Angeles"];
/// How often the disk is made to keep a few bytes; the middle one of the times counts.
const SYNCS: usize = 9;
/// How many times slower than that is a fault.
const FAR_TOO_SLOW: u32 = 20;
/// How many positions the engine looks at to be measured.
const NODES: u64 = 20_000;
/// How long it looks at most.
const LONGEST_SEARCH: Duration = Duration::from_secs(5);

pub(super) fn time_zones() -> Finding {
    let missing: Vec<_> = ZONES
        .into_iter()
        .filter(|zone| TimeZone::get(zone).is_err())
        .collect();
    if missing.is_empty() {
        return Finding::ok("time zones", "the time zones of the world are known");
    }
    Finding::fault(
        "time zones",
        format!("these time zones are not known: {}", missing.join(", ")),
        "Install the system's package of time zones, tzdata.",
    )
}

/// Looks at the disk on which the database is, or will be.
pub(super) fn disk(database: &Path, options: &DoctorOptions) -> Vec<Finding> {
    let folder = database.parent().filter(|it| !it.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    vec![space(folder, database, options), speed(folder, options)]
}

fn space(folder: &Path, database: &Path, options: &DoctorOptions) -> Finding {
    let check = "disk space";
    let free = match free_space(folder) {
        Ok(free) => free,
        Err(error) => {
            let says = format!(
                "it is not known how much room is left in {}: {error}",
                folder.display()
            );
            return Finding::warning(check, says, "Look at it with `df -h`.");
        }
    };
    let says = format!("{} are free in {}", size(free), folder.display());
    let least = options.least_space.saturating_mul(1_000_000);
    let own = store::bytes_on_disk(database);
    if free < least {
        let cure = format!(
            "Make room until {} are free: where nothing can be saved, no game goes on.",
            size(least)
        );
        Finding::fault(check, says, cure)
    } else if free < least.saturating_add(own.saturating_mul(3)) {
        let cure =
            "Make room: a backup and its verification may take three times the database's size.";
        Finding::warning(check, says, cure)
    } else {
        Finding::ok(check, says)
    }
}

#[cfg(unix)]
fn free_space(folder: &Path) -> io::Result<u64> {
    let state = rustix::fs::statvfs(folder)?;
    Ok(state.f_bavail.saturating_mul(state.f_frsize))
}

/// Nothing is known of other systems.
#[cfg(not(unix))]
fn free_space(_: &Path) -> io::Result<u64> {
    Err(io::ErrorKind::Unsupported.into())
}

fn speed(folder: &Path, options: &DoctorOptions) -> Finding {
    let check = "disk speed";
    let took = match time_of_sync(folder) {
        Ok(took) => took,
        Err(error) => {
            return Finding::fault(
                check,
                format!("nothing can be written into {}: {error}", folder.display()),
                "Let the bot's user own the folder of the database, on a disk that can be written to.",
            );
        }
    };
    let says = format!(
        "the disk keeps a change within {:.1} ms",
        took.as_secs_f64() * 1_000.0
    );
    let cure = "Move the database to a local disk, or find out what else writes to this one: each press waits \
                for it.";
    if took <= options.slowest_sync {
        Finding::ok(check, says)
    } else if took <= options.slowest_sync * FAR_TOO_SLOW {
        Finding::warning(check, says, cure)
    } else {
        Finding::fault(check, says, cure)
    }
}

/// How long the disk takes to keep a few bytes. They are in a file of their own, which is removed. One that an earlier
/// doctor was ended over may have the same name, and is used again.
fn time_of_sync(folder: &Path) -> io::Result<Duration> {
    let path = own_file(folder);
    let mut file = File::create(&path)?;
    let mut times = Vec::new();
    let written = (0..SYNCS).try_for_each(|_| {
        let begun = Instant::now();
        file.write_all(&[0; 4_096])?;
        file.sync_data()?;
        times.push(begun.elapsed());
        Ok(())
    });
    let removed = fs::remove_file(&path);
    written.and(removed)?;
    times.sort();
    Ok(times[SYNCS / 2])
}

fn own_file(folder: &Path) -> PathBuf {
    folder.join(format!(".tessera-doctor-{}", std::process::id()))
}

/// Measures the engine on the first position of a game.
pub(super) fn engine(options: &DoctorOptions) -> Finding {
    let check = "engine";
    let budget = Budget {
        guard: Some(LONGEST_SEARCH),
        ..Budget::nodes(NODES)
    };
    let ruleset = catalogue::find("pente").expect("the base game");
    let position = Position::new(ruleset);
    let begun = Instant::now();
    let nodes = engine::analyse(&position, &budget).map_or(0, |analysis| analysis.nodes);
    let milliseconds = begun.elapsed().as_millis().max(1);
    let each_second = u128::from(nodes) * 1_000 / milliseconds;
    let says = format!("the engine looks at {each_second} positions in a second");
    if each_second >= u128::from(options.least_nodes) {
        return Finding::ok(check, says);
    }
    let cure = "Give the bot more of a processor, or a program that was built with --release: its moves and \
                reviews take long.";
    Finding::warning(check, says, cure)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_doctor_left_that_was_ended_does_not_stop_the_next_one() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let left = own_file(folder.path());
        fs::write(&left, "left").expect("a file can be written");
        time_of_sync(folder.path()).expect("the file is used again");
        assert!(!left.exists());
    }
}
