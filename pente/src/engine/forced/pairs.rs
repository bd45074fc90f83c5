//! Forced wins where a turn has two stones: each turn threatens to win with the next, until the
//! other side's two stones cannot answer everything. Rulesets with two stones a turn have no
//! captures.

use super::{Proof, Solver, Threats, has_won};
use crate::engine::board::Placed;
use crate::engine::candidates;
use crate::engine::grid::Cells;

/// How many stones are tried as part of a threat, the most promising first.
const TRIED: usize = 14;

impl Solver<'_, '_> {
    /// A forced win of the side to move, with at most `depth` turns before the one that wins.
    pub(super) fn attack_in_pairs(&mut self, depth: u32) -> Option<Proof> {
        if self.meter.count() {
            return None;
        }
        if let Some(proof) = self.finish() {
            return Some(proof);
        }
        if depth == 0 || self.board.is_nearly_too_deep() {
            return None;
        }
        let hash = self.board.hash();
        if self.memory.has_failed(hash, depth, Threats::AtOnce) {
            return None;
        }
        let attacker = self.board.side();
        let mut promising = self.in_order(&candidates::near(self.board));
        promising.truncate(TRIED);
        for placed in promising {
            if !self.board.allows(placed.cell()) {
                continue;
            }
            self.board.play(placed);
            let proof = if self.board.state().end.is_some() {
                None
            } else if self.board.side() == attacker {
                self.attack_in_pairs(depth)
            } else {
                self.refute_defences_in_pairs(depth)
            };
            self.board.take_back();
            if let Some(proof) = proof {
                return Some(proof.after(placed));
            }
            if self.meter.is_over() {
                return None;
            }
        }
        self.memory.failed(hash, depth, Threats::AtOnce);
        None
    }

    /// A win within the stones left in this turn.
    fn finish(&mut self) -> Option<Proof> {
        let first = self.board.win()?;
        self.board.play(first);
        let second = match self.board.state().end {
            None => self.board.win(),
            Some(_) => None,
        };
        self.board.take_back();
        Some(match second {
            Some(second) => Proof::of(second).after(first),
            None => Proof::of(first),
        })
    }

    /// A proof that the side to move cannot escape with the stones left in its turn. One of its
    /// stones must block each threat, so the next one may as well do so. If no stone is needed as
    /// an answer, the side counts as having escaped.
    pub(super) fn refute_defences_in_pairs(&mut self, depth: u32) -> Option<Proof> {
        let defender = self.board.side();
        if self.meter.count() || self.board.win().is_some() {
            return None;
        }
        let threatened = self.board.threatened_cells();
        if threatened.is_empty() {
            return None;
        }
        let mut longest = Proof {
            line: Vec::new(),
            zone: Cells::default(),
        };
        for answer in threatened.iter().map(Placed::stone) {
            if !self.board.allows(answer.cell()) {
                continue;
            }
            self.board.play(answer);
            let proof = if self.board.state().end.is_some() {
                has_won(self.board, defender ^ 1).then(|| longest.clone())
            } else if self.board.side() == defender {
                self.refute_defences_in_pairs(depth)
            } else {
                self.attack_in_pairs(depth - 1)
            };
            self.board.take_back();
            let proof = proof?.after(answer);
            let zone = longest.zone.or(&proof.zone);
            if proof.line.len() > longest.line.len() {
                longest = proof;
            }
            longest.zone = zone;
        }
        Some(longest)
    }
}
