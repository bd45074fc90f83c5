//! How long a server is waited for. A connection whose other end is gone without a word stays open on this side, and nothing
//! that is asked over it is ever answered.

use std::io;
use std::time::Duration;

use sqlx::Error;
use tokio::time::timeout;

/// How long a query may take. None of the bot's takes that long, nor does it wait that long for its turn to write; what is done to
/// whole tables is not limited.
const QUERY: Duration = Duration::from_secs(30);
/// How long it may take to do what is done at once: to connect, to take or give up a lock, to end what was begun.
const PROMPT: Duration = Duration::from_secs(10);

/// The answer of a server. Fails if there is none within thirty seconds; the connection is of no use then.
pub(in crate::store) async fn answered<T>(
    asked: impl Future<Output = Result<T, Error>>,
) -> Result<T, Error> {
    within(QUERY, asked).await
}

/// The same as [`answered`], within ten seconds: for what a server does at once.
pub(in crate::store) async fn promptly<T>(
    asked: impl Future<Output = Result<T, Error>>,
) -> Result<T, Error> {
    within(PROMPT, asked).await
}

async fn within<T>(
    longest: Duration,
    asked: impl Future<Output = Result<T, Error>>,
) -> Result<T, Error> {
    timeout(longest, asked).await.unwrap_or_else(|_| {
        let told = format!(
            "the server has not answered for {} seconds",
            longest.as_secs()
        );
        Err(io::Error::new(io::ErrorKind::TimedOut, told).into())
    })
}
