//! What the bot asks before it can start: each question is asked again until Discord, or the database's server, answers it.
//!
//! A host may be up before its network, and Discord may not answer: that passes, and nobody else would
//! restart the bot. So a request that gets no answer, or 429 or 5xx, is retried after [`PAUSES`],
//! which grow to two minutes, for as long as it takes; each retry is one line in the log. The
//! retries end with an answer, which may be a refusal for good, or when the process is told to
//! stop.

use std::time::Duration;

use serenity::all::{HttpError, StatusCode};
use tokio::time::{sleep, timeout};
use tracing::warn;

use crate::discord::http_error;
use crate::service;

/// How long each request may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// The pauses between attempts; the last one repeats.
const PAUSES: [Duration; 9] = [
    Duration::from_millis(500),
    Duration::from_secs(1),
    Duration::from_secs(2),
    Duration::from_secs(4),
    Duration::from_secs(8),
    Duration::from_secs(15),
    Duration::from_secs(30),
    Duration::from_mins(1),
    Duration::from_mins(2),
];

/// The pauses between attempts, in order.
#[derive(Debug, Default)]
struct Pauses(usize);

impl Pauses {
    /// Logs a failure, and waits until the next attempt.
    async fn wait_after(&mut self, failure: &str) {
        let pause = self.next();
        warn!("{failure}; trying again in {pause:?}");
        sleep(pause).await;
    }

    fn next(&mut self) -> Duration {
        let index = self.0.min(PAUSES.len() - 1);
        self.0 = index + 1;
        PAUSES[index]
    }
}

/// Asks Discord, at this place, until it answers. An error is a refusal for good.
pub async fn ask<T, F>(place: &str, request: impl Fn() -> F) -> serenity::Result<T>
where
    F: Future<Output = serenity::Result<T>>,
{
    let mut pauses = Pauses::default();
    loop {
        let reason = match timeout(PATIENCE, request()).await {
            Ok(Err(error)) if passes(&error) => reason(&error),
            Ok(answered) => return answered,
            Err(_) => format!("no answer within {} seconds", PATIENCE.as_secs()),
        };
        let failure = format!("cannot reach {place}: {reason}");
        pauses.wait_after(&failure).await;
    }
}

/// Asks the database until it answers: its server may be started again while the bot waits for Discord. Any
/// other error than that it cannot be asked is an answer.
pub async fn ask_database<T, F>(question: impl Fn() -> F) -> Result<T, service::Error>
where
    F: Future<Output = Result<T, service::Error>>,
{
    let mut pauses = Pauses::default();
    loop {
        match question().await {
            Err(error) if error.is_of_connection() => {
                let failure = format!("cannot reach the database: {}", innermost(&error));
                pauses.wait_after(&failure).await;
            }
            answered => return answered,
        }
    }
}

/// Whether the same request may succeed later.
fn passes(error: &serenity::Error) -> bool {
    let passing = [StatusCode::REQUEST_TIMEOUT, StatusCode::TOO_MANY_REQUESTS];
    match http_error::status(error) {
        Some(status) => passing.contains(&status) || status.is_server_error(),
        None => matches!(error, serenity::Error::Http(HttpError::Request(_))),
    }
}

/// What went wrong, on one line: the innermost cause is the most specific.
pub fn reason(error: &serenity::Error) -> String {
    match http_error::error_response(error) {
        Some(answer) => format!("{} {}", answer.status_code, answer.error.message),
        None => innermost(error),
    }
}

/// The innermost cause of an error, on one line.
pub fn innermost(error: &dyn std::error::Error) -> String {
    let mut innermost = error;
    while let Some(cause) = innermost.source() {
        innermost = cause;
    }
    innermost.to_string().replace('\n', " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pauses_grow_to_two_minutes_and_stay_there() {
        let mut pauses = Pauses::default();
        let drawn: Vec<_> = (0..20).map(|_| pauses.next()).collect();
        assert!(drawn.is_sorted());
        assert_eq!(drawn[..PAUSES.len()], PAUSES);
        assert_eq!(drawn[19], Duration::from_mins(2));
    }
}
