//! Patterns of every line without power stones: computed once, then found by the number of the line or, where
//! that is enough, of its near part.

use crate::rules::{Captures, Lengths, Row, Step};

use super::line_numbers::{Key, LineNumbers, key_of};
use super::near_lines::NearLines;
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
    is_near: bool,
    near: &'static NearLines,
    whole: &'static LineNumbers,
    /// The patterns by the indices of near parts if these are enough, and otherwise by the numbers of whole lines.
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
            near: NearLines::get(),
            whole,
            patterns: if is_near {
                NearLines::get().by_index(&of_near)
            } else {
                patterns
            },
            reader,
        }
    }

    /// Whether nothing counts beyond the near part of a line.
    pub(super) const fn is_near(&self) -> bool {
        self.is_near
    }

    /// The pattern of the line with this key, and with this index of its near part.
    #[inline]
    pub(super) fn pattern_at(&self, near_index: usize, key: Key) -> Pattern {
        let index = if self.is_near {
            near_index
        } else {
            self.whole.of(key)
        };
        self.patterns.get(index).copied().unwrap_or_default()
    }

    /// The pattern of the line with this key.
    #[inline]
    pub(super) fn pattern(&self, key: Key) -> Pattern {
        self.pattern_at(self.near.index(key), key)
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
