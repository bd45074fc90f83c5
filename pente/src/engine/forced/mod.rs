//! Forced wins: a series of threats, each of which must be answered, until one has no answer.
//!
//! A threat is a four, a capture that would be the last one needed, or a stone after which such
//! threats alone would win. The answers tried include every capture by the other side, whether of
//! stones of the threat or of any other.

mod answers;
mod memory;
mod pairs;
mod threats;

use super::board::{Board, End, Group, Placed};
use super::budget::Meter;
use super::candidates;
use super::grid::{Cell, Cells};
use memory::Memory;
pub(super) use threats::Threats;

/// How many immediate threats are searched for between slower ones.
const FOURS_AHEAD: u32 = 6;

/// The most turns in a forced win where a turn has two stones.
const PAIRS: u32 = 4;

/// A search for forced wins in one position and those after it.
pub(super) struct Solver<'s, 'b> {
    board: &'s mut Board,
    meter: &'s mut Meter<'b>,
    memory: Memory,
    /// Whether every nearby stone is tried as an answer to a threat that is not a four yet.
    is_thorough: bool,
    /// Whether judging was paused before.
    was_paused: bool,
}

/// Who is to move where a search begins.
#[derive(Clone, Copy)]
enum Mover {
    /// The side that would win.
    Attacker,
    /// The side that would lose.
    Defender,
}

/// A forced win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Proof {
    /// The moves of both sides; the loser plays the longest defence that was found.
    pub(super) line: Vec<Placed>,
    /// All cells used by any move of the proof.
    zone: Cells,
}

impl Drop for Solver<'_, '_> {
    fn drop(&mut self) {
        self.board.resume_judging(self.was_paused);
    }
}

impl<'s, 'b> Solver<'s, 'b> {
    pub(super) fn new(board: &'s mut Board, meter: &'s mut Meter<'b>) -> Self {
        let was_paused = board.pause_judging();
        Self {
            was_paused,
            board,
            meter,
            memory: Memory::new(),
            is_thorough: false,
        }
    }

    /// Searches for a forced win of the side to move with at most `most` threats.
    ///
    /// A win by immediate threats is certain where every answer to them is listed
    /// ([`Board::lists_every_answer`]); elsewhere it holds against all answers that are known to help. A win by
    /// slower threats is checked a second time against every answer nearby, and returned only if it holds.
    pub(super) fn solve(&mut self, most: u32, threats: Threats) -> Option<Proof> {
        self.deepen(Mover::Attacker, most, threats)
    }

    /// Like [`solve`](Self::solve), for the other side: a proof that the side to move cannot escape,
    /// whatever it answers. The line begins with its longest defence, and is empty if it has no stone
    /// that could be an answer.
    pub(super) fn solve_against_defences(&mut self, most: u32, threats: Threats) -> Option<Proof> {
        self.deepen(Mover::Defender, most, threats)
    }

    fn deepen(&mut self, mover: Mover, most: u32, threats: Threats) -> Option<Proof> {
        if self.board.state().end.is_some() {
            return None;
        }
        if !self.board.takes_turns() {
            let most = match threats {
                Threats::AtOnce => most.min(PAIRS),
                Threats::Slow => 0,
            };
            return match mover {
                Mover::Attacker => (0..=most).find_map(|depth| self.attack_in_pairs(depth)),
                Mover::Defender => {
                    (1..=most).find_map(|depth| self.refute_defences_in_pairs(depth))
                }
            };
        }
        for depth in 1..=most {
            if threats == Threats::AtOnce && depth > 4 && depth % 4 != 0 && depth != most {
                continue;
            }
            let found = self.search(mover, depth, threats);
            match found {
                Some(proof) if threats == Threats::AtOnce => return Some(proof),
                Some(_) => {
                    if let Some(proof) = self.search_thoroughly(mover, depth) {
                        return Some(proof);
                    }
                }
                None => {}
            }
            if self.meter.is_over() {
                return None;
            }
        }
        None
    }

