//! The ban on two open threes at once.

use std::collections::BTreeSet;

use super::{Game, Place, Spot, along};

impl Game {
    /// Whether a player may not place there because of two open threes.
    pub(super) fn is_banned(&self, place: Place, colour: usize) -> bool {
        if !self.makes_double_three(place, colour) {
            return false;
        }
        let opponent = 1 - colour;
        let meets: Box<dyn Fn(Place) -> bool> = if self.unfinished == Some(opponent) {
            Box::new(|at| self.after_stone(at, colour).rows(opponent).is_empty())
        } else if self.has_four(opponent) {
            Box::new(|at| !self.after_stone(at, colour).has_four(opponent))
        } else {
            return true;
        };
        let another = self
            .empty()
            .into_iter()
            .any(|other| other != place && meets(other) && !self.makes_double_three(other, colour));
        !meets(place) || another
    }

    pub(super) fn makes_double_three(&self, place: Place, colour: usize) -> bool {
        let mut after = self.clone();
        let (captured, _) = after.put(place, colour, false);
        let reaches = self
            .way
            .goal
            .is_some_and(|goal| self.captured[colour] + captured.len() >= goal);
        if reaches || after.rows(colour).iter().any(|row| row.contains(&place)) {
            return false;
        }
        let mut threes: BTreeSet<Vec<Place>> = BTreeSet::new();
        for &step in &self.way.row_steps {
            for start in -3..=0 {
                let four: Vec<Place> = (start..start + 4)
                    .map(|at| along(place, step, at))
                    .collect();
                let ends = [along(place, step, start - 1), along(place, step, start + 4)];
                let own: Vec<Place> = four
                    .iter()
                    .copied()
                    .filter(|&at| after.counts(at, colour))
                    .collect();
                let empty = four
                    .iter()
                    .filter(|&&at| after.stone(at) == Spot::Empty)
                    .count();
                if own.len() == 3
                    && empty == 1
                    && ends.iter().all(|&end| after.stone(end) == Spot::Empty)
                {
                    threes.insert(own);
                }
            }
        }
        threes.len() >= 2
    }

    pub(super) fn after_stone(&self, place: Place, colour: usize) -> Self {
        let mut after = self.clone();
        after.put(place, colour, false);
        after
    }
}
