//! Who agrees that the review of a game is shown in its channel, and who has withdrawn.

use jiff::Timestamp;

use super::column::{self, from_id, from_time};
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{GameId, PlayerId};

/// Whether a player agrees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SavedShare {
    /// Since when they agree; `None` if they have withdrawn that.
    pub agreed_at: Option<Timestamp>,
    /// Whether the other player was asked.
    pub is_asked: bool,
}

impl Reading {
    /// Whether a player agrees; `None` if they never agreed, or if what is saved is damaged.
    pub async fn review_share(
        &mut self,
        game: GameId,
        player: PlayerId,
    ) -> Result<Option<SavedShare>, Error> {
        let row: Option<(Option<i64>, bool)> = sql::query_as(
            "SELECT agreed_at, asked FROM review_shares WHERE game = $1 AND player = $2",
        )
        .bind(game.0)
        .bind(from_id(player.0)?)
        .fetch_optional(self.connection())
        .await?;
        let read = |(agreed_at, is_asked): (Option<i64>, bool)| {
            Ok(SavedShare {
                agreed_at: agreed_at.map(column::time).transpose()?,
                is_asked,
            })
        };
        let share = row.map(read).transpose();
        Ok(self.set_aside(share)?.flatten())
    }

    /// Whether the review of a game was shown in its channel.
    pub async fn is_review_shared(&mut self, game: GameId) -> Result<bool, Error> {
        let found =
            sql::query_scalar("SELECT EXISTS (SELECT 1 FROM shared_reviews WHERE game = $1)");
        Ok(found.bind(game.0).fetch_one(self.connection()).await?)
    }
}

impl Writing {
    /// Saves whether a player agrees.
    pub async fn save_review_share(
        &mut self,
        game: GameId,
        player: PlayerId,
        share: SavedShare,
    ) -> Result<(), Error> {
        sql::query(
            "INSERT INTO review_shares (game, player, agreed_at, asked)
             VALUES ($1, $2, $3, $4)
             ON CONFLICT (game, player) DO UPDATE
                 SET agreed_at = excluded.agreed_at, asked = excluded.asked",
        )
        .bind(game.0)
        .bind(from_id(player.0)?)
        .bind(share.agreed_at.map(from_time))
        .bind(share.is_asked)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Saves that the review of a game was shown in its channel.
    pub async fn save_review_shared(&mut self, game: GameId) -> Result<(), Error> {
        sql::query("INSERT INTO shared_reviews (game) VALUES ($1) ON CONFLICT DO NOTHING")
            .bind(game.0)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}
