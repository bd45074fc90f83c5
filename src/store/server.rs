//! Opens a database on a PostgreSQL server: migrates it, or says plainly why it cannot be used.

use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions as _, Connection as _};

use super::Error;
use super::damage::DamageLog;
use super::database::{Part, Store};
use super::membership::Membership;
use super::migrations::{SERVER_MIGRATIONS, newest_migration};
use super::open::{PATIENCE, READERS};
use super::open_as_is::Access;
use super::open_error::OpenError;
use super::places;
use super::process_locks::{JoinError, ShardRange};
use super::repair;
use super::schema::{self, Schema};
use super::sql::Pool;

/// How many connections are asked which process of the server they have. Behind a pooler in transaction mode connections
/// that do nothing share one.
const ASKED: usize = 3;

/// A database that is being opened.
struct Server {
    options: PgConnectOptions,
    /// What it is called in messages.
    name: String,
}

impl Store {
    /// Opens the database on a server.
    pub(super) async fn open_on_server(url: &str, part: Part) -> Result<Self, OpenError> {
        let server = Server::named(url)?;
        server.check().await?;
        let writer = server.pool(1).await?;
        let membership = match part {
            Part::None => None,
            Part::Bot(shards) => Some(server.join(shards).await?),
        };
        let found = server.schema(&writer).await?;
        found.check_upgradable(&server.place())?;
        if let Some(members) = &membership
            && server
                .schema(&writer)
                .await?
                .check(&server.place())
                .is_err()
        {
            server.check_alone(members).await?;
        }
        let migrated = SERVER_MIGRATIONS.run(&writer).await;
        migrated
            .map_err(|error| OpenError::migrating(&server.place(), newest_migration(), error))?;
        let store = server.store(writer, membership).await?;
        repair::take_out_absences(&store.writer, &store.damage)
            .await
            .map_err(|error| server.explain(error))?;
        Ok(store)
    }

    /// Opens a database on a server as [`Store::open_at_rest`] does.
    pub(super) async fn open_on_server_at_rest(url: &str) -> Result<Self, OpenError> {
        let membership = Server::named(url)?.join(None).await?;
        Ok(Self {
            membership: Some(Arc::new(membership)),
            ..Self::open_on_server_as_is(url, Access::Read).await?
        })
    }

    /// Opens a database on a server whose schema is that of this program, as [`Store::open_as_is`] does.
    pub(super) async fn open_on_server_as_is(url: &str, access: Access) -> Result<Self, OpenError> {
        let mut server = Server::named(url)?;
        if access == Access::Read {
            let options = [("default_transaction_read_only", "on")];
            server.options = server.options.options(options);
        }
        if access == Access::Write {
            server.check().await?;
        }
        let writer = server.pool(1).await?;
        server.schema(&writer).await?.check(&server.place())?;
        server.store(writer, None).await
    }
}

/// The schema of a database on a server, whatever program has made it.
pub async fn schema_on_server(url: &str) -> Result<Schema, OpenError> {
    let server = Server::named(url)?;
    let pool = server.pool(1).await?;
    let schema = server.schema(&pool).await;
    pool.close().await;
    schema
}

impl Server {
    fn named(url: &str) -> Result<Self, OpenError> {
        // What is wrong is not said, for the URL may hold a password.
        let options = PgConnectOptions::from_str(url).map_err(|_| OpenError::NotAServer)?;
        let options = options.application_name("tessera");
        Ok(Self {
            name: places::name(&options),
            options: options.disable_statement_logging(),
        })
    }

    /// The database, where a message names a file.
    fn place(&self) -> PathBuf {
        PathBuf::from(&self.name)
    }

    fn explain(&self, error: sqlx::Error) -> OpenError {
        OpenError::because(&self.place(), error)
    }

    async fn pool(&self, most: u32) -> Result<PgPool, OpenError> {
        // A server may be started again meanwhile, so that a connection is looked at before it is used.
        let pool = PgPoolOptions::new()
            .max_connections(most)
            .min_connections(1)
            .acquire_timeout(PATIENCE)
            .idle_timeout(None)
            .max_lifetime(None)
            .test_before_acquire(true)
            .connect_with(self.options.clone());
        pool.await.map_err(|error| self.explain(error))
    }

