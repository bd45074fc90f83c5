//! Puzzles that people have met, and those that were found in finished games. What a puzzle is stands in a text that
//! this module does not read.

use sqlx_macros::FromRow;

use super::column::{self, from_id};
use super::ratings::{from_rating, rating};
use super::short_ids::short_id;
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{GameId, PlayerId, ServerId};
use crate::rating::Rating;

/// A puzzle as it is saved.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedPuzzle {
    /// What it is known by.
    pub id: u64,
    /// The puzzle as text.
    pub text: String,
    /// The finished game in which it was found.
    pub game: Option<GameId>,
    /// How hard it is.
    pub rating: Rating,
    /// How many people have tried it.
    pub tried: u32,
    /// How many of them solved it the first time.
    pub solved: u32,
}

/// Whose games puzzles were found in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleGames {
    /// Those of a person.
    Of(PlayerId),
    /// Those on a server.
    On(ServerId),
}

impl Reading {
    /// A puzzle; `None` if nobody has met it, or if it is damaged.
    pub async fn puzzle(&mut self, id: u64) -> Result<Option<SavedPuzzle>, Error> {
        let row: Option<PuzzleRow> = sql::query_as(
            "SELECT id, puzzle, game, rating, deviation, volatility, tried, solved
             FROM puzzles WHERE id = $1",
        )
        .bind(id.cast_signed())
        .fetch_optional(self.connection())
        .await?;
        let puzzle = row.map(SavedPuzzle::try_from).transpose();
        Ok(self.set_aside(puzzle)?.flatten())
    }

    /// The built-in puzzles that somebody has met: what they are known by, and how hard they are.
    pub async fn rated_puzzles(&mut self) -> Result<Vec<(u64, Rating)>, Error> {
        let rows: Vec<(i64, i64, i64, i64)> = sql::query_as(RATED_PUZZLES)
            .fetch_all(self.connection())
            .await?;
        let rated = rows.into_iter().map(|(id, points, deviation, volatility)| {
            (id.cast_unsigned(), rating(points, deviation, volatility))
        });
        Ok(rated.collect())
    }

    /// The puzzles that were found in finished games of a person, or on a server; the latest games first.
    pub async fn puzzles_from(
        &mut self,
        games: PuzzleGames,
        most: u32,
    ) -> Result<Vec<SavedPuzzle>, Error> {
        let (sql, whose) = match games {
            PuzzleGames::Of(player) => (PUZZLES_OF, player.0),
            PuzzleGames::On(server) => (PUZZLES_ON, server.0),
        };
        let rows: Vec<PuzzleRow> = sql::query_as(sql)
            .bind(from_id(whose)?)
            .bind(most)
            .fetch_all(self.connection())
            .await?;
        self.readable(rows, SavedPuzzle::try_from)
    }

    /// The puzzles that were found in a finished game.
    pub async fn puzzles_in(&mut self, game: GameId) -> Result<Vec<SavedPuzzle>, Error> {
        let rows: Vec<PuzzleRow> = sql::query_as(PUZZLES_IN)
            .bind(game.0)
            .fetch_all(self.connection())
            .await?;
        self.readable(rows, SavedPuzzle::try_from)
    }
}

impl Writing {
    /// Saves a puzzle, unless it is saved already.
    pub async fn insert_puzzle(&mut self, puzzle: &SavedPuzzle) -> Result<(), Error> {
        let [points, deviation, volatility] = from_rating(puzzle.rating);
        sql::query(
            "INSERT INTO puzzles (id, puzzle, game, rating, deviation, volatility)
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING",
        )
        .bind(puzzle.id.cast_signed())
        .bind(&puzzle.text)
        .bind(puzzle.game.map(|game| game.0))
        .bind(points)
        .bind(deviation)
        .bind(volatility)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Saves how hard a puzzle is after somebody's first attempt has ended.
    pub async fn rate_puzzle(
        &mut self,
        id: u64,
        after: Rating,
        is_solved: bool,
    ) -> Result<(), Error> {
        let [points, deviation, volatility] = from_rating(after);
        sql::query(
            "UPDATE puzzles SET rating = $2, deviation = $3, volatility = $4, tried = tried + 1,
                 solved = solved + CASE WHEN $5 THEN 1 ELSE 0 END WHERE id = $1",
        )
        .bind(id.cast_signed())
        .bind(points)
        .bind(deviation)
        .bind(volatility)
        .bind(is_solved)
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

#[derive(FromRow)]
struct PuzzleRow {
    id: i64,
    puzzle: String,
    game: Option<i64>,
    rating: i64,
    deviation: i64,
    volatility: i64,
    tried: i64,
    solved: i64,
}

impl TryFrom<PuzzleRow> for SavedPuzzle {
    type Error = Error;

    fn try_from(row: PuzzleRow) -> Result<Self, Error> {
        Ok(Self {
            id: row.id.cast_unsigned(),
            text: row.puzzle,
            game: row.game.map(GameId),
            rating: rating(row.rating, row.deviation, row.volatility),
            tried: column::count(row.tried)?,
            solved: column::count(row.solved)?,
        })
    }
}

pub(super) const RATED_PUZZLES: &str =
    "SELECT id, rating, deviation, volatility FROM puzzles WHERE game IS NULL";

pub(super) const PUZZLES_IN: &str =
    "SELECT id, puzzle, game, rating, deviation, volatility, tried, solved
    FROM puzzles WHERE game IS NOT NULL AND game = $1";

pub(super) const PUZZLES_OF: &str = concat!(
    "SELECT puzzles.id, puzzles.puzzle, puzzles.game, puzzles.rating, puzzles.deviation,
           puzzles.volatility, puzzles.tried, puzzles.solved
    FROM finished_games AS own CROSS JOIN puzzles ON puzzles.game = own.game
    WHERE own.player = ",
    short_id!("$1"),
    " ORDER BY own.ended_at DESC LIMIT $2"
);

pub(super) const PUZZLES_ON: &str = "
    SELECT puzzles.id, puzzles.puzzle, puzzles.game, puzzles.rating, puzzles.deviation,
           puzzles.volatility, puzzles.tried, puzzles.solved
    FROM puzzles JOIN games ON games.id = puzzles.game
    WHERE puzzles.game IS NOT NULL AND games.server = $1 ORDER BY puzzles.game DESC LIMIT $2";
