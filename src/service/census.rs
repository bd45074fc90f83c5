//! How much the database holds, for whoever watches the bot.

use jiff::Timestamp;

use super::error::use_case;
use super::{Error, Service};
use crate::store::DatabaseSize;

/// How many people and games there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// People who are known.
    pub people: u64,
    /// People and bots with a game that runs.
    pub people_playing: u64,
    /// Games that run.
    pub running_games: u64,
}

impl Service {
    /// How many people and games there are. It goes through the list of all people, which takes
    /// milliseconds where there are a hundred thousand.
    pub async fn census(&self) -> Result<Census, Error> {
        use_case("count people and games".to_owned(), async {
            let mut reading = self.store.read().await?;
            Ok(Census {
                people: reading.count_people().await?,
                people_playing: reading.count_people_playing().await?,
                running_games: reading.count_running_games().await?,
            })
        })
        .await
    }

    /// In how many games something is due by now.
    pub async fn count_due(&self, now: Timestamp) -> Result<u64, Error> {
        use_case("count games in which something is due".to_owned(), async {
            Ok(self.store.read().await?.count_due(now).await?)
        })
        .await
    }

    /// The sizes of the database files, or that of the database on a server.
    pub async fn database_size(&self) -> Result<DatabaseSize, Error> {
        use_case("measure the database".to_owned(), async {
            Ok(self.store.size().await?)
        })
        .await
    }
}
