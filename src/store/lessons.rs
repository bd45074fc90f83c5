//! How far people have come in the lessons, and which games belong to them.

use std::collections::BTreeSet;

use super::column::from_id;
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{GameId, PlayerId};

/// How far a person has come in the lessons. Ids are as they were saved; the lessons may know them no more.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SavedLearner {
    /// The task at which they go on.
    pub at: Option<String>,
    /// The tasks that they have solved.
    pub solved: BTreeSet<String>,
}

impl Reading {
    /// How far a person has come; `None` if they never began, and the lessons were never offered to them.
    pub async fn learner(&mut self, player: PlayerId) -> Result<Option<SavedLearner>, Error> {
        let at: Option<Option<String>> =
            sql::query_scalar("SELECT task FROM learners WHERE player = $1")
                .bind(from_id(player.0)?)
                .fetch_optional(self.connection())
                .await?;
        let Some(at) = at else {
            return Ok(None);
        };
        let solved: Vec<String> =
            sql::query_scalar("SELECT task FROM solved_tasks WHERE player = $1")
                .bind(from_id(player.0)?)
                .fetch_all(self.connection())
                .await?;
        let solved = solved.into_iter().collect();
        Ok(Some(SavedLearner { at, solved }))
    }

    /// A person's latest running game of the last lesson.
    pub async fn running_lesson_game(&mut self, player: PlayerId) -> Result<Option<GameId>, Error> {
        let game: Option<i64> = sql::query_scalar(LESSON_GAME)
            .bind(from_id(player.0)?)
            .fetch_one(self.connection())
            .await?;
        Ok(game.map(GameId))
    }

    /// Whether a game is that of the last lesson.
    pub async fn is_lesson_game(&mut self, game: GameId) -> Result<bool, Error> {
        let found: Option<i64> = sql::query_scalar("SELECT game FROM lesson_games WHERE game = $1")
            .bind(game.0)
            .fetch_optional(self.connection())
            .await?;
        Ok(found.is_some())
    }
}

impl Writing {
    /// Saves at which task a person goes on; without one, only that the lessons were offered to them.
    pub async fn save_learner(
        &mut self,
        player: PlayerId,
        task: Option<&str>,
    ) -> Result<(), Error> {
        sql::query(
            "INSERT INTO learners (player, task) VALUES ($1, $2)
             ON CONFLICT (player) DO UPDATE SET task = COALESCE(excluded.task, learners.task)",
        )
        .bind(from_id(player.0)?)
        .bind(task)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Saves that a person has solved a task.
    pub async fn save_solved_task(&mut self, player: PlayerId, task: &str) -> Result<(), Error> {
        sql::query(
            "INSERT INTO solved_tasks (player, task) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        )
        .bind(from_id(player.0)?)
        .bind(task)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Saves that a game is that of the last lesson.
    pub async fn save_lesson_game(&mut self, game: GameId) -> Result<(), Error> {
        sql::query("INSERT INTO lesson_games (game) VALUES ($1) ON CONFLICT DO NOTHING")
            .bind(game.0)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

pub(super) const LESSON_GAME: &str = "
    SELECT MAX(seats.game) FROM seats CROSS JOIN lesson_games ON lesson_games.game = seats.game
    WHERE seats.player = $1 AND seats.running";
