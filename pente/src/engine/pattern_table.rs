//! Patterns of every line without power stones: computed once, then found by the number of the line or, where
//! that is enough, of its near part.

use crate::rules::{Captures, Lengths, Row, Step};

use super::grid::REACH;
use super::line::{EDGE, POWER, Stone};
use super::line_numbers::{Key, LineNumbers, key_of};
use super::pattern::{Pattern, Reader};
use super::view::RowLength;

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
    /// Whether nothing counts beyond the near part of a line.
    pub(super) is_near: bool,
    /// The patterns by the numbers of the near parts or of the whole lines.
    patterns: Vec<Pattern>,
}

impl PatternTable {
    pub(super) fn new(rules: LineRules) -> Self {
        let reader = Reader::new(rules.row, rules.captures);
        let (whole, near) = (LineNumbers::whole(), LineNumbers::near());
        let patterns: Vec<Pattern> = whole.lines().map(|line| reader.read(&line)).collect();
        let of_near: Vec<Pattern> = near.lines().map(|line| reader.read(&line)).collect();
        let is_near = whole
            .lines()
            .zip(&patterns)
            .all(|(line, pattern)| of_near[near.of(key_of(&line))] == *pattern);
        Self {
            rules,
            is_near,
            patterns: if is_near { of_near } else { patterns },
            reader,
        }
    }

    /// The pattern of the line with this number: that of its near part if [`is_near`](Self::is_near).
    #[inline]
    pub(super) fn lookup(&self, number: usize) -> Pattern {
        self.patterns.get(number).copied().unwrap_or_default()
    }
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
