//! Numbers for all lines through a cell that have no power stone, so that tables can be indexed by them.

use std::sync::OnceLock;

use super::grid::REACH;
use super::line::{EDGE, EMPTY, FIRST, Line, Stone};
use super::shape::SPAN;

/// The cells on both sides of the middle of a line, two bits each, the first in the lowest bits.
pub(super) type Key = u32;

/// The cells on either side of the middle.
pub(super) const SIDE: usize = SPAN as usize / 2;

/// The number of possible half lines: some stones or gaps, then edge cells to the end.
const HALF_LINES: usize = (3usize.pow(SIDE as u32 + 1) - 1) / 2;

/// The number of possible lines: line numbers are below it.
pub(super) const LINE_NUMBERS: usize = HALF_LINES * HALF_LINES;

/// How many values half of a key has.
const HALF_KEYS: usize = 1 << (2 * SIDE);

/// The numbers of all half lines, by their half of the key.
pub(super) struct LineNumbers {
    before: [u16; HALF_KEYS],
    after: [u16; HALF_KEYS],
    /// The number of each half line with the colours exchanged.
    exchanged: [u16; HALF_LINES],
    /// Whether a half line has no stone.
    is_bare: [bool; HALF_LINES],
}

impl LineNumbers {
    /// The numbers, which are the same for every ruleset.
    pub(super) fn get() -> &'static Self {
        static NUMBERS: OnceLock<LineNumbers> = OnceLock::new();
        NUMBERS.get_or_init(Self::new)
    }

    fn new() -> Self {
        let mut numbers = Self {
            before: [0; HALF_KEYS],
            after: [0; HALF_KEYS],
            exchanged: [0; HALF_LINES],
            is_bare: [false; HALF_LINES],
        };
        for (number, half) in half_lines().enumerate() {
            numbers.before[half_key(half, true)] = number as u16;
            numbers.after[half_key(half, false)] = number as u16;
            numbers.is_bare[number] = half.iter().all(|&stone| stone == EMPTY || stone == EDGE);
        }
        for (number, half) in half_lines().enumerate() {
            let other = half_key(half.map(exchanged), false);
            numbers.exchanged[number] = numbers.after[other];
        }
        numbers
    }

    /// The number of a line, read forwards, as the first side sees it.
    #[inline]
    pub(super) fn of(&self, key: Key) -> usize {
        let (low, high) = (key as usize % HALF_KEYS, key as usize >> (2 * SIDE));
        usize::from(self.before[low]) * HALF_LINES + usize::from(self.after[high % HALF_KEYS])
    }

    /// Whether a line has no stone.
    pub(super) fn is_bare(&self, number: usize) -> bool {
        self.is_bare[number / HALF_LINES] && self.is_bare[number % HALF_LINES]
    }

    /// The number of the same line with the colours exchanged.
    pub(super) fn with_colours_exchanged(&self, number: usize) -> usize {
        let of = |half: usize| usize::from(self.exchanged[half]);
        of(number / HALF_LINES) * HALF_LINES + of(number % HALF_LINES)
    }
}

/// The number of the same line read backwards.
pub(super) const fn backwards(number: usize) -> usize {
    number % HALF_LINES * HALF_LINES + number / HALF_LINES
}

/// All possible lines in the order of their numbers, with an empty middle.
pub(super) fn lines() -> impl Iterator<Item = Line> {
    half_lines().flat_map(|before| half_lines().map(move |after| line(before, after)))
}

fn line(before: [Stone; SIDE], after: [Stone; SIDE]) -> Line {
    let mut line: Line = [EMPTY; SPAN as usize];
    for step in 0..SIDE {
        line[SIDE - 1 - step] = before[step];
        line[SIDE + 1 + step] = after[step];
    }
    line
}

/// All possible half lines, from the nearest cell on: stones or gaps, then possibly edge cells.
fn half_lines() -> impl Iterator<Item = [Stone; SIDE]> {
    (0..HALF_KEYS as u32)
        .map(|bits| std::array::from_fn(|step| (bits >> (2 * step) & 3) as Stone))
        .filter(|side: &[Stone; SIDE]| side.is_sorted_by(|near, far| *near != EDGE || *far == EDGE))
}

/// The half of a key for these cells, from the nearest to the middle on.
fn half_key(half: [Stone; SIDE], is_before: bool) -> usize {
    let cells = half.iter().enumerate();
    cells.fold(0, |key, (step, &stone)| {
        let slot = if is_before {
            REACH as usize - 1 - step
        } else {
            step
        };
        key | usize::from(stone) << (2 * slot)
    })
}

/// A stone of the other colour; gaps and the edge stay what they are.
const fn exchanged(stone: Stone) -> Stone {
    if stone == FIRST || stone == FIRST + 1 {
        2 * FIRST + 1 - stone
    } else {
        stone
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_line_seen_otherwise_has_the_number_of_what_is_seen() {
        let numbers = LineNumbers::get();
        let lines: Vec<Line> = lines().collect();
        assert_eq!(lines.len(), LINE_NUMBERS);
        for (number, line) in lines.iter().enumerate() {
            let mut reversed = *line;
            reversed.reverse();
            assert_eq!(lines[backwards(number)], reversed);
            let exchanged = line.map(exchanged);
            assert_eq!(lines[numbers.with_colours_exchanged(number)], exchanged);
        }
    }
}
