//! Which moves are looked at, and in which order.

use crate::engine::{Budget, analyse, forced_win};
use crate::rules::{Move, Point, Position};

/// How far from another stone a stone is still sensible, in king's moves.
const NEAR: u8 = 2;
/// The part of the nodes with which the engine orders moves: one in this many.
const ORDERING_PART: u64 = 4;

/// The legal ordinary stones near others, or all where the board is a line.
pub(super) fn near(position: &Position) -> Vec<Move> {
    let size = position.ruleset().size;
    let stones: Vec<Point> = position
        .board()
        .stones()
        .map(|(point, _)| point)
        .chain(position.board().power_stones())
        .collect();
    let is_near =
        |point: &Point| size.is_line() || stones.iter().any(|stone| stone.distance(*point) <= NEAR);
    let points = position.legal_points().into_iter();
    points.filter(is_near).map(Move::Place).collect()
}

/// Every legal move, the most promising first: what wins, what the engine would play, then what is
/// near the latest stone.
pub(super) fn by_promise(position: &Position, nodes: u64) -> Vec<Move> {
    let budget = Budget::nodes((nodes / ORDERING_PART).max(1));
    let win = forced_win(position, &budget).and_then(|found| found.line);
    let choice = analyse(position, &budget).map(|found| found.line);
    let first = [win, choice].into_iter().flatten();
    let mut moves: Vec<Move> = first.filter_map(|line| line.first().copied()).collect();
    let latest = position.last_placed();
    let distance = |mv: &Move| {
        mv.point()
            .zip(latest)
            .map(|(one, other)| one.distance(other))
    };
    let mut rest: Vec<Move> = position.legal().filter(|mv| !moves.contains(mv)).collect();
    rest.sort_by_key(distance);
    moves.dedup();
    moves.extend(rest);
    moves
}
