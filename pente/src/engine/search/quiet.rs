//! Quiescence search: from the end of a search on, only fours and the answers to them, until the
//! position is quiet.
//!
//! Fours are followed where one of them makes another threat as well, or where there are several. Captures are not.
//! `docs/engine-experiments.md` lists the matches that decided so.

use super::Search;
use super::list::MOST_STONES;
use crate::engine::board::Group;
use crate::engine::board::Placed;
use crate::engine::evaluate::evaluate;
use crate::engine::point::Kind;
use crate::engine::score::{INFINITY, WIN, doubted};

/// On how many cells fours must be possible to be searched if none of them makes another threat: a three that becomes a
/// four does so on two cells, so three cells mean at least two such threes.
const FEWEST_FOUR_CELLS: u16 = 3;
/// How many different fours are searched in one position.
const WIDTH: usize = 4;

impl Search<'_> {
    /// The score of a position in which the side to move has no immediate win and no threat to
    /// answer.
    pub(super) fn quiescence(&mut self, ply: i32, alpha: i32, beta: i32, fours: i32) -> i32 {
        let judged = evaluate(&self.board);
        let side = self.board.side();
        if !self.board.takes_turns() || judged >= beta || fours == 0 || !self.fours_lead_on(side) {
            return judged;
        }
        let mut floor = alpha.max(judged);
        let mut highest = judged;
        let mut cells = self.fours_in_order();
        cells.truncate(WIDTH);
        for placed in cells {
            if !self.board.allows(placed.cell()) {
                continue;
            }
            if self.meter.count() {
                break;
            }
            self.board.play(placed);
            let score = -self.answer_quietly(ply + 1, -beta, -floor, fours - 1);
            self.board.take_back();
            highest = highest.max(score);
            floor = floor.max(score);
            if floor >= beta {
                break;
            }
        }
        highest
    }

    /// The score of a position in which the other side may have just made a four.
    fn answer_quietly(&mut self, ply: i32, alpha: i32, beta: i32, fours: i32) -> i32 {
        if let Some(score) = self.ended(ply) {
            return score;
        }
        if self.board.win().is_some() {
            return WIN - ply - 1;
        }
        let threatened = self.board.threatened_cells();
        let standing = self.board.state().standing.is_some();
        if (threatened.is_empty() && !standing) || ply as usize + 2 >= MOST_STONES {
            return evaluate(&self.board);
        }
        let mut floor = alpha;
        let mut highest = -INFINITY;
        for cell in self.board.answers(&threatened).iter() {
            if !self.board.allows(cell) {
                continue;
            }
            if self.meter.count() {
                return 0;
            }
            self.board.play(Placed::stone(cell));
            let score = match self.ended(ply + 1) {
                Some(score) => -score,
                None if self.board.win().is_some() => -(WIN - ply - 2),
                None if self.board.state().standing.is_some() => -evaluate(&self.board),
                None => -self.quiescence(ply + 1, -beta, -floor, fours),
            };
            self.board.take_back();
            highest = highest.max(score);
            floor = floor.max(score);
            if floor >= beta {
                break;
            }
        }
        if highest == -INFINITY {
            highest = -(WIN - ply - 2);
        }
        if self.board.lists_every_answer() {
            highest
        } else {
            highest.max(doubted(highest))
        }
    }

    /// Whether fours of a side may lead to more than their answers: one that makes another threat as well, or several.
    fn fours_lead_on(&self, side: usize) -> bool {
        let kinds = &self.board.tally().kinds[side];
        let double = kinds[Kind::FourThree as usize] + kinds[Kind::OpenFour as usize];
        double > 0 || kinds[Kind::Four as usize] >= FEWEST_FOUR_CELLS
    }

    fn fours_in_order(&self) -> Vec<Placed> {
        let side = self.board.side();
        let mut cells: Vec<_> = self.board.making(side, Group::Fours).iter().collect();
        cells.sort_by_key(|&cell| {
            let features = self.board.features(cell);
            std::cmp::Reverse((
                features.kinds[side],
                features.takes[side],
                features.values()[side],
            ))
        });
        cells.into_iter().map(Placed::stone).collect()
    }
}
