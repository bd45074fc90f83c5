//! Why the settings cannot be used.

use std::io;
use std::path::PathBuf;

use thiserror::Error;

use super::loopback::NotLoopback;

/// The default database: a file in the working directory.
pub(super) const DATABASE: &str = "sqlite:tessera.sqlite";

/// Why the settings cannot be used; each error is one line for the operator.
#[derive(Debug, Error)]
pub enum ConfigError {
    /// There is no token.
    #[error("DISCORD_TOKEN is not set; put the bot's token there or into a file `.env`")]
    NoToken,
    /// There are two tokens, and nothing says which one to use.
    #[error("set DISCORD_TOKEN or DISCORD_TOKEN_FILE, not both")]
    TwoTokens,
    /// The value cannot be a token.
    #[error("{variable} does not hold a bot's token: it is one word of letters, digits, . - and _")]
    NotAToken {
        /// The variable that named it.
        variable: &'static str,
    },
    /// The token file cannot be read.
    #[error("cannot read DISCORD_TOKEN_FILE {}: {source}", path.display())]
    TokenFile {
        /// The file.
        path: PathBuf,
        /// What went wrong.
        source: io::Error,
    },
    /// The substitute for Discord is not on this host.
    #[error("DISCORD_API is for tests: {0}")]
    Api(#[from] NotLoopback),
    /// A substitute over TLS needs a certificate to trust.
    #[error(
        "DISCORD_API is for tests: over https:// it needs DISCORD_API_CERTIFICATE, a file with the \
         certificate to trust"
    )]
    NoCertificate,
    /// A certificate was given without a substitute that uses TLS.
    #[error("DISCORD_API_CERTIFICATE is for tests: it needs DISCORD_API=https://127.0.0.1:PORT")]
    NoApi,
    /// The certificate file cannot be read.
    #[error("cannot read DISCORD_API_CERTIFICATE {}: {source}", path.display())]
    CertificateFile {
        /// The file.
        path: PathBuf,
        /// What went wrong.
        source: io::Error,
    },
    /// The database is of an unsupported kind.
    #[error("DATABASE_URL must begin with `sqlite:`, like {DATABASE}, or with `postgres://`")]
    Database,
    /// It is said how many backups are kept, and not where.
    #[error("BACKUP_KEEP needs BACKUP_DIR, the folder for the backups")]
    NoBackups,
    /// It is no number of backups.
    #[error("BACKUP_KEEP must be a number of backups from 1 on, like 7")]
    BackupKeep,
    /// Backups are wanted of a database that is no file.
    #[error(
        "BACKUP_DIR is for a database in a file; one on a PostgreSQL server is backed up with pg_dump, so leave BACKUP_DIR out"
    )]
    BackupsOnServer,
    /// The shards cannot be read.
    #[error("SHARDS is `{given}`: {wrong}")]
    Shards {
        /// What was given.
        given: String,
        /// What is wrong with it, and what would be right.
        wrong: String,
    },
    /// Several processes cannot share a file.
    #[error(
        "SHARDS is for several processes, which need a database on a PostgreSQL server: set DATABASE_URL to one, or leave \
         SHARDS out"
    )]
    ShardsOfFile,
    /// The log directives cannot be parsed.
    #[error("RUST_LOG is not a list of log levels like `info,tessera=debug`")]
    Log,
    /// An address is not one that a message can lead to.
    #[error(
        "{variable} is not an address that begins with https://, like https://example.org/page"
    )]
    NotALink {
        /// The variable.
        variable: &'static str,
    },
    /// The format of the log is not known.
    #[error("LOG_FORMAT is `{given}`, and must be text or json")]
    LogFormat {
        /// What was given.
        given: String,
    },
    /// The address of the metrics cannot be read.
    #[error("METRICS_ADDR is `{given}`, not an address and a port like 127.0.0.1:9464")]
    Metrics {
        /// What was given.
        given: String,
    },
    /// The service manager's watchdog cannot be read.
    #[error("{variable} is not a whole number; a service manager sets it, and nobody else should")]
    Watchdog {
        /// The variable.
        variable: &'static str,
    },
    /// A value is not valid text.
    #[error("{variable} is not valid text")]
    NotText {
        /// The variable.
        variable: String,
    },
    /// The file `.env` cannot be read.
    #[error("cannot read .env: {0}")]
    File(#[source] dotenvy::Error),
}
