//! Whether a search ten times as large agrees with a puzzle.

use thiserror::Error;

use super::attempt::{Attempt, attempt};
use super::candidates::near;
use super::goal::Goal;
use super::judge::{Judge, LARGER};
use super::proof::{Proof, after, has_won, mover};
use super::puzzle::Puzzle;
use crate::rules::{Move, Position, ReplayError};

/// The most moves that may be accepted in one position.
const MOST_ACCEPTED: usize = 12;
/// The most larger searches that may be needed to judge the moves of one position.
const MOST_LARGER: u32 = 200;
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
    /// It takes too many searches to judge all moves.
    #[error("it takes too many searches to judge all moves")]
    TooLarge,
    /// Too many moves are accepted.
    #[error("too many moves are accepted")]
    Dull,
    /// There is a reply to an accepted move after which no win is proved.
    #[error("an accepted move has a reply after which no win is proved")]
    Stopped(Move, Move),
}

/// Checks a puzzle that was found with so many nodes for each proof, and returns it with the number of
/// moves that are accepted.
///
/// That is done in its position, and on the known line wherever the solver is to move. What is refused
/// was stopped by a reply that holds against a search with ten times the nodes. After every legal
/// reply to a winning move, such a search must still prove the win; and it must find no win after a
/// defence that is accepted.
pub fn verify(puzzle: &Puzzle, nodes: u64) -> Result<Puzzle, Unfit> {
    let mut position = puzzle.position()?;
    let mut verified = puzzle.clone();
    for turn in 0..MOST_TURNS {
        let accepted = check(&position, puzzle.goal, nodes)?;
        let Some(&best) = accepted.first() else {
            return Err(Unfit::Unsolvable);
        };
        if turn == 0 {
            verified.grade = puzzle.grade.with_accepted(accepted.len());
        }
        match attempt(&position, puzzle.goal, best, nodes) {
            Ok(Attempt::Kept { reply }) => {
                for mv in [best].into_iter().chain(reply) {
                    position = after(&position, mv).ok_or(Unfit::Unsolvable)?;
                }
            }
            Ok(Attempt::Solved { .. }) => break,
            Ok(Attempt::Wrong { .. }) | Err(_) => return Err(Unfit::Unsolvable),
        }
    }
    Ok(verified)
}

/// Checks the moves; returns those that are accepted, the one that the known line begins with first.
fn check(position: &Position, goal: Goal, nodes: u64) -> Result<Vec<Move>, Unfit> {
    let solver = mover(position).ok_or(Unfit::Unsolvable)?;
    let win = Proof::search(position, solver, nodes).line;
    let known = win.and_then(|line| line.first().copied());
    let mut judge = Judge::new(position, goal, nodes);
    judge.larger_left = MOST_LARGER;
    let mut larger = Judge::new(position, goal, nodes * LARGER);
    let moves = with_one_afar(position);
    let mut accepted = Vec::new();
    for mv in moves {
        let judged = judge.judge(mv);
        if !goal.is_win() && judged.is_uncertain && !larger.judge(mv).is_accepted {
            return Err(Unfit::Refused(mv));
        }
        if judge.larger_left == 0 {
            return Err(Unfit::TooLarge);
        }
        if judged.is_accepted {
            accepted.push(mv);
        }
        if accepted.len() > MOST_ACCEPTED {
            return Err(Unfit::Dull);
        }
    }
    for &mv in &accepted {
        check_replies(position, goal, mv, nodes)?;
    }
    accepted.sort_by_key(|&mv| Some(mv) != known);
    Ok(accepted)
}

/// Every legal move near other stones, and the first of the others, which stands for all of them:
/// none of them makes or stops anything.
fn with_one_afar(position: &Position) -> Vec<Move> {
    let near = near(position);
    let is_near = |mv: &Move| near.iter().any(|it| it.point() == mv.point());
    let afar = position.legal().find(|mv| !is_near(mv));
    let powers = position
        .legal()
        .filter(|mv| matches!(mv, Move::Power(_)) && is_near(mv));
    let powers: Vec<Move> = powers.collect();
    near.into_iter().chain(powers).chain(afar).collect()
}

/// Checks every legal reply to a winning move.
fn check_replies(position: &Position, goal: Goal, mv: Move, nodes: u64) -> Result<(), Unfit> {
    let (Some(solver), Some(now)) = (mover(position), after(position, mv)) else {
        return Err(Unfit::Unsolvable);
    };
    if !goal.is_win() || has_won(&now, solver) || mover(&now) == Some(solver) {
        return Ok(());
    }
    for reply in now.legal() {
        let next = after(&now, reply).ok_or(Unfit::Unsolvable)?;
        if !Proof::search(&next, solver, nodes * LARGER).is_won() {
            return Err(Unfit::Stopped(mv, reply));
        }
    }
    Ok(())
}
