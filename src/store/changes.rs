//! The rating changes of each rated game.

use super::column;
use super::packed_changes::{self, SeatChange};
use super::sql;
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
    /// The rating changes of a game; `None` if it was not rated, or what is saved is damaged.
    pub async fn rating_changes(&mut self, game: GameId) -> Result<Option<RatingChanges>, Error> {
        let row: Option<(Vec<u8>, i64, bool)> = sql::query_as(
            "SELECT changes, (SELECT COUNT(*) FROM seats WHERE game = games.id), server IS NOT NULL
             FROM rating_changes JOIN games ON games.id = rating_changes.game WHERE game = $1",
        )
        .bind(game.0)
        .fetch_optional(self.connection())
        .await?;
        let Some((bytes, seats, has_server)) = row else {
            return Ok(None);
        };
        let Some(changes) = self.set_aside(packed_changes::of_game(game, &bytes))? else {
            return Ok(None);
        };
        let of_seat = |seat: usize| changes.iter().find(|it| it.seat == seat);
        let by_seat = || (0..column::count(seats).unwrap_or_default()).map(of_seat);
        let everywhere = by_seat().map(|it| it.map(|it| it.everywhere));
        let server = by_seat().map(|it| it.map(SeatChange::server));
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
        let seats = changes.everywhere.iter().enumerate();
        let seats = seats.filter_map(|(seat, &everywhere)| {
            Some(SeatChange {
                seat,
                everywhere: everywhere?,
                own_server: changes.server.as_ref().and_then(|changes| changes[seat]),
            })
        });
        let packed = packed_changes::to_bytes(seats);
        if !packed.is_empty() {
            sql::query("INSERT INTO rating_changes (game, changes) VALUES ($1, $2)")
                .bind(game.0)
                .bind(packed)
                .execute(self.connection())
                .await?;
        }
        Ok(())
    }
}
