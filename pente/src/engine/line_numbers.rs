//! Numbers for all lines through a cell that have no power stone, so that tables can be indexed by them.
//!
//! There are two kinds of numbers: those of whole lines, and those of their near part, of which there are
//! so few that what is kept for each of them stays close to the processor.

use std::sync::OnceLock;

use super::grid::REACH;
use super::line::{EDGE, EMPTY, FIRST, Line, Stone};
use super::shape::SPAN;

/// The cells on both sides of the middle of a line, two bits each, the first in the lowest bits.
pub(super) type Key = u32;

/// The cells on either side of the middle.
pub(super) const SIDE: usize = SPAN as usize / 2;

/// The cells on either side that belong to the near part: all that a row of five through the middle can
/// have.
pub(super) const NEAR: usize = 4;

/// The number of near parts: their numbers are below it.
pub(super) const NEAR_LINES: usize = half_lines_of(NEAR) * half_lines_of(NEAR);

/// How many values half of a key has.
const HALF_KEYS: usize = 1 << (2 * SIDE);

/// The number of half lines of so many cells: some stones or gaps, then edge cells to the end.
const fn half_lines_of(cells: usize) -> usize {
    (3usize.pow(cells as u32 + 1) - 1) / 2
}

/// The cells of half a line, from the nearest to the middle on.
pub(super) type Half = [Stone; SIDE];

/// The numbers of lines: each is made of those of its halves.
pub(super) struct LineNumbers {
    /// The half lines in the order of their numbers.
    halves: Vec<Half>,
    /// What half lines add to the number of a line, by their half of the key.
    before: [u32; HALF_KEYS],
    after: [u32; HALF_KEYS],
    /// The number of each half line with the colours exchanged.
    exchanged: Vec<u16>,
}

impl LineNumbers {
    /// The numbers of whole lines.
    pub(super) fn whole() -> &'static Self {
        static NUMBERS: OnceLock<LineNumbers> = OnceLock::new();
        NUMBERS.get_or_init(|| Self::new(SIDE))
    }

    /// The numbers of the near parts of lines: lines that differ only beyond it have the same one.
    pub(super) fn near() -> &'static Self {
        static NUMBERS: OnceLock<LineNumbers> = OnceLock::new();
        NUMBERS.get_or_init(|| Self::new(NEAR))
    }

    fn new(cells: usize) -> Self {
        let all: Vec<Half> = half_lines().collect();
        let mut halves: Vec<Half> = all.iter().map(|half| first_of(*half, cells)).collect();
        let key = |half: &Half| half_key(*half, false);
        halves.sort_by_key(key);
        halves.dedup();
        let number = |half: Half| {
            let half = first_of(half, cells);
            let found = halves.binary_search_by_key(&key(&half), key);
            found.expect("it is the first part of a half line") as u16
        };
        let (mut before, mut after) = ([0; HALF_KEYS], [0; HALF_KEYS]);
        for &half in &all {
            before[half_key(half, true)] = u32::from(number(half)) * halves.len() as u32;
            after[half_key(half, false)] = u32::from(number(half));
        }
        let exchanged = halves.iter().map(|half| number(half.map(exchanged)));
        Self {
            exchanged: exchanged.collect(),
            before,
            after,
            halves,
        }
    }

    /// The number of a line, read forwards, as the first side sees it.
    #[inline]
    pub(super) fn of(&self, key: Key) -> usize {
        let (low, high) = (key as usize % HALF_KEYS, key as usize >> (2 * SIDE));
        (self.before[low] + self.after[high % HALF_KEYS]) as usize
    }

    /// The half lines in the order of their numbers.
    pub(super) fn half_lines(&self) -> &[Half] {
        &self.halves
    }

    /// The numbers of the two halves of a line.
    pub(super) fn halves_with_key(&self, key: Key) -> [usize; 2] {
        let number = self.of(key);
        [number / self.halves.len(), number % self.halves.len()]
    }

    /// How many lines there are: their numbers are below it.
    pub(super) fn count(&self) -> usize {
        self.halves.len() * self.halves.len()
    }

    /// Whether a line has no stone.
    pub(super) fn is_bare(&self, number: usize) -> bool {
        let mut halves = self.halves_of(number).into_iter();
        halves.all(|half| half.iter().all(|&stone| stone == EMPTY || stone == EDGE))
    }

    /// The number of the same line with the colours exchanged.
    pub(super) fn with_colours_exchanged(&self, number: usize) -> usize {
        let of = |half: usize| usize::from(self.exchanged[half]);
        let halves = self.halves.len();
        of(number / halves) * halves + of(number % halves)
    }

    /// The number of the same line read backwards.
    pub(super) fn backwards(&self, number: usize) -> usize {
        let halves = self.halves.len();
        number % halves * halves + number / halves
    }

    /// All lines in the order of their numbers, with an empty middle and nothing beyond the part that has
    /// a number.
    pub(super) fn lines(&self) -> impl Iterator<Item = Line> + '_ {
        (0..self.count()).map(|number| {
            let [before, after] = self.halves_of(number);
            line(before, after)
        })
    }

    fn halves_of(&self, number: usize) -> [Half; 2] {
        let halves = self.halves.len();
        [number / halves, number % halves].map(|half| self.halves[half])
    }
}

