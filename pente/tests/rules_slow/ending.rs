//! Whether a stone ends the game.

use std::collections::BTreeSet;

use super::{End, Game, Place, along};
use pente::rules::Reason;

impl Game {
    /// Decides whether the game is over after a stone by `seat`.
    pub(super) fn finish(
        &mut self,
        place: Place,
        seat: usize,
        colour: usize,
        removed: &BTreeSet<Place>,
    ) {
        let opponent = (colour + 1) % self.way.colours;
        let unfinished = self.unfinished.take();
        let mine = self.total(colour);
        let made: Vec<Vec<Place>> = self
            .rows(colour)
            .into_iter()
            .filter(|row| row.contains(&place))
            .collect();
        let made_row = !made.is_empty();
        let reached = self.way.goal.is_some_and(|goal| mine >= goal);

        if self.way.unbroken {
            let theirs = self.rows(opponent);
            let cut = |row: &Vec<Place>| {
                self.way.left_by_capture
                    && self.way.row_steps.iter().any(|&step| {
                        along(row[0], step, 1) == row[1]
                            && (removed.contains(&along(row[0], step, -1))
                                || removed.contains(&along(row[row.len() - 1], step, 1)))
                    })
            };
            if unfinished == Some(opponent) && theirs.iter().any(|row| !cut(row)) {
                if reached && self.way.captures_before_old_rows {
                    return self.win_by(seat, colour, Reason::Captures);
                }
                return self.win(opponent, Reason::Row);
            }
            if self.way.left_by_capture && theirs.iter().any(cut) {
                if reached {
                    self.end = Some(End {
                        seat: None,
                        colour: None,
                        reason: Reason::RowAgainstCaptures,
                    });
                    return;
                }
                return self.win(opponent, Reason::Row);
            }
            if made.iter().any(|row| !self.can_be_broken(row, opponent)) {
                return self.win_by(seat, colour, Reason::Row);
            }
            if made_row {
                self.unfinished = Some(colour);
            }
        }
        if let Some(needed) = self.way.row_needs_captures {
            if mine >= needed && !self.rows(colour).is_empty() {
                return self.win_by(seat, colour, Reason::Row);
            }
        } else if self.way.poof {
            let (goal, theirs) = (self.way.goal.expect("poof counts"), self.total(opponent));
            if mine != theirs && mine.max(theirs) >= goal {
                let winner = if mine > theirs { colour } else { opponent };
                self.unfinished = None;
                return self.win(winner, Reason::Captures);
            }
            if !self.way.unbroken && made_row {
                return self.win_by(seat, colour, Reason::Row);
            }
        } else if !self.way.unbroken && made_row {
            return self.win_by(seat, colour, Reason::Row);
        } else if reached {
            return self.win_by(seat, colour, Reason::Captures);
        }
        let is_full = self
            .points()
            .into_iter()
            .all(|point| self.at(point).is_some());
        if is_full || self.placed >= 2_000 {
            self.end = Some(End {
                seat: None,
                colour: None,
                reason: if is_full {
                    Reason::BoardFull
                } else {
                    Reason::PlyLimit
                },
            });
        }
    }

    pub(super) fn total(&self, colour: usize) -> usize {
        (0..self.way.colours)
            .filter(|other| other % self.way.sides == colour % self.way.sides)
            .map(|other| self.captured[other])
            .sum()
    }

    pub(super) fn win(&mut self, colour: usize, reason: Reason) {
        let seat = (0..self.way.seats).find(|&seat| self.colour_of(seat) == Some(colour));
        self.end = Some(End {
            seat,
            colour: Some(colour),
            reason,
        });
    }

    pub(super) fn win_by(&mut self, seat: usize, colour: usize, reason: Reason) {
        self.end = Some(End {
            seat: Some(seat),
            colour: Some(colour),
            reason,
        });
    }
}
