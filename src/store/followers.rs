//! Who follows which game.

use super::column::{self, from_id};
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{Following, GameId, PlayerId};

/// Somebody who follows a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Follower {
    /// The person.
    pub player: PlayerId,
    /// What they are told.
    pub wants: Following,
    /// How many moves the game had when they were last told, or began to follow it.
    pub told: usize,
}

impl Reading {
    /// The followers of a game; damaged rows are left out.
    pub async fn followers(&mut self, game: GameId) -> Result<Vec<Follower>, Error> {
        let rows: Vec<(i64, String, i64)> =
            sql::query_as("SELECT player, wants, told FROM followers WHERE game = $1")
                .bind(game.0)
                .fetch_all(self.connection())
                .await?;
        self.readable(rows, |(player, wants, told)| {
            Ok(Follower {
                player: PlayerId(column::id(player)?),
                wants: Following::from_id(&wants)
                    .ok_or_else(|| Error::damaged("what a follower wants", &wants))?,
                told: column::count(told)?,
            })
        })
    }

    /// The running games that a person follows, the latest first.
    pub async fn followed_by(&mut self, player: PlayerId) -> Result<Vec<GameId>, Error> {
        let games = sql::query_scalar(FOLLOWED_BY)
            .bind(from_id(player.0)?)
            .fetch_all(self.connection())
            .await?;
        Ok(games.into_iter().map(GameId).collect())
    }
}

impl Writing {
    /// Saves that a person follows a game.
    pub async fn save_follower(&mut self, game: GameId, follower: &Follower) -> Result<(), Error> {
        sql::query(
            "INSERT INTO followers (game, player, wants, told) VALUES ($1, $2, $3, $4)
             ON CONFLICT (game, player) DO UPDATE SET wants = excluded.wants",
        )
        .bind(game.0)
        .bind(from_id(follower.player.0)?)
        .bind(follower.wants.id())
        .bind(i64::try_from(follower.told).unwrap_or(i64::MAX))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Saves how many moves of a game its followers have been told, or were not to be told.
    pub async fn save_told(&mut self, game: GameId, told: usize) -> Result<(), Error> {
        sql::query("UPDATE followers SET told = $2 WHERE game = $1")
            .bind(game.0)
            .bind(i64::try_from(told).unwrap_or(i64::MAX))
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Deletes a follower of a game, and what they were still to be told about it; false if the person did
    /// not follow it.
    pub async fn forget_follower(&mut self, game: GameId, player: PlayerId) -> Result<bool, Error> {
        for sql in [
            "DELETE FROM post_attempts WHERE kind = 'news' AND id IN
                 (SELECT number FROM news WHERE player = $2 AND kind = 'followed' AND id = $1)",
            "DELETE FROM news WHERE player = $2 AND kind = 'followed' AND id = $1",
        ] {
            sql::query(sql)
                .bind(game.0)
                .bind(from_id(player.0)?)
                .execute(self.connection())
                .await?;
        }
        let done = sql::query("DELETE FROM followers WHERE game = $1 AND player = $2")
            .bind(game.0)
            .bind(from_id(player.0)?)
            .execute(self.connection())
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Deletes all games that a person follows.
    pub async fn forget_followed_by(&mut self, player: PlayerId) -> Result<(), Error> {
        sql::query("DELETE FROM followers WHERE player = $1")
            .bind(from_id(player.0)?)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Lets the followers of a finished game follow the next one of its match, or none.
    pub async fn move_followers(
        &mut self,
        game: GameId,
        next: Option<GameId>,
    ) -> Result<(), Error> {
        if let Some(next) = next {
            sql::query(
                "INSERT INTO followers (game, player, wants, told)
                 SELECT $2, player, wants, 0 FROM followers WHERE game = $1",
            )
            .bind(game.0)
            .bind(next.0)
            .execute(self.connection())
            .await?;
        }
        sql::query("DELETE FROM followers WHERE game = $1")
            .bind(game.0)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

pub(super) const FOLLOWED_BY: &str =
    "SELECT game FROM followers WHERE player = $1 ORDER BY game DESC";
