//! What the processes of one bot agree on over the server that has its database: which shards each of them connects, who
//! leads, and who is about to do what. All of it is advisory locks of one connection, so that it ends by itself when a
//! process does, however it ends.

use std::sync::Arc;
use std::time::Duration;

use sqlx::Connection as _;
use sqlx::postgres::{PgConnection, PgListener, PgPool};
use tokio::runtime::Handle;
use tokio::sync::{Mutex, MutexGuard};
use tokio::time::timeout;
use tracing::warn;

use super::Error;
use super::connector::Connector;
use super::joining::{self, JoinError, Wait};
use super::places;
use super::process_locks::{self as locks, ShardRange};
use super::sql::promptly;
use crate::game::GameId;

/// A process of the bot, among others or alone.
#[derive(Debug)]
pub(super) struct Participant {
    connector: Connector,
    /// `None` if no other process may run.
    pub shards: Option<ShardRange>,
    session: Mutex<Session>,
}

/// After how long without a signal it is asked whether the connection is still there.
const SILENCE: Duration = Duration::from_secs(30);

/// The connection that has the locks.
#[derive(Debug)]
pub(super) struct Session {
    /// `None` after a failure, until it is needed again.
    connection: Option<PgConnection>,
    /// The connection that it is or was, as the server knows it.
    own: (i32, String),
    /// Which connection this is, by number: what an earlier one held is lost.
    number: u64,
    leads: bool,
    is_present: bool,
}

/// Keeps every other process from the same, until it is dropped.
#[derive(Debug)]
#[must_use = "it is given up at once"]
pub struct Reservation(Option<Reserved>);

impl Reservation {
    /// One that keeps nobody from anything: for a bot that is alone, and where another process cannot be waited for.
    pub const fn of_nothing() -> Self {
        Self(None)
    }
}

#[derive(Debug)]
struct Reserved {
    participant: Arc<Participant>,
    what: String,
    session: u64,
}

/// What the processes tell each other.
pub struct Signals {
    pool: PgPool,
    /// `None` after a failure, until it is needed again.
    listener: Option<PgListener>,
}

/// What a process tells the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Signal {
    /// A game has ended.
    GameEnded(GameId),
    /// Somebody was deleted.
    PersonDeleted,
    /// Something else, by its name.
    Other(String),
}

impl Signal {
    fn of(payload: &str) -> Self {
        let number = payload.strip_prefix(locks::GAME_ENDED);
        let number = number.and_then(|number| number.trim_start().parse().ok());
        match number {
            Some(number) => Self::GameEnded(GameId(number)),
            None if payload == locks::PERSON_DELETED => Self::PersonDeleted,
            None => Self::Other(payload.to_owned()),
        }
    }
}

impl Participant {
    /// Joins the processes over a server. Where shards are taken by a process that is just ending, it waits a little.
    pub async fn join(
        connector: &Connector,
        shards: Option<ShardRange>,
    ) -> Result<Self, JoinError> {
        let mut connection = connector.connect().await?;
        joining::take(&mut connection, shards, Wait::ForShards).await?;
        let own = locks::own_connection(&mut connection).await?;
        if shards.is_some() && locks::is_any_unheard(&mut connection).await? {
            warn!(
                "the server does not say when each process was last heard of, so that one that hangs is not given up: let \
                 all processes connect as one user, with track_activities on"
            );
        }
        Ok(Self {
            connector: connector.clone(),
            shards,
            session: Mutex::new(Session {
                connection: Some(connection),
                own,
                number: 0,
                leads: false,
                is_present: false,
            }),
        })
    }

    /// Whether no other process has shards: it is asked when this one has joined.
    pub async fn is_alone(&self) -> Result<bool, Error> {
        let mut session = self.session().await?;
        let others = locks::others(session.connection()).await;
        session.keep(others).map(|others| others == 0)
    }

