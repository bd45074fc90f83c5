//! Openings that assign the colours: which stones to offer, and which colour to take.

use super::board::Board;
use super::budget::Budget;
use super::hash::mixed;
use super::root_search;
use super::search_options::SearchOptions;
use crate::rules::{Choice, Colour, Move, Point, Position, TurnAction};

/// How far from the centre the stones of an offered opening lie, in king's moves.
const SPREAD: u8 = 3;
/// How many candidates for the last stone of an opening are compared.
const TRIALS: usize = 10;
/// From this score on, a colour is clearly better.
const CLEAR: i32 = 70;
/// The part of the budget for searching one candidate for the last stone: one in this many.
const TRIAL: u64 = 16;

/// A move made before the colours are assigned.
pub(super) struct OpeningMove {
    /// The stone or the choice.
    pub(super) mv: Move,
    /// The greatest depth of the searches behind it, in stones; 0 if there were none.
    pub(super) depth: u32,
    /// Nodes searched (stones placed).
    pub(super) nodes: u64,
}

/// The search for a move while the colours are not assigned yet.
struct OpeningSearch<'p, 'b> {
    position: &'p Position,
    options: SearchOptions,
    seed: u64,
    /// The budget for each position.
    budget: Budget<'b>,
    depth: u32,
    nodes: u64,
}

/// The move of a player who must place a stone or choose before the colours are assigned; `None`
/// once they are.
pub(super) fn opening_move(
    position: &Position,
    budget: &Budget<'_>,
    options: SearchOptions,
    seed: u64,
) -> Option<OpeningMove> {
    let turn = position.to_act()?;
    let mut sharing = OpeningSearch {
        position,
        options,
        seed,
        budget: *budget,
        depth: 0,
        nodes: 0,
    };
    let mv = match turn.asks {
        TurnAction::Choose(choices) => Move::Choose(sharing.choose(choices)),
        TurnAction::Place if position.colour_of(turn.seat).is_none() => sharing.offer()?,
        TurnAction::Place => return None,
    };
    Some(OpeningMove {
        mv,
        depth: sharing.depth,
        nodes: sharing.nodes,
    })
}

impl OpeningSearch<'_, '_> {
    /// Takes the colour that looks better. A balanced position is handed back, on some seeds, where
    /// the choices allow it.
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

    /// A stone near the centre. It is random, except for the last stone, which makes the position
    /// as balanced as possible.
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
        let is_last = matches!(after.to_act()?.asks, TurnAction::Choose(_));
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

    /// The score of a position for the first colour, once there is nothing left to choose.
    fn score_of_first(&mut self, position: &Position) -> Option<i32> {
        let mut chosen = position.clone();
        chosen.play(Move::Choose(Choice::NoSwap)).ok()?;
        let to_move = chosen.to_act()?.colour?;
        let board = Board::of(&chosen)?;
        let thought = root_search::search_root(board, &self.budget, self.options, |_| 0);
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
