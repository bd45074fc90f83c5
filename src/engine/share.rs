//! Openings that share out the colours: which stones to offer, and which colour to take.

use super::board::Board;
use super::budget::Budget;
use super::hash::mixed;
use super::think::{self, Manner};
use crate::rules::{Asks, Choice, Colour, Move, Point, Position};

/// How far from the centre the stones of an offered opening stand, in steps of a king.
const SPREAD: u8 = 3;
/// How many last stones of an opening are compared.
const TRIALS: usize = 10;
/// From which score on a colour is clearly better.
const CLEAR: i32 = 70;
/// What part of the budget goes into looking at one last stone.
const TRIAL: u64 = 16;

/// The move of whoever is asked for a stone or a choice before the colours are shared out; nothing
/// once they are.
pub(super) fn share(
    position: &Position,
    budget: &Budget<'_>,
    manner: Manner,
    seed: u64,
) -> Option<Move> {
    let turn = position.to_act()?;
    match turn.asks {
        Asks::Choose(choices) => Some(Move::Choose(choose(
            position, choices, budget, manner, seed,
        ))),
        Asks::Place if position.colour_of(turn.seat).is_none() => {
            offer(position, budget, manner, seed)
        }
        Asks::Place => None,
    }
}

/// Takes the colour that looks better, and hands a balanced position back where that can be done.
fn choose(
    position: &Position,
    choices: &'static [Choice],
    budget: &Budget<'_>,
    manner: Manner,
    seed: u64,
) -> Choice {
    let first = score_of_first(position, budget, manner).unwrap_or(0);
    let is_balanced = first.abs() < CLEAR;
    if is_balanced && choices.contains(&Choice::Pass) && mixed(seed).is_multiple_of(2) {
        return Choice::Pass;
    }
    if first > 0 {
        Choice::Swap
    } else {
        Choice::NoSwap
    }
}

/// How good the position is for the first colour, once nobody can choose any more.
fn score_of_first(position: &Position, budget: &Budget<'_>, manner: Manner) -> Option<i32> {
    let mut chosen = position.clone();
    chosen.play(Move::Choose(Choice::NoSwap)).ok()?;
    let to_move = chosen.to_act()?.colour?;
    let thought = think::think(Board::of(&chosen)?, budget, manner, |_| 0);
    let (_, score) = *thought.ranked.first()?;
    Some(if to_move == Colour::FIRST {
        score
    } else {
        -score
    })
}

/// A stone near the centre, at random but for the last one, which makes the most balanced position.
fn offer(position: &Position, budget: &Budget<'_>, manner: Manner, seed: u64) -> Option<Move> {
    let mut points = position.legal_points();
    let centre = position.ruleset().size.centre();
    let lot = |point: &Point| {
        let place = u64::from(point.rank()) * 32 + u64::from(point.file());
        let far = point.distance(centre) > SPREAD;
        (far, mixed(place ^ mixed(seed ^ u64::from(position.ply()))))
    };
    points.sort_by_key(lot);
    let first = *points.first()?;
    let mut after = position.clone();
    after.play(Move::Place(first)).ok()?;
    let is_last = matches!(after.to_act()?.asks, Asks::Choose(_));
    if !is_last {
        return Some(Move::Place(first));
    }
    let trial = Budget {
        nodes: (budget.nodes / TRIAL).max(1),
        ..*budget
    };
    let imbalance = |point: &Point| {
        let mut after = position.clone();
        let score = after
            .play(Move::Place(*point))
            .ok()
            .and_then(|_| score_of_first(&after, &trial, manner));
        score.map_or(i32::MAX, i32::abs)
    };
    points.truncate(TRIALS);
    points.into_iter().min_by_key(imbalance).map(Move::Place)
}
