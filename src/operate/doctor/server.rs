//! A database on a PostgreSQL server: whether it can be reached and written, its schema, which processes of the bot run, and what
//! is not posted. What concerns files is the server's business.

use std::fmt::Write as _;
use std::time::Duration;

use super::finding::Finding;
use super::posts;
use super::schema::{self, Cures};
use crate::store::{self, Access, Program, RunningProcess, RunningProcesses, Schema, Store};

const CURES: Cures = Cures {
    older: "Back it up with pg_dump, and start the bot of this version, which upgrades it.",
    foreign: "Let DATABASE_URL name a database of this program, or an empty one.",
    incomplete: "Restore it from a dump with pg_restore.",
};

pub(super) async fn look(url: &str) -> Vec<Finding> {
    let schema = match store::schema_on_server(url).await {
        Ok(schema) => schema,
        Err(error) => {
            let cure =
                "Let DATABASE_URL name a database that this user may use, and start its server.";
            return vec![Finding::fault("database", error.to_string(), cure)];
        }
    };
    let mut findings = Vec::new();
    if let Err(error) = store::check_server(url).await {
        let cure = "Let DATABASE_URL name a server that the bot can write to, and not through a pooler in transaction mode.";
        findings.push(Finding::fault("database", error.to_string(), cure));
    }
    findings.push(schema::version(&schema, &CURES));
    findings.extend(match store::processes_on_server(url).await {
        Ok(running) => processes(&running),
        Err(error) => vec![Finding::warning(
            "processes",
            format!("it is not known which processes of the bot run: {error}"),
            "Look again once the server answers.",
        )],
    });
    if let Schema::Current { .. } = schema {
        let opened = Store::open_named_as_is(url, Access::Read).await;
        findings.extend(posts::look(opened, None).await);
    }
    let told = "the database is on a PostgreSQL server: disks, damage and backups are for its own tools to look at";
    findings.push(Finding::ok("backups", told));
    findings
}

fn processes(running: &RunningProcesses) -> Vec<Finding> {
    let check = "processes";
    if let Some(program) = running.alone {
        let says = match program {
            Program::Bot => "a bot runs, as the only process",
            Program::Migration => {
                "no bot runs: tessera migrate has the database for itself until it is done"
            }
            Program::Other => "a bot or another program has the database for itself",
        };
        return vec![Finding::ok(check, says)];
    }
    if running.several.is_empty() {
        return vec![Finding::ok(check, "no bot runs on the database")];
    }
    let total = running.several.iter().map(|process| process.total).max();
    let total = total.unwrap_or_default();
    let each: Vec<_> = running
        .several
        .iter()
        .map(|it| described(it, total))
        .collect();
    let says = format!(
        "{}, of {total} shards in all: {}",
        process_count(running.several.len()),
        each.join("; ")
    );
    let mut findings = vec![Finding::ok(check, says)];
    let free = running.free_shards();
    if !free.is_empty() {
        findings.push(Finding::warning(
            check,
            format!("no process connects {}, {STANDS_STILL}", shards(&free)),
            "Start the processes that have these shards in their SHARDS.",
        ));
    }
    findings.extend(
        running
            .several
            .iter()
            .filter_map(|it| absence(it, check, total)),
    );
    findings
}

/// A shard with which no process is present keeps all of them from deciding anything by the clock, from their next look on.
const STANDS_STILL: &str = "so that time stands still for all games";

/// What keeps a process from being present with its shards, unless it is only just connecting them. Meanwhile it may be silent
/// for long.
fn absence(process: &RunningProcess, check: &'static str, total: u32) -> Option<Finding> {
    if connects_for(process, total).is_some() {
        return None;
    }
    let missing = process.unconnected();
    if !missing.is_empty() {
        let verb = if missing.len() == 1 { "is" } else { "are" };
        return Some(Finding::warning(
            check,
            format!(
                "a process has {}, which {verb} not connected, {STANDS_STILL}",
                shards(&missing)
            ),
            "Look into its log: it says what it waits for, or why it cannot reach Discord. If it hangs, end it and start it again.",
        ));
    }
    process.is_given_up().then(|| {
        Finding::warning(
            check,
            format!(
                "the process with {} was not heard of for {} seconds and counts as gone, {STANDS_STILL}",
                shards(&shard_list(process)),
                process.silent.as_secs()
            ),
            "End it, if it hangs, and start it again.",
        )
    })
}

/// How long Discord lets a shard wait for the one before, at most.
const A_SHARD: Duration = Duration::from_secs(5);
/// How long it takes to say that the shards are connected, once they are.
const TO_SAY_SO: Duration = Duration::from_secs(30);

/// For how long a process has been connecting its shards; `None` if it has, or should have by now: all shards may have to
/// be connected one after the other.
fn connects_for(process: &RunningProcess, total: u32) -> Option<Duration> {
    let longest = A_SHARD * total + TO_SAY_SO;
    process
        .joined
        .filter(|joined| process.present.is_empty() && *joined <= longest)
}

fn process_count(processes: usize) -> String {
    match processes {
        1 => "one process runs".to_owned(),
        several => format!("{several} processes run"),
    }
}

fn shard_list(process: &RunningProcess) -> Vec<u32> {
    process.shards.iter().copied().collect()
}

