//! Database sessions: each is one transaction, so that everything is read as of one moment.

use std::collections::HashSet;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use super::damage::DamageLog;
use super::ended::EndedGames;
use super::files::OpenFiles;
use super::sql::{Connection, Transaction};
use super::{Error, database::Store};
use crate::game::GameId;

/// A read-only transaction.
#[derive(Debug)]
pub struct Reading {
    transaction: Transaction,
    pub(super) damage: Arc<DamageLog>,
    /// The games that were read with changes applied that are not yet saved in them.
    pub(super) behind: HashSet<GameId>,
}

impl Reading {
    fn new(transaction: Transaction, damage: &Arc<DamageLog>) -> Self {
        Self {
            transaction,
            damage: Arc::clone(damage),
            behind: HashSet::new(),
        }
    }
}

/// A write transaction, the only one at a time. It sees its own changes. If it is dropped without
/// [`Writing::commit`], nothing changes.
#[derive(Debug)]
pub struct Writing {
    reading: Reading,
    /// `None` on a server.
    files: Option<Arc<OpenFiles>>,
    pub(super) ended: Arc<EndedGames>,
    /// Whether other processes are to hear of what they keep in memory.
    pub(super) is_shared: bool,
}

impl Store {
    /// Begins a read transaction.
    pub async fn read(&self) -> Result<Reading, Error> {
        let transaction = self.readers.begin_reading().await?;
        Ok(Reading::new(transaction, &self.damage))
    }

    /// Begins a write transaction once all earlier ones are done.
    pub async fn write(&self) -> Result<Writing, Error> {
        let transaction = self.writer.begin_writing().await?;
        Ok(Writing {
            reading: Reading::new(transaction, &self.damage),
            files: self.files.clone(),
            ended: Arc::clone(&self.ended),
            is_shared: self.is_shared(),
        })
    }
}

impl Reading {
    /// The value that was read, or `None` if it is damaged, which is logged once. Other errors are
    /// passed on.
    pub fn set_aside<T>(&self, read: Result<T, Error>) -> Result<Option<T>, Error> {
        self.damage.set_aside(read)
    }

    /// The rows that can be read. Damaged rows are set aside as by [`Reading::set_aside`].
    pub(super) fn readable<R, T>(
        &self,
        rows: impl IntoIterator<Item = R>,
        read: impl Fn(R) -> Result<T, Error>,
    ) -> Result<Vec<T>, Error> {
        let read = rows.into_iter().map(|row| self.set_aside(read(row)));
        read.filter_map(Result::transpose).collect()
    }
}

impl Reading {
    /// Whether the database is PostgreSQL, for what it does in another way than SQLite.
    pub(super) const fn is_on_server(&self) -> bool {
        matches!(self.transaction, Transaction::Postgres(_))
    }

    pub(super) fn connection(&mut self) -> Connection<'_> {
        self.transaction.connection()
    }
}

impl Writing {
    /// Commits the changes: they are on disk when this returns. Fails without committing if the
    /// database files are not there any more, so that nothing lost is ever confirmed.
    pub async fn commit(self) -> Result<(), Error> {
        self.check_files()?;
        Ok(self.reading.transaction.commit().await?)
    }

    /// The same, which may take as long as it takes: for a transaction that fills whole tables.
    pub(super) async fn commit_all(self) -> Result<(), Error> {
        self.check_files()?;
        Ok(self.reading.transaction.commit_all().await?)
    }

    fn check_files(&self) -> Result<(), Error> {
        match &self.files {
            Some(files) => Ok(files.check()?),
            None => Ok(()),
        }
    }
}

impl Deref for Writing {
    type Target = Reading;

    fn deref(&self) -> &Reading {
        &self.reading
    }
}

impl DerefMut for Writing {
    fn deref_mut(&mut self) -> &mut Reading {
        &mut self.reading
    }
}
