//! The defender's answers to a threat, and whether any of them helps.

use super::{FOURS_AHEAD, Proof, Solver, Threats, has_won};
use crate::engine::board::{Group, Placed};
use crate::engine::candidates;
use crate::engine::grid::Cells;

impl Solver<'_, '_> {
    /// A proof that the side to move cannot escape the threat of the latest stone.
    pub(super) fn refute_defences(&mut self, depth: u32, threats: Threats) -> Option<Proof> {
        let defender = self.board.side();
        let attacker = defender ^ 1;
        if self.board.state().end.is_some() {
            let nothing = Proof {
                line: Vec::new(),
                zone: Cells::default(),
            };
            return has_won(self.board, attacker).then_some(nothing);
        }
        if self.board.win().is_some() {
            return None;
        }
        let threatened = self.board.threatened_cells();
        let is_at_once = !threatened.is_empty() || self.board.state().standing == Some(attacker);
        let (answers, mut zone) = if is_at_once {
            (self.board.answers(&threatened), threatened)
        } else if threats == Threats::Slow {
            let zone = self.threat_zone()?;
            (self.answers_to(&zone, defender), zone)
        } else {
            return None;
        };
        let mut longest = Vec::new();
        for answer in self.with_powers(&answers) {
            if !self.board.allows(answer.cell()) {
                continue;
            }
            self.board.play(answer);
            let proof = if self.board.state().end.is_some() {
                let nothing = Proof {
                    line: Vec::new(),
                    zone: Cells::default(),
                };
                has_won(self.board, attacker).then_some(nothing)
            } else {
                self.attack(depth - 1, threats)
            };
            self.board.take_back();
            let proof = proof?.after(answer);
            zone = zone.or(&proof.zone);
            if proof.line.len() > longest.len() {
                longest = proof.line;
            }
        }
        Some(Proof {
            line: longest,
            zone,
        })
    }

    /// Stones on these cells, and also power stones if the side has any left.
    fn with_powers(&self, cells: &Cells) -> Vec<Placed> {
        let mut answers = self.in_order(cells);
        let state = self.board.state();
        if state.powers[state.side] > 0 {
            let powers = cells.iter().map(Placed::power);
            answers.extend(powers);
        }
        answers
    }

    /// All cells of the win by immediate threats that the attacker would have if the side to move
    /// passed; `None` if there is no such win.
    fn threat_zone(&mut self) -> Option<Cells> {
        self.board.pass();
        let proof = self.attack(FOURS_AHEAD, Threats::AtOnce);
        self.board.take_back();
        proof.map(|proof| proof.zone)
    }

    /// Answers to a threat that comes from a zone: place a stone in it, capture, make a
    /// counter-threat, or menace a capture.
    fn answers_to(&self, zone: &Cells, defender: usize) -> Cells {
        let empty = self.board.empty();
        if self.is_thorough {
            return candidates::near(self.board).or(zone).and(&empty);
        }
        zone.or(self.board.making(defender, Group::Takes))
            .or(self.board.making(defender, Group::Fours))
            .or(self.board.making(defender, Group::Rows))
            .or(&self.menacing(defender))
            .and(&empty)
    }
}
