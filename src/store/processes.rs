//! What the processes of one bot ask each other over the database: of a file, where the bot is alone, the answers are plain.

use std::sync::Arc;

use jiff::Timestamp;

use super::database::Store;
use super::participant::{Participant, Reservation, Signals};
use super::process_locks::{self as locks, ShardRange};
use super::{Error, Writing, column, sql};

impl Writing {
    /// Signals this to all processes, once the transaction is committed.
    pub(super) async fn signal(&mut self, signal: &str) -> Result<(), Error> {
        if self.is_shared {
            sql::query(locks::SIGNAL)
                .bind(locks::CHANNEL)
                .bind(signal)
                .execute(self.connection())
                .await?;
        }
        Ok(())
    }
}

impl Store {
    /// This process, if it is one among others, and its shards.
    fn among_others(&self) -> Option<(&Arc<Participant>, ShardRange)> {
        let participant = self.participant.as_ref()?;
        Some((participant, participant.shards?))
    }

    /// Whether other processes of the bot may work on the same database.
    pub fn is_shared(&self) -> bool {
        self.among_others().is_some()
    }

    /// Whether no other process of the bot runs at the moment.
    pub async fn is_alone(&self) -> Result<bool, Error> {
        match self.among_others() {
            Some((participant, _)) => participant.is_alone().await,
            None => Ok(true),
        }
    }

    /// Whether this process does what is done once for all of them: one of them does, and when it ends, the first that
    /// asks. Asks a server once.
    pub async fn lead(&self) -> Result<bool, Error> {
        match self.among_others() {
            Some((participant, _)) => participant.lead().await,
            None => Ok(true),
        }
    }

    /// Tells the other processes whether this one is present, with all its shards. It counts as absent once it has not said
    /// so for forty seconds.
    pub async fn note_present(&self, is_present: bool) -> Result<(), Error> {
        match self.among_others() {
            Some((participant, shards)) => participant.note_present(shards, is_present).await,
            None => Ok(()),
        }
    }

    /// The shards with which no process is present.
    pub async fn missing_shards(&self) -> Result<Vec<u32>, Error> {
        let Some((participant, shards)) = self.among_others() else {
            return Ok(Vec::new());
        };
        let mut session = participant.session().await?;
        let missing = locks::missing(session.connection(), shards.total).await;
        session.keep(missing)
    }

    /// Keeps the other processes from something, by its name, until the reservation is dropped. `None` if another one is at it.
    pub async fn reserve(&self, what: &str) -> Result<Option<Reservation>, Error> {
        match self.among_others() {
            Some((participant, _)) => participant.reserve(what).await,
            None => Ok(Some(Reservation::of_nothing())),
        }
    }

    /// What the server's clock shows, by which all processes go; `None` if there is only the system's.
    pub async fn clock(&self) -> Result<Option<Timestamp>, Error> {
        let Some(participant) = &self.participant else {
            return Ok(None);
        };
        let mut session = participant.session().await?;
        let shown = locks::clock(session.connection()).await;
        let shown = session.keep(shown)?;
        column::time(shown).map(Some)
    }

    /// Signals this to all processes, which includes this one.
    pub async fn signal(&self, signal: &str) -> Result<(), Error> {
        let Some((participant, _)) = self.among_others() else {
            return Ok(());
        };
        let mut session = participant.session().await?;
        let sent = locks::signal(session.connection(), signal).await;
        session.keep(sent)
    }

    /// Listens to what the processes signal from now on; `None` if there are no others.
    pub async fn signals(&self) -> Result<Option<Signals>, Error> {
        let Some((participant, _)) = self.among_others() else {
            return Ok(None);
        };
        participant.listen().await.map(Some)
    }
}
