//! The result at the end of a record's text, and the end of the game that it implies.

use crate::rules::{Colour, Departure, Move, Outcome, Position, Ruleset, Seat};

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

/// Whether a word is a result of a game by this ruleset: it has a score for each side.
pub(super) fn is_result(word: &str, ruleset: &Ruleset) -> bool {
    let are_scores = || {
        let mut scores = word.split('-');
        scores.all(|score| matches!(score, "0" | "1"))
    };
    is_open(word)
        || word == DRAWN
        || (word.split('-').count() == usize::from(ruleset.sides) && are_scores())
}

/// Whether a result says that there is none.
pub(super) fn is_open(result: &str) -> bool {
    matches!(result, OPEN | "*")
}

fn is_drawn(result: &str) -> bool {
    result == DRAWN || result.split('-').all(|score| score == "0")
}

/// Whether both results are told, and cannot both be right.
pub(super) fn contradict(one: &str, other: &str) -> bool {
    let is_told = !is_open(one) && !is_open(other);
    is_told && one != other && !(is_drawn(one) && is_drawn(other))
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

/// The seat that left by a result: the one that was to act, unless its side won. Then it is the first
/// of the side that lost.
pub(super) fn leaver(position: &Position, result: Option<&str>) -> Seat {
    let loser = match result {
        Some("1-0") => Some(Colour::SECOND),
        Some("0-1") => Some(Colour::FIRST),
        _ => None,
    };
    let to_act = position.to_act().map(|turn| turn.seat);
    let Some(loser) = loser else {
        return to_act.unwrap_or(Seat::FIRST);
    };
    let sides = usize::from(position.ruleset().sides);
    let has_lost = |&seat: &Seat| {
        let colour = position.colour_of(seat);
        colour.is_some_and(|colour| colour.index() % sides == loser.index())
    };
    to_act
        .filter(has_lost)
        .unwrap_or_else(|| seat_of(position, loser))
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
