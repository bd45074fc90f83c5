//! Patterns of every line without power stones: computed once, then found by the number of the line or, where
//! that is enough, of its near part.

use crate::rules::{Captures, Lengths, Row, Step};

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
    is_near: bool,
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
            is_near,
            reader,
        }
    }

    /// Whether nothing counts beyond the near part of a line.
    pub(super) const fn is_near(&self) -> bool {
        self.is_near
    }

    /// The pattern of the line with this key, and with this number of its near part.
    #[inline]
    pub(super) fn numbered_pattern(&self, number: usize, key: Key) -> Pattern {
        if !self.is_near {
            return self.pattern(key);
        }
        let pattern = self.patterns.get(number);
        pattern.copied().unwrap_or_default()
    }

    /// The pattern of the line with this key.
    #[inline]
    pub(super) fn pattern(&self, key: Key) -> Pattern {
        let number = self.numbers.of(key);
        self.patterns.get(number).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::grid::REACH;
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
