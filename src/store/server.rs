//! Opens a database on a PostgreSQL server: migrates it, or says plainly why it cannot be used.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use sqlx::migrate::MigrateError;
use sqlx::postgres::{PgConnection, PgPool};
use sqlx::{Connection as _, Row as _};
use tokio::time::sleep;
use tracing::info;

use super::connector::Connector;
use super::damage::DamageLog;
use super::database::{Part, Store};
use super::error::is_lock_timeout;
use super::joining::JoinError;
use super::migrations::{SERVER_MIGRATIONS, newest_migration};
use super::open::READERS;
use super::open_as_is::Access;
use super::open_error::OpenError;
use super::participant::Participant;
use super::places;
use super::process_locks::{self, ShardRange};
use super::repair;
use super::running_processes::{Program, RunningProcesses};
use super::schema::{self, Schema};
use super::sql::{Pool, answered, promptly};

/// How often it is looked whether another process has changed the schema.
const PAUSE: Duration = Duration::from_millis(200);
/// How many looks are told as one, so that there is a line a minute.
const LOOKS_TOLD: u32 = 300;

/// How many connections are asked which process of the server they have. Behind a pooler in transaction mode connections
/// that do nothing share one.
const ASKED: usize = 3;

/// A database that is being opened.
struct Server {
    connector: Connector,
    /// What it is called in messages.
    name: String,
}

impl Store {
    /// Opens the database on a server.
    pub(super) async fn open_on_server(url: &str, part: Part) -> Result<Self, OpenError> {
        let server = Server::of(part.program(), url)?;
        server.check().await?;
        let writer = server.pool(1).await?;
        let found = server.schema(&writer).await?;
        found.check_upgradable(&server.place())?;
        let participant = if part == Part::Other {
            server.upgrade(&writer).await?;
            None
        } else {
            server.upgrade_alone(&writer).await?;
            Some(server.join(part.shards()).await?)
        };
        if let (Part::Migration, Some(participant)) = (part, &participant) {
            server.begin_move(participant).await?;
        }
        let store = server.store(writer, participant).await?;
        repair::take_out_absences(&store.writer, &store.damage)
            .await
            .map_err(|error| server.explain(error))?;
        Ok(store)
    }

    /// Opens a database on a server as [`Store::open_at_rest`] does.
    pub(super) async fn open_on_server_at_rest(url: &str) -> Result<Self, OpenError> {
        let server = Server::of(Program::Migration, url)?;
        server.check_sessions().await?;
        let participant = server.join(None).await?;
        server.begin_move(&participant).await?;
        Ok(Self {
            participant: Some(Arc::new(participant)),
            ..server.open_as_is(Access::Read).await?
        })
    }

    /// Opens a database on a server whose schema is that of this program, as [`Store::open_as_is`] does.
    pub(super) async fn open_on_server_as_is(url: &str, access: Access) -> Result<Self, OpenError> {
        Server::named(url)?.open_as_is(access).await
    }
}

/// The schema of a database on a server, whatever program has made it.
pub async fn schema_on_server(url: &str) -> Result<Schema, OpenError> {
    let server = Server::named(url)?;
    server.reach().await?;
    let pool = server.pool(1).await?;
    let schema = server.schema(&pool).await;
    pool.close().await;
    schema
}

/// Refuses a database on a server in which the bot could not work: read-only, not in UTF-8, of another role, or behind a pooler in
/// transaction mode.
pub async fn check_server(url: &str) -> Result<(), OpenError> {
    Server::named(url)?.check().await
}

/// The processes of a bot that work on a database on a server, all of which know each other only by it.
pub async fn processes_on_server(url: &str) -> Result<RunningProcesses, OpenError> {
    let server = Server::named(url)?;
    let mut connection = server.connect().await?;
    let found = promptly(RunningProcesses::of(&mut connection)).await;
    let _ = connection.close().await;
    found.map_err(|error| server.explain(error))
}

impl Server {
    fn named(url: &str) -> Result<Self, OpenError> {
        Self::of(Program::Other, url)
    }

    /// The same for a program, whose connections are called after it.
    fn of(program: Program, url: &str) -> Result<Self, OpenError> {
        let options = places::options(url)?;
        Ok(Self {
            name: places::name(&options),
            connector: Connector::of(program, options),
        })
    }

    /// The database, where a message names a file.
    fn place(&self) -> PathBuf {
        PathBuf::from(&self.name)
    }

    fn explain(&self, error: sqlx::Error) -> OpenError {
        let told = error.as_database_error();
        if is_lock_timeout(&error) {
            return OpenError::InUse { file: self.place() };
        }
        let cure = told.and_then(|told| cure_of(&told.code()?));
        if let (Some(told), Some(cure)) = (told, cure) {
            return OpenError::Refused {
                database: self.name.clone(),
                reason: told.message().to_owned(),
                cure,
            };
        }
        OpenError::because(&self.place(), error)
    }

