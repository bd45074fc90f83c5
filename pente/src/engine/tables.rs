//! A ruleset prepared for the search: its lines, and what a stone would do on each of them.
//!
//! The tables are computed when a ruleset is first needed, then kept. Nothing here knows the name
//! of a ruleset.

use std::sync::{Arc, Mutex, PoisonError};

use crate::rules::{Bans, Limit, Opening, Overline, Row, Ruleset, Step};

use super::grid::{self, CELLS, Cell, Cells, REACH};
use super::learned::{Network, families};
use super::line::{LINES, Line};
use super::line_bits::{LineBits, LinePosition, line_positions};
use super::line_numbers::{Key, NEAR, SIDE};
use super::near_lines::NearLines;
use super::pattern::Pattern;
use super::pattern_table::{LineRules, PatternTable};
use super::shape::SPAN;

/// A ruleset prepared for the search.
pub(super) struct Tables {
    pub(super) ruleset: Ruleset,
    /// The offset between neighbouring cells, for each line.
    pub(super) lines: Vec<i16>,
    /// The lines on which rows count.
    pub(super) row_lines: Vec<i16>,
    /// The lines on which captures count.
    pub(super) capture_lines: Vec<i16>,
    /// Whether the ruleset limits where stones may go after the opening.
    pub(super) limited: bool,
    /// All cells of the board.
    pub(super) board: Cells,
    /// How far from a stone, in steps along a line, it can matter.
    pub(super) reach: i16,
    /// Where each cell lies on the lines through it.
    line_positions: Box<[[LinePosition; LINES]; CELLS]>,
    near_lines: &'static NearLines,
    /// For each line, the patterns on it.
    patterns: Vec<Arc<PatternTable>>,
    limits: [Cells; Opening::LAST_LIMITED_PLY as usize],
    /// The learned judgement of its positions, if there is one.
    pub(super) network: Option<&'static Network>,
}

/// How many rulesets are kept.
const MOST_KNOWN: usize = 24;

impl Tables {
    /// The tables of a ruleset; `None` if it does not have two sides of one colour each, or if its
    /// rows are longer than a search reads.
    pub(super) fn of(ruleset: &Ruleset) -> Option<Arc<Self>> {
        static KNOWN: Mutex<Vec<Arc<Tables>>> = Mutex::new(Vec::new());
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(index) = known.iter().position(|tables| tables.ruleset == *ruleset) {
            // The first of them is the one that was not used for longest.
            known[index..].rotate_left(1);
            return known.last().map(Arc::clone);
        }
        let tables = Arc::new(Self::new(*ruleset, &known)?);
        // Options make many rulesets; those of the latest games are enough.
        if known.len() >= MOST_KNOWN {
            known.remove(0);
        }
        known.push(Arc::clone(&tables));
        Some(tables)
    }

    /// The directions that count in a ruleset; `None` if the engine does not play it.
    pub(super) fn steps(ruleset: &Ruleset) -> Option<Vec<Step>> {
        let (row, captures) = (&ruleset.row, &ruleset.captures);
        let mut steps = row.lines.to_vec();
        let others = captures.lines.iter();
        steps.extend(others.filter(|line| !row.lines.contains(line)));
        let two = ruleset.colours == 2 && ruleset.sides == 2;
        (two && is_within_reach(row) && steps.len() <= LINES).then_some(steps)
    }

    fn new(ruleset: Ruleset, known: &[Arc<Self>]) -> Option<Self> {
        let (row, captures) = (ruleset.row, ruleset.captures);
        let steps = Self::steps(&ruleset)?;
        let known = known.iter().flat_map(|tables| &tables.patterns);
        let mut known: Vec<_> = known.map(Arc::clone).collect();
        let mut patterns = Vec::new();
        for &step in &steps {
            let rules = LineRules::on(step, &row, &captures);
            let same = known.iter().find(|table| table.rules == rules);
            let table = same.map_or_else(|| Arc::new(PatternTable::new(rules)), Arc::clone);
            known.push(Arc::clone(&table));
            patterns.push(table);
        }
        let is_near = ruleset.power_stones == 0 && patterns.iter().all(|table| table.is_near());
        let board = Cells::of(ruleset.size);
        let offsets = |steps: &[Step]| -> Vec<i16> { steps.iter().copied().map(offset).collect() };
        let lines = offsets(&steps);
        Some(Self {
            line_positions: line_positions(&board, &lines),
            lines,
            row_lines: offsets(row.lines),
            capture_lines: offsets(captures.lines),
            limited: ruleset.touching || ruleset.bans != Bans::None,
            board,
            reach: if is_near { NEAR as i16 } else { REACH },
            near_lines: NearLines::get(),
            patterns,
            limits: std::array::from_fn(|ply| allowed(&ruleset, ply as u16 + 1)),
            network: families::network(&ruleset),
            ruleset,
        })
    }

    /// Where a cell lies on one of the lines through it.
    #[inline]
    pub(super) fn line_position(&self, cell: Cell, line: usize) -> LinePosition {
        self.line_positions[cell.index()][line % LINES]
    }

    /// The lines of a board without stones.
    pub(super) fn bare_lines(&self) -> LineBits {
        let cells = self.board.iter();
        LineBits::bare(cells.flat_map(|cell| {
            self.line_positions[cell.index()]
                .iter()
                .take(self.lines.len())
        }))
    }

    /// The index of the near part of a line without power stones, as [`NearLines`] has it.
    #[inline]
    pub(super) fn near_index(&self, key: Key) -> usize {
        self.near_lines.index(key)
    }

    /// What stones would do on a line without power stones.
    #[inline]
    pub(super) fn pattern(&self, line: usize, key: Key) -> Pattern {
        self.patterns[line].pattern(key)
    }

    /// What stones would do on lines through a cell in one direction.
    #[inline]
    pub(super) fn patterns(&self, line: usize) -> &PatternTable {
        &self.patterns[line]
    }

    /// The same for any line, read stone by stone.
    pub(super) fn read(&self, line: usize, cells: &Line) -> Pattern {
        self.patterns[line].reader.read(cells)
    }

    /// The most stones that one bracket can hold; 0 if the ruleset has no captures.
    pub(super) fn most_in_a_bracket(&self) -> usize {
        let lengths = self.ruleset.captures.lengths;
        (1..=SIDE as u8)
            .rev()
            .find(|&length| lengths.has(length))
            .map_or(0, usize::from)
    }

    /// Where the opening allows the stone with this number, counted from 1; `None` if the opening
    /// does not limit it.
    pub(super) fn limit(&self, ply: u16) -> Option<&Cells> {
        self.limits.get(usize::from(ply).wrapping_sub(1))
    }
}

/// Whether reading a line shows the whole of a row through its middle, and the cells that must not
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
