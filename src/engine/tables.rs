//! A ruleset as the search needs it: its lines, and what a stone would do on each of them.
//!
//! The tables are worked out from the ruleset's data when a ruleset is first asked for, and kept.
//! Nothing here knows the name of a ruleset.

use std::sync::{Arc, Mutex, PoisonError};

use crate::rules::{Captures, Lengths, Limit, Overline, Row, Ruleset, Step};

use super::grid::{self, Cell, Cells, REACH};
use super::pattern::{EDGE, EMPTY, Line, POWER, Pattern, Reader, Stone};
use super::shape::{SPAN, Shapes};

/// How many lines go through a cell at most.
pub(super) const LINES: usize = 4;

/// The cells beside the middle of a line, two bits each, the first in the lowest bits.
pub(super) type Key = u32;

/// A ruleset, made ready for searching.
pub(super) struct Tables {
    pub(super) ruleset: Ruleset,
    /// How far apart neighbours on each line lie.
    pub(super) lines: Vec<i16>,
    /// Which of the lines rows are looked for on.
    pub(super) row_lines: Vec<i16>,
    /// Which of the lines captures are looked for on.
    pub(super) capture_lines: Vec<i16>,
    /// Whether the ruleset limits stones beyond the opening.
    pub(super) limited: bool,
    /// All cells of the board.
    pub(super) board: Cells,
    readings: Vec<Arc<Reading>>,
    limits: [Cells; OPENING_PLIES],
}

/// The stones that an opening may limit.
const OPENING_PLIES: usize = 3;
/// How many rulesets are kept ready.
const MOST_KNOWN: usize = 24;

impl Tables {
    /// The tables of a ruleset; nothing if it is none for two seats with two colours, or if its
    /// rows reach farther than a search looks.
    pub(super) fn of(ruleset: &Ruleset) -> Option<Arc<Self>> {
        static KNOWN: Mutex<Vec<Arc<Tables>>> = Mutex::new(Vec::new());
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(tables) = known.iter().find(|tables| tables.ruleset == *ruleset) {
            return Some(Arc::clone(tables));
        }
        let tables = Arc::new(Self::new(*ruleset, &known)?);
        // Rulesets with options are many; those of the latest games are enough.
        if known.len() >= MOST_KNOWN {
            known.remove(0);
        }
        known.push(Arc::clone(&tables));
        Some(tables)
    }

    fn new(ruleset: Ruleset, known: &[Arc<Self>]) -> Option<Self> {
        let (row, captures) = (ruleset.row, ruleset.captures);
        let mut steps = row.lines.to_vec();
        steps.extend(
            captures
                .lines
                .iter()
                .filter(|line| !row.lines.contains(line)),
        );
        let two = ruleset.seats == 2 && ruleset.colours == 2 && ruleset.sides == 2;
        if !two || !is_within_reach(&row) || steps.len() > LINES {
            return None;
        }
        let known = known.iter().flat_map(|tables| &tables.readings);
        let mut known: Vec<_> = known.map(Arc::clone).collect();
        let mut readings = Vec::new();
        for &step in &steps {
            let wanted = Wanted::on(step, &row, &captures);
            let same = known.iter().find(|reading| reading.of == wanted);
            let reading = same.map_or_else(|| Arc::new(Reading::new(wanted)), Arc::clone);
            known.push(Arc::clone(&reading));
            readings.push(reading);
        }
        let offsets = |steps: &[Step]| steps.iter().copied().map(offset).collect();
        Some(Self {
            lines: offsets(&steps),
            row_lines: offsets(row.lines),
            capture_lines: offsets(captures.lines),
            limited: ruleset.touching || ruleset.no_double_three,
            board: Cells::of(ruleset.size),
            readings,
            limits: std::array::from_fn(|ply| allowed(&ruleset, ply as u16 + 1)),
            ruleset,
        })
    }

    /// What stones would do on a line on which no power stone stands.
    #[inline]
    pub(super) fn pattern(&self, line: usize, key: Key) -> Pattern {
        self.readings[line].find(key)
    }

    /// The same, looked for stone by stone.
    pub(super) fn read(&self, line: usize, cells: &Line) -> Pattern {
        self.readings[line].reader.read(cells)
    }

