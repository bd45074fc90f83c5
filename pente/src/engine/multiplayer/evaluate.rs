//! Who stands how well, as each side's share of the hope to win.
//!
//! A side's strength is what its rows and captures are worth. Its share is its strength, squared,
//! among all: what harms the leader helps everybody else a little, and a side far behind is not
//! worth a stone.

use super::board::{Board, End};
use super::table::SEATS;
use crate::rules::Scoring;

/// What the position is worth to each side.
pub(super) type Shares = [i32; SEATS];

/// All shares together, in a position that is not decided.
pub(super) const WHOLE: i32 = 10_000;
/// What a win at once is worth to the winner, and a loss the other way round to everybody else. It is
/// one less for every stone that it takes.
pub(super) const WON: i32 = 20_000;
/// The lowest share of a decided position, for the winner.
pub(super) const DECIDED: i32 = 15_000;

/// The strength that every side has to begin with.
const BASE: i32 = 450;
/// What a capture now or later counts, in sixteenths of what it would add.
const TAKE_NOW: i32 = 12;
const TAKE_LATER: i32 = 6;
/// What each stone that others could capture costs.
const EXPOSED: i32 = 16;
/// What it is worth to be able to win with the next stone, if it can be stopped and if it cannot.
const STOPPED: i32 = 60;
const UNSTOPPED: i32 = 2_500;
/// What having the turn is worth.
const TURN: i32 = 45;
/// What a point is worth where games are scored.
const POINT: i32 = 35;

impl Board {
    /// The share of each side in an undecided position.
    pub(super) fn shares(&self) -> Shares {
        let mut strengths = [0_i64; SEATS];
        let mut all = 0;
        for (side, strength) in strengths.iter_mut().enumerate().take(self.table.sides) {
            *strength = self.strength(side).map_or(0, |strength| {
                let strength = i64::from(strength.max(1));
                strength * strength
            });
            all += *strength;
        }
        strengths.map(|strength| (i64::from(WHOLE) * strength / all.max(1)) as i32)
    }

    /// How strong a side is, more than nothing; `None` if all of it has left the game.
    fn strength(&self, side: usize) -> Option<i32> {
        let seats = (0..self.table.seats)
            .filter(|&seat| self.table.side(seat) == side && self.table.plays(seat));
        let (mut plays, mut strength, mut most) = (false, 0, 0);
        for seat in seats {
            plays = true;
            strength += self.tally.rows[seat] - EXPOSED * i32::from(self.tally.exposed[seat]);
            let cells = self.tally.row_cells[seat];
            if cells > 0 {
                let stopped = usize::from(cells) <= self.others_before(seat);
                strength += if stopped { STOPPED } else { UNSTOPPED };
            }
            if self.tally.takes[seat] > 0 {
                let sixteenths = if seat == self.seat {
                    TAKE_NOW
                } else {
                    TAKE_LATER
                };
                most = most.max(sixteenths);
            }
            if seat == self.seat {
                strength += TURN;
            }
        }
        let captured = i32::from(self.captured_by(side));
        let worth = self.worth_of(captured);
        strength += worth;
        if most > 0 {
            strength += (self.worth_of(captured + PAIR) - worth) * most / 16;
        }
        plays.then_some((BASE + strength).max(BASE / 8))
    }

    /// How many stones other sides place before a seat's next turn.
    fn others_before(&self, seat: usize) -> usize {
        let side = self.table.side(seat);
        let (mut others, mut to_move) = (0, self.seat);
        while to_move != seat && others < SEATS {
            others += usize::from(self.table.side(to_move) != side);
            to_move = self.table.next(to_move);
        }
        others
    }

    /// What captured stones are worth: each capture more than the one before.
    fn worth_of(&self, stones: i32) -> i32 {
        let goal = i32::from(self.table.goal.min(GOAL_OF_NONE));
        let progress = 10 * stones.clamp(0, goal) / goal;
        let points = self.table.ruleset.scoring.map_or(0, |scoring| {
            POINT * i32::from(scoring.capture) * stones / PAIR
        });
        30 * progress + progress * progress * progress * 6 / 5 + points
    }

    /// The share of each side when the game ends so many stones from where the search began.
    pub(super) fn decided(&self, end: End, after: i32) -> Shares {
        let sides = self.table.sides as i32;
        let mut shares = [0; SEATS];
        match end {
            End::Drawn => shares[..self.table.sides].fill(WHOLE / sides),
            End::Won { side, row } => {
                shares[..self.table.sides].fill(-WON + after);
                shares[side] = WON - after;
                if let Some(scoring) = self.table.ruleset.scoring {
                    self.score(&mut shares, side, row, scoring);
                }
            }
        }
        shares
    }

    /// Where games are scored, a win by many points is worth more than one by few, and the losers
    /// make the most of what they have.
    fn score(&self, shares: &mut Shares, winner: usize, row: Option<usize>, scoring: Scoring) {
        for seat in 0..self.table.seats {
            let mut points = self.captured[seat] / PAIR as u16 * scoring.capture;
            points += self.lesser_rows(seat) * scoring.lesser_row;
            if row == Some(seat) {
                points += scoring.row;
            }
            let points = POINT * i32::from(points.min(MOST_POINTS));
            for (side, share) in shares.iter_mut().enumerate().take(self.table.sides) {
                *share += if side == self.table.side(seat) {
                    points
                } else if side == winner {
                    -points / 2
                } else {
                    0
                };
            }
        }
    }

    /// How many rows of a colour are exactly one stone too short.
    fn lesser_rows(&self, colour: usize) -> u16 {
        let own = 1 << colour;
        let needed = self.table.length - 1;
        let mut rows = 0;
        for first in self.occupied.iter() {
            if self.stone(first) != own {
                continue;
            }
            for &line in &self.table.row_lines {
                if self.stone(first.offset(-line)) == own {
                    continue;
                }
                let mut length = 1;
                while length <= needed && self.stone(first.offset(line * length as i16)) == own {
                    length += 1;
                }
                rows += u16::from(length == needed);
            }
        }
        rows
    }
}

/// The stones of the smallest capture.
const PAIR: i32 = 2;
/// Where captures never win, they are valued as if this many won.
const GOAL_OF_NONE: u16 = 30;
/// The most points of one seat that make a difference: a win stays a win.
const MOST_POINTS: u16 = 30;
