//! Whether a move does what a puzzle asks.

use super::candidates::by_promise;
use super::goal::Goal;
use super::proof::{Proof, after, has_won, mover};
use crate::rules::{Colour, Move, Position};

/// The judgement of a move.
#[derive(Clone, Debug)]
pub(super) struct Judgement {
    /// Whether the move is accepted.
    pub(super) is_accepted: bool,
    /// The line that proves it, from after the move: the solver's win, or for a defence that was not
    /// accepted the opponent's.
    pub(super) line: Option<Vec<Move>>,
    /// Whether a larger search could judge otherwise.
    pub(super) is_uncertain: bool,
}

/// Judges a legal move of the solver. A win is kept if the engine proves it after the move or, where
/// its nodes are used up before it has tried all answers, after each legal answer.
pub(super) fn judge(position: &Position, goal: Goal, mv: Move, nodes: u64) -> Judgement {
    let refused = Judgement {
        is_accepted: false,
        line: None,
        is_uncertain: false,
    };
    let (Some(solver), Some(now)) = (mover(position), after(position, mv)) else {
        return refused;
    };
    if goal.is_win() {
        return keeps_the_win(&now, solver, nodes);
    }
    let Some(attacker) = opponent(position, solver) else {
        return refused;
    };
    let proof = Proof::search(&now, attacker, nodes);
    Judgement {
        is_accepted: !proof.is_won(),
        is_uncertain: proof.is_exhausted,
        line: proof.line,
    }
}

/// Whether the solver has a proved win in the position after a move.
fn keeps_the_win(now: &Position, solver: Colour, nodes: u64) -> Judgement {
    let proof = Proof::search(now, solver, nodes);
    let is_exhausted = proof.is_exhausted;
    let won_after_all = !proof.is_won() && is_exhausted && escape(now, solver, nodes).is_none();
    Judgement {
        is_accepted: proof.is_won() || won_after_all,
        line: proof.line,
        is_uncertain: is_exhausted,
    }
}

/// An answer after which the solver has no proved win; `None` if there is none, or if the opponent is
/// not to move.
pub(super) fn escape(now: &Position, solver: Colour, nodes: u64) -> Option<Move> {
    if now.outcome().is_some() || mover(now) == Some(solver) {
        return (!has_won(now, solver))
            .then(|| now.legal().next())
            .flatten();
    }
    by_promise(now, nodes).into_iter().find(|&answer| {
        after(now, answer).is_some_and(|next| !Proof::search(&next, solver, nodes).is_won())
    })
}

/// The colour of the other side.
pub(super) fn opponent(position: &Position, colour: Colour) -> Option<Colour> {
    Colour::first(position.ruleset().colours).find(|&other| other != colour)
}
