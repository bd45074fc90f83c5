//! A line that does what a puzzle asks.

use super::candidates::by_promise;
use super::goal::Goal;
use super::judge::{Judge, LARGER};
use super::proof::{Proof, mover};
use crate::rules::{Move, Position};

/// The moves of both sides that do what is asked, from a position of the puzzle in which the solver is to move:
/// to the end of the win, with the opponent's longest defence, or one stone that stops the opponent's win. Every
/// stone that [`attempt`](super::attempt) accepts is as good. Empty if none is found with so many nodes.
pub fn solution(position: &Position, goal: Goal, nodes: u64) -> Vec<Move> {
    let Some(solver) = mover(position) else {
        return Vec::new();
    };
    if goal.is_win() {
        for nodes in [nodes, nodes * LARGER] {
            if let Some(line) = Proof::search(position, solver, nodes).line {
                return line;
            }
        }
    }
    let mut judge = Judge::new(position, goal, nodes);
    for mv in by_promise(position, nodes) {
        let judged = judge.judge(mv);
        if judged.is_accepted {
            let line = judged.line.unwrap_or_default();
            return [mv].into_iter().chain(line).collect();
        }
    }
    Vec::new()
}
