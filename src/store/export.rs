//! The finished games of a player, in the order of their numbers.

use super::column::from_id;
use super::short_ids::short_id;
use super::sql;
use super::{Error, Reading};
use crate::game::{GameId, PlayerId};

impl Reading {
    /// The finished games of a player, from this number on.
    pub async fn games_finished_from(
        &mut self,
        player: PlayerId,
        from: GameId,
        most: u32,
    ) -> Result<Vec<GameId>, Error> {
        let ids = sql::query_scalar(FINISHED_FROM)
            .bind(from_id(player.0)?)
            .bind(from.0)
            .bind(most)
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(GameId).collect())
    }
}

// Few people ask for this, so that sorting all games of one player costs less than an index for everybody.
pub(super) const FINISHED_FROM: &str = concat!(
    "SELECT game FROM finished_games WHERE player = ",
    short_id!("$1"),
    " AND game >= $2 ORDER BY game LIMIT $3"
);
