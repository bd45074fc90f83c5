//! A database on a PostgreSQL server: whether it can be reached and written, its schema, who works on it, whether numbers are left
//! and every game can be replayed, and what is not posted. What concerns files is the server's business.

use std::fmt::Write as _;

use super::finding::Finding;
use super::schema::{self, Cures};
use super::{database, posts, processes};
use crate::service::{backups, in_full};
use crate::store::{self, Access, NumberingFault, OpenError, RunningProcesses, Schema, Store};

const CURES: Cures = Cures {
    empty: "Start the bot, which makes its tables, or move a database there with `tessera migrate`; if there should be games \
        in it, let DATABASE_URL name the right one.",
    older: "Back it up with pg_dump, and start the bot of this version, which upgrades it.",
    foreign: "Let DATABASE_URL name a database of this program, or an empty one.",
    incomplete: "Restore it from a dump with pg_restore.",
};

pub(super) async fn look(url: &str) -> Vec<Finding> {
    let schema = match store::schema_on_server(url).await {
        Ok(schema) => schema,
        Err(error) => {
            let cure = match error {
                OpenError::NotAServer(_) => "Correct DATABASE_URL.",
                _ => {
                    "Let DATABASE_URL name a database that this user may use, and start its server."
                }
            };
            return vec![Finding::fault("database", error.to_string(), cure)];
        }
    };
    let mut findings = Vec::new();
    if let Err(error) = store::check_server(url).await {
        let cure = match error {
            OpenError::NotUtf8 { .. } => "Let DATABASE_URL name a database in UTF-8.",
            OpenError::Refused { .. } => {
                "Let DATABASE_URL name the role that owns the database, and a schema in it."
            }
            OpenError::NoRight { .. } => {
                "Let DATABASE_URL name the role that owns the database and what is in it."
            }
            _ => {
                "Let DATABASE_URL name a server that the bot can write to, and not through a pooler in transaction mode."
            }
        };
        findings.push(Finding::fault("database", error.to_string(), cure));
    }
    findings.push(schema::version(&schema, &CURES));
    let running = store::processes_on_server(url).await;
    let is_bot_there = running.as_ref().map_or(true, RunningProcesses::has_bot);
    findings.extend(processes::findings(running));
    if let Schema::Current { .. } = schema {
        let opened = Store::open_named_as_is(url, Access::Read).await;
        if let Ok(store) = &opened {
            findings.extend(numbering(store).await);
            findings.push(games(store).await);
        }
        findings.extend(posts::look(opened, is_bot_there).await);
    }
    let told = "the database is on a PostgreSQL server: its disks and backups are for its own tools to look at";
    findings.push(Finding::ok("backups", told));
    findings
}

async fn numbering(store: &Store) -> Option<Finding> {
    match store.numbering_faults().await {
        Ok(faults) => database::numbers(&faults, count_on(&faults)),
        Err(error) => Some(unread("numbers", &error)),
    }
}

/// What to do about numbers. A dump would not help where they are taken: it has the same ones.
fn count_on(faults: &[NumberingFault]) -> String {
    let statements: Vec<_> = faults
        .iter()
        .filter_map(NumberingFault::mended_by)
        .collect();
    let mut cure = "Stop the bot".to_owned();
    if !statements.is_empty() {
        let _ = write!(
            cure,
            ", and let the numbers go on from the highest, with psql in the bot's schema: `{}`",
            statements.join(" ")
        );
    }
    if statements.len() < faults.len() {
        cure.push_str(", and restore the database from a dump with pg_restore");
    }
    cure + "."
}

async fn games(store: &Store) -> Finding {
    match backups::replay(store, &|_| {}).await {
        Ok(replayed) => database::games(replayed.games, &replayed.damaged),
        Err(error) => unread("games", &error),
    }
}

fn unread(check: &'static str, error: &store::Error) -> Finding {
    let says = format!("the database cannot be read: {}", in_full(error));
    Finding::fault(check, says, "Look into the server's log.")
}
