//! Lists of a player's games.

use super::column::from_id;
use super::sql;
use super::{Error, Reading};
use crate::game::{GameId, PlayerId};

impl Reading {
    /// The games in which a player is to move, the longest waiting first.
    pub async fn games_waiting_for(
        &mut self,
        player: PlayerId,
        most: u32,
    ) -> Result<Vec<GameId>, Error> {
        let ids = sql::query_scalar(WAITING)
            .bind(from_id(player.0)?)
            .bind(most)
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(GameId).collect())
    }

    /// The running games of a player: first those in which the player is to move, then the others,
    /// then paused and adjourned games. Within each group, the longest without a move comes first.
    pub async fn games_running(
        &mut self,
        player: PlayerId,
        most: u32,
    ) -> Result<Vec<GameId>, Error> {
        let ids = sql::query_scalar(RUNNING)
            .bind(from_id(player.0)?)
            .bind(most)
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(GameId).collect())
    }
}

pub(super) const WAITING: &str = "
    SELECT id FROM games WHERE to_move = $1 AND rest IS NULL ORDER BY moved_at, id LIMIT $2";

pub(super) const RUNNING: &str = "
    SELECT games.id FROM seats JOIN games ON games.id = seats.game
    WHERE seats.player = $1 AND seats.running
    ORDER BY games.rest IS NOT NULL, games.to_move <> $1, games.moved_at, games.id LIMIT $2";
