//! The result at the end of a record's text, and the end of the game that it implies.

use crate::rules::{Colour, Departure, Move, Outcome, Position, Seat};

/// A result that is not known yet.
pub(super) const OPEN: &str = "?";
const DRAWN: &str = "1/2-1/2";

/// The result of a game: 1 for the side that won, in the order of the colours.
pub(super) fn of(position: &Position) -> String {
    let Some(outcome) = position.outcome() else {
        return OPEN.to_owned();
    };
    let Some(winner) = winner(position, outcome) else {
        return DRAWN.to_owned();
    };
    let sides = usize::from(position.ruleset().sides);
    let scores: Vec<_> = (0..sides)
        .map(|side| if side == winner { "1" } else { "0" })
        .collect();
    scores.join("-")
}

/// Whether a word is a result.
pub(super) fn is_result(word: &str) -> bool {
    matches!(word, OPEN | "*" | DRAWN)
        || (word.contains('-') && word.split('-').all(|score| matches!(score, "0" | "1")))
}

/// How a game between two sides, not over on the board, must have ended for its result to be right:
/// the loser resigned, or a draw was agreed.
pub(super) fn implied_end(position: &Position, result: &str) -> Option<Move> {
    if position.outcome().is_some() || position.ruleset().sides != 2 {
        return None;
    }
    let loser = match result {
        "1-0" => Colour::SECOND,
        "0-1" => Colour::FIRST,
        "0-0" | DRAWN => return Some(Move::AgreeDraw),
        _ => return None,
    };
    Some(Move::Leave(seat_of(position, loser), Departure::Resigned))
}

/// The seat that lost by a result; without one, the seat that was to act.
pub(super) fn leaver(position: &Position, result: Option<&str>) -> Seat {
    let seat = match result {
        Some("1-0") => Some(seat_of(position, Colour::SECOND)),
        Some("0-1") => Some(seat_of(position, Colour::FIRST)),
        _ => position.to_act().map(|turn| turn.seat),
    };
    seat.unwrap_or(Seat::FIRST)
}

/// The first seat of a colour; before the colours are assigned, the seat with the same number.
fn seat_of(position: &Position, colour: Colour) -> Seat {
    let same = if colour == Colour::FIRST {
        Seat::FIRST
    } else {
        Seat::SECOND
    };
    position.seat_of(colour).unwrap_or(same)
}

/// The index of the winning side, in the order of the sides' first colours.
fn winner(position: &Position, outcome: Outcome) -> Option<usize> {
    let side = outcome.winner?;
    let by_colour = outcome.winning_colour.map(Colour::index);
    Some(by_colour.unwrap_or(side.index()) % usize::from(position.ruleset().sides))
}
