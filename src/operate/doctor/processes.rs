//! Which processes of the bot work on a database on a server, and which of them keep time from going on.

use std::fmt::Write as _;
use std::time::Duration;

use super::finding::Finding;
use crate::store::{OpenError, Program, RunningProcess, RunningProcesses};

/// What the findings are about.
const CHECK: &str = "processes";

/// What is to be said of the processes that run on a database on a server.
pub(super) fn findings(running: Result<RunningProcesses, OpenError>) -> Vec<Finding> {
    match running {
        Ok(running) => found(&running),
        Err(error) => vec![Finding::warning(
            CHECK,
            format!("it is not known which processes of the bot run: {error}"),
            "Look again once the server answers.",
        )],
    }
}

fn found(running: &RunningProcesses) -> Vec<Finding> {
    if let Some(program) = running.alone {
        let says = match program {
            Program::Bot => "a bot runs, as the only process",
            Program::Migration => {
                "no bot runs: tessera migrate has the database for itself until it is done"
            }
            Program::Other => "a bot or another program has the database for itself",
        };
        return vec![Finding::ok(CHECK, says)];
    }
    if running.several.is_empty() {
        return vec![Finding::ok(CHECK, "no bot runs on the database")];
    }
    let total = running.several.iter().map(|process| process.total).max();
    let total = total.unwrap_or_default();
    let each: Vec<_> = running
        .several
        .iter()
        .map(|it| described(it, total))
        .collect();
    let says = format!(
        "{}, of {total} {} in all: {}",
        process_count(running.several.len()),
        shard_word(total as usize),
        each.join("; ")
    );
    let mut findings = vec![Finding::ok(CHECK, says)];
    let free = running.free_shards();
    if !free.is_empty() {
        findings.push(Finding::fault(
            CHECK,
            format!(
                "no process connects {}, so that nobody is answered there, and time stands still for all games",
                shards(&free)
            ),
            "Start the processes that have these shards in their SHARDS.",
        ));
    }
    let absences = running.several.iter().filter_map(|it| absence(it, total));
    findings.extend(absences);
    findings.extend(unheard(&running.several));
    findings
}

/// A shard that no process connects keeps all of them from deciding anything by the clock, from their next look on. Nobody loses
/// by it, but the bot stands still, so that it is a fault, also in the seconds in which a process is started again.
const STANDS_STILL: &str = "so that time stands still for all games";

/// What keeps a process from being present, unless it is only just connecting its shards. Meanwhile it may be silent for long.
fn absence(process: &RunningProcess, total: u32) -> Option<Finding> {
    if connects_for(process, total).is_some() {
        return None;
    }
    if !process.is_present {
        return Some(Finding::fault(
            CHECK,
            format!(
                "the process with {} is absent, {STANDS_STILL}",
                shards(&shard_list(process))
            ),
            "Look into its log: it says what it waits for, why it cannot reach Discord, or that its clock is wrong. If it \
             hangs, end it and start it again.",
        ));
    }
    let silent = process.silent.filter(|_| process.is_given_up())?;
    Some(Finding::fault(
        CHECK,
        format!(
            "the process with {} was not heard of for {} seconds and counts as gone, {STANDS_STILL}",
            shards(&shard_list(process)),
            silent.as_secs()
        ),
        "End it, if it hangs, and start it again.",
    ))
}

/// The processes of which the server does not say when they were heard of.
fn unheard(several: &[RunningProcess]) -> Option<Finding> {
    let unheard = several.iter().filter(|process| process.silent.is_none());
    let unheard: Vec<_> = unheard.map(|it| shards(&shard_list(it))).collect();
    (!unheard.is_empty()).then(|| {
        Finding::warning(
            CHECK,
            format!(
                "the server does not say when it last heard of these processes, so that nothing takes the place of one that hangs: {}",
                unheard.join("; ")
            ),
            "Let all processes and this command connect as one user, and let that user have `track_activities` on.",
        )
    })
}

/// How long Discord lets a shard wait for the one before, at most.
const A_SHARD: Duration = Duration::from_secs(5);
/// How long a process may take to say that it is present once its shards are connected.
const TO_SAY_SO: Duration = Duration::from_secs(30);

