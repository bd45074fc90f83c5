//! What stands on the board of threes and fours, and what a stone would make of them.

use std::collections::BTreeSet;

use crate::rules::{Capturable, Colour, Move, Point, Position, Threat};

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

/// Whether whoever is to move makes two threats at once with a stone there: fours or open threes in two lines, or in one
/// and a threat to capture.
pub(super) fn makes_two(position: &Position, at: Point) -> bool {
    let mut after = position.clone();
    let Some(mover) = position.to_act().and_then(|turn| turn.colour) else {
        return false;
    };
    let Ok(played) = after.play(Move::Place(at)) else {
        return false;
    };
    let made = after.threats_made(&played).into_iter();
    let rows = made.filter(|threat| threat.is_tria() || threat.is_tessera());
    let lines: BTreeSet<_> = rows.filter_map(|threat| direction(&threat)).collect();
    match lines.len() {
        0 => false,
        1 => {
            let known: Vec<_> = position
                .captures_for(mover)
                .into_iter()
                .map(in_order)
                .collect();
            let mut captures = after.captures_for(mover).into_iter();
            captures.any(|capture| !known.contains(&in_order(capture)))
        }
        _ => true,
    }
}

/// Whether whoever is to move makes two threats at once with any stone.
pub(super) fn makes_two_anywhere(position: &Position) -> bool {
    let mut points = position.legal_points().into_iter();
    points.any(|at| makes_two(position, at))
}

/// The line of a threat: its step in files and ranks.
fn direction(threat: &Threat) -> Option<(i32, i32)> {
    let (first, last) = (threat.stones.first()?, threat.stones.last()?);
    let step = |of: fn(&Point) -> u8| (i32::from(of(last)) - i32::from(of(first))).signum();
    Some((step(|at| at.file()), step(|at| at.rank())))
}

/// At how many points whoever is to move makes an open three.
pub(super) fn points_for_three(position: &Position) -> u8 {
    let points = position.legal_points().into_iter();
    let makes = |at: &Point| !grown_at(position, *at, Threat::is_tria).is_empty();
    u8::try_from(points.filter(makes).count()).unwrap_or(u8::MAX)
}

/// The stones of a capture, in the same order from whichever end it is made.
pub(super) fn in_order(capture: Capturable) -> Vec<Point> {
    let mut stones = capture.stones;
    stones.sort_unstable();
    stones
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
