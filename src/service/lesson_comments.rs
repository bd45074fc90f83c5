//! Whether the game of the last lesson may be commented on.

use crate::game::{Game, StandsFor};
use crate::rules::{BoardKey, Position};
use crate::store::{self, Reading};

/// Whether nothing may be said of the boards of a lesson's game: of what a comment speaks of something stands in
/// another running game, turned, mirrored, shifted or reached in another order, or comes one stone after such a
/// position. The learner's own games all count but those of lessons, those of others as [`StandsFor`] says.
pub(super) async fn hides_comments(
    reading: &mut Reading,
    game: &Game,
) -> Result<bool, store::Error> {
    let Some(learner) = game.people().next() else {
        return Ok(false);
    };
    // A comment speaks of the board, and of what the last turn of both has made of the one before.
    let positions = game.standing_positions();
    let keys = positions.iter().flat_map(Position::keys_spoken_of);
    let keys: Vec<BoardKey> = keys.collect();
    if keys.is_empty() {
        return Ok(false);
    }
    let least = StandsFor::OtherGames;
    let stands = reading.stands_outside_lessons(&keys, learner, least);
    stands.await
}
