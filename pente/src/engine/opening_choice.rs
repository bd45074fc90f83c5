//! Openings that assign the colours: which stones to offer, and which colour to take.

use super::board::Board;
use super::book;
use super::budget::Budget;
use super::hash::mixed;
use super::root_search;
use super::search_options::SearchOptions;
use super::transpositions::Transpositions;
use crate::rules::{Choice, Colour, Move, Point, Position, TurnAction};

/// How far from the centre the stones of an offered opening lie, in king's moves.
const SPREAD: u8 = 3;
/// How many candidates for the last stone of an opening are looked at, and how many of them, those that
/// look most even, are looked at again.
const CANDIDATES: usize = 24;
const FINALISTS: usize = 4;
/// The parts of the budget for looking at one candidate, and again: one in so many.
const FIRST_LOOK: u32 = 64;
const SECOND_LOOK: u32 = 8;
/// From this score on, a colour is clearly better.
const CLEAR: i32 = 70;

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
    /// Whether the book says what to offer.
    offers: bool,
    seed: u64,
    budget: Budget<'b>,
    /// What its searches have found; `None` before the first one.
    table: Option<Transpositions>,
    depth: u32,
    nodes: u64,
}

/// The move of a player who must place a stone or choose before the colours are assigned; `None`
/// once they are.
pub(super) fn opening_move(
    position: &Position,
    budget: &Budget<'_>,
    options: SearchOptions,
    offers: bool,
    seed: u64,
) -> Option<OpeningMove> {
    let turn = position.to_act()?;
    let mut search = OpeningSearch {
        position,
        options,
        offers,
        seed,
        budget: *budget,
        table: None,
        depth: 0,
        nodes: 0,
    };
    let mv = match turn.asks {
        TurnAction::Choose(choices) => Move::Choose(search.choose(choices)),
        TurnAction::Place if position.colour_of(turn.seat).is_none() => search.offer()?,
        TurnAction::Place => return None,
    };
    Some(OpeningMove {
        mv,
        depth: search.depth,
        nodes: search.nodes,
    })
}

impl OpeningSearch<'_, '_> {
    /// Takes the colour that looks better. A balanced position is handed back, on some seeds, where
    /// the choices allow it.
    fn choose(&mut self, choices: &'static [Choice]) -> Choice {
        let first = self.score_of_first(self.position, 1).unwrap_or(0);
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

    /// A stone of the book, or else one near the centre. That is random, except for the last stone, which
    /// makes the position as balanced as possible.
    fn offer(&mut self) -> Option<Move> {
        let known = book::next_offered(self.position, self.seed).filter(|_| self.offers);
        if let Some(point) = known {
            return Some(Move::Place(point));
        }
        let mut points = self.by_chance();
        let after = self.after(*points.first()?)?;
        let is_last = matches!(after.to_act()?.asks, TurnAction::Choose(_));
        if is_last {
            for (count, part) in [(CANDIDATES, FIRST_LOOK), (FINALISTS, SECOND_LOOK)] {
                points.truncate(count);
                points.sort_by_cached_key(|&point| self.imbalance(point, part));
            }
        }
        points.first().copied().map(Move::Place)
    }

    /// The points that are allowed, those near the centre first, in an order that depends on the seed.
    fn by_chance(&self) -> Vec<Point> {
        let centre = self.position.ruleset().size.centre();
        let seed = mixed(self.seed ^ u64::from(self.position.ply()));
        let mut points = self.position.legal_points();
        points.sort_by_key(|point| {
            let place = u64::from(point.rank()) * 32 + u64::from(point.file());
            (point.distance(centre) > SPREAD, mixed(place ^ seed))
        });
        points
    }

    /// How far from even the position after a stone is, as far as one in so many parts of the budget
    /// tells.
    fn imbalance(&mut self, point: Point, part: u32) -> i32 {
        let score = self
            .after(point)
            .and_then(|after| self.score_of_first(&after, part));
        score.map_or(i32::MAX, i32::abs)
    }

    fn after(&self, point: Point) -> Option<Position> {
        let mut after = self.position.clone();
        after.play(Move::Place(point)).ok()?;
        Some(after)
    }

    /// The score of a position for the first colour, once there is nothing left to choose, found with one
    /// in so many parts of the budget.
    fn score_of_first(&mut self, position: &Position, part: u32) -> Option<i32> {
        let mut chosen = position.clone();
        chosen.play(Move::Choose(Choice::NoSwap)).ok()?;
        let to_move = chosen.to_act()?.colour?;
        let board = Board::of(&chosen)?;
        let budget = Budget {
            nodes: (self.budget.nodes / u64::from(part)).max(1),
            guard: self.budget.guard.map(|guard| guard / part),
            ..self.budget
        };
        let all = self.budget.nodes;
        let table = self
            .table
            .get_or_insert_with(|| Transpositions::for_nodes(all));
        let found = root_search::search_with(table, board, &budget, self.options, |_| 0);
        self.depth = self.depth.max(found.depth);
        self.nodes += found.nodes;
        let (_, score) = *found.ranked.first()?;
        Some(if to_move == Colour::FIRST {
            score
        } else {
            -score
        })
    }
}