    async fn connect(&self) -> Result<PgConnection, OpenError> {
        let connecting = PgConnection::connect_with(&self.options);
        connecting.await.map_err(|error| self.explain(error))
    }

    /// Refuses a database that the bot could not work with.
    async fn check(&self) -> Result<(), OpenError> {
        self.check_sessions().await?;
        let mut connection = self.connect().await?;
        let is_read_only: bool = sqlx::query_scalar(READ_ONLY)
            .fetch_one(&mut connection)
            .await
            .map_err(|error| self.explain(error))?;
        let _ = connection.close().await;
        if is_read_only {
            let database = self.name.clone();
            return Err(OpenError::ReadOnlyServer { database });
        }
        Ok(())
    }

    /// Refuses a pooler that gives each transaction another connection: several connections that are open at once then
    /// have one and the same process of the server.
    async fn check_sessions(&self) -> Result<(), OpenError> {
        let mut connections = Vec::with_capacity(ASKED);
        let mut processes = Vec::with_capacity(ASKED);
        for _ in 0..ASKED {
            let mut connection = self.connect().await?;
            // Queries that are prepared fail behind such a pooler.
            let process: i32 = sqlx::query_scalar("SELECT pg_backend_pid()")
                .persistent(false)
                .fetch_one(&mut connection)
                .await
                .map_err(|error| self.explain(error))?;
            processes.push(process);
            connections.push(connection);
        }
        for connection in connections {
            let _ = connection.close().await;
        }
        processes.sort_unstable();
        if processes.windows(2).any(|two| two[0] == two[1]) {
            let database = self.name.clone();
            return Err(OpenError::BehindPooler { database });
        }
        Ok(())
    }

    /// Joins the processes of the bot, or takes the place of the only one.
    async fn join(&self, shards: Option<ShardRange>) -> Result<Membership, OpenError> {
        let database = self.name.clone();
        let joined = Membership::join(&self.options, shards).await;
        joined.map_err(|error| match error {
            JoinError::AnotherBot if shards.is_some() => OpenError::NotShared { database },
            JoinError::AnotherBot => OpenError::AnotherBot {
                file: self.place(),
                process: None,
            },
            JoinError::OtherTotal(found) => OpenError::OtherTotal {
                database,
                found,
                total: shards.map_or(1, |shards| shards.total),
            },
            JoinError::ShardTaken(shard) => OpenError::ShardTaken { database, shard },
            JoinError::Sql(error) => self.explain(error),
        })
    }

    /// Refuses to change the schema under other processes.
    async fn check_alone(&self, members: &Membership) -> Result<(), OpenError> {
        let database = self.name.clone();
        match members.is_alone().await {
            Ok(true) => Ok(()),
            Ok(false) => Err(OpenError::UpgradeBesideOthers { database }),
            Err(Error::Sql(error)) => Err(self.explain(error)),
            Err(_) => Err(OpenError::NotShared { database }),
        }
    }

    async fn schema(&self, pool: &PgPool) -> Result<Schema, OpenError> {
        let schema = schema::of_server(pool).await;
        schema.map_err(|error| self.explain(error))
    }

    async fn store(
        &self,
        writer: PgPool,
        membership: Option<Membership>,
    ) -> Result<Store, OpenError> {
        Ok(Store {
            file: None,
            files: None,
            _lock: None,
            membership: membership.map(Arc::new),
            damage: Arc::new(DamageLog::default()),
            ended: Arc::default(),
            writer: Pool::Postgres(writer),
            readers: Pool::Postgres(self.pool(READERS).await?),
        })
    }
}

/// Whether nothing can be written: the server repeats what another one does, or everything begins as reading only.
const READ_ONLY: &str =
    "SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_in_no_message() {
        let wrong = "postgres://tessera:secret@db.example.org:port/games";
        let told = Server::named(wrong).err().expect("it is wrong").to_string();
        assert!(!told.contains("secret"), "{told}");
    }
}
