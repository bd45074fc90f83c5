//! The players' ratings.

use jiff::Timestamp;
use sqlx_macros::FromRow;

use super::column::{self, from_id, from_time};
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{PlayerId, SeasonId, ServerId};
use crate::rating::{Method, Rating, Standing, Tally};
use crate::rules::catalogue;

/// Which games a ladder counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scope {
    /// The games of one server.
    Server(ServerId),
    /// All games.
    Everywhere,
    /// The games of one season of a server. Each player stands there as after their last one.
    Season {
        /// The season.
        id: SeasonId,
        /// Its server.
        server: ServerId,
    },
}

impl Scope {
    /// The server by whose names players are called.
    pub const fn server(self) -> Option<ServerId> {
        match self {
            Self::Server(server) | Self::Season { server, .. } => Some(server),
            Self::Everywhere => None,
        }
    }
}

/// Where a standing lies among all those of a server, in the order in which they are gone through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LadderPlace {
    /// The id of the ruleset.
    pub ruleset: String,
    /// The player.
    pub player: PlayerId,
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
        let row: Option<StandingRow> = sql::query_as(
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

    /// Up to this many standings of a scope whose players are ranked unless time passes, those that come
    /// after a place; each with its own place. What is damaged is left out.
    pub async fn ranked_after(
        &mut self,
        scope: Scope,
        after: Option<&LadderPlace>,
        most: u32,
    ) -> Result<Vec<(LadderPlace, Option<SavedStanding>)>, Error> {
        let rows: Vec<PlacedRow> = sql::query_as(RANKED_AFTER)
            .bind(from_scope(scope)?)
            .bind(after.map_or("", |after| &after.ruleset))
            .bind(after.map_or(Ok(0), |after| from_id(after.player.0))?)
            .bind(most)
            .fetch_all(self.connection())
            .await?;
        self.readable(rows, |row| {
            let player = PlayerId(column::id(row.player)?);
            let place = LadderPlace {
                ruleset: row.ruleset,
                player,
            };
            Ok((place, self.set_aside(row.standing.try_into())?))
        })
    }
}

pub(super) const RANKED_AFTER: &str = "
    SELECT ruleset, player, rating, deviation, volatility, wins, losses, draws, rated_at
    FROM ratings WHERE server = $1 AND (ruleset, player) > ($2, $3) AND provisional_at > 0
    ORDER BY ruleset, player LIMIT $4";

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
        sql::query(
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
        .bind(provisional_at(saved, 0.0, method(ruleset)))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Saves when a player becomes provisional, now that the deviation of a saved standing has grown by
    /// this sum of squares with the ends of seasons since.
    pub async fn save_growth(
        &mut self,
        scope: Scope,
        place: &LadderPlace,
        saved: SavedStanding,
        growth: f64,
    ) -> Result<(), Error> {
        sql::query(
            "UPDATE ratings SET provisional_at = $4
             WHERE server = $1 AND ruleset = $2 AND player = $3 AND provisional_at <> $4",
        )
        .bind(from_scope(scope)?)
        .bind(&place.ruleset)
        .bind(from_id(place.player.0)?)
        .bind(provisional_at(saved, growth, method(&place.ruleset)))
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

/// A ladder's server. The global ladder is stored as server 0, and that of a season as its id below zero:
/// neither is a valid Discord id.
pub(super) fn from_scope(scope: Scope) -> Result<i64, Error> {
    match scope {
        Scope::Server(server) => from_id(server.0),
        Scope::Everywhere => Ok(0),
        Scope::Season { id, .. } => Ok(-id.0),
    }
}

const MILLISECONDS_PER_DAY: i64 = 24 * 60 * 60 * 1_000;

/// How the games of a ruleset are rated.
fn method(ruleset: &str) -> Method {
    Method::among(catalogue::find(ruleset).map_or(2, |ruleset| ruleset.seats))
}

/// When a player becomes provisional without another game; 0 if they already are.
fn provisional_at(saved: SavedStanding, growth: f64, method: Method) -> i64 {
    let rating = saved.standing.rating;
    match rating.days_until_provisional_after(growth, method) {
        0 => 0,
        days => from_time(saved.rated_at) + i64::from(days) * MILLISECONDS_PER_DAY,
    }
}

#[derive(FromRow)]
struct PlacedRow {
    ruleset: String,
    player: i64,
    #[sqlx(flatten)]
    standing: StandingRow,
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
