//! Numbers about what is stored, for the operator: as lines, or as JSON.

use std::error::Error;
use std::io::{self, Write};

use jiff::Timestamp;
use serde_json::{Map, Value, json};

use super::beside::with_database;
use super::plain::{PlainWriter, plain_json};
use super::progress::size;
use crate::service::{DayCounts, GameCounts, Statistics};
use crate::store::{Access, Ban};

/// How many days are told one by one.
const DAYS: u16 = 14;

/// Writes the numbers of the database of the settings, while the bot runs or not.
pub fn run(as_json: bool, output: impl Write) -> Result<(), Box<dyn Error>> {
    let now = Timestamp::now();
    let (statistics, bans) = with_database(Access::Read, async |service| {
        let statistics = service.statistics(DAYS, now).await?;
        Ok((statistics, service.bans(now).await?))
    })?;
    if as_json {
        write_json(&statistics, &bans, output)?;
    } else {
        write_text(&statistics, &bans, PlainWriter::new(output))?;
    }
    Ok(())
}

fn write_text(statistics: &Statistics, bans: &[Ban], mut output: impl Write) -> io::Result<()> {
    for (name, count) in &statistics.counts {
        writeln!(output, "{:28} {count}", name.replace('_', " "))?;
    }
    let (bytes, free) = (size(statistics.bytes), size(statistics.free_bytes));
    writeln!(
        output,
        "{:28} {bytes}, of which {free} are free",
        "database"
    )?;
    writeln!(
        output,
        "\ngames by ruleset: running, paused, adjourned, finished"
    )?;
    for (ruleset, counts) in &statistics.rulesets {
        let GameCounts {
            running,
            paused,
            adjourned,
            finished,
        } = counts;
        writeln!(
            output,
            "{ruleset:28} {running:7} {paused:7} {adjourned:7} {finished:7}"
        )?;
    }
    writeln!(
        output,
        "\ndays (UTC): games begun, games ended, invitations, puzzles shown"
    )?;
    for (day, counts) in &statistics.days {
        let DayCounts {
            begun,
            ended,
            invitations,
            puzzles,
        } = counts;
        let day = day.strftime("%Y-%m-%d").to_string();
        writeln!(
            output,
            "{day:28} {begun:7} {ended:7} {invitations:7} {puzzles:7}"
        )?;
    }
    if !bans.is_empty() {
        writeln!(output, "\nbanned")?;
    }
    for ban in bans {
        let until = ban
            .until
            .map_or("for good".to_owned(), |it| format!("until {it:.0}"));
        let line = format!("{:28} {until} {}", ban.player.to_string(), ban.reason);
        writeln!(output, "{}", line.trim_end())?;
    }
    output.flush()
}

fn write_json(statistics: &Statistics, bans: &[Ban], mut output: impl Write) -> io::Result<()> {
    let counts: Map<_, _> = statistics
        .counts
        .iter()
        .map(|(name, count)| ((*name).to_owned(), json!(count)))
        .collect();
    let rulesets: Map<_, _> = statistics
        .rulesets
        .iter()
        .map(|(ruleset, counts)| (ruleset.clone(), of_games(counts)))
        .collect();
    let days: Vec<_> = statistics
        .days
        .iter()
        .map(|(day, counts)| {
            json!({
                "day": day.strftime("%Y-%m-%d").to_string(),
                "games_begun": counts.begun,
                "games_ended": counts.ended,
                "invitations": counts.invitations,
                "puzzles_shown": counts.puzzles,
            })
        })
        .collect();
    // Ids are longer than the numbers that every reader of JSON keeps exactly.
    let bans: Vec<_> = bans
        .iter()
        .map(|ban| {
            json!({
                "player": ban.player.to_string(),
                "reason": ban.reason,
                "banned_at": ban.banned_at.to_string(),
                "until": ban.until.map(|it| it.to_string()),
            })
        })
        .collect();
    let all = json!({
        "counts": counts,
        "games_by_ruleset": rulesets,
        "days": days,
        "bans": bans,
        "database_bytes": statistics.bytes,
        "database_free_bytes": statistics.free_bytes,
    });
    writeln!(output, "{}", plain_json(&all)?)?;
    output.flush()
}

fn of_games(counts: &GameCounts) -> Value {
    json!({
        "running": counts.running,
        "paused": counts.paused,
        "adjourned": counts.adjourned,
        "finished": counts.finished,
    })
}
