//! The sensible first stones of a puzzle, and which of them are accepted.

use super::candidates::near;
use super::goal::Goal;
use super::judge::Judge;
use super::proof::{after, mover, wins_at_once};
use crate::rules::{Move, Position};

/// How many first stones there are.
pub(super) struct FirstMoves {
    judge: Judge,
    goal: Goal,
    left: std::vec::IntoIter<Move>,
    position: Position,
    /// How many are accepted.
    pub(super) accepted: u16,
    /// How many are near others and do not lose at once.
    pub(super) sensible: u16,
}

/// The most stones that may win, or stop a win, for a puzzle to ask for one.
const MOST_WINS: u16 = 10;
const MOST_DEFENCES: u16 = 4;
/// The fewest sensible stones among which there is a choice.
const FEWEST_SENSIBLE: u16 = 3;

impl FirstMoves {
    /// None is judged yet.
    pub(super) fn new(position: &Position, goal: Goal, nodes: u64) -> Self {
        Self {
            judge: Judge::new(position, goal, nodes),
            goal,
            left: near(position).into_iter(),
            position: position.clone(),
            accepted: 0,
            sensible: 0,
        }
    }

    /// Judges the next stone. Returns whether all are judged, or there are too many right ones.
    pub(super) fn step(&mut self) -> bool {
        let Some(mv) = self.left.next() else {
            return true;
        };
        if loses_at_once(&self.position, mv) {
            return false;
        }
        self.sensible += 1;
        self.accepted += u16::from(self.judge.judge_by_one_search(mv).is_accepted);
        self.accepted > Self::most(self.goal)
    }

    const fn most(goal: Goal) -> u16 {
        if goal.is_win() {
            MOST_WINS
        } else {
            MOST_DEFENCES
        }
    }

    /// Whether nothing is to be found: no stone, hardly a choice, or most stones do.
    pub(super) const fn is_dull(&self) -> bool {
        let is_easy = self.accepted * 2 > self.sensible;
        let is_vague = self.accepted > Self::most(self.goal);
        self.accepted == 0 || self.sensible < FEWEST_SENSIBLE || is_easy || is_vague
    }
}

/// Whether the opponent wins at once after a move.
fn loses_at_once(position: &Position, mv: Move) -> bool {
    after(position, mv).is_some_and(|now| {
        let is_answered = mover(&now) != mover(position);
        is_answered && now.outcome().is_none() && wins_at_once(&now)
    })
}