    /// The connection with the locks of this process. After a failure a new one takes them again; fails for good if
    /// another process has taken them meanwhile.
    pub async fn session(&self) -> Result<MutexGuard<'_, Session>, Error> {
        let mut session = self.session.lock().await;
        if session.connection.is_none() {
            let mut connection = self.connector.connect().await?;
            // The server may not know yet that the one before is lost.
            locks::end(&mut connection, &session.own).await?;
            match joining::take(&mut connection, self.shards, Wait::ForAll).await {
                Ok(()) => {}
                Err(JoinError::Sql(error)) => return Err(error.into()),
                Err(
                    JoinError::AnotherBot | JoinError::OtherTotal(_) | JoinError::ShardTaken(_),
                ) => {
                    return Err(Error::Replaced);
                }
            }
            session.own = locks::own_connection(&mut connection).await?;
            session.connection = Some(connection);
            session.number += 1;
        }
        Ok(session)
    }

    /// Whether it has had its locks since it joined, without a moment in which another process could have taken them. So
    /// it is not where the server does not answer.
    pub async fn has_held_on(&self) -> bool {
        let mut session = self.session.lock().await;
        if session.number != 0 || session.connection.is_none() {
            return false;
        }
        let held = locks::is_held(session.connection()).await;
        session.keep(held).unwrap_or(false)
    }

    /// Keeps commands that change something from the database as long as this process has its locks; whether there is none.
    pub async fn begin_move(&self) -> Result<bool, sqlx::Error> {
        let mut session = self.session.lock().await;
        match &mut session.connection {
            Some(connection) => locks::begin_move(connection).await,
            None => Err(sqlx::Error::PoolClosed),
        }
    }

    /// The database, as messages call it.
    pub fn database(&self) -> String {
        places::name(self.connector.options())
    }

    pub async fn lead(&self) -> Result<bool, Error> {
        let mut session = self.session().await?;
        if session.leads {
            // Whoever holds the lock still has the connection.
            let held = locks::touch(session.connection()).await;
            return session.keep(held).map(|()| true);
        }
        let taken = locks::lead(session.connection()).await;
        session.leads = session.keep(taken)?;
        Ok(session.leads)
    }

    pub async fn note_present(&self, shards: ShardRange, is_present: bool) -> Result<(), Error> {
        let mut session = self.session().await?;
        let noted = match (session.is_present, is_present) {
            (false, true) => locks::mark_present(session.connection(), shards).await,
            (true, false) => locks::unmark_present(session.connection(), shards).await,
            // The others see that it was heard of.
            (true, true) | (false, false) => locks::touch(session.connection()).await,
        };
        session.keep(noted)?;
        session.is_present = is_present;
        Ok(())
    }

    pub async fn reserve(self: &Arc<Self>, what: &str) -> Result<Option<Reservation>, Error> {
        let mut session = self.session().await?;
        let taken = locks::reserve(session.connection(), what).await;
        let is_taken = session.keep(taken)?;
        let session = session.number;
        Ok(is_taken.then(|| {
            Reservation(Some(Reserved {
                participant: Arc::clone(self),
                what: what.to_owned(),
                session,
            }))
        }))
    }

    /// Listens to the processes, over a connection of its own.
    pub async fn listen(&self) -> Result<Signals, Error> {
        let pool = self.connector.pool_options().max_connections(1);
        let pool = pool.connect_lazy_with(self.connector.options().clone());
        let listener = Some(promptly(listener(&pool)).await?);
        Ok(Signals { pool, listener })
    }

    /// Gives up everything that this process has.
    pub async fn leave(&self) {
        let connection = self.session.lock().await.connection.take();
        if let Some(connection) = connection {
            // What cannot be closed in order ends all the same.
            let _ = connection.close().await;
        }
    }

    async fn give_up(&self, what: &str, number: u64) {
        let mut session = self.session.lock().await;
        if session.number != number || session.connection.is_none() {
            return;
        }
        let given_up = locks::give_up(session.connection(), what).await;
        // What cannot be given up ends with the connection.
        let _ = session.keep(given_up);
    }
}

impl Session {
    pub fn connection(&mut self) -> &mut PgConnection {
        self.connection
            .as_mut()
            .expect("a session that was asked for has a connection")
    }

    /// The same result. A connection that failed is given up, and its locks with it.
    pub fn keep<T>(&mut self, result: Result<T, sqlx::Error>) -> Result<T, Error> {
        result.map_err(|error| {
            self.connection = None;
            self.leads = false;
            self.is_present = false;
            error.into()
        })
    }
}

impl Drop for Reservation {
    fn drop(&mut self) {
        let (Some(held), Ok(runtime)) = (self.0.take(), Handle::try_current()) else {
            return;
        };
        runtime.spawn(async move { held.participant.give_up(&held.what, held.session).await });
    }
}

impl Signals {
    /// The next signal. `None` if the connection was lost meanwhile, so that some may have been missed. Whether it was is asked
    /// after half a minute of silence: nothing else would tell.
    pub async fn next(&mut self) -> Result<Option<Signal>, Error> {
        loop {
            let Some(listener) = &mut self.listener else {
                self.listener = Some(promptly(listener(&self.pool)).await?);
                return Ok(None);
            };
            match timeout(SILENCE, listener.try_recv()).await {
                Ok(Ok(Some(heard))) => return Ok(Some(Signal::of(heard.payload()))),
                Ok(Ok(None)) => self.listener = None,
                Ok(Err(error)) => {
                    self.listener = None;
                    return Err(error.into());
                }
                Err(_) => {
                    let asked = sqlx::query("SELECT 1").execute(listener);
                    if let Err(error) = promptly(asked).await {
                        self.listener = None;
                        return Err(error.into());
                    }
                }
            }
        }
    }
}

/// Listens over a new connection. It does not connect again by itself: whoever stops waiting for a signal in the middle of that
/// would not learn that there was a loss.
async fn listener(pool: &PgPool) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.eager_reconnect(false);
    listener.listen(locks::CHANNEL).await?;
    Ok(listener)
}
