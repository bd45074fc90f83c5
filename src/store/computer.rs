//! Games against the computer: those in which it is to move, and people's results.

use jiff::Timestamp;
use sqlx_macros::FromRow;

use super::column::{self, from_id, from_time};
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{GameId, PlayerId};

/// A person's results against the computer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComputerResults {
    /// The id of the ruleset.
    pub ruleset: String,
    /// The level of the computer.
    pub level: u8,
    /// Games that the person won.
    pub wins: u32,
    /// Games that the computer won.
    pub losses: u32,
    /// Drawn games.
    pub draws: u32,
}

impl Reading {
    /// The games in which the computer is to move, oldest first.
    pub async fn computer_games(&mut self) -> Result<Vec<GameId>, Error> {
        let ids = sql::query_scalar(WAITING_FOR_COMPUTER)
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(GameId).collect())
    }

    /// Whether an account is one whose moves the computer has chosen: the bot's own.
    pub async fn is_computer(&mut self, player: PlayerId) -> Result<bool, Error> {
        let found: bool =
            sql::query_scalar("SELECT EXISTS (SELECT 1 FROM games WHERE machine = $1)")
                .bind(from_id(player.0)?)
                .fetch_one(self.connection())
                .await?;
        Ok(found)
    }

    /// The running games of a person against the computer.
    pub async fn running_against_computer(
        &mut self,
        player: PlayerId,
    ) -> Result<Vec<GameId>, Error> {
        let ids = sql::query_scalar(RUNNING_AGAINST_COMPUTER)
            .bind(from_id(player.0)?)
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(GameId).collect())
    }

    /// When a person's games against the computer began, of those that began after `since` and by
    /// `now`, the first one first. A later time was recorded by a clock that was wrong.
    pub async fn begun_against_computer(
        &mut self,
        player: PlayerId,
        since: Timestamp,
        now: Timestamp,
    ) -> Result<Vec<Timestamp>, Error> {
        let begun: Vec<i64> = sql::query_scalar(BEGUN_AGAINST_COMPUTER)
            .bind(from_id(player.0)?)
            .bind(from_time(since))
            .bind(from_time(now))
            .fetch_all(self.connection())
            .await?;
        self.readable(begun, column::time)
    }

    /// A person's results against the computer, by ruleset and level.
    pub async fn computer_results(
        &mut self,
        player: PlayerId,
    ) -> Result<Vec<ComputerResults>, Error> {
        let rows: Vec<ResultsRow> = sql::query_as(
            "SELECT ruleset, level, wins, losses, draws FROM computer_results
             WHERE player = $1 ORDER BY ruleset, level",
        )
        .bind(from_id(player.0)?)
        .fetch_all(self.connection())
        .await?;
        self.readable(rows, ComputerResults::try_from)
    }
}

impl Writing {
    /// Adds the result of a finished game.
    pub async fn add_computer_result(
        &mut self,
        player: PlayerId,
        results: &ComputerResults,
    ) -> Result<(), Error> {
        sql::query(
            "INSERT INTO computer_results (player, ruleset, level, wins, losses, draws)
             VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (player, ruleset, level) DO UPDATE SET
                 wins = computer_results.wins + excluded.wins,
                 losses = computer_results.losses + excluded.losses,
                 draws = computer_results.draws + excluded.draws",
        )
        .bind(from_id(player.0)?)
        .bind(&results.ruleset)
        .bind(i64::from(results.level))
        .bind(i64::from(results.wins))
        .bind(i64::from(results.losses))
        .bind(i64::from(results.draws))
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

#[derive(FromRow)]
struct ResultsRow {
    ruleset: String,
    level: i64,
    wins: i64,
    losses: i64,
    draws: i64,
}

impl TryFrom<ResultsRow> for ComputerResults {
    type Error = Error;

    fn try_from(row: ResultsRow) -> Result<Self, Error> {
        Ok(Self {
            ruleset: row.ruleset,
            level: column::count(row.level)?,
            wins: column::count(row.wins)?,
            losses: column::count(row.losses)?,
            draws: column::count(row.draws)?,
        })
    }
}

pub(super) const RUNNING_AGAINST_COMPUTER: &str = "
    SELECT games.id FROM seats JOIN games ON games.id = seats.game
    WHERE seats.player = $1 AND seats.running AND games.machine IS NOT NULL";

pub(super) const BEGUN_AGAINST_COMPUTER: &str = "
    SELECT games.started_at FROM games JOIN seats ON seats.game = games.id
    WHERE games.machine IS NOT NULL AND games.started_at > $2 AND games.started_at <= $3
        AND seats.player = $1 ORDER BY games.started_at";

// The condition is copied from the index `games_machine`, word for word.
pub(super) const WAITING_FOR_COMPUTER: &str = "
    SELECT id FROM games WHERE machine IS NOT NULL AND to_move = machine ORDER BY id";
