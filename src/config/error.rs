//! Why the settings cannot be used.

use std::io;
use std::path::PathBuf;

use thiserror::Error;

use super::loopback::NotLoopback;

/// The database that is used when none is named: a file in the working directory.
pub(super) const DATABASE: &str = "sqlite:tessera.sqlite";

/// Why the settings cannot be used; each is one line for the operator.
#[derive(Debug, Error)]
pub enum ConfigError {
    /// There is no token.
    #[error("DISCORD_TOKEN is not set; put the bot's token there or into a file `.env`")]
    NoToken,
    /// There are two tokens, and nothing says which one is meant.
    #[error("set DISCORD_TOKEN or DISCORD_TOKEN_FILE, not both")]
    TwoTokens,
    /// What should be a token cannot be one.
    #[error("{variable} does not hold a bot's token: it is one word of letters, digits, . - and _")]
    NotAToken {
        /// The variable that named it.
        variable: &'static str,
    },
    /// The token's file cannot be read.
    #[error("cannot read DISCORD_TOKEN_FILE {}: {source}", path.display())]
    TokenFile {
        /// The file.
        path: PathBuf,
        /// What went wrong.
        source: io::Error,
    },
    /// Another Discord was named that is not on this machine.
    #[error("DISCORD_API is for tests: {0}")]
    Api(#[from] NotLoopback),
    /// A Discord over TLS has a certificate that nobody vouches for.
    #[error(
        "DISCORD_API is for tests: over https:// it needs DISCORD_API_CERTIFICATE, a file with the \
         certificate to trust"
    )]
    NoCertificate,
    /// A certificate was named, and nothing is reached over TLS with it.
    #[error("DISCORD_API_CERTIFICATE is for tests: it needs DISCORD_API=https://127.0.0.1:PORT")]
    NoApi,
    /// The certificate's file cannot be read.
    #[error("cannot read DISCORD_API_CERTIFICATE {}: {source}", path.display())]
    CertificateFile {
        /// The file.
        path: PathBuf,
        /// What went wrong.
        source: io::Error,
    },
    /// The database is of a kind that is not supported.
    #[error("DATABASE_URL must begin with `sqlite:`, like {DATABASE}")]
    Database,
    /// What to log is not understood.
    #[error("RUST_LOG is not a list of log levels like `info,tessera=debug`")]
    Log,
    /// A value is not text.
    #[error("{variable} is not valid text")]
    NotText {
        /// The variable.
        variable: String,
    },
    /// The file `.env` cannot be read.
    #[error("cannot read .env: {0}")]
    File(#[source] dotenvy::Error),
}
