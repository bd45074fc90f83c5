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
    /// The numbers of near parts if nothing counts beyond these, and otherwise those of whole lines.
    numbers: &'static LineNumbers,
    /// The patterns by these numbers.
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
            numbers: if is_near { near } else { whole },
            patterns: if is_near { of_near } else { patterns },
            reader,
        }
    }

    /// Whether nothing counts beyond the near part of a line.
    pub(super) fn is_near(&self) -> bool {
        self.patterns.len() == LineNumbers::near().count()
    }

    /// The pattern of the line with this key.
    #[inline]
    pub(super) fn pattern(&self, key: Key) -> Pattern {
        let number = self.numbers.of(key);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::tables::Tables;
    use crate::rules::catalogue;

    #[test]
    fn near_parts_are_enough_unless_rows_must_be_exact_or_are_longer_or_stones_have_power() {
        let rulesets = catalogue::all().iter();
        let tables = rulesets.filter_map(Tables::of);
        let whole = tables.filter(|tables| tables.reach == REACH);
        let whole: Vec<&str> = whole.map(|tables| tables.ruleset.id).collect();
        let expected = [
            "gomoku",
            "ninuki-renju",
            "complication",
            "connect6",
            "pente-plus",
        ];
        assert_eq!(whole, expected);
        let neutral = catalogue::decode("pente opening=free overline=neutral").unwrap();
        assert_eq!(Tables::of(&neutral).unwrap().reach, REACH);
    }
}
