//! The sensible first stones of a puzzle, and which of them are accepted.

use super::candidates::near;
use super::goal::Goal;
use super::judge::Judge;
use super::proof::{after, mover, wins_at_once};
use crate::rules::{Move, Position};

/// How many first stones there are.
pub(super) struct FirstMoves {
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
    /// Judges the sensible first stones, until there are too many right ones.
    pub(super) fn judged(position: &Position, goal: Goal, nodes: u64) -> Self {
        let judge = Judge::new(position, goal, nodes);
        let mut moves = Self {
            accepted: 0,
            sensible: 0,
        };
        for mv in near(position) {
            if loses_at_once(position, mv) {
                continue;
            }
            moves.sensible += 1;
            moves.accepted += u16::from(judge.judge_by_one_search(mv).is_accepted);
            if moves.accepted > Self::most(goal) {
                break;
            }
        }
        moves
    }

    const fn most(goal: Goal) -> u16 {
        if goal.is_win() {
            MOST_WINS
        } else {
            MOST_DEFENCES
        }
    }

    /// Whether nothing is to be found: no stone, hardly a choice, or most stones do.
    pub(super) const fn is_dull(&self, goal: Goal) -> bool {
        let is_easy = self.accepted * 2 > self.sensible;
        let is_vague = self.accepted > Self::most(goal);
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
