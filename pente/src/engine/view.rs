//! A line as one side sees it: its own stones, the other side's, and the free cells.

use crate::rules::{Lengths, Overline};

use super::grid::REACH;
use super::line::{EDGE, EMPTY, Line, POWER, stone_of};
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

    /// The cell this many steps from the middle; cells beyond the line count as edge.
    fn at(&self, step: isize) -> Kind {
        let index = MIDDLE.checked_add_signed(step);
        index
            .and_then(|index| self.0.get(index).copied())
            .unwrap_or(Kind::Edge)
    }

    /// The cells beside the middle that count as the given kind; power stones count as own.
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

    /// How many cells of a kind follow each other from `from` on, in the given direction.
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

    /// The first and last step of the group of own stones around the middle.
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

    /// Whether the stone in the middle makes an open three: one more stone makes four side by side
    /// with both ends empty, and either end then makes a winning row. This does not check whether
    /// the line is already a four, because that can depend on cells beyond this view.
    pub(super) fn has_open_three(&self, row: RowLength) -> bool {
        self.has_three_toward(-1, row) || self.has_three_toward(1, row)
    }

    fn has_three_toward(&self, direction: isize, row: RowLength) -> bool {
        let own_run = |from: isize, direction: isize| {
            (0..SPAN as isize)
                .take_while(|count| self.counts(from + direction * count))
                .count() as isize
        };
        let near = own_run(direction, direction);
        let gap = direction * (near + 1);
        let beyond = own_run(gap + direction, direction);
        let behind = own_run(-direction, -direction);
        let wins = |end: isize, outward: isize| {
            let length = FOUR + 1 + own_run(end + outward, outward);
            self.at(end) == Kind::Free && row.is_made_by(length)
        };
        near + beyond + behind == FOUR - 2
            && self.at(gap) == Kind::Free
            && wins(gap + direction * (beyond + 1), direction)
            && wins(-direction * (behind + 1), -direction)
    }
}

/// The length of an open four.
const FOUR: isize = 4;

/// The length of a winning row, and the rule for longer ones.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct RowLength {
    pub(super) length: u8,
    pub(super) overline: Overline,
}

impl RowLength {
    fn is_made_by(self, length: isize) -> bool {
        let needed = isize::from(self.length);
        length == needed || (length > needed && self.overline == Overline::Wins)
    }
}