    /// The most stones that one bracket can hold, or 0 if nothing is captured.
    pub(super) fn most_in_a_bracket(&self) -> usize {
        let lengths = self.ruleset.captures.lengths;
        (1..=SIDE as u8)
            .rev()
            .find(|&length| lengths.has(length))
            .map_or(0, usize::from)
    }

    /// Where the stone that has this number may go, counted from 1, as far as the opening says;
    /// nothing if it says nothing of that stone.
    pub(super) fn limit(&self, ply: u16) -> Option<&Cells> {
        self.limits.get(usize::from(ply).wrapping_sub(1))
    }
}

/// Whether a look along a line shows all of a row through its middle, and the cells that may not
/// lengthen it.
fn is_within_reach(row: &Row) -> bool {
    let beyond = u32::from(row.overline == Overline::Neutral);
    u32::from(row.length) + beyond <= (SPAN - 1) / 2 + 1
}

fn offset(step: Step) -> i16 {
    grid::offset(step.files(), step.ranks())
}

fn allowed(ruleset: &Ruleset, ply: u16) -> Cells {
    let centre = ruleset.size.centre();
    let mut allowed = Cells::default();
    for point in ruleset.size.points() {
        let distance = point.distance(centre);
        let on_line = point.file() == centre.file() || point.rank() == centre.rank();
        let fits = match ruleset.opening.limit(ply) {
            Limit::Nowhere => true,
            Limit::NearCentre(nearest) => distance >= nearest,
            Limit::NearCentreAndItsLines(nearest, on_lines) => {
                distance >= nearest && (!on_line || distance >= on_lines)
            }
        };
        if fits && (ply > 1 || !ruleset.centre_first() || point == centre) {
            allowed.insert(Cell::of(point));
        }
    }
    allowed
}

/// What is looked for on a line.
#[derive(Clone, Copy, PartialEq)]
struct Wanted {
    row: Option<(u8, Overline)>,
    captures: Option<(Lengths, bool)>,
}

impl Wanted {
    fn on(step: Step, row: &Row, captures: &Captures) -> Self {
        let has = |lines: &[Step]| lines.contains(&step);
        Self {
            row: has(row.lines).then_some((row.length, row.overline)),
            captures: has(captures.lines).then_some((captures.lengths, captures.poof)),
        }
    }
}

/// What stones would do on lines on which the same is looked for.
struct Reading {
    of: Wanted,
    reader: Reader,
    /// The number of whatever can stand before and after the middle.
    before: Numbers,
    after: Numbers,
    /// Patterns by both numbers.
    patterns: Vec<Pattern>,
}

/// Numbers of one half of a line, by the half of its key.
type Numbers = [u16; 1 << (2 * SIDE)];

impl Reading {
    fn new(of: Wanted) -> Self {
        let shapes = of
            .row
            .map(|(length, overline)| Shapes::new(length, overline));
        let reader = Reader::new(shapes, of.captures);
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
            of,
            reader,
            before: before_numbers,
            after: after_numbers,
            patterns,
        }
    }

    #[inline]
    fn find(&self, key: Key) -> Pattern {
        let (low, high) = halves(key);
        let place = usize::from(self.before[low]) * WAYS + usize::from(self.after[high]);
        self.patterns.get(place).copied().unwrap_or_default()
    }
}

/// How many ways there are for one side of a cell: so many stones or gaps, and edge from there on.
const WAYS: usize = (3usize.pow(SIDE as u32 + 1) - 1) / 2;

/// The halves of a key: what stands before the middle, and what after it.
#[inline]
const fn halves(key: Key) -> (usize, usize) {
    let half = 1 << (2 * SIDE);
    (key as usize % half, (key as usize >> (2 * SIDE)) % half)
}

const SIDE: usize = SPAN as usize / 2;

/// Whatever can stand on one side of a cell, from the nearest on: stones, and then perhaps edge.
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

/// What a stone changes in the key of a cell from which it lies `distance` steps away.
#[inline]
pub(super) const fn key_part(stone: Stone, distance: i16) -> Key {
    // A power stone is none of the four that a key can tell apart; it is read stone by stone.
    let stone = if stone == POWER { EDGE } else { stone };
    let slot = if distance < 0 {
        distance + REACH
    } else {
        distance + REACH - 1
    };
    (stone as Key) << (2 * slot)
}
