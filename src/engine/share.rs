//! Openings that share out the colours: which stones to offer, and which colour to take.

use super::board::Board;
use super::budget::Budget;
use super::hash::mixed;
use super::search_options::SearchOptions;
use super::think;
use crate::rules::{Asks, Choice, Colour, Move, Point, Position};

/// How far from the centre the stones of an offered opening stand, in steps of a king.
const SPREAD: u8 = 3;
/// How many last stones of an opening are compared.
const TRIALS: usize = 10;
/// From which score on a colour is clearly better.
const CLEAR: i32 = 70;
/// What part of the budget goes into looking at one last stone.
const TRIAL: u64 = 16;

/// What was decided before the colours are shared out.
pub(super) struct Shared {
    /// The stone or the choice.
    pub(super) mv: Move,
    /// How many stones ahead the searches looked that it was decided by, at most; 0 if by none.
    pub(super) depth: u32,
    /// How many stones they placed.
    pub(super) nodes: u64,
}

/// What was searched to share out the colours.
struct Sharing<'p, 'b> {
    position: &'p Position,
    options: SearchOptions,
    seed: u64,
    /// For one position.
    budget: Budget<'b>,
    depth: u32,
    nodes: u64,
}

/// The move of whoever is asked for a stone or a choice before the colours are shared out; nothing
/// once they are.
pub(super) fn share(
    position: &Position,
    budget: &Budget<'_>,
    options: SearchOptions,
    seed: u64,
) -> Option<Shared> {
    let turn = position.to_act()?;
    let mut sharing = Sharing {
        position,
        options,
        seed,
        budget: *budget,
        depth: 0,
        nodes: 0,
    };
    let mv = match turn.asks {
        Asks::Choose(choices) => Move::Choose(sharing.choose(choices)),
        Asks::Place if position.colour_of(turn.seat).is_none() => sharing.offer()?,
        Asks::Place => return None,
    };
    Some(Shared {
        mv,
        depth: sharing.depth,
        nodes: sharing.nodes,
    })
}

impl Sharing<'_, '_> {
    /// Takes the colour that looks better, and hands a balanced position back where that can be
    /// done.
    fn choose(&mut self, choices: &'static [Choice]) -> Choice {
        let first = self.score_of_first(self.position).unwrap_or(0);
        let is_balanced = first.abs() < CLEAR;
        let lot = mixed(self.seed);
        if is_balanced && choices.contains(&Choice::Pass) && lot.is_multiple_of(2) {
            return Choice::Pass;
        }
        if first > 0 {
            Choice::Swap
        } else {
            Choice::NoSwap
        }
    }

    /// A stone near the centre, at random but for the last one, which makes the most balanced
    /// position.
    fn offer(&mut self) -> Option<Move> {
        let position = self.position;
        let mut points = position.legal_points();
        let centre = position.ruleset().size.centre();
        let lot = |point: &Point| {
            let place = u64::from(point.rank()) * 32 + u64::from(point.file());
            let far = point.distance(centre) > SPREAD;
            let seed = mixed(self.seed ^ u64::from(position.ply()));
            (far, mixed(place ^ seed))
        };
        points.sort_by_key(lot);
        let first = *points.first()?;
        let mut after = position.clone();
        after.play(Move::Place(first)).ok()?;
        let is_last = matches!(after.to_act()?.asks, Asks::Choose(_));
        if !is_last {
            return Some(Move::Place(first));
        }
        points.truncate(TRIALS);
        self.budget.nodes = (self.budget.nodes / TRIAL).max(1);
        self.budget.guard = self.budget.guard.map(|guard| guard / TRIALS as u32);
        let mut imbalance = |point: &Point| {
            let mut after = position.clone();
            after.play(Move::Place(*point)).ok()?;
            self.score_of_first(&after)
        };
        points
            .into_iter()
            .min_by_key(|point| imbalance(point).map_or(i32::MAX, i32::abs))
            .map(Move::Place)
    }

    /// How good a position is for the first colour, once nobody can choose any more.
    fn score_of_first(&mut self, position: &Position) -> Option<i32> {
        let mut chosen = position.clone();
        chosen.play(Move::Choose(Choice::NoSwap)).ok()?;
        let to_move = chosen.to_act()?.colour?;
        let board = Board::of(&chosen)?;
        let thought = think::think(board, &self.budget, self.options, |_| 0);
        self.depth = self.depth.max(thought.depth);
        self.nodes += thought.nodes;
        let (_, score) = *thought.ranked.first()?;
        Some(if to_move == Colour::FIRST {
            score
        } else {
            -score
        })
    }
}
