//! The database: who uses it, who can read it, its schema, and whether it is sound.

use std::io;
use std::path::Path;

use super::finding::Finding;
use super::posts;
use super::schema::{self, Cures};
use crate::game::GameId;
use crate::operate::progress::size;
use crate::service::backups::{self, BackupError, Verified};
use crate::store::{self, Access, LockHolder, NumberingFault, OpenError, Program, Schema, Store};

/// What to do about a database that is damaged.
const RESTORE: &str =
    "Stop the bot, keep the file, and restore the latest backup with `tessera restore`.";

/// What to do about next numbers that are taken, while everything else is sound.
const COUNT_ON: &str = "Stop the bot, make a backup with `tessera backup`, and restore it with `tessera restore --force \
    --accept-damage`, which counts on from the highest number.";

pub(super) fn unnamed(reason: &str) -> Finding {
    let cure = "Set DATABASE_URL to something like sqlite:tessera.sqlite.";
    Finding::fault("database", reason, cure)
}

/// Says whether a bot runs, by who holds the lock of the database.
pub(super) fn bot(holder: &io::Result<Option<LockHolder>>) -> Finding {
    let check = "bot";
    match holder {
        Ok(Some(holder)) => Finding::ok(check, running(*holder)),
        Ok(None) => Finding::ok(check, "no bot runs on the database"),
        Err(error) => Finding::warning(
            check,
            format!("it is not known whether a bot runs: {error}"),
            "Let the bot's user own the file that ends in -lock.",
        ),
    }
}

fn running(LockHolder { process, program }: LockHolder) -> String {
    let other = match program {
        Program::Bot => {
            let process = process.map(|id| format!(" as process {id}"));
            return format!("the bot runs{}", process.unwrap_or_default());
        }
        Program::Migration => "tessera migrate",
        Program::Other => "another command",
    };
    let process = process.map(|id| format!(" (process {id})"));
    let process = process.unwrap_or_default();
    format!("no bot runs: {other}{process} has the database for itself until it is done")
}

/// Looks at the database in this file, on which this bot runs.
pub(super) async fn look(file: &Path, bot: Option<LockHolder>) -> Vec<Finding> {
    if !file.exists() {
        return vec![missing(file)];
    }
    let mut findings = vec![privacy(file)];
    let schema = match store::schema_of(file).await {
        Ok(schema) => schema,
        Err(error) => {
            findings.push(unusable(&error));
            return findings;
        }
    };
    let structure = match schema {
        Schema::Current { .. } | Schema::Older { found: 1.., .. } => structure(file).await,
        _ => None,
    };
    findings.push(version(&schema, structure.is_some()));
    findings.extend(structure);
    if let Schema::Current { .. } = schema {
        findings.extend(numbering(file).await);
    }
    findings.extend(soundness(file, &schema).await);
    if let Schema::Current { .. } = schema {
        let opened = Store::open_as_is(file, Access::Read).await;
        findings.extend(posts::look(opened, bot.is_some()).await);
    }
    findings
}

/// A first start creates the file. A name that is misspelt looks the same.
fn missing(file: &Path) -> Finding {
    Finding::warning(
        "database",
        format!("there is no database {} yet", file.display()),
        "Start the bot, which creates it, or let DATABASE_URL name the right file.",
    )
}

#[cfg(unix)]
fn privacy(file: &Path) -> Finding {
    use std::os::unix::fs::PermissionsExt as _;
    let check = "database file";
    let name = file.display();
    match file.metadata() {
        Ok(metadata) if metadata.permissions().mode() & 0o077 != 0 => Finding::warning(
            check,
            format!("other users of this machine can read {name}"),
            format!("Run `chmod 600 {name}`; the bot does so when it starts."),
        ),
        Ok(_) => {
            let bytes = store::bytes_on_disk(file);
            Finding::ok(check, format!("{name} has {}", size(bytes)))
        }
        Err(error) => Finding::fault(
            check,
            format!("{name} cannot be looked at: {error}"),
            "Let the bot's user own the file and its folder.",
        ),
    }
}

/// Other systems protect a user's files by default.
#[cfg(not(unix))]
fn privacy(file: &Path) -> Finding {
    let bytes = store::bytes_on_disk(file);
    Finding::ok(
        "database file",
        format!("{} has {}", file.display(), size(bytes)),
    )
}

fn unusable(error: &OpenError) -> Finding {
    let cure = match error {
        OpenError::Damaged { .. } => {
            "Let DATABASE_URL name the right file; if it does, restore the latest backup with `tessera restore`."
        }
        OpenError::InUse { .. } => "If that takes too long, end the other program.",
        OpenError::Unwritable { .. } => "Let the bot's user own the file and its folder.",
        _ => "Let DATABASE_URL name a database of this program.",
    };
    Finding::fault("database", error.to_string(), cure)
}