    async fn open_as_is(mut self, access: Access) -> Result<Store, OpenError> {
        if access == Access::Read {
            self.connector = self.connector.reading();
        }
        match access {
            Access::Read => self.reach().await?,
            Access::Write => self.check().await?,
        }
        let writer = self.pool(1).await?;
        self.schema(&writer).await?.check(&self.place())?;
        if access == Access::Write {
            self.keep_from_move(&writer).await?;
        }
        self.store(writer, None).await
    }

    async fn pool(&self, most: u32) -> Result<PgPool, OpenError> {
        // A server may be started again meanwhile, so that a connection is looked at before it is used.
        let pool = (self.connector.pool_options())
            .max_connections(most)
            .test_before_acquire(true)
            .after_release(|connection, _| Box::pin(is_ready(connection)))
            .connect_with(self.connector.options().clone());
        pool.await.map_err(|error| self.explain(error))
    }

    async fn connect(&self) -> Result<PgConnection, OpenError> {
        let connected = self.connector.connect().await;
        connected.map_err(|error| self.explain(error))
    }

    /// Connects once: a pool would try again and again, and say only that time was up.
    async fn reach(&self) -> Result<(), OpenError> {
        let _ = self.connect().await?.close().await;
        Ok(())
    }

    /// Refuses a database that the bot could not work with.
    async fn check(&self) -> Result<(), OpenError> {
        self.check_sessions().await?;
        let mut connection = self.connect().await?;
        let asked = sqlx::query_as(READ_ONLY_AND_ENCODING).fetch_one(&mut connection);
        let (is_read_only, encoding): (bool, String) =
            promptly(asked).await.map_err(|error| self.explain(error))?;
        let rights = self.check_rights(&mut connection).await;
        let _ = connection.close().await;
        let database = self.name.clone();
        if encoding != "UTF8" {
            return Err(OpenError::NotUtf8 { database, encoding });
        }
        if is_read_only {
            return Err(OpenError::ReadOnlyServer { database });
        }
        rights
    }

    /// Refuses a role that could not upgrade the database, or rewrite its tables once something personal was deleted.
    async fn check_rights(&self, connection: &mut PgConnection) -> Result<(), OpenError> {
        let asked = sqlx::query_as(RIGHTS).fetch_one(connection);
        let (role, has_schema, can_make_tables, foreign_table): (
            String,
            bool,
            bool,
            Option<String>,
        ) = promptly(asked).await.map_err(|error| self.explain(error))?;
        if !has_schema {
            return Err(OpenError::Refused {
                database: self.name.clone(),
                reason: "no schema has been selected to create in".to_owned(),
                cure: NAME_A_SCHEMA,
            });
        }
        let missing = match foreign_table {
            _ if !can_make_tables => "make tables".to_owned(),
            Some(table) => format!("change the table `{table}`"),
            None => return Ok(()),
        };
        let database = self.name.clone();
        Err(OpenError::NoRight {
            database,
            role,
            missing,
        })
    }

    /// Refuses a pooler that gives each transaction another connection: several connections that are open at once then
    /// have one and the same process of the server.
    async fn check_sessions(&self) -> Result<(), OpenError> {
        let mut connections = Vec::with_capacity(ASKED);
        let mut processes = Vec::with_capacity(ASKED);
        for _ in 0..ASKED {
            let mut connection = self.connect().await?;
            // Queries that are prepared fail behind such a pooler.
            let asked = sqlx::query_scalar("SELECT pg_backend_pid()")
                .persistent(false)
                .fetch_one(&mut connection);
            let process: i32 = promptly(asked).await.map_err(|error| self.explain(error))?;
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
    async fn join(&self, shards: Option<ShardRange>) -> Result<Participant, OpenError> {
        let database = self.name.clone();
        let joined = Participant::join(&self.connector, shards).await;
        joined.map_err(|error| match error {
            JoinError::AnotherBot if shards.is_some() => OpenError::NotShared { database },
            JoinError::AnotherBot => OpenError::BotOnServer { database },
            JoinError::OtherTotal(found) => OpenError::OtherTotal {
                database,
                found,
                total: shards.map_or(1, |shards| shards.total),
            },
            JoinError::ShardTaken(shard) => OpenError::ShardTaken { database, shard },
            JoinError::Sql(error) => self.explain(error),
        })
    }

    /// Keeps commands that change something away while everything is moved elsewhere.
    async fn begin_move(&self, participant: &Participant) -> Result<(), OpenError> {
        match participant.begin_move().await {
            Ok(true) => Ok(()),
            Ok(false) => Err(OpenError::InUse { file: self.place() }),
            Err(error) => Err(self.explain(error)),
        }
    }

    /// Refuses a database that is being moved, in which nothing would be found again, and keeps it from being moved.
    async fn keep_from_move(&self, writer: &PgPool) -> Result<(), OpenError> {
        let is_kept = process_locks::keep_from_move(writer).await;
        if !is_kept.map_err(|error| self.explain(error))? {
            return Err(OpenError::BeingMoved { file: self.place() });
        }
        Ok(())
    }

    async fn upgrade(&self, writer: &PgPool) -> Result<(), OpenError> {
        let migrated = SERVER_MIGRATIONS.run(writer).await;
        migrated.map_err(|error| match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _)
                if error.as_database_error().is_some() =>
            {
                self.explain(error)
            }
            other => OpenError::migrating(&self.place(), newest_migration(), other),
        })
    }

