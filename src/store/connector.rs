//! How a program connects to a server, and what the server is to do about its connections, whatever is set for its user, its
//! database or all of it.

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgPoolOptions};
use sqlx::{AssertSqlSafe, ConnectOptions as _};

use super::running_processes::Program;
use super::sql::promptly;

/// What holds for every connection.
///
/// A machine that is silent is asked for a sign of life after ten seconds, and given up fifteen seconds later. Waiting for a lock
/// may take a little longer than a transaction may be idle, so that whoever waits outlives a process that was stopped. There are
/// no notices, such as that at each start a table is already there. And there are no limits: a session that does nothing holds
/// the locks by which there is one bot only, and to upgrade or to move a database takes as long as it takes.
const ALWAYS: [(&str, &str); 8] = [
    ("tcp_keepalives_idle", "10"),
    ("tcp_keepalives_interval", "5"),
    ("tcp_keepalives_count", "3"),
    ("lock_timeout", "15000"),
    ("client_min_messages", "warning"),
    ("statement_timeout", "0"),
    ("idle_session_timeout", "0"),
    ("transaction_timeout", "0"),
];

/// How long a transaction may be idle, in milliseconds: one of a process that was stopped would keep the others from writing.
const IDLE: &str = "10000";

/// How long a connection of a pool is waited for.
const PATIENCE: Duration = Duration::from_secs(10);

/// How a program connects to a database on a server.
#[derive(Clone, Debug)]
pub struct Connector {
    options: PgConnectOptions,
    settings: Vec<(&'static str, &'static str)>,
}

impl Connector {
    /// For this program, after which its connections are called.
    pub fn of(program: Program, options: PgConnectOptions) -> Self {
        let mut settings = ALWAYS.to_vec();
        settings.push((
            "idle_in_transaction_session_timeout",
            match program {
                Program::Bot | Program::Other => IDLE,
                // Each of its two transactions is idle while the other one works, and no bot runs beside them.
                Program::Migration => "0",
            },
        ));
        let options = options.application_name(program.name());
        Self {
            options: options.disable_statement_logging(),
            settings,
        }
    }

    /// The same for connections that can only read.
    pub fn reading(mut self) -> Self {
        self.settings.push(("default_transaction_read_only", "on"));
        self
    }

    /// Where it connects to.
    pub const fn options(&self) -> &PgConnectOptions {
        &self.options
    }

    /// Connects, which is given up after ten seconds.
    pub async fn connect(&self) -> Result<PgConnection, sqlx::Error> {
        // Boxed, as it would make every future that awaits it large.
        let connecting = Box::pin(async {
            let mut connection = PgConnectOptions::connect(&self.options).await?;
            set(&mut connection, self.sql()).await?;
            Ok(connection)
        });
        promptly(connecting).await
    }

    /// For pools whose connections are as those of [`Self::connect`], and last until they are closed.
    pub fn pool_options(&self) -> PgPoolOptions {
        let sql = self.sql();
        PgPoolOptions::new()
            .acquire_timeout(PATIENCE)
            .idle_timeout(None)
            .max_lifetime(None)
            // None is opened in advance: the pool would try that for minutes, and keep others from opening one meanwhile.
            .min_connections(0)
            .after_connect(move |connection, _| {
                let sql = sql.clone();
                Box::pin(promptly(set(connection, sql)))
            })
    }

    /// The query that makes the settings which the server knows: an older one has fewer. As options of the connection they would
    /// be refused by such a server, and by some poolers.
    fn sql(&self) -> String {
        let values = self.settings.iter();
        let values: Vec<_> = values
            .map(|(name, value)| format!("('{name}', '{value}')"))
            .collect();
        format!(
            "SELECT set_config(name, value, FALSE) FROM (VALUES {}) AS setting (name, value)
             WHERE current_setting(name, TRUE) IS NOT NULL",
            values.join(", ")
        )
    }
}

async fn set(connection: &mut PgConnection, sql: String) -> Result<(), sqlx::Error> {
    // Queries that are prepared fail behind some poolers, about which there is a message of its own.
    sqlx::raw_sql(AssertSqlSafe(sql))
        .execute(connection)
        .await?;
    Ok(())
}