fn described(process: &RunningProcess, total: u32) -> String {
    let mut told = shards(&shard_list(process));
    let missing = process.unconnected();
    if process.leads {
        told.push_str(", which leads");
    }
    if let Some(since) = connects_for(process, total) {
        let _ = write!(told, ", connecting for {} seconds", since.as_secs());
    } else if missing.len() == process.shards.len() {
        told.push_str(", not connected");
    } else if !missing.is_empty() {
        told.push_str(", not connected: ");
        told.push_str(&shards(&missing));
    }
    told
}

/// Shards in order, as in `shards 0-3, 8`.
fn shards(shards: &[u32]) -> String {
    let mut ranges: Vec<(u32, u32)> = Vec::new();
    for &shard in shards {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == shard => *last = shard,
            _ => ranges.push((shard, shard)),
        }
    }
    let written: Vec<_> = ranges
        .iter()
        .map(|(first, last)| {
            if first == last {
                first.to_string()
            } else {
                format!("{first}-{last}")
            }
        })
        .collect();
    let word = if shards.len() == 1 { "shard" } else { "shards" };
    format!("{word} {}", written.join(", "))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::operate::doctor::Level::{self, Ok, Warning};

    fn process(shards: std::ops::Range<u32>, leads: bool) -> RunningProcess {
        RunningProcess {
            shards: shards.clone().collect(),
            total: 8,
            present: shards.collect(),
            leads,
            silent: Duration::from_secs(3),
            joined: Some(Duration::from_hours(1)),
        }
    }

    fn check(several: Vec<RunningProcess>, expected: &[(Level, &str)]) {
        let found = processes(&RunningProcesses {
            alone: None,
            several,
        });
        let says: Vec<_> = found
            .iter()
            .map(|it| (it.level, it.says.as_str()))
            .collect();
        assert_eq!(says, expected);
        for finding in &found {
            assert_eq!(finding.cure.is_some(), finding.level != Ok, "{finding:?}");
        }
    }

    #[test]
    fn a_program_that_has_the_database_for_itself_is_called_what_it_is() {
        for (program, says) in [
            (Program::Bot, "a bot runs, as the only process"),
            (
                Program::Migration,
                "no bot runs: tessera migrate has the database for itself until it is done",
            ),
            (
                Program::Other,
                "a bot or another program has the database for itself",
            ),
        ] {
            let found = processes(&RunningProcesses {
                alone: Some(program),
                several: Vec::new(),
            });
            assert_eq!(found, [Finding::ok("processes", says)]);
        }
    }

    #[test]
    fn processes_are_told_with_their_shards() {
        check(Vec::new(), &[(Ok, "no bot runs on the database")]);
        let says = "2 processes run, of 8 shards in all: shards 0-3, which leads; shards 4-7";
        check(
            vec![process(0..4, true), process(4..8, false)],
            &[(Ok, says)],
        );
    }

    #[test]
    fn a_shard_that_no_process_has_is_a_warning() {
        let expected = [
            (
                Ok,
                "one process runs, of 8 shards in all: shards 0-6, which leads",
            ),
            (
                Warning,
                "no process connects shard 7, so that time stands still for all games",
            ),
        ];
        check(vec![process(0..7, true)], &expected);
    }

    #[test]
    fn shards_that_a_process_has_not_connected_are_a_warning() {
        let (mut one, mut other) = (process(0..4, true), process(4..8, false));
        one.present = BTreeSet::from([0, 1, 3]);
        other.present.clear();
        let expected = [
            (
                Ok,
                "2 processes run, of 8 shards in all: shards 0-3, which leads, not connected: shard 2; shards 4-7, not connected",
            ),
            (
                Warning,
                "a process has shard 2, which is not connected, so that time stands still for all games",
            ),
            (
                Warning,
                "a process has shards 4-7, which are not connected, so that time stands still for all games",
            ),
        ];
        check(vec![one.clone(), other.clone()], &expected);
        // Where the server does not say since when, it may have begun long ago.
        other.joined = None;
        check(vec![one, other], &expected);
    }

    #[test]
    fn a_process_that_has_just_begun_may_take_five_seconds_for_each_shard() {
        let mut other = process(4..8, false);
        other.present.clear();
        other.silent = Duration::from_mins(1);
        for (seconds, is_warned) in [(0, false), (70, false), (71, true)] {
            other.joined = Some(Duration::from_secs(seconds));
            let found = processes(&RunningProcesses {
                alone: None,
                several: vec![process(0..4, true), other.clone()],
            });
            let connecting = format!("shards 4-7, connecting for {seconds} seconds");
            assert_eq!(
                found[0].says.ends_with(&connecting),
                !is_warned,
                "{found:?}"
            );
            assert_eq!(found.len() > 1, is_warned, "{found:?}");
        }
    }

    #[test]
    fn a_process_that_counts_as_gone_is_a_warning() {
        let (mut one, other) = (process(0..4, true), process(4..8, false));
        one.silent = Duration::from_secs(50);
        let expected = [
            (
                Ok,
                "2 processes run, of 8 shards in all: shards 0-3, which leads; shards 4-7",
            ),
            (
                Warning,
                "the process with shards 0-3 was not heard of for 50 seconds and counts as gone, so that time stands still for all games",
            ),
        ];
        check(vec![one, other], &expected);
    }
}