    /// Brings the schema to that of this program, if it is another one: one process after the other looks at it, and none
    /// changes it under others that run.
    async fn upgrade_alone(&self, writer: &PgPool) -> Result<(), OpenError> {
        let mut connection = self.connect().await?;
        let explain = |error| self.explain(error);
        let mut looks = 0;
        while !process_locks::begin_upgrade(&mut connection)
            .await
            .map_err(explain)?
        {
            if looks % LOOKS_TOLD == 0 {
                info!("waits for another process, which looks at the schema of the database");
            }
            looks += 1;
            sleep(PAUSE).await;
        }
        let is_current = self.schema(writer).await?.check(&self.place()).is_ok();
        let is_refused = !is_current
            && process_locks::is_any_running(&mut connection)
                .await
                .map_err(explain)?;
        if is_refused {
            let database = self.name.clone();
            return Err(OpenError::UpgradeBesideOthers { database });
        }
        if !is_current {
            info!(
                "makes or upgrades the tables of the database, which takes a while if there is much in it"
            );
        }
        self.upgrade(writer).await?;
        let _ = connection.close().await;
        Ok(())
    }

    async fn schema(&self, pool: &PgPool) -> Result<Schema, OpenError> {
        let schema = answered(schema::of_server(pool)).await;
        schema.map_err(|error| self.explain(error))
    }

    async fn store(
        &self,
        writer: PgPool,
        participant: Option<Participant>,
    ) -> Result<Store, OpenError> {
        Ok(Store {
            file: None,
            files: None,
            _lock: None,
            participant: participant.map(Arc::new),
            damage: Arc::new(DamageLog::default()),
            ended: Arc::default(),
            writer: Pool::Postgres(writer),
            readers: Pool::Postgres(self.pool(READERS).await?),
        })
    }
}

/// Whether a connection that is given back to its pool can be used again: it answers, and no transaction is open that the library
/// does not know of, as one whose beginning took too long. If not, it is closed, and the pool opens another one in its place.
async fn is_ready(connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
    let asked = sqlx::raw_sql(AT_REST).fetch_one(connection);
    promptly(asked).await?.try_get(0)
}

/// Whether this query has a transaction of its own, if it is not prepared: what is prepared is older than its execution.
const AT_REST: &str = "SELECT now() = statement_timestamp()";

/// What would be right where a server refuses, by the code that it gives (PostgreSQL's manual, appendix A).
fn cure_of(code: &str) -> Option<&'static str> {
    Some(match code {
        "28P01" | "28000" => {
            "let the URL name the right user, and give the password there or in the file that PGPASSFILE names, which only \
             its owner may be able to read"
        }
        "3D000" => "create it first with createdb, or name another one",
        "42501" => "let the user that the URL names own the database and what is in it",
        "3F000" => NAME_A_SCHEMA,
        _ => return None,
    })
}

/// Whether nothing can be written: the server repeats what another one does, or everything begins as reading only. And in
/// which encoding it keeps text.
const READ_ONLY_AND_ENCODING: &str = "
    SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean, current_setting('server_encoding')";

/// What would be right where tables would be in no schema.
const NAME_A_SCHEMA: &str =
    "let the user that the URL names own the database, and its search_path name a schema there";

/// Who is connected, whether there is a schema for tables, whether that role may make some, and one that belongs
/// to somebody else: of a database of this program, and of no extension.
const RIGHTS: &str = "
    SELECT current_user::text, current_schema() IS NOT NULL,
        COALESCE(has_schema_privilege(current_schema(), 'CREATE'), FALSE), (
        SELECT min(tablename::text) FROM pg_tables
        WHERE schemaname = current_schema() AND NOT pg_has_role(tableowner, 'USAGE')
            AND to_regclass(quote_ident(schemaname) || '.next_numbers') IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM pg_depend
                WHERE objid = (quote_ident(schemaname) || '.' || quote_ident(tablename))::regclass AND deptype = 'e')
    )";

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