fn version(schema: &Schema, is_changed: bool) -> Finding {
    schema::version(
        schema,
        &Cures {
            empty: "Start the bot, which makes its tables; if there should be games in it, let DATABASE_URL name the right file.",
            older: if is_changed {
                "First mend its structure, about which there is a line of its own: it may be that the bot cannot upgrade it."
            } else {
                "Make a backup with `tessera backup`, and start the bot of this version, which upgrades it."
            },
            foreign: "Let DATABASE_URL name a database of this program.",
            incomplete: RESTORE,
        },
    )
}

/// What is in the database, and not of this program.
async fn structure(file: &Path) -> Option<Finding> {
    let check = "structure";
    match store::schema_differences(file).await {
        Ok(faults) if faults.is_empty() => None,
        Ok(faults) => Some(Finding::fault(
            check,
            format!("somebody has changed the database: {}", faults.join("; ")),
            "Stop the bot, and find out who did that; restore a backup from before with `tessera restore`, or take out \
             what was put in.",
        )),
        Err(error) => Some(Finding::fault(check, error.to_string(), RESTORE)),
    }
}

async fn numbering(file: &Path) -> Option<Finding> {
    match store::numbering_faults(file).await {
        Ok(faults) => {
            let are_taken = faults.iter().all(NumberingFault::can_be_mended);
            numbers(&faults, if are_taken { COUNT_ON } else { RESTORE })
        }
        Err(error) => Some(Finding::fault("numbers", error.to_string(), RESTORE)),
    }
}

/// What cannot get a number any more, if there is anything.
pub(super) fn numbers(faults: &[NumberingFault], cure: impl Into<String>) -> Option<Finding> {
    let says: Vec<_> = faults.iter().map(ToString::to_string).collect();
    (!says.is_empty()).then(|| Finding::fault("numbers", says.join("; "), cure))
}

async fn soundness(file: &Path, schema: &Schema) -> Vec<Finding> {
    let check = "integrity";
    if !matches!(schema, Schema::Current { .. }) {
        return vec![match store::faults_of(file).await {
            Ok(faults) => sound(&faults),
            Err(error) => Finding::fault(check, error.to_string(), RESTORE),
        }];
    }
    match backups::verify(file, &|_| {}).await {
        Ok(verified) => {
            let found = [
                sound(&verified.broken_rows),
                games(verified.games, &verified.damaged),
            ];
            found.into_iter().chain(references(&verified)).collect()
        }
        Err(BackupError::Unsound { reason, .. }) => vec![Finding::fault(
            check,
            format!("SQLite finds the database damaged: {reason}"),
            RESTORE,
        )],
        Err(error) => vec![Finding::fault(check, error.to_string(), RESTORE)],
    }
}

fn sound(faults: &[String]) -> Finding {
    let check = "integrity";
    let serious = faults.iter().find(|it| !store::concerns_one_row(it));
    match (serious, faults.first()) {
        (Some(reason), _) => Finding::fault(
            check,
            format!("SQLite finds the database damaged: {reason}"),
            RESTORE,
        ),
        (None, Some(row)) => Finding::warning(
            check,
            format!("a row of the database is damaged: {row}"),
            "The bot sets the row aside; its log says which it is. A backup from before has it.",
        ),
        (None, None) => Finding::ok(check, "SQLite finds nothing wrong with the database"),
    }
}

/// Rows that belong to something that is not there.
fn references(verified: &Verified) -> Option<Finding> {
    let orphans: Vec<_> = verified.orphans.iter().map(ToString::to_string).collect();
    let says = orphans.join("; ");
    let cure = "Stop the bot, and restore a backup from before with `tessera restore`, or delete those rows, which `PRAGMA \
        foreign_key_check` lists.";
    (!says.is_empty()).then(|| Finding::fault("references", says, cure))
}

/// Whether all games of a database can be replayed.
pub(super) fn games(games: usize, damaged: &[GameId]) -> Finding {
    let check = "games";
    if damaged.is_empty() {
        return Finding::ok(check, format!("all {games} games can be replayed"));
    }
    let numbers: Vec<_> = damaged.iter().take(10).map(ToString::to_string).collect();
    Finding::warning(
        check,
        format!(
            "{} of {games} games cannot be replayed, such as {}",
            damaged.len(),
            numbers.join(", ")
        ),
        "The bot sets them aside, and everything else goes on. A backup from before has them.",
    )
}
