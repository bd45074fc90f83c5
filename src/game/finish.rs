//! Who finished where in a game that is over: what ratings go by.
//!
//! The winning side is first. Of more than two who play alone, those who left stand behind those who
//! stayed, and the later they left the higher; the others share a place. Sides of partners are two.
//! A draw shares the first place. In a match for points, those who stayed stand in the order of their
//! points.

use super::game::{Game, PLIES_TO_COUNT};
use crate::rules::{Move, Seat};

/// The place of every seat that takes part in the rating of a game, by seat; `None` if the game does
/// not count. A seat has no place if its player left before having made [`PLIES_TO_COUNT`] plies,
/// while others played on: that player did not take part.
///
/// A match counts once, with its last game. `plies` are then those of all its games, and `points` its
/// score, each by seat of that last game.
pub fn finish(game: &Game, plies: &[u16], points: Option<&[u16]>) -> Option<Vec<Option<u8>>> {
    if !game.counts_with(plies) {
        return None;
    }
    let places = places(game, points).into_iter().zip(plies);
    let places = places.map(|(place, &plies)| (plies >= PLIES_TO_COUNT).then_some(place));
    Some(places.collect())
}

/// The place of every seat in a game that is over, by seat: how many stand before it. In a match,
/// those who stayed stand in the order of these points.
pub fn places(game: &Game, points: Option<&[u16]>) -> Vec<u8> {
    let seats = || game.position().seats();
    let keys: Vec<_> = seats().map(|seat| key(game, seat, points)).collect();
    let before = |key| keys.iter().filter(|&&other| other < key).count();
    keys.iter()
        .map(|&key| u8::try_from(before(key)).unwrap_or(u8::MAX))
        .collect()
}

/// Orders the seats: how late they left, those who stayed first, and then how they did.
fn key(game: &Game, seat: Seat, points: Option<&[u16]>) -> (usize, u16) {
    let position = game.position();
    let ruleset = position.ruleset();
    let has_lost = || {
        let winner = position.outcome().and_then(|outcome| outcome.winner);
        u16::from(winner.is_some_and(|winner| position.side_of(seat) != winner))
    };
    if ruleset.sides < ruleset.seats {
        return (0, has_lost());
    }
    match (left_before_the_end(game, seat), points) {
        (0, Some(points)) => (0, u16::MAX - points[seat.index()]),
        (0, None) => (0, has_lost()),
        (early, _) => (early, 0),
    }
}

/// How early a player left: 1 for the last who did, 0 for one who stayed.
fn left_before_the_end(game: &Game, seat: Seat) -> usize {
    let moves = game.record().moves.iter().rev();
    let mut left = moves.filter(|mv| matches!(mv, Move::Leave(..)));
    let found = left.position(|&mv| matches!(mv, Move::Leave(who, _) if who == seat));
    found.map_or(0, |index| index + 1)
}

#[cfg(test)]
mod tests;
