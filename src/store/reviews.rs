//! Reviews of finished games, as bytes that this module does not read.

use super::column::{from_id, from_time};
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{Game, GameId, PlayerId};

impl Reading {
    /// The review of a game, if one is kept.
    pub async fn review(&mut self, game: GameId) -> Result<Option<Vec<u8>>, Error> {
        Ok(
            sql::query_scalar("SELECT review FROM reviews WHERE game = $1")
                .bind(game.0)
                .fetch_optional(self.connection())
                .await?,
        )
    }
}

impl Reading {
    /// A running rated game of these two on a server that shows no reviews of their games meanwhile.
    pub async fn rated_game_that_hides_reviews(
        &mut self,
        one: PlayerId,
        other: PlayerId,
    ) -> Result<Option<GameId>, Error> {
        let game: Option<i64> = sql::query_scalar(HIDING)
            .bind(from_id(one.0)?)
            .bind(from_id(other.0)?)
            .fetch_optional(self.connection())
            .await?;
        Ok(game.map(GameId))
    }
}

pub(super) const HIDING: &str = "
    SELECT own.game FROM seats AS own
    JOIN seats AS others ON others.game = own.game AND others.player = $2
    JOIN games ON games.id = own.game AND games.rated
    JOIN servers ON servers.server = games.server AND NOT servers.reviews
    WHERE own.player = $1 AND own.running LIMIT 1";

impl Writing {
    /// Keeps the review of a game, in place of an earlier one.
    pub async fn save_review(&mut self, game: GameId, review: &[u8]) -> Result<(), Error> {
        sql::query(
            "INSERT INTO reviews (game, review) VALUES ($1, $2)
             ON CONFLICT (game) DO UPDATE SET review = excluded.review",
        )
        .bind(game.0)
        .bind(review)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Keeps how well a player played in a finished game, in tenths of a percent.
    pub async fn save_accuracy(
        &mut self,
        game: &Game,
        player: PlayerId,
        tenths: u16,
    ) -> Result<(), Error> {
        sql::query(
            "INSERT INTO accuracies (player, ended_at, game, accuracy)
             VALUES ($1, $2, $3, $4)
             ON CONFLICT (player, ended_at, game) DO UPDATE SET accuracy = excluded.accuracy",
        )
        .bind(from_id(player.0)?)
        .bind(from_time(game.moved_at))
        .bind(game.id.0)
        .bind(tenths)
        .execute(self.connection())
        .await?;
        Ok(())
    }
}
