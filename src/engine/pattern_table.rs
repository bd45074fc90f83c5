//! Patterns of every line without power stones: computed once, then found by a key.

use crate::rules::{Captures, Lengths, Row, Step};

use super::grid::REACH;
use super::line::{EDGE, EMPTY, Line, POWER, Stone};
use super::pattern::{Pattern, Reader};
use super::shape::SPAN;
use super::view::RowLength;

/// The cells on both sides of the middle of a line, two bits each, the first in the lowest bits.
pub(super) type Key = u32;

/// What rows and captures need of a line.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct LineRules {
    row: Option<RowLength>,
    captures: Option<(Lengths, bool)>,
}

impl LineRules {
    pub(super) fn on(step: Step, row: &Row, captures: &Captures) -> Self {
        let has = |lines: &[Step]| lines.contains(&step);
        Self {
            row: has(row.lines).then_some(RowLength {
                length: row.length,
                overline: row.overline,
            }),
            captures: has(captures.lines).then_some((captures.lengths, captures.poof)),
        }
    }
}

/// The patterns of all lines under the same rules.
pub(super) struct PatternTable {
    pub(super) rules: LineRules,
    pub(super) reader: Reader,
    /// The numbers of all possible half lines, before and after the middle.
    before: Numbers,
    after: Numbers,
    /// The patterns by both numbers.
    patterns: Vec<Pattern>,
}

/// The number of each half line, by its half of the key.
type Numbers = [u16; 1 << (2 * SIDE)];

impl PatternTable {
    pub(super) fn new(rules: LineRules) -> Self {
        let reader = Reader::new(rules.row, rules.captures);
        let (mut before_numbers, mut after_numbers) = ([0; 1 << (2 * SIDE)], [0; 1 << (2 * SIDE)]);
        let mut patterns = Vec::new();
        for (number, before) in sides().enumerate() {
            for (other, after) in sides().enumerate() {
                let mut line: Line = [EMPTY; SPAN as usize];
                for step in 0..SIDE {
                    line[SIDE - 1 - step] = before[step];
                    line[SIDE + 1 + step] = after[step];
                }
                let (low, high) = halves(key(&line));
                before_numbers[low] = number as u16;
                after_numbers[high] = other as u16;
                patterns.push(reader.read(&line));
            }
        }
        Self {
            rules,
            reader,
            before: before_numbers,
            after: after_numbers,
            patterns,
        }
    }

    #[inline]
    pub(super) fn lookup(&self, key: Key) -> Pattern {
        let (low, high) = halves(key);
        let place = usize::from(self.before[low]) * HALF_LINES + usize::from(self.after[high]);
        self.patterns.get(place).copied().unwrap_or_default()
    }
}

/// The number of possible half lines: some stones or gaps, then edge cells to the end.
const HALF_LINES: usize = (3usize.pow(SIDE as u32 + 1) - 1) / 2;

/// The two halves of a key: the cells before the middle, and those after it.
#[inline]
const fn halves(key: Key) -> (usize, usize) {
    let half = 1 << (2 * SIDE);
    (key as usize % half, (key as usize >> (2 * SIDE)) % half)
}

pub(super) const SIDE: usize = SPAN as usize / 2;

/// All possible half lines, from the nearest cell on: stones or gaps, then possibly edge cells.
fn sides() -> impl Iterator<Item = [Stone; SIDE]> {
    (0..1 << (2 * SIDE))
        .map(|bits: u32| std::array::from_fn(|step| (bits >> (2 * step) & 3) as Stone))
        .filter(|side: &[Stone; SIDE]| side.is_sorted_by(|near, far| *near != EDGE || *far == EDGE))
}

/// The key of a line.
fn key(line: &Line) -> Key {
    let beside = line.iter().enumerate().filter(|(index, _)| *index != SIDE);
    let beside = beside.map(|(_, &stone)| Key::from(stone));
    beside
        .enumerate()
        .fold(0, |key, (slot, stone)| key | stone << (2 * slot))
}

/// The part of a cell's key that stands for a stone `distance` steps away.
#[inline]
pub(super) const fn key_part(stone: Stone, distance: i16) -> Key {
    // A key has no value for a power stone; lines with power stones are read stone by stone.
    let stone = if stone == POWER { EDGE } else { stone };
    let slot = if distance < 0 {
        distance + REACH
    } else {
        distance + REACH - 1
    };
    (stone as Key) << (2 * slot)
}
