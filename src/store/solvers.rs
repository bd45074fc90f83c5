//! People who solve puzzles: how strong they are, and how far they have come with each puzzle.

use jiff::Timestamp;
use sqlx_macros::FromRow;

use super::column::{self, from_id, from_time};
use super::ratings::{from_rating, rating};
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::PlayerId;
use crate::rating::Rating;

/// A person who solves puzzles.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedSolver {
    /// How strong they are.
    pub rating: Rating,
    /// When that was last rated.
    pub rated_at: Timestamp,
    /// How many puzzles they have tried.
    pub tried: u32,
    /// How many of them they solved the first time.
    pub solved: u32,
    /// On how many days in a row, up to the last such day, they solved one.
    pub streak: u32,
    /// The longest such time.
    pub longest_streak: u32,
    /// The last such day, counted from 1970-01-01.
    pub solved_on: Option<i32>,
    /// Whether they want the puzzles back that they did not solve.
    pub repeats: bool,
    /// What kind of puzzle they asked for last, in words that this module does not read.
    pub wanted: String,
}

impl SavedSolver {
    /// Somebody who has solved nothing yet.
    pub fn new(now: Timestamp) -> Self {
        Self {
            rating: Rating::new(),
            rated_at: now,
            tried: 0,
            solved: 0,
            streak: 0,
            longest_streak: 0,
            solved_on: None,
            repeats: false,
            wanted: String::new(),
        }
    }
}

/// How far a person has come with a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedPuzzleAttempt {
    /// What the puzzle is known by.
    pub puzzle: u64,
    /// The moves of both sides so far, in words that this module does not read.
    pub line: String,
    /// Whether the first attempt solved it; `None` before it has ended.
    pub solved: Option<bool>,
    /// Whether they took a hint.
    pub is_hinted: bool,
    /// The points that the last hint named, as long as it is of use, in words that this module does not read.
    pub hint: String,
    /// Whether it came back as a repetition that is not over.
    pub is_repeating: bool,
    /// How often it was solved as a repetition.
    pub repeated: u32,
    /// When it comes back.
    pub due_at: Option<Timestamp>,
    /// When it was shown last.
    pub shown_at: Timestamp,
    /// The rating with which the puzzle was shown when the attempt began; `None` if that is not known, or none goes on.
    pub shown_rating: Option<f64>,
}

impl Reading {
    /// A person who solves puzzles; `None` if they never have, or if what is saved is damaged.
    pub async fn solver(&mut self, player: PlayerId) -> Result<Option<SavedSolver>, Error> {
        let row: Option<SolverRow> = sql::query_as(
            "SELECT rating, deviation, volatility, rated_at, tried, solved, streak, longest_streak,
                 solved_on, repeats, wanted FROM solvers WHERE player = $1",
        )
        .bind(from_id(player.0)?)
        .fetch_optional(self.connection())
        .await?;
        let solver = row.map(SavedSolver::try_from).transpose();
        Ok(self.set_aside(solver)?.flatten())
    }

    /// How far a person has come with a puzzle; `None` if it was never shown to them.
    pub async fn puzzle_attempt(
        &mut self,
        player: PlayerId,
        puzzle: u64,
    ) -> Result<Option<SavedPuzzleAttempt>, Error> {
        let row: Option<AttemptRow> = sql::query_as(
            "SELECT puzzle, line, solved, hinted, hint, repeating, repeated, due_at, shown_at,
                 shown_rating
             FROM puzzle_attempts WHERE player = $1 AND puzzle = $2",
        )
        .bind(from_id(player.0)?)
        .bind(puzzle.cast_signed())
        .fetch_optional(self.connection())
        .await?;
        let attempt = row.map(SavedPuzzleAttempt::try_from).transpose();
        Ok(self.set_aside(attempt)?.flatten())
    }

    /// The puzzles that were shown to a person, when that was last, and whether their first attempt has ended.
    pub async fn shown_puzzles(
        &mut self,
        player: PlayerId,
    ) -> Result<Vec<(u64, i64, bool)>, Error> {
        let rows: Vec<(i64, i64, bool)> = sql::query_as(
            "SELECT puzzle, shown_at, solved IS NOT NULL FROM puzzle_attempts WHERE player = $1",
        )
        .bind(from_id(player.0)?)
        .fetch_all(self.connection())
        .await?;
        let shown = rows.into_iter();
        let shown = shown.map(|(puzzle, at, is_over)| (puzzle.cast_unsigned(), at, is_over));
        Ok(shown.collect())
    }

