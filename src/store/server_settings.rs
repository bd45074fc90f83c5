//! What a server is to do about the connections of this program, whatever is set for its user, its database or all of it.

use std::time::Duration;

use sqlx::Connection as _;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPoolOptions};

/// What a server does about all connections: it asks an idle machine for a sign of life after ten seconds, and gives it up fifteen
/// seconds later. It sends no notices, such as that at each start a table is already there. Who waits for a lock waits a little
/// longer than a transaction of the bot may do nothing.
const ALWAYS: [(&str, &str); 5] = [
    ("tcp_keepalives_idle", "10"),
    ("tcp_keepalives_interval", "5"),
    ("tcp_keepalives_count", "3"),
    ("lock_timeout", "15000"),
    ("client_min_messages", "warning"),
];

/// For connections of the bot. A process that was stopped in the middle of a transaction must not keep the others from writing
/// or leading: the server ends a transaction in which nothing was asked for ten seconds.
pub fn of_bot(options: PgConnectOptions) -> PgConnectOptions {
    let idle = ("idle_in_transaction_session_timeout", "10000");
    options.options(ALWAYS).options([idle])
}

/// For connections of a program that reads everything in one transaction while no bot runs: that keeps nobody from anything, and
/// may wait for what becomes of the rows elsewhere.
pub fn at_rest(options: PgConnectOptions) -> PgConnectOptions {
    let idle = ("idle_in_transaction_session_timeout", "0");
    options.options(ALWAYS).options([idle])
}

/// Takes off the limits that may be set for whoever connects: a session that does nothing holds the locks by which there is
/// one bot only, and to upgrade or to move a database takes as long as it takes. Where a server is too old to know one of
/// them, it would refuse the connection if that were an option of it.
const WITHOUT_LIMITS: &str = "
    SELECT set_config(name, '0', FALSE)
    FROM unnest(ARRAY['statement_timeout', 'idle_session_timeout', 'transaction_timeout']) AS setting (name)
    WHERE current_setting(name, TRUE) IS NOT NULL";

/// Connects without the limits that may be set for whoever connects.
pub async fn connect(options: &PgConnectOptions) -> Result<PgConnection, sqlx::Error> {
    let mut connection = PgConnection::connect_with(options).await?;
    take_off_limits(&mut connection).await?;
    Ok(connection)
}

/// How long a connection of a pool is waited for.
const PATIENCE: Duration = Duration::from_secs(10);

/// For pools whose connections are as those of [`connect`], and last until they are closed.
pub fn pool_options() -> PgPoolOptions {
    PgPoolOptions::new()
        .acquire_timeout(PATIENCE)
        .idle_timeout(None)
        .max_lifetime(None)
        .after_connect(|connection, _| Box::pin(take_off_limits(connection)))
}

async fn take_off_limits(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    // Queries that are prepared fail behind some poolers, about which there is a message of its own.
    sqlx::raw_sql(WITHOUT_LIMITS).execute(connection).await?;
    Ok(())
}
