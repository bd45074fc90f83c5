//! The results of games that ended before results were stored.

use super::error::use_case;
use super::{Error, Service};
use crate::game::GameId;

impl Service {
    /// Fills in the results of some games that have none yet, in the order of their numbers and after
    /// the game `after`. Returns the last of them; `None` if there are no more. What is damaged stays
    /// without a result, and is not read again. The first time it also keeps which positions stand in running games
    /// from before that was kept.
    ///
    /// Until then such games are in the lists of finished games, but fit no result, and no profile counts
    /// them.
    pub async fn fill_in_results(&self, after: Option<GameId>) -> Result<Option<GameId>, Error> {
        use_case("fill in results of old games".to_owned(), async {
            if after.is_none() {
                self.fill_in_all_standing().await?;
            }
            Ok(self.store.fill_in_results(after).await?)
        })
        .await
    }
}
