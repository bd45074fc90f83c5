//! Judges an attempt at a puzzle, whatever winning move was chosen.

use super::goal::Goal;
use super::judge::Judge;
use super::line::turns;
use super::proof::{after, mover};
use super::refutation::refutation;
use crate::rules::{Colour, IllegalMove, Move, Position};

/// What is said to an attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// The puzzle is solved: the game is won, or the next turn wins whatever the opponent does; or
    /// the opponent's win is stopped.
    Solved {
        /// How the win goes on to its end, with the opponent's longest defence. Empty for a defence.
        line: Vec<Move>,
    },
    /// The win is kept, and the solver must go on.
    Kept {
        /// The opponent's longest defence. Empty if the solver's turn has another stone.
        reply: Vec<Move>,
    },
    /// The win is lost, or the opponent's win is not stopped.
    Wrong {
        /// What shows it: for a win, a defence that stops it and what is expected then; for a
        /// defence, the opponent's win. Empty if the move ended the game.
        refutation: Vec<Move>,
    },
}

/// Judges a move in a puzzle's position, or in one that earlier attempts led to. [`NODES`](super::NODES)
/// is the number of nodes that puzzles are checked with.
///
/// Every proved win is accepted. Fails if the move is not legal.
pub fn attempt(
    position: &Position,
    goal: Goal,
    mv: Move,
    nodes: u64,
) -> Result<Attempt, IllegalMove> {
    let mut now = position.clone();
    now.play(mv)?;
    let nothing = Attempt::Wrong {
        refutation: Vec::new(),
    };
    let Some(solver) = mover(position) else {
        return Ok(nothing);
    };
    let judged = Judge::new(position, goal, nodes).judge(mv);
    if !judged.is_accepted {
        let refutation = refutation(&now, solver, goal, judged, nodes);
        return Ok(Attempt::Wrong { refutation });
    }
    if !goal.is_win() {
        return Ok(Attempt::Solved { line: Vec::new() });
    }
    Ok(kept(&now, solver, judged.line.unwrap_or_default()))
}

/// What is said to a move after which a win is proved, by the line that proves it from there.
pub(super) fn kept(now: &Position, solver: Colour, line: Vec<Move>) -> Attempt {
    if mover(now) == Some(solver) {
        return Attempt::Kept { reply: Vec::new() };
    }
    if is_decided(now, solver, &line) {
        return Attempt::Solved { line };
    }
    let reply = reply(now, solver, &line);
    Attempt::Kept { reply }
}

/// Whether the solver has won, or wins with the next turn whatever the opponent does: the longest
/// defence that was found holds no longer.
fn is_decided(now: &Position, solver: Colour, line: &[Move]) -> bool {
    now.outcome().is_some() || turns(now, solver, line).is_some_and(|turns| turns <= 1)
}

/// The moves of the opponent at the beginning of a line, or the first legal ones if the line is empty.
fn reply(now: &Position, solver: Colour, line: &[Move]) -> Vec<Move> {
    let mut now = now.clone();
    let mut reply = Vec::new();
    let mut line = line.iter().copied();
    while now.outcome().is_none() && mover(&now) != Some(solver) {
        let Some(mv) = line.next().or_else(|| now.legal().next()) else {
            break;
        };
        let Some(next) = after(&now, mv) else { break };
        reply.push(mv);
        now = next;
    }
    reply
}