    fn search(&mut self, mover: Mover, depth: u32, threats: Threats) -> Option<Proof> {
        match mover {
            Mover::Attacker => self.attack(depth, threats),
            Mover::Defender => self.refute_defences(depth, threats),
        }
    }

    fn search_thoroughly(&mut self, mover: Mover, depth: u32) -> Option<Proof> {
        let memory = std::mem::replace(&mut self.memory, Memory::new());
        self.is_thorough = true;
        let proof = self.search(mover, depth, Threats::Slow);
        self.is_thorough = false;
        self.memory = memory;
        proof
    }

    /// A forced win of the side to move with at most `depth` threats.
    fn attack(&mut self, depth: u32, threats: Threats) -> Option<Proof> {
        if self.meter.count() {
            return None;
        }
        if let Some(win) = self.board.win() {
            return Some(Proof::of(win));
        }
        if (depth == 0 && threats == Threats::AtOnce) || self.board.is_nearly_too_deep() {
            return None;
        }
        let hash = self.board.hash();
        if self.memory.has_failed(hash, depth, threats) {
            return None;
        }
        if threats == Threats::Slow
            && let Some(proof) = self.attack(FOURS_AHEAD, Threats::AtOnce)
        {
            return Some(proof);
        }
        if depth == 0 {
            self.memory.failed(hash, depth, threats);
            return None;
        }
        for placed in self.attacks(threats) {
            if !self.board.allows(placed.cell()) {
                continue;
            }
            self.board.play(placed);
            let proof = self.refute_defences(depth, threats);
            self.board.take_back();
            if let Some(proof) = proof {
                return Some(proof.after(placed));
            }
            if self.meter.is_over() {
                return None;
            }
        }
        self.memory.failed(hash, depth, threats);
        None
    }

    /// The stones that may start a forced win, the most promising first.
    fn attacks(&mut self, threats: Threats) -> Vec<Placed> {
        let side = self.board.side();
        let threatened = self.board.threatened_cells();
        let mut cells = self
            .board
            .making(side, Group::Fours)
            .or(self.board.making(side, Group::Takes))
            .or(self.board.making(side, Group::Rows));
        if self.is_last_capture_near(side) {
            cells = cells.or(&self.menacing(side));
        }
        if threats == Threats::Slow {
            cells = cells.or(self.board.making(side, Group::Threes));
        }
        if !threatened.is_empty() || self.board.state().standing.is_some() {
            cells = cells.and(&self.board.answers(&threatened));
        }
        self.in_order(&cells)
    }

    /// Whether one more capture could win, or nearly so.
    fn is_last_capture_near(&self, side: usize) -> bool {
        let most = self.board.tables().most_in_a_bracket();
        self.board.lacks(side).is_some_and(|lacks| lacks <= most)
    }

    /// The cells on which a stone of a side would menace a capture.
    fn menacing(&self, side: usize) -> Cells {
        let mut cells = Cells::default();
        for cell in candidates::near(self.board).iter() {
            let mut lines = self.board.features(cell).patterns().iter();
            if lines.any(|line| line.side(side).menaces() > 0) {
                cells.insert(cell);
            }
        }
        cells
    }

    fn in_order(&self, cells: &Cells) -> Vec<Placed> {
        let mut promising: Vec<(i32, Cell)> = cells
            .iter()
            .map(|cell| (-candidates::promise(self.board, cell), cell))
            .collect();
        promising.sort_unstable();
        let cells = promising.into_iter().map(|(_, cell)| cell);
        cells.map(Placed::stone).collect()
    }
}

impl Proof {
    fn of(win: Placed) -> Self {
        let mut zone = Cells::default();
        zone.insert(win.cell());
        Self {
            line: vec![win],
            zone,
        }
    }

    /// The proof with one more stone in front.
    fn after(mut self, placed: Placed) -> Self {
        self.line.insert(0, placed);
        self.zone.insert(placed.cell());
        self
    }
}

/// Whether a side has won the game.
fn has_won(board: &Board, side: usize) -> bool {
    board.state().end == Some(End::Won(side))
}
