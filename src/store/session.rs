//! A visit to the database: one transaction, from which everything is seen as
//! of one moment.

use std::collections::HashSet;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use sqlx::{Sqlite, SqliteConnection, Transaction};

use super::damage::DamageLog;
use super::files::OpenFiles;
use super::{Error, database::Store};
use crate::game::GameId;

/// A visit that only looks.
#[derive(Debug)]
pub struct Reading {
    transaction: Transaction<'static, Sqlite>,
    pub(super) damage: Arc<DamageLog>,
    /// The games that were read with changes which are not kept in them yet.
    pub(super) behind: HashSet<GameId>,
}

impl Reading {
    fn new(transaction: Transaction<'static, Sqlite>, damage: &Arc<DamageLog>) -> Self {
        Self {
            transaction,
            damage: Arc::clone(damage),
            behind: HashSet::new(),
        }
    }
}

/// A visit that changes something, and the only one at a time. It sees what it
/// has changed. Dropped without [`Writing::commit`], it has changed nothing.
#[derive(Debug)]
pub struct Writing {
    reading: Reading,
    files: Arc<OpenFiles>,
}

impl Store {
    /// Begins to look.
    pub async fn read(&self) -> Result<Reading, Error> {
        let transaction = self.readers.begin().await?;
        Ok(Reading::new(transaction, &self.damage))
    }

    /// Begins to change something, when all earlier changes are done.
    pub async fn write(&self) -> Result<Writing, Error> {
        // Taking the lock at the start, a transaction never has to be undone
        // because another one wrote first.
        let transaction = self.writer.begin_with("BEGIN IMMEDIATE").await?;
        Ok(Writing {
            reading: Reading::new(transaction, &self.damage),
            files: Arc::clone(&self.files),
        })
    }
}

impl Reading {
    /// What was read; `None` where it is damaged, which is logged once. Any other error stays one.
    pub fn set_aside<T>(&self, read: Result<T, Error>) -> Result<Option<T>, Error> {
        self.damage.set_aside(read)
    }

    /// Of these rows what can be read; each that is damaged is set aside like by
    /// [`Reading::set_aside`], and the others are read all the same.
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
    pub(super) fn connection(&mut self) -> &mut SqliteConnection {
        &mut self.transaction
    }
}

impl Writing {
    /// Makes the changes last: they are on the disk when this returns. Nothing is kept, and so nothing
    /// confirmed, in files that are not there any more.
    pub async fn commit(self) -> Result<(), Error> {
        self.files.check()?;
        Ok(self.reading.transaction.commit().await?)
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
