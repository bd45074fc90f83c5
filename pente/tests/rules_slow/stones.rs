//! Stones on places: putting them down, taking them off, and the rows they stand in.

use std::collections::BTreeSet;

use super::{Game, Place, Spot, Stone, along};

impl Game {
    /// Puts a stone down and takes off what must go: captured stones with their colours, and
    /// poofed ones.
    pub(super) fn put(
        &mut self,
        place: Place,
        colour: usize,
        power: bool,
    ) -> (Vec<(Place, usize)>, Vec<Place>) {
        self.set(
            place,
            Some(if power {
                Stone::Power
            } else {
                Stone::Of(colour)
            }),
        );
        let mut captured: BTreeSet<Place> = BTreeSet::new();
        for &step in &self.way.capture_steps {
            for sign in [1, -1] {
                for &length in &self.way.lengths {
                    let inside: Vec<Place> = (1..=length)
                        .map(|count| along(place, step, sign * count))
                        .collect();
                    let end = along(place, step, sign * (length + 1));
                    if inside.iter().all(|&at| self.is_enemy(at, colour))
                        && self.counts(end, colour)
                    {
                        captured.extend(inside);
                    }
                }
            }
        }
        let mut poofed: BTreeSet<Place> = BTreeSet::new();
        if self.way.poof && !power {
            for &step in &self.way.capture_steps {
                let group = self.group(place, step, |stone| stone == Stone::Of(colour));
                let before = along(group[0], step, -1);
                let after = along(group[group.len() - 1], step, 1);
                if self.way.lengths.contains(&(group.len() as i32))
                    && self.is_enemy(before, colour)
                    && self.is_enemy(after, colour)
                {
                    poofed.extend(group);
                }
            }
        }
        let colour_at = |at: Place| match self.stone(at) {
            Spot::Holds(Stone::Of(colour)) => colour,
            _ => unreachable!("only coloured stones are captured"),
        };
        let captured: Vec<_> = captured.into_iter().map(|at| (at, colour_at(at))).collect();
        for &(at, _) in &captured {
            self.set(at, None);
        }
        for &at in &poofed {
            self.set(at, None);
        }
        (captured, poofed.into_iter().collect())
    }

    /// Whether one more stone would make a row.
    pub(super) fn has_four(&self, colour: usize) -> bool {
        self.empty().into_iter().any(|at| {
            self.way.row_steps.iter().any(|&step| {
                let mut with = self.clone();
                with.set(at, Some(Stone::Of(colour)));
                self.is_row(
                    with.group(at, step, |stone| stone == Stone::Of(colour))
                        .len(),
                )
            })
        })
    }

    pub(super) fn can_be_broken(&self, row: &[Place], by: usize) -> bool {
        self.empty().into_iter().any(|at| {
            let (captured, _) = self.clone().put(at, by, false);
            captured.iter().any(|(at, _)| row.contains(at))
        })
    }

    /// All rows of the needed length that stand.
    pub(super) fn rows(&self, colour: usize) -> Vec<Vec<Place>> {
        let mut rows: BTreeSet<Vec<Place>> = BTreeSet::new();
        for point in self.points() {
            let place = (i32::from(point.file()), i32::from(point.rank()));
            if !self.counts(place, colour) {
                continue;
            }
            for &step in &self.way.row_steps {
                let mine = |stone| stone == Stone::Power || stone == Stone::Of(colour);
                let group = self.group(place, step, mine);
                if self.is_row(group.len()) {
                    rows.insert(group);
                }
            }
        }
        rows.into_iter().collect()
    }

    pub(super) fn is_row(&self, length: usize) -> bool {
        if self.way.exact {
            length == self.way.row
        } else {
            length >= self.way.row
        }
    }

    /// All stones of a kind in one unbroken line through a place, in order.
    pub(super) fn group(
        &self,
        place: Place,
        step: Place,
        wanted: impl Fn(Stone) -> bool,
    ) -> Vec<Place> {
        let has = |at: Place| self.stone(at).held().is_some_and(&wanted);
        let mut first = place;
        while has(along(first, step, -1)) {
            first = along(first, step, -1);
        }
        let mut group = vec![first];
        while group.len() < 2 || has(group[group.len() - 1]) {
            let next = along(group[group.len() - 1], step, 1);
            if !has(next) {
                break;
            }
            group.push(next);
        }
        group
    }

    pub(super) fn empty(&self) -> Vec<Place> {
        let places = self
            .points()
            .into_iter()
            .map(|at| (i32::from(at.file()), i32::from(at.rank())));
        places
            .filter(|&place| self.stone(place) == Spot::Empty)
            .collect()
    }

    pub(super) fn is_enemy(&self, place: Place, colour: usize) -> bool {
        matches!(self.stone(place), Spot::Holds(Stone::Of(other)) if other != colour)
    }

    pub(super) fn counts(&self, place: Place, colour: usize) -> bool {
        matches!(self.stone(place), Spot::Holds(stone) if stone == Stone::Power || stone == Stone::Of(colour))
    }

    pub(super) fn stone(&self, (file, rank): Place) -> Spot {
        let (Ok(file), Ok(rank)) = (usize::try_from(file), usize::try_from(rank)) else {
            return Spot::Beside;
        };
        match self.board.get(file).and_then(|ranks| ranks.get(rank)) {
            None => Spot::Beside,
            Some(None) => Spot::Empty,
            Some(Some(stone)) => Spot::Holds(*stone),
        }
    }

    pub(super) fn set(&mut self, (file, rank): Place, stone: Option<Stone>) {
        self.board[file as usize][rank as usize] = stone;
    }
}
