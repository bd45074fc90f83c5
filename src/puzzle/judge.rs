//! Whether a move does what a puzzle asks.

use super::candidates::by_promise;
use super::goal::Goal;
use super::proof::{Proof, after, mover};
use crate::rules::{Colour, Move, Position};

/// The judgement of a move.
#[derive(Clone, Debug, Default)]
pub(super) struct Judgement {
    /// Whether the move is accepted.
    pub(super) is_accepted: bool,
    /// The line that proves it, from after the move: the solver's win, or for a defence that was not
    /// accepted the opponent's.
    pub(super) line: Option<Vec<Move>>,
    /// The opponent's reply after which no win is proved, if one was needed.
    pub(super) escape: Option<Move>,
    /// Whether a larger search after the move could judge otherwise.
    pub(super) is_uncertain: bool,
}

/// Judges the moves of one position.
pub(super) struct Judge<'p> {
    position: &'p Position,
    goal: Goal,
    nodes: u64,
    /// Replies that stopped the win after other moves, the latest one first. They are tried first,
    /// which changes how soon a move is judged, and never how.
    escapes: Vec<Move>,
    /// How many larger searches are left. Once there is none, their result is taken to be no win.
    pub(super) larger_left: u32,
}

/// How many earlier replies are tried first.
const TRIED: usize = 2;
/// How many times as many nodes a search has that must agree before a move is refused.
pub(super) const LARGER: u64 = 10;

impl<'p> Judge<'p> {
    /// A judge with so many nodes for each proof.
    pub(super) const fn new(position: &'p Position, goal: Goal, nodes: u64) -> Self {
        Self {
            position,
            goal,
            nodes,
            escapes: Vec::new(),
            larger_left: u32::MAX,
        }
    }

    /// Judges a legal move of the solver. A win is kept if the engine proves it after the move or,
    /// where its nodes are used up before it has tried all replies, after each legal reply: a reply
    /// stops the win only if a search ten times as large finds none after it.
    pub(super) fn judge(&mut self, mv: Move) -> Judgement {
        let solver = mover(self.position).filter(|_| self.goal.is_win());
        match solver.zip(after(self.position, mv)) {
            Some((solver, now)) => self.keeps_the_win(&now, solver),
            None => self.judge_by_one_search(mv),
        }
    }

    /// Judges a legal move by one search after it.
    pub(super) fn judge_by_one_search(&self, mv: Move) -> Judgement {
        let (Some(solver), Some(now)) = (mover(self.position), after(self.position, mv)) else {
            return Judgement::default();
        };
        if self.goal.is_win() {
            return proved(&now, solver, self.nodes);
        }
        let Some(attacker) = opponent(self.position, solver) else {
            return Judgement::default();
        };
        let proof = Proof::search(&now, attacker, self.nodes);
        Judgement {
            is_accepted: !proof.is_won(),
            is_uncertain: !proof.is_won() && proof.is_exhausted,
            line: proof.line,
            escape: None,
        }
    }

    fn keeps_the_win(&mut self, now: &Position, solver: Colour) -> Judgement {
        let can_escape = now.outcome().is_none() && mover(now) != Some(solver);
        if can_escape && let Some(escape) = self.known_escape(now, solver) {
            return Judgement {
                escape: Some(escape),
                ..Judgement::default()
            };
        }
        let judged = proved(now, solver, self.nodes);
        if judged.is_accepted || !judged.is_uncertain {
            return judged;
        }
        if !can_escape {
            return proved(now, solver, self.nodes * LARGER);
        }
        match escape(now, solver, self.nodes, &mut self.larger_left) {
            Ok(escape) => {
                self.escapes.retain(|&it| it != escape);
                self.escapes.insert(0, escape);
                Judgement {
                    escape: Some(escape),
                    ..Judgement::default()
                }
            }
            Err(longest) => Judgement {
                is_accepted: true,
                line: Some(longest),
                ..Judgement::default()
            },
        }
    }

    /// An earlier reply that stops the win here, too.
    fn known_escape(&mut self, now: &Position, solver: Colour) -> Option<Move> {
        let (nodes, left) = (self.nodes, &mut self.larger_left);
        let mut known = self.escapes.iter().copied().take(TRIED);
        known.find(|&escape| {
            after(now, escape).is_some_and(|next| line_after(&next, solver, nodes, left).is_none())
        })
    }
}

/// The line of a win that is proved after a reply, by the larger search if need be.
fn line_after(
    next: &Position,
    solver: Colour,
    nodes: u64,
    larger_left: &mut u32,
) -> Option<Vec<Move>> {
    let proof = Proof::search(next, solver, nodes);
    if proof.is_won() || !proof.is_exhausted || *larger_left == 0 {
        return proof.line;
    }
    *larger_left -= 1;
    Proof::search(next, solver, nodes * LARGER).line
}

/// Whether a win of the solver is proved in the position after a move, by one search.
fn proved(now: &Position, solver: Colour, nodes: u64) -> Judgement {
    let proof = Proof::search(now, solver, nodes);
    Judgement {
        is_accepted: proof.is_won(),
        is_uncertain: !proof.is_won() && proof.is_exhausted,
        line: proof.line,
        escape: None,
    }
}

/// A reply after which the solver has no proved win; if there is none, the line that begins with the
/// reply that resists longest. The opponent is to move.
pub(super) fn escape(
    now: &Position,
    solver: Colour,
    nodes: u64,
    larger_left: &mut u32,
) -> Result<Move, Vec<Move>> {
    let mut longest = Vec::new();
    for reply in by_promise(now, nodes) {
        let Some(next) = after(now, reply) else {
            continue;
        };
        let Some(mut line) = line_after(&next, solver, nodes, larger_left) else {
            return Ok(reply);
        };
        line.insert(0, reply);
        if line.len() > longest.len() {
            longest = line;
        }
    }
    Err(longest)
}

/// The colour of the other side.
pub(super) fn opponent(position: &Position, colour: Colour) -> Option<Colour> {
    Colour::first(position.ruleset().colours).find(|&other| other != colour)
}
