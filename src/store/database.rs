//! An open database, and its connections.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::damage::DamageLog;
use super::ended::EndedGames;
use super::files::OpenFiles;
use super::lock::DatabaseLock;
use super::participant::Participant;
use super::process_locks::ShardRange;
use super::running_processes::Program;
use super::sql::Pool;

/// An open database. Clones share its connections.
#[derive(Clone, Debug)]
pub struct Store {
    /// `None` on a server.
    pub(super) file: Option<Arc<PathBuf>>,
    pub(super) writer: Pool,
    pub(super) readers: Pool,
    /// `None` on a server.
    pub(super) files: Option<Arc<OpenFiles>>,
    pub(super) damage: Arc<DamageLog>,
    pub(super) ended: Arc<EndedGames>,
    /// Held by the bot, but not by programs that only read; `None` on a server.
    pub(super) _lock: Option<Arc<DatabaseLock>>,
    /// The bot's place among the processes on a server; `None` for a file, and for programs that only read.
    pub(super) participant: Option<Arc<Participant>>,
}

/// As what a program opens a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// A program beside the bot.
    Other,
    /// The bot, with these shards if other processes have the others.
    Bot(Option<ShardRange>),
    /// What moves everything of another database into it, while no bot runs on it.
    Migration,
}

impl Part {
    /// What its connections are called, and whoever it keeps from the database is told of.
    pub const fn program(self) -> Program {
        match self {
            Self::Other => Program::Other,
            Self::Bot(_) => Program::Bot,
            Self::Migration => Program::Migration,
        }
    }

    /// The shards of a process among several.
    pub const fn shards(self) -> Option<ShardRange> {
        match self {
            Self::Bot(shards) => shards,
            Self::Other | Self::Migration => None,
        }
    }
}

impl Store {
    /// The main file of the database; `None` if it is on a server.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_ref().map(|file| file.as_path())
    }

    /// The games that ended lately.
    pub fn ended_games(&self) -> &EndedGames {
        &self.ended
    }
}
