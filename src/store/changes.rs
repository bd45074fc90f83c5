//! The rating changes of each rated game.

use sqlx_macros::FromRow;

use super::ratings::{from_rating, rating};
use super::{Error, Reading, Writing};
use crate::game::GameId;
use crate::rating::Change;

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
            "SELECT seat, rating, deviation, volatility,
                    rating_added, deviation_added, volatility_added,
                    server_rating, server_deviation, server_volatility,
                    server_rating_added, server_deviation_added, server_volatility_added
             FROM rating_changes WHERE game = $1 ORDER BY seat",
        )
        .bind(game.0)
        .fetch_all(self.connection())
        .await?;
        if rows.is_empty() {
            return Ok(None);
        }
        let (seats, has_server): (i64, bool) = sqlx::query_as(
            "SELECT (SELECT COUNT(*) FROM seats WHERE game = games.id), server IS NOT NULL
             FROM games WHERE id = $1",
        )
        .bind(game.0)
        .fetch_one(self.connection())
        .await?;
        let of_seat = |seat: i64| rows.iter().find(|row| row.seat == seat);
        let by_seat = || (0..seats).map(of_seat);
        let everywhere = by_seat().map(|row| row.map(ChangesRow::everywhere));
        let server = by_seat().map(|row| row.map(ChangesRow::server));
        Ok(Some(RatingChanges {
            everywhere: everywhere.collect(),
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
        let server = server.map(numbers).filter(|it| *it != numbers(everywhere));
        let mut query = sqlx::query(
            "INSERT INTO rating_changes (game, seat,
                 rating, deviation, volatility, rating_added, deviation_added, volatility_added,
                 server_rating, server_deviation, server_volatility,
                 server_rating_added, server_deviation_added, server_volatility_added)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
        )
        .bind(game.0)
        .bind(i64::try_from(seat).expect("a game has six seats at most"));
        for number in numbers(everywhere) {
            query = query.bind(number);
        }
        for index in 0..6 {
            query = query.bind(server.map(|numbers| numbers[index]));
        }
        query.execute(self.connection()).await?;
        Ok(())
    }
}

/// The columns of a change: the rating before it, and what it added.
fn numbers(change: Change) -> [i64; 6] {
    let [before, after] = [change.before, change.after].map(from_rating);
    let [points, deviation, volatility] = before;
    let added = [
        after[0] - points,
        after[1] - deviation,
        after[2] - volatility,
    ];
    [points, deviation, volatility, added[0], added[1], added[2]]
}

/// The change in these columns.
fn change(numbers: [i64; 6]) -> Change {
    let [points, deviation, volatility, added @ ..] = numbers;
    let after = [
        points.saturating_add(added[0]),
        deviation.saturating_add(added[1]),
        volatility.saturating_add(added[2]),
    ];
    Change {
        before: rating(points, deviation, volatility),
        after: rating(after[0], after[1], after[2]),
    }
}

#[derive(FromRow)]
struct ChangesRow {
    seat: i64,
    rating: i64,
    deviation: i64,
    volatility: i64,
    rating_added: i64,
    deviation_added: i64,
    volatility_added: i64,
    server_rating: Option<i64>,
    server_deviation: Option<i64>,
    server_volatility: Option<i64>,
    server_rating_added: Option<i64>,
    server_deviation_added: Option<i64>,
    server_volatility_added: Option<i64>,
}

impl ChangesRow {
    fn everywhere(&self) -> Change {
        change([
            self.rating,
            self.deviation,
            self.volatility,
            self.rating_added,
            self.deviation_added,
            self.volatility_added,
        ])
    }

    /// On the ladder of the game's server: the same as everywhere unless it was saved apart.
    fn server(&self) -> Change {
        self.own_server().unwrap_or_else(|| self.everywhere())
    }

    fn own_server(&self) -> Option<Change> {
        Some(change([
            self.server_rating?,
            self.server_deviation?,
            self.server_volatility?,
            self.server_rating_added?,
            self.server_deviation_added?,
            self.server_volatility_added?,
        ]))
    }
}
