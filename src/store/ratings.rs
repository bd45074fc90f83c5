//! The players' ratings.

use jiff::Timestamp;
use sqlx_macros::FromRow;

use super::column::{self, from_id, from_time};
use super::{Error, Reading, Writing};
use crate::game::{PlayerId, ServerId};
use crate::rating::{Method, Rating, Standing, Tally};
use crate::rules::catalogue;

/// Which games a ladder counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scope {
    /// The games of one server.
    Server(ServerId),
    /// All games.
    Everywhere,
}

/// A player's standing on a ladder as of their last rated game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SavedStanding {
    /// Rating and results.
    pub standing: Standing,
    /// When the last rated game ended.
    pub rated_at: Timestamp,
}

impl Reading {
    /// A player's standing on a ladder; `None` before their first rated game.
    pub async fn standing(
        &mut self,
        scope: Scope,
        ruleset: &str,
        player: PlayerId,
    ) -> Result<Option<SavedStanding>, Error> {
        let row: Option<StandingRow> = sqlx::query_as(
            "SELECT rating, deviation, volatility, wins, losses, draws, rated_at
             FROM ratings WHERE server = $1 AND ruleset = $2 AND player = $3",
        )
        .bind(from_scope(scope)?)
        .bind(ruleset)
        .bind(from_id(player.0)?)
        .fetch_optional(self.connection())
        .await?;
        row.map(SavedStanding::try_from).transpose()
    }
}

impl Writing {
    /// Saves a player's standing on a ladder.
    pub async fn save_standing(
        &mut self,
        scope: Scope,
        ruleset: &str,
        player: PlayerId,
        saved: SavedStanding,
    ) -> Result<(), Error> {
        let [rating, deviation, volatility] = from_rating(saved.standing.rating);
        let tally = saved.standing.tally;
        sqlx::query(
            "INSERT INTO ratings (server, ruleset, player, rating, deviation, volatility,
                                  wins, losses, draws, rated_at, provisional_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
             ON CONFLICT (server, ruleset, player) DO UPDATE SET
                 rating = excluded.rating, deviation = excluded.deviation,
                 volatility = excluded.volatility, wins = excluded.wins,
                 losses = excluded.losses, draws = excluded.draws,
                 rated_at = excluded.rated_at, provisional_at = excluded.provisional_at",
        )
        .bind(from_scope(scope)?)
        .bind(ruleset)
        .bind(from_id(player.0)?)
        .bind(rating)
        .bind(deviation)
        .bind(volatility)
        .bind(tally.wins)
        .bind(tally.losses)
        .bind(tally.draws)
        .bind(from_time(saved.rated_at))
        .bind(provisional_at(saved, method(ruleset)))
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

/// A ladder's server; the global ladder is stored as server 0, which is not a valid Discord id.
pub(super) fn from_scope(scope: Scope) -> Result<i64, Error> {
    match scope {
        Scope::Server(server) => from_id(server.0),
        Scope::Everywhere => Ok(0),
    }
}

const MILLISECONDS_PER_DAY: i64 = 24 * 60 * 60 * 1_000;

/// How the games of a ruleset are rated.
fn method(ruleset: &str) -> Method {
    Method::among(catalogue::find(ruleset).map_or(2, |ruleset| ruleset.seats))
}

/// When a player becomes provisional without another game; 0 if they already are.
fn provisional_at(saved: SavedStanding, method: Method) -> i64 {
    match saved.standing.rating.days_until_provisional(method) {
        0 => 0,
        days => from_time(saved.rated_at) + i64::from(days) * MILLISECONDS_PER_DAY,
    }
}

#[derive(FromRow)]
pub(super) struct StandingRow {
    rating: i64,
    deviation: i64,
    volatility: i64,
    wins: i64,
    losses: i64,
    draws: i64,
    rated_at: i64,
}

impl TryFrom<StandingRow> for SavedStanding {
    type Error = Error;

    fn try_from(row: StandingRow) -> Result<Self, Error> {
        let tally = Tally {
            wins: column::count(row.wins)?,
            losses: column::count(row.losses)?,
            draws: column::count(row.draws)?,
        };
        let rating = rating(row.rating, row.deviation, row.volatility);
        Ok(Self {
            standing: Standing { rating, tally },
            rated_at: column::time(row.rated_at)?,
        })
    }
}

/// Thousandths of rating and deviation, hundred-millionths of volatility: exactly the decimals a
/// [`Rating`] keeps.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a rating is far below the largest integer"
)]
pub(super) fn from_rating(rating: Rating) -> [i64; 3] {
    [
        rating.rating * 1e3,
        rating.deviation * 1e3,
        rating.volatility * 1e8,
    ]
    .map(|number| number.round() as i64)
}

#[expect(
    clippy::cast_precision_loss,
    reason = "a rating has ten digits at most"
)]
pub(super) fn rating(rating: i64, deviation: i64, volatility: i64) -> Rating {
    Rating {
        rating: rating as f64 / 1e3,
        deviation: deviation as f64 / 1e3,
        volatility: volatility as f64 / 1e8,
    }
}
