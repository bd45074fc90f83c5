//! Why a wrong attempt is wrong.

use super::goal::Goal;
use super::judge::{Judgement, escape};
use super::proof::{Proof, after, mover};
use crate::engine::{Budget, analyse};
use crate::rules::{Colour, Move, Position};

/// How many moves are shown after the defence that stops a win.
const AFTERWARDS: usize = 2;

/// The moves that show why a move is wrong, from after it.
///
/// If it was to win, they begin with the opponent's own forced win, if there is one, or with a defence
/// after which the solver has no proved win, and go on as the engine expects; a turn that the solver
/// has not finished is finished first. If it was to stop a win, they are that win, which was
/// found already. Empty if the game is over.
pub(super) fn refutation(
    now: &Position,
    solver: Colour,
    goal: Goal,
    judged: Judgement,
    nodes: u64,
) -> Vec<Move> {
    match judged.line {
        Some(line) if !goal.is_win() => line,
        _ => stop(now, solver, judged.escape, nodes),
    }
}

fn stop(now: &Position, solver: Colour, mut known: Option<Move>, nodes: u64) -> Vec<Move> {
    let mut now = now.clone();
    let mut shown = Vec::new();
    while mover(&now) == Some(solver) {
        let Some(mv) = expected(&now, nodes).first().copied() else {
            return shown;
        };
        if now.play(mv).is_err() {
            return shown;
        }
        shown.push(mv);
    }
    let Some(opponent) = mover(&now) else {
        return shown;
    };
    if let Some(line) = Proof::search(&now, opponent, nodes).line {
        shown.extend(line);
        return shown;
    }
    while mover(&now) == Some(opponent) {
        let next = known.take().or_else(|| escape(&now, solver, nodes));
        let Some((mv, next)) = next.and_then(|mv| Some((mv, after(&now, mv)?))) else {
            return shown;
        };
        shown.push(mv);
        now = next;
    }
    shown.extend(expected(&now, nodes).into_iter().take(AFTERWARDS));
    shown
}

/// What the engine expects both sides to play.
fn expected(position: &Position, nodes: u64) -> Vec<Move> {
    analyse(position, &Budget::nodes(nodes)).map_or_else(Vec::new, |found| found.line)
}
