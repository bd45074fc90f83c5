//! What is stored about a person, for themselves: counted, and row by row.

use super::error::use_case;
use super::{Error, Service};
use crate::game::PlayerId;
use crate::store::{PersonalRows, StoredKind};

/// The most rows of one table that are given out at once.
const MOST_ROWS: u32 = 5_000;

/// How much is stored about a person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredAbout {
    /// Their running games.
    pub running: u32,
    /// Their finished games.
    pub finished: u64,
    /// How many entries of each other kind there are.
    pub counts: Vec<(StoredKind, u64)>,
}

impl StoredAbout {
    /// How many entries of this kind there are.
    pub fn count(&self, kind: StoredKind) -> u64 {
        let mut counts = self.counts.iter();
        let found = counts.find(|(it, _)| *it == kind);
        found.map_or(0, |(_, count)| *count)
    }
}

impl Service {
    /// Counts what is stored about a person.
    pub async fn stored_about(&self, player: PlayerId) -> Result<StoredAbout, Error> {
        use_case("count what is stored about a person".to_owned(), async {
            let mut reading = self.store.read().await?;
            Ok(StoredAbout {
                running: reading.count_running(player).await?,
                finished: reading.count_games(player).await?,
                counts: reading.count_personal_rows(player).await?,
            })
        })
        .await
    }

    /// Everything that is stored about a person, table by table, except what only repeats their games.
    pub async fn stored_rows(&self, player: PlayerId) -> Result<Vec<PersonalRows>, Error> {
        use_case("gather what is stored about a person".to_owned(), async {
            let mut reading = self.store.read().await?;
            Ok(reading.personal_rows(player, MOST_ROWS).await?)
        })
        .await
    }
}
