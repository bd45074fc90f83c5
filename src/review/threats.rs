//! What stands on the board of threes and fours, and what a stone would make of them.

use crate::rules::{Colour, Move, Point, Position, Threat};

/// A kind of threat: an open three or a four.
pub(super) type Kind = fn(&Threat) -> bool;

/// The other colour of a game for two.
pub(super) fn opponent(mover: Colour) -> Colour {
    if mover == Colour::FIRST {
        Colour::SECOND
    } else {
        Colour::FIRST
    }
}

/// The position after the first move of a line.
pub(super) fn first_of(from: &Position, line: &[Move]) -> Option<Position> {
    let mut position = from.clone();
    position.play(*line.first()?).ok()?;
    Some(position)
}

/// Whether a colour has such a threat.
pub(super) fn has(position: &Position, colour: Colour, is_such: Kind) -> bool {
    position.threats_of(colour).iter().any(is_such)
}

/// How many more such threats a colour has after than before.
pub(super) fn more(before: &Position, after: &Position, colour: Colour, is_such: Kind) -> usize {
    let count = |position: &Position| {
        let threats = position.threats_of(colour);
        threats.iter().filter(|threat| is_such(threat)).count()
    };
    count(after).saturating_sub(count(before))
}

/// Whether a stone of this colour, whose turn it is, makes such a threat there.
pub(super) fn makes_at(position: &Position, at: Point, colour: Colour, is_such: Kind) -> bool {
    let is_turn = position.to_act().and_then(|turn| turn.colour) == Some(colour);
    let after = first_of(position, &[Move::Place(at)]).filter(|_| is_turn);
    after.is_some_and(|after| more(position, &after, colour, is_such) > 0)
}

/// The stones that stood before and become such a threat with a stone there, for each threat that it makes.
pub(super) fn grown_at(position: &Position, at: Point, is_such: Kind) -> Vec<Vec<Point>> {
    let mut after = position.clone();
    let Ok(played) = after.play(Move::Place(at)) else {
        return Vec::new();
    };
    let made = after.threats_made(&played).into_iter();
    made.filter(is_such)
        .map(|threat| threat.stones.into_iter().filter(|&stone| stone != at))
        .map(Iterator::collect)
        .collect()
}

/// Whether whoever is to move makes such a threat of just these stones with a stone anywhere.
pub(super) fn grow_anywhere(position: &Position, stones: &[Point], is_such: Kind) -> bool {
    let mut points = position.legal_points().into_iter();
    points.any(|at| {
        let grown = grown_at(position, at, is_such);
        grown.iter().any(|of| of == stones)
    })
}

/// The open three of a colour that is none any more in both of two positions, although all its stones still stand: one
/// that was blocked in two ways.
pub(super) fn blocked_in_both(
    before: &Position,
    after: [&Position; 2],
    colour: Colour,
) -> Option<Vec<Point>> {
    let threes = before.threats_of(colour).into_iter();
    let is_blocked = |three: &Threat, position: &Position| {
        let stone = |&at: &Point| position.board().at(at) == before.board().at(at);
        let later = position.threats_of(colour);
        let is_left = |it: &Threat| it.is_tria() && it.stones == three.stones;
        three.stones.iter().all(stone) && !later.iter().any(is_left)
    };
    let mut threes = threes.filter(Threat::is_tria);
    let both = threes.find(|three| after.iter().all(|position| is_blocked(three, position)));
    both.map(|three| three.stones)
}