    /// The puzzles that come back to a person by this time, the one that is due longest first.
    pub async fn due_puzzles(
        &mut self,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<Vec<u64>, Error> {
        let rows: Vec<i64> = sql::query_scalar(DUE_PUZZLES)
            .bind(from_id(player.0)?)
            .bind(from_time(now))
            .fetch_all(self.connection())
            .await?;
        Ok(rows.into_iter().map(i64::cast_unsigned).collect())
    }
}

impl Writing {
    /// Saves a person who solves puzzles.
    pub async fn save_solver(
        &mut self,
        player: PlayerId,
        solver: &SavedSolver,
    ) -> Result<(), Error> {
        let [points, deviation, volatility] = from_rating(solver.rating);
        sql::query(
            "INSERT INTO solvers (player, rating, deviation, volatility, rated_at, tried,
                 solved, streak, longest_streak, solved_on, repeats, wanted)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
             ON CONFLICT (player) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
                 volatility = excluded.volatility, rated_at = excluded.rated_at, tried = excluded.tried,
                 solved = excluded.solved, streak = excluded.streak,
                 longest_streak = excluded.longest_streak, solved_on = excluded.solved_on,
                 repeats = excluded.repeats, wanted = excluded.wanted",
        )
        .bind(from_id(player.0)?)
        .bind(points)
        .bind(deviation)
        .bind(volatility)
        .bind(from_time(solver.rated_at))
        .bind(solver.tried)
        .bind(solver.solved)
        .bind(solver.streak)
        .bind(solver.longest_streak)
        .bind(solver.solved_on)
        .bind(solver.repeats)
        .bind(&solver.wanted)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Saves how far a person has come with a puzzle, which is saved itself.
    pub async fn save_puzzle_attempt(
        &mut self,
        player: PlayerId,
        attempt: &SavedPuzzleAttempt,
    ) -> Result<(), Error> {
        sql::query(
            "INSERT INTO puzzle_attempts
                 (player, puzzle, line, solved, hinted, repeating, repeated, due_at, shown_at, hint,
                  shown_rating)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
             ON CONFLICT (player, puzzle) DO UPDATE SET line = excluded.line, solved = excluded.solved,
                 hinted = excluded.hinted, repeating = excluded.repeating, repeated = excluded.repeated,
                 due_at = excluded.due_at, shown_at = excluded.shown_at, hint = excluded.hint,
                 shown_rating = excluded.shown_rating",
        )
        .bind(from_id(player.0)?)
        .bind(attempt.puzzle.cast_signed())
        .bind(&attempt.line)
        .bind(attempt.solved)
        .bind(attempt.is_hinted)
        .bind(attempt.is_repeating)
        .bind(attempt.repeated)
        .bind(attempt.due_at.map(from_time))
        .bind(from_time(attempt.shown_at))
        .bind(&attempt.hint)
        .bind(attempt.shown_rating.map(from_points))
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

#[derive(FromRow)]
struct SolverRow {
    rating: i64,
    deviation: i64,
    volatility: i64,
    rated_at: i64,
    tried: i64,
    solved: i64,
    streak: i64,
    longest_streak: i64,
    solved_on: Option<i64>,
    repeats: bool,
    wanted: String,
}

impl TryFrom<SolverRow> for SavedSolver {
    type Error = Error;

    fn try_from(row: SolverRow) -> Result<Self, Error> {
        Ok(Self {
            rating: rating(row.rating, row.deviation, row.volatility),
            rated_at: column::time(row.rated_at)?,
            tried: column::count(row.tried)?,
            solved: column::count(row.solved)?,
            streak: column::count(row.streak)?,
            longest_streak: column::count(row.longest_streak)?,
            solved_on: row.solved_on.map(column::count).transpose()?,
            repeats: row.repeats,
            wanted: row.wanted,
        })
    }
}

/// A rating alone, as it is saved.
fn from_points(points: f64) -> i64 {
    let rating = Rating {
        rating: points,
        ..Rating::new()
    };
    let [points, ..] = from_rating(rating);
    points
}

#[derive(FromRow)]
struct AttemptRow {
    puzzle: i64,
    line: String,
    solved: Option<bool>,
    hinted: bool,
    hint: String,
    repeating: bool,
    repeated: i64,
    due_at: Option<i64>,
    shown_at: i64,
    shown_rating: Option<i64>,
}

impl TryFrom<AttemptRow> for SavedPuzzleAttempt {
    type Error = Error;

    fn try_from(row: AttemptRow) -> Result<Self, Error> {
        Ok(Self {
            puzzle: row.puzzle.cast_unsigned(),
            line: row.line,
            solved: row.solved,
            is_hinted: row.hinted,
            hint: row.hint,
            is_repeating: row.repeating,
            repeated: column::count(row.repeated)?,
            due_at: row.due_at.map(column::time).transpose()?,
            shown_at: column::time(row.shown_at)?,
            shown_rating: row.shown_rating.map(|it| rating(it, 0, 0).rating),
        })
    }
}

pub(super) const DUE_PUZZLES: &str = "
    SELECT puzzle FROM puzzle_attempts
    WHERE player = $1 AND due_at <= $2 AND due_at IS NOT NULL ORDER BY due_at";
