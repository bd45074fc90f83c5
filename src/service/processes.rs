//! Several processes of the bot that share the servers: who leads, what another one is about to do, and by which clock all
//! go. A bot that is alone leads, reserves whatever it wants, and goes by the system's clock.

use jiff::Timestamp;

use super::error::use_case;
use super::{Error, Service};
use crate::store::{Reservation, Signal, Signals};

impl Service {
    /// Whether other processes of the bot may work on the same database.
    pub fn is_shared(&self) -> bool {
        self.store.is_shared()
    }

    /// Whether no other process of the bot runs at the moment.
    pub async fn is_alone(&self) -> Result<bool, Error> {
        use_case("look for other processes".to_owned(), async {
            Ok(self.store.is_alone().await?)
        })
        .await
    }

    /// Whether this process does what is done once for all of them: the first that asks after the one before has ended.
    pub async fn lead(&self) -> Result<bool, Error> {
        use_case("see which process leads".to_owned(), async {
            Ok(self.store.lead().await?)
        })
        .await
    }

    /// Tells the other processes whether this one is present, with all its shards.
    pub async fn note_present(&self, is_present: bool) -> Result<(), Error> {
        use_case("tell the other processes of this one".to_owned(), async {
            Ok(self.store.note_present(is_present).await?)
        })
        .await
    }

    /// The shards with which no process is present; none for a bot that is alone.
    pub async fn missing_shards(&self) -> Result<Vec<u32>, Error> {
        use_case("look which shards are connected".to_owned(), async {
            Ok(self.store.missing_shards().await?)
        })
        .await
    }

    /// Keeps the other processes from something, by its name, until the reservation is dropped. `None` if another one is at it.
    pub async fn reserve(&self, what: &str) -> Result<Option<Reservation>, Error> {
        use_case(format!("reserve {what}"), async {
            Ok(self.store.reserve(what).await?)
        })
        .await
    }

    /// What the clock of the database's server shows, by which all processes go; `None` where there is only the system's.
    pub async fn clock(&self) -> Result<Option<Timestamp>, Error> {
        use_case(
            "read the clock of the database's server".to_owned(),
            async { Ok(self.store.clock().await?) },
        )
        .await
    }

    /// Signals this to all processes, this one included.
    pub async fn signal(&self, signal: &str) -> Result<(), Error> {
        use_case(
            "signal something to the other processes".to_owned(),
            async { Ok(self.store.signal(signal).await?) },
        )
        .await
    }

    /// The next signal by its name. `None` if the connection was lost meanwhile, so that some may have been missed. What the
    /// service itself keeps in memory of games and people is put right on the way.
    pub async fn next_signal(&self, signals: &mut Signals) -> Result<Option<String>, Error> {
        use_case("hear the other processes".to_owned(), async {
            loop {
                match signals.next().await? {
                    Some(Signal::GameEnded(game)) => self.store.ended_games().note(game),
                    Some(Signal::PersonDeleted) => self.openings.forget().await,
                    Some(Signal::Other(signal)) => return Ok(Some(signal)),
                    None => {
                        self.openings.forget().await;
                        return Ok(None);
                    }
                }
            }
        })
        .await
    }

    /// Listens to what the processes signal from now on; `None` for a bot that is alone.
    pub async fn signals(&self) -> Result<Option<Signals>, Error> {
        use_case("listen to the other processes".to_owned(), async {
            let signals = self.store.signals().await?;
            // Whatever was signalled before was missed.
            self.openings.forget().await;
            Ok(signals)
        })
        .await
    }
}
