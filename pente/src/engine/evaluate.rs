//! Evaluates a quiet position as a whole number. It looks no move ahead, only at what the next
//! stone could do.

use super::board::{Board, Group, MOST_TAKES};
use super::learned::judge;
use super::point::Kind;
use super::score::MOST_JUDGED;
use crate::rules::{RowWins, Ruleset};

/// What it is worth that a side can make something with its next stone, in the order of [`Kind`]:
/// first for the side to move, then for the side that waits.
pub(super) const TO_MOVE: [i32; Kind::COUNT] = [0, 35, 160, 50, 600, 1_000, 0];
pub(super) const WAITING: [i32; Kind::COUNT] = [0, 0, 20, 5, 70, 90, 0];

/// The share of the next capture's worth that counts, in sixteenths.
pub(super) const TAKE_NOW: i32 = 12;
pub(super) const TAKE_LATER: i32 = 5;
pub(super) const TAKE_ONE_OF_MANY: i32 = 11;
/// What having the turn is worth.
pub(super) const TURN: i32 = 45;

/// The evaluation of a position for the side to move.
#[inline]
pub(super) fn evaluate(board: &Board) -> i32 {
    match board.tables().network {
        Some(network) => judge(board, network),
        None => by_hand(board),
    }
}

/// The evaluation where nothing was learned.
pub(super) fn by_hand(board: &Board) -> i32 {
    let side = board.side();
    let other = side ^ 1;
    let tally = board.tally();
    let points = tally.values[side] - tally.values[other];
    let chances = chances(board, side, &TO_MOVE) - chances(board, other, &WAITING);
    let captures = Captures::of(board);
    let won = captures.worth(side) - captures.worth(other);
    let nearly_won = captures.next(side, TAKE_NOW, TAKE_NOW)
        - captures.next(other, TAKE_LATER, TAKE_ONE_OF_MANY);
    let judged = points + chances + won + nearly_won + TURN;
    judged.clamp(-MOST_JUDGED, MOST_JUDGED)
}

/// What the threats that a side can make are worth to it.
fn chances(board: &Board, side: usize, worth: &[i32; Kind::COUNT]) -> i32 {
    let cells = board.tally().kinds[side];
    let all: i32 = worth
        .iter()
        .zip(cells)
        .skip(1)
        .map(|(&worth, cells)| worth * i32::from(cells.min(2)))
        .sum();
    // The other side can capture, and may break a four that way, so the chances count half.
    if board.making(side ^ 1, Group::Takes).is_empty() {
        all
    } else {
        all / 2
    }
}

/// What captured stones are worth.
struct Captures<'a> {
    board: &'a Board,
    /// How many captured stones are needed, or what stands in for that number.
    goal: i32,
}

impl<'a> Captures<'a> {
    fn of(board: &'a Board) -> Self {
        Self {
            board,
            goal: goal(&board.tables().ruleset),
        }
    }

    fn worth(&self, side: usize) -> i32 {
        self.worth_of(i32::from(self.board.state().captured[side]))
    }

    fn worth_of(&self, stones: i32) -> i32 {
        worth_of(stones, self.goal)
    }

    /// What the largest possible next capture adds, in the given sixteenths of its worth.
    fn next(&self, side: usize, sixteenths: i32, of_many: i32) -> i32 {
        let takes = &self.board.tally().takes[side];
        let Some(most) = (1..=MOST_TAKES).rev().find(|&many| takes[many] > 0) else {
            return 0;
        };
        let ways: u16 = takes[1..].iter().sum();
        let stones = i32::from(self.board.state().captured[side]);
        let gain = self.worth_of(stones + most as i32) - self.worth_of(stones);
        gain * if ways > 1 { of_many } else { sixteenths } / 16
    }
}

/// How many captured stones are needed, or what stands in for that number.
pub(super) fn goal(ruleset: &Ruleset) -> i32 {
    let goal = match (ruleset.captures.goal, ruleset.row.wins) {
        (_, RowWins::WithCaptures(needed)) => needed,
        (Some(goal), _) => goal,
        // A capture still takes a stone's worth of the other side's rows.
        (None, _) => GOAL_OF_NONE,
    };
    i32::from(goal)
}

/// What captured stones are worth: each capture is worth more than the one before.
pub(super) fn worth_of(stones: i32, goal: i32) -> i32 {
    let progress = stones.min(goal) * 10 * 16 / goal;
    (25 * progress) / 16 + 4 * progress * progress / 256
}

/// Where captures never win, they are valued as if this many won.
const GOAL_OF_NONE: u16 = 30;
