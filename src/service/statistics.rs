//! Numbers about what is stored, for the operator.

use jiff::Timestamp;

use super::error::use_case;
use super::{Error, Service};
pub use crate::store::{DayCounts, GameCounts};

/// Numbers about what is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statistics {
    /// Numbers of many kinds, by their names.
    pub counts: Vec<(&'static str, u64)>,
    /// The games of each ruleset, by its stored name, most games first.
    pub rulesets: Vec<(String, GameCounts)>,
    /// What was done on each of the last days, UTC, the present one last.
    pub days: Vec<(Timestamp, DayCounts)>,
    /// How many bytes the database has.
    pub bytes: u64,
    /// How many of them are free for what comes.
    pub free_bytes: u64,
}

impl Service {
    /// Counts what is stored, as of one moment; the last `days` days one by one.
    pub async fn statistics(&self, days: u16, now: Timestamp) -> Result<Statistics, Error> {
        use_case("count what is stored".to_owned(), async {
            let mut reading = self.store.read().await?;
            let (bytes, free_bytes) = reading.size().await?;
            Ok(Statistics {
                counts: reading.counts().await?,
                rulesets: reading.games_by_ruleset().await?,
                days: reading.counts_by_day(days, now).await?,
                bytes,
                free_bytes,
            })
        })
        .await
    }
}
