//! A line as one side sees it: its own stones, those of the other side, and what is free.

use crate::rules::Lengths;

use super::grid::REACH;
use super::pattern::{EDGE, EMPTY, Line, POWER, stone_of};
use super::shape::SPAN;

const MIDDLE: usize = REACH as usize;

/// What a cell is for one side.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Own,
    Power,
    Enemy,
    Free,
    Edge,
}

/// A line as one side sees it, with its stone in the middle.
pub(super) struct View([Kind; SPAN as usize]);

impl View {
    pub(super) fn of(line: &Line, side: usize) -> Self {
        let mut kinds = line.map(|stone| match stone {
            EMPTY => Kind::Free,
            POWER => Kind::Power,
            EDGE => Kind::Edge,
            own if own == stone_of(side) => Kind::Own,
            _ => Kind::Enemy,
        });
        kinds[MIDDLE] = Kind::Own;
        Self(kinds)
    }

    /// The cell so many steps from the middle; beyond what is looked at lies the edge.
    fn at(&self, step: isize) -> Kind {
        let index = MIDDLE.checked_add_signed(step);
        index
            .and_then(|index| self.0.get(index).copied())
            .unwrap_or(Kind::Edge)
    }

    /// The cells beside the middle that count as free, or as own.
    pub(super) fn set(&self, kind: Kind) -> u32 {
        let wanted = |seen: Kind| match kind {
            Kind::Own => seen == Kind::Own || seen == Kind::Power,
            _ => seen == kind,
        };
        (0..SPAN as usize)
            .filter(|&index| index != MIDDLE && wanted(self.0[index]))
            .fold(0, |set, index| set | 1 << index)
    }

    fn counts(&self, step: isize) -> bool {
        matches!(self.at(step), Kind::Own | Kind::Power)
    }

    /// How many cells of a kind follow each other from `from` on, in steps of `direction`.
    fn run(&self, from: isize, direction: isize, kind: Kind) -> isize {
        (0..SPAN as isize)
            .take_while(|count| self.at(from + direction * count) == kind)
            .count() as isize
    }

    pub(super) fn takes(&self, lengths: Lengths) -> u8 {
        let bracketed = |direction: isize| {
            let length = self.run(direction, direction, Kind::Enemy);
            let closed = self.counts(direction * (length + 1));
            if closed && lengths.has(length as u8) {
                length as u8
            } else {
                0
            }
        };
        bracketed(-1) + bracketed(1)
    }

    /// The first and the last step of the group of own stones around the middle.
    fn group(&self) -> (isize, isize) {
        (-self.run(-1, -1, Kind::Own), self.run(1, 1, Kind::Own))
    }

    pub(super) fn poofs(&self, lengths: Lengths) -> u8 {
        let (low, high) = self.group();
        let length = (high - low + 1) as u8;
        let closed = self.at(low - 1) == Kind::Enemy && self.at(high + 1) == Kind::Enemy;
        if closed && lengths.has(length) {
            length
        } else {
            0
        }
    }

    pub(super) fn exposes(&self, lengths: Lengths) -> bool {
        let (low, high) = self.group();
        let takes = |kind| kind == Kind::Enemy || kind == Kind::Power;
        let ends = (self.at(low - 1), self.at(high + 1));
        let open =
            (ends.0 == Kind::Free && takes(ends.1)) || (takes(ends.0) && ends.1 == Kind::Free);
        open && lengths.has((high - low + 1) as u8)
    }

    pub(super) fn menaces(&self, lengths: Lengths) -> u8 {
        let menaced = |direction: isize| {
            let length = self.run(direction, direction, Kind::Enemy);
            let open = self.at(direction * (length + 1)) == Kind::Free;
            open && lengths.has(length as u8)
        };
        u8::from(menaced(-1)) + u8::from(menaced(1))
    }

    /// The threes that one more stone makes four side by side with both ends empty.
    pub(super) fn open_threes(&self) -> u8 {
        let (low, high) = (self.three_toward(-1), self.three_toward(1));
        match (low, high) {
            (Some(low), Some(high)) if low == high => 1,
            _ => u8::from(low.is_some()) + u8::from(high.is_some()),
        }
    }

    fn three_toward(&self, direction: isize) -> Option<u32> {
        let own_run = |from: isize, direction: isize| {
            (0..SPAN as isize)
                .take_while(|count| self.counts(from + direction * count))
                .count() as isize
        };
        let near = own_run(direction, direction);
        let gap = direction * (near + 1);
        let beyond = own_run(gap + direction, direction);
        let behind = own_run(-direction, -direction);
        let ends = [gap + direction * (beyond + 1), -direction * (behind + 1)];
        let free = |step: isize| self.at(step) == Kind::Free;
        if near + beyond + behind != 2 || !free(gap) || !ends.into_iter().all(free) {
            return None;
        }
        let steps = (-behind..=near).map(|step| direction * step);
        let steps = steps.chain((1..=beyond).map(|step| gap + direction * step));
        Some(steps.fold(0, |set, step| set | 1 << (step + MIDDLE as isize)))
    }
}