/// The key of a line without power stones.
pub(super) fn key_of(line: &Line) -> Key {
    let [before, after] = [true, false].map(|is_before| {
        let half = std::array::from_fn(|step| {
            if is_before {
                line[SIDE - 1 - step]
            } else {
                line[SIDE + 1 + step]
            }
        });
        half_key(half, is_before)
    });
    (before | after << (2 * SIDE)) as Key
}

fn line(before: Half, after: Half) -> Line {
    let mut line: Line = [EMPTY; SPAN as usize];
    for step in 0..SIDE {
        line[SIDE - 1 - step] = before[step];
        line[SIDE + 1 + step] = after[step];
    }
    line
}

/// All possible half lines, from the nearest cell on: stones or gaps, then possibly edge cells.
fn half_lines() -> impl Iterator<Item = Half> {
    (0..HALF_KEYS as u32)
        .map(|bits| std::array::from_fn(|step| (bits >> (2 * step) & 3) as Stone))
        .filter(|half: &Half| half.is_sorted_by(|near, far| *near != EDGE || *far == EDGE))
}

/// The first cells of a half line, with gaps after them, or the edge if it begins among them.
fn first_of(mut half: Half, cells: usize) -> Half {
    for step in cells..SIDE {
        half[step] = match half[step - 1] {
            EDGE => EDGE,
            _ => EMPTY,
        };
    }
    half
}

/// The half of a key for these cells, from the nearest to the middle on.
fn half_key(half: Half, is_before: bool) -> usize {
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
        for numbers in [LineNumbers::whole(), LineNumbers::near()] {
            let lines: Vec<Line> = numbers.lines().collect();
            assert_eq!(lines.len(), numbers.count());
            for (number, line) in lines.iter().enumerate() {
                assert_eq!(numbers.of(key_of(line)), number);
                let mut reversed = *line;
                reversed.reverse();
                assert_eq!(lines[numbers.backwards(number)], reversed);
                let exchanged = line.map(exchanged);
                assert_eq!(lines[numbers.with_colours_exchanged(number)], exchanged);
            }
        }
        assert_eq!(LineNumbers::near().count(), NEAR_LINES);
    }

    #[test]
    fn lines_that_are_alike_nearby_have_the_same_near_number() {
        let near = LineNumbers::near();
        for line in LineNumbers::whole().lines() {
            let mut cut = line;
            for (end, next) in [(0, 1), (SPAN as usize - 1, SPAN as usize - 2)] {
                cut[end] = if cut[next] == EDGE { EDGE } else { EMPTY };
            }
            assert_eq!(near.of(key_of(&line)), near.of(key_of(&cut)));
        }
    }
}
