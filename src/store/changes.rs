//! The rating changes of each rated game.

use sqlx_macros::FromRow;

use super::ratings::{from_rating, rating};
use super::{Error, Reading, Writing};
use crate::game::GameId;
use crate::rating::{Change, Rating};

/// The rating changes of a game, by seat; `None` for a player who left before taking part.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingChanges {
    /// On the global ladder.
    pub everywhere: Vec<Option<Change>>,
    /// On the ladder of the game's server, if it had one.
    pub server: Option<Vec<Option<Change>>>,
}

impl Reading {
    /// The rating changes of a game; `None` if it was not rated.
    pub async fn rating_changes(&mut self, game: GameId) -> Result<Option<RatingChanges>, Error> {
        let rows: Vec<ChangesRow> = sqlx::query_as(
            "SELECT seat, rating_before, deviation_before, volatility_before,
                    rating_after, deviation_after, volatility_after,
                    server_rating_before, server_deviation_before, server_volatility_before,
                    server_rating_after, server_deviation_after, server_volatility_after
             FROM rating_changes WHERE game = $1 ORDER BY seat",
        )
        .bind(game.0)
        .fetch_all(self.connection())
        .await?;
        if rows.is_empty() {
            return Ok(None);
        }
        let seats: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM seats WHERE game = $1")
            .bind(game.0)
            .fetch_one(self.connection())
            .await?;
        let of_seat = |seat: i64| rows.iter().find(|row| row.seat == seat);
        let by_seat = || (0..seats).map(of_seat);
        let has_server = rows.iter().any(|row| row.server().is_some());
        let server = by_seat().map(|row| row.and_then(ChangesRow::server));
        Ok(Some(RatingChanges {
            everywhere: by_seat()
                .map(|row| row.map(ChangesRow::everywhere))
                .collect(),
            server: has_server.then(|| server.collect()),
        }))
    }
}

impl Writing {
    /// Saves the rating changes of a game.
    pub async fn insert_rating_changes(
        &mut self,
        game: GameId,
        changes: &RatingChanges,
    ) -> Result<(), Error> {
        for (index, &everywhere) in changes.everywhere.iter().enumerate() {
            let server = changes.server.as_ref().and_then(|changes| changes[index]);
            if let Some(everywhere) = everywhere {
                self.insert_change(game, index, everywhere, server).await?;
            }
        }
        Ok(())
    }

    async fn insert_change(
        &mut self,
        game: GameId,
        seat: usize,
        everywhere: Change,
        server: Option<Change>,
    ) -> Result<(), Error> {
        let mut query = sqlx::query(
            "INSERT INTO rating_changes (game, seat,
                 rating_before, deviation_before, volatility_before,
                 rating_after, deviation_after, volatility_after,
                 server_rating_before, server_deviation_before, server_volatility_before,
                 server_rating_after, server_deviation_after, server_volatility_after)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
        )
        .bind(game.0)
        .bind(i64::try_from(seat).expect("a game has six seats at most"));
        for change in [Some(everywhere), server] {
            for rating in [
                change.map(|change| change.before),
                change.map(|change| change.after),
            ] {
                for number in numbers(rating) {
                    query = query.bind(number);
                }
            }
        }
        query.execute(self.connection()).await?;
        Ok(())
    }
}

/// The columns of a rating, or three empty ones.
fn numbers(rating: Option<Rating>) -> [Option<i64>; 3] {
    rating.map_or([None; 3], |rating| from_rating(rating).map(Some))
}

#[derive(FromRow)]
struct ChangesRow {
    seat: i64,
    rating_before: i64,
    deviation_before: i64,
    volatility_before: i64,
    rating_after: i64,
    deviation_after: i64,
    volatility_after: i64,
    server_rating_before: Option<i64>,
    server_deviation_before: Option<i64>,
    server_volatility_before: Option<i64>,
    server_rating_after: Option<i64>,
    server_deviation_after: Option<i64>,
    server_volatility_after: Option<i64>,
}

impl ChangesRow {
    fn everywhere(&self) -> Change {
        Change {
            before: rating(
                self.rating_before,
                self.deviation_before,
                self.volatility_before,
            ),
            after: rating(
                self.rating_after,
                self.deviation_after,
                self.volatility_after,
            ),
        }
    }

    fn server(&self) -> Option<Change> {
        Some(Change {
            before: rating(
                self.server_rating_before?,
                self.server_deviation_before?,
                self.server_volatility_before?,
            ),
            after: rating(
                self.server_rating_after?,
                self.server_deviation_after?,
                self.server_volatility_after?,
            ),
        })
    }
}
