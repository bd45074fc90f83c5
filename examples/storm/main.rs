//! A storm: plays many games at once while everything fails that can fail.
//!
//! A stand-in Discord runs in this process, with people who press, type, reply, offer and resign, at
//! boards for two and at tables for up to six, some of them as fast as they can. The bot is a
//! separate process, which reaches the stand-in as it reaches the real Discord. It is killed again
//! and again, suspended while hours pass, and its clock is set wrong; rows of its database are
//! damaged. Requests fail or are never answered, the gateway drops, events come twice or late, and
//! Discord is down for ten minutes. Afterwards, in calm weather, the storm checks every promise.
//!
//!     cargo run --release --example storm -- --games 64 --tables 16 --minutes 20 --kills 20
//!
//! The bot may have several processes, which share one PostgreSQL database. Then one of them is killed or suspended at a
//! time, and the storm tells how long it takes until another one does its work:
//!
//!     cargo run --release --example storm -- --database postgres://tessera@localhost/storm --processes 4 \
//!         --minutes 10 --kills 30
//!
//! The database must exist, with no games in it. For `--database postgres` the storm starts a server of its own, if
//! PostgreSQL is installed. With `--calm` nothing fails, to measure how many presses are answered a second.
//!
//! With `cup` it is a single tournament instead, a Swiss of so many people who play few stones:
//!
//!     cargo run --release --example storm -- --minutes 10 --kills 60 cup --players 200
//!
//! The seed determines every random choice, but not when it takes effect, because the bot runs in
//! real time. Long waits are accelerated, for the stand-in and the bot alike. It exits with 1 when
//! a promise is broken, and then prints where it has left the database and the bot's log.

mod absences;
mod act;
mod aftermath;
mod blow;
mod bot;
mod cast;
mod chance;
#[allow(
    clippy::unwrap_used,
    dead_code,
    missing_docs,
    reason = "it is written for tests, and a storm needs a part of it"
)]
#[path = "../../tests/postgres/cluster.rs"]
mod cluster;
mod cup;
mod damage;
mod database;
mod engine_room;
mod failover;
mod fate;
mod fleet;
mod game_time;
mod home;
mod nuisance;
mod pair;
mod party;
mod program;
mod promises;
mod rate;
mod ruins;
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    missing_docs,
    unreachable_pub,
    reason = "boards and games are small, and it is written for tests"
)]
#[path = "../../pente/tests/rules_slow/mod.rs"]
mod rules_slow;
mod scraper;
mod seekers;
mod seen;
mod servers;
mod settling;
mod sleeper;
mod storm;
mod table;
mod tally;
mod turn;
mod waits;
mod weather;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use tempfile::TempDir;

use crate::database::Database;
use crate::fate::Blows;

/// Any error of the storm itself.
type AnyError = Box<dyn std::error::Error>;

/// Plays many games at once while everything fails that can fail.
#[derive(Parser)]
struct Arguments {
    /// How many games are played at once.
    #[arg(long, default_value_t = 64)]
    games: u64,
    /// At how many tables three to six people play, besides.
    #[arg(long, default_value_t = 16)]
    tables: u64,
    /// How many minutes the storm lasts.
    #[arg(long, default_value_t = 20.0)]
    minutes: f64,
    /// Where the bot stores its games: a database on a PostgreSQL server, as in `postgres://tessera@localhost/storm`,
    /// or postgres for a server of the storm's own. By default a new file.
    #[arg(long)]
    database: Option<String>,
    /// How many processes the bot has; several need a database on a server.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=64))]
    processes: u32,
    /// Let nothing fail: how many presses are answered is all that is measured.
    #[arg(long)]
    calm: bool,
    /// The seed of all random choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How often a process of the bot is killed.
    #[arg(long, default_value_t = 20)]
    kills: u32,
    /// How often one is suspended while hours pass.
    #[arg(long, default_value_t = 3)]
    suspensions: u32,
    /// How often the bot's clock is set back or forward by a day, and corrected a minute later; never where the database is
    /// on a server, by whose clock the bot goes.
    #[arg(long, default_value_t = 4)]
    clock_steps: u32,
    /// How often Discord is down for ten minutes.
    #[arg(long, default_value_t = 2)]
    outages: u32,
    /// How many requests in a thousand meet each kind of fault.
    #[arg(long, default_value_t = 10)]
    faults: u32,
    /// How many milliseconds people think before they act, on average.
    #[arg(long, default_value_t = 1_500)]
    thinking: u64,
    /// How many milliseconds people wait who repeat the same act again and again.
    #[arg(long, default_value_t = 250)]
    nuisance: u64,
    /// Ask the bot for its metrics ten times in each second one, and not in the seconds between; what that costs is
    /// the difference between the times from press to answer.
    #[arg(long)]
    scrape: bool,
    /// A folder in which to leave the database and the bot's log.
    #[arg(long)]
    folder: Option<PathBuf>,
    #[command(subcommand)]
    work: Option<Work>,
}

/// What else this program does.
#[derive(Clone, Copy, Subcommand)]
enum Work {
    /// Runs the bot: the storm starts itself with this subcommand.
    #[command(name = home::BOT, hide = true)]
    Bot {
        /// How many milliseconds the bot's clock is ahead of the system's.
        #[arg(long, allow_negative_numbers = true)]
        ahead: i64,
    },
    /// Lets a large Swiss tournament go through the storm, and nothing else.
    Cup {
        /// How many people enter.
        #[arg(long, default_value_t = 200)]
        players: usize,
    },
}

impl Arguments {
    /// Opens the database that is named, which several processes can share.
    async fn open_database(&self, folder: &Path) -> Result<Database, AnyError> {
        if self.processes > 1 && self.database.is_none() {
            return Err("several processes need a --database on a PostgreSQL server".into());
        }
        Database::open(self.database.as_deref(), folder).await
    }

    /// Keeps what a storm has left in its folder, and prints where that is.
    fn keep(&self, folder: TempDir) {
        let kept = self.folder.clone().unwrap_or_else(|| folder.keep());
        println!(
            "the log, and the database if it is a file, are in {}",
            kept.display()
        );
    }

    fn blows(&self) -> Blows {
        if self.calm {
            return Blows::NONE;
        }
        Blows {
            kills: self.kills,
            suspensions: self.suspensions,
            clock_steps: if self.database.is_some() {
                0
            } else {
                self.clock_steps
            },
            outages: self.outages,
        }
    }
}

#[tokio::main]
async fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let done = match arguments.work {
        Some(Work::Bot { ahead }) => bot::run(ahead).await.map(|()| true),
        Some(Work::Cup { players }) => cup::cup(&arguments, players).await,
        None => storm::storm(&arguments).await,
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("storm: {error}");
            ExitCode::FAILURE
        }
    }
}