/// For how long a process has been connecting its shards; `None` if it has, or should have by now: all shards may have to
/// be connected one after the other.
fn connects_for(process: &RunningProcess, total: u32) -> Option<Duration> {
    let longest = A_SHARD * total + TO_SAY_SO;
    process
        .joined
        .filter(|joined| !process.is_present && *joined <= longest)
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
    if process.leads {
        told.push_str(", which leads");
    }
    if let Some(since) = connects_for(process, total) {
        let _ = write!(told, ", connecting for {} seconds", since.as_secs());
    } else if !process.is_present {
        told.push_str(", absent");
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
    format!("{} {}", shard_word(shards.len()), written.join(", "))
}

const fn shard_word(count: usize) -> &'static str {
    if count == 1 { "shard" } else { "shards" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::operate::doctor::Level::{self, Fault, Ok, Warning};

    fn process(shards: std::ops::Range<u32>, leads: bool) -> RunningProcess {
        RunningProcess {
            shards: shards.collect(),
            total: 8,
            is_present: true,
            leads,
            silent: Some(Duration::from_secs(3)),
            joined: Some(Duration::from_hours(1)),
        }
    }

    fn check(several: Vec<RunningProcess>, expected: &[(Level, &str)]) {
        let found = found(&RunningProcesses {
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
            let found = found(&RunningProcesses {
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
    fn a_single_shard_is_counted_as_one() {
        let mut only = process(0..1, true);
        only.total = 1;
        let says = "one process runs, of 1 shard in all: shard 0, which leads";
        check(vec![only], &[(Ok, says)]);
    }

    #[test]
    fn a_shard_that_no_process_has_is_a_fault() {
        let expected = [
            (
                Ok,
                "one process runs, of 8 shards in all: shards 0-6, which leads",
            ),
            (
                Fault,
                "no process connects shard 7, so that nobody is answered there, and time stands still for all games",
            ),
        ];
        check(vec![process(0..7, true)], &expected);
    }

    #[test]
    fn a_process_that_is_absent_is_a_fault() {
        let mut other = process(4..8, false);
        other.is_present = false;
        let expected = [
            (
                Ok,
                "2 processes run, of 8 shards in all: shards 0-3, which leads; shards 4-7, absent",
            ),
            (
                Fault,
                "the process with shards 4-7 is absent, so that time stands still for all games",
            ),
        ];
        check(vec![process(0..4, true), other.clone()], &expected);
        // Where the server does not say since when, it may have begun long ago.
        other.joined = None;
        check(vec![process(0..4, true), other], &expected);
    }

    #[test]
    fn a_process_that_has_just_begun_may_take_five_seconds_for_each_shard() {
        let mut other = process(4..8, false);
        other.is_present = false;
        other.silent = Some(Duration::from_mins(1));
        for (seconds, is_fault) in [(0, false), (70, false), (71, true)] {
            other.joined = Some(Duration::from_secs(seconds));
            let found = found(&RunningProcesses {
                alone: None,
                several: vec![process(0..4, true), other.clone()],
            });
            let connecting = format!("shards 4-7, connecting for {seconds} seconds");
            assert_eq!(found[0].says.ends_with(&connecting), !is_fault, "{found:?}");
            assert_eq!(found.len() > 1, is_fault, "{found:?}");
        }
    }

    #[test]
    fn processes_of_which_nobody_says_when_they_were_heard_of_are_a_warning() {
        let (mut one, mut other) = (process(0..4, true), process(4..8, false));
        (one.silent, other.silent) = (None, None);
        let expected = [
            (
                Ok,
                "2 processes run, of 8 shards in all: shards 0-3, which leads; shards 4-7",
            ),
            (
                Warning,
                "the server does not say when it last heard of these processes, so that nothing takes the place of one that hangs: shards 0-3; shards 4-7",
            ),
        ];
        check(vec![one, other], &expected);
    }

    #[test]
    fn a_process_that_counts_as_gone_is_a_fault() {
        let (mut one, other) = (process(0..4, true), process(4..8, false));
        one.silent = Some(Duration::from_secs(50));
        let expected = [
            (
                Ok,
                "2 processes run, of 8 shards in all: shards 0-3, which leads; shards 4-7",
            ),
            (
                Fault,
                "the process with shards 0-3 was not heard of for 50 seconds and counts as gone, so that time stands still for all games",
            ),
        ];
        check(vec![one, other], &expected);
    }
}
