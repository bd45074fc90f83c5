//! Whether a search ten times as large agrees with a puzzle.

use thiserror::Error;

use super::answer::{Answer, answer};
use super::goal::Goal;
use super::judge::{Judgement, judge};
use super::proof::{Proof, after, has_won, mover};
use super::puzzle::Puzzle;
use crate::rules::{Move, Position, ReplayError};

/// How many times as many nodes the larger search has.
const LARGER: u64 = 10;
/// The most turns of the solver that are checked.
const MOST_TURNS: usize = 16;

/// Why a puzzle is not to be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Unfit {
    /// Its game cannot be replayed.
    #[error("the game cannot be replayed: {0}")]
    Illegal(#[from] ReplayError),
    /// No move is accepted.
    #[error("no move is accepted")]
    Unsolvable,
    /// The larger search does not accept a move that the smaller one accepts.
    #[error("a larger search refuses a move that is accepted")]
    Refused(Move),
    /// The larger search accepts a move that the smaller one refuses.
    #[error("a larger search accepts a move that is refused")]
    Accepted(Move),
    /// There is an answer to an accepted move after which no win is proved.
    #[error("an accepted move has an answer after which no win is proved")]
    Answered(Move, Move),
}

/// Checks a puzzle that was found with so many nodes for each proof.
///
/// In its position, and on the known line wherever the solver is to move, every legal move must be
/// judged in the same way with ten times the nodes, and after every legal answer to a winning move
/// the larger search must still prove the win.
pub fn verify(puzzle: &Puzzle, nodes: u64) -> Result<(), Unfit> {
    let mut position = puzzle.position()?;
    for _ in 0..MOST_TURNS {
        let Some(best) = check(&position, puzzle.goal, nodes)? else {
            return Err(Unfit::Unsolvable);
        };
        match answer(&position, puzzle.goal, best, nodes) {
            Ok(Answer::Kept { reply }) => {
                for mv in [best].into_iter().chain(reply) {
                    position = after(&position, mv).ok_or(Unfit::Unsolvable)?;
                }
            }
            Ok(Answer::Solved { .. }) => return Ok(()),
            Ok(Answer::Wrong { .. }) | Err(_) => return Err(Unfit::Unsolvable),
        }
    }
    Ok(())
}

/// Checks every legal move; returns the one that the known line begins with.
fn check(position: &Position, goal: Goal, nodes: u64) -> Result<Option<Move>, Unfit> {
    let solver = mover(position).ok_or(Unfit::Unsolvable)?;
    let win = Proof::search(position, solver, nodes).line;
    let mut best = win.and_then(|line| line.first().copied());
    for mv in position.legal() {
        let judged = judge(position, goal, mv, nodes);
        let larger = larger(position, goal, mv, nodes, &judged);
        match (judged.is_accepted, larger) {
            (true, false) => return Err(Unfit::Refused(mv)),
            (false, true) => return Err(Unfit::Accepted(mv)),
            (true, true) => {
                best = best.or(Some(mv));
                check_answers(position, goal, mv, nodes)?;
            }
            (false, false) if best == Some(mv) => best = None,
            (false, false) => {}
        }
    }
    Ok(best)
}

/// Whether the larger search accepts a move. It is only done where it could judge otherwise.
fn larger(position: &Position, goal: Goal, mv: Move, nodes: u64, judged: &Judgement) -> bool {
    if judged.is_uncertain {
        judge(position, goal, mv, nodes * LARGER).is_accepted
    } else {
        judged.is_accepted
    }
}

/// Checks every legal answer to a winning move.
fn check_answers(position: &Position, goal: Goal, mv: Move, nodes: u64) -> Result<(), Unfit> {
    let (Some(solver), Some(now)) = (mover(position), after(position, mv)) else {
        return Err(Unfit::Unsolvable);
    };
    if !goal.is_win() || has_won(&now, solver) || mover(&now) == Some(solver) {
        return Ok(());
    }
    for answer in now.legal() {
        let next = after(&now, answer).ok_or(Unfit::Unsolvable)?;
        if !Proof::search(&next, solver, nodes * LARGER).is_won() {
            return Err(Unfit::Answered(mv, answer));
        }
    }
    Ok(())
}
