//! A database on a PostgreSQL server: whether it can be reached and written, its schema, which processes of the bot run, and what
//! is not posted. What concerns files is the server's business.

use super::finding::Finding;
use super::posts;
use super::schema::{self, Cures};
use crate::store::{self, Access, RunningProcess, RunningProcesses, Schema, Store};

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
    if running.is_alone {
        return vec![Finding::ok(check, "a bot runs, as the only process")];
    }
    if running.several.is_empty() {
        return vec![Finding::ok(check, "no bot runs on the database")];
    }
    let each: Vec<_> = running.several.iter().map(described).collect();
    let total = running.several.iter().map(|process| process.total).max();
    let says = format!(
        "{}, of {} shards in all: {}",
        process_count(running.several.len()),
        total.unwrap_or_default(),
        each.join("; ")
    );
    let mut findings = vec![Finding::ok(check, says)];
    let free = running.free_shards();
    if !free.is_empty() {
        findings.push(Finding::warning(
            check,
            format!(
                "no process connects {}, so that time stands still for all games",
                shards(&free)
            ),
            "Start the processes that have these shards in their SHARDS.",
        ));
    }
    let silent = running.several.iter().filter(|it| it.is_given_up());
    findings.extend(silent.map(|process| {
        Finding::warning(
            check,
            format!(
                "the process with {} was not heard of for {} seconds",
                shards(&shard_list(process)),
                process.silent.as_secs()
            ),
            "End it, if it hangs, and start it again.",
        )
    }));
    findings
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

fn described(process: &RunningProcess) -> String {
    let mut told = shards(&shard_list(process));
    let missing: Vec<_> = process
        .shards
        .difference(&process.present)
        .copied()
        .collect();
    if process.leads {
        told.push_str(", which leads");
    }
    if missing.len() == process.shards.len() {
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
    use std::time::Duration;

    use super::*;
    use crate::operate::doctor::Level;

    fn process(shards: std::ops::Range<u32>, leads: bool) -> RunningProcess {
        RunningProcess {
            shards: shards.clone().collect(),
            total: 8,
            present: shards.collect(),
            leads,
            silent: Duration::from_secs(3),
        }
    }

    #[test]
    fn processes_are_told_with_their_shards_and_what_is_missing() {
        let mut running = RunningProcesses {
            is_alone: false,
            several: vec![process(0..4, true), process(5..8, false)],
        };
        running.several[1].present = BTreeSet::from([5, 7]);
        running.several[1].silent = Duration::from_secs(50);
        let found = processes(&running);
        let says: Vec<_> = found
            .iter()
            .map(|it| (it.level, it.says.as_str()))
            .collect();
        let expected = [
            (
                Level::Ok,
                "2 processes run, of 8 shards in all: shards 0-3, which leads; shards 5-7, not connected: shard 6",
            ),
            (
                Level::Warning,
                "no process connects shard 4, so that time stands still for all games",
            ),
            (
                Level::Warning,
                "the process with shards 5-7 was not heard of for 50 seconds",
            ),
        ];
        assert_eq!(says, expected);
        let none = processes(&RunningProcesses::default());
        assert_eq!(
            none,
            [Finding::ok("processes", "no bot runs on the database")]
        );
    }
}
