//! Keeps the features of every empty cell up to date as stones are placed and removed.

use super::Board;
use super::cell_features::CellFeatures;
use super::line_change::{LineChange, MOST_CHANGES};
use super::tally::Tally;
use super::threat_cells::ThreatCells;
use crate::engine::grid::Cell;
use crate::engine::hash;
use crate::engine::line::{EDGE, EMPTY, LINES, Line, POWER, Stone};
use crate::engine::line_numbers::Key;
use crate::engine::pattern::Pattern;
use crate::engine::point::Kinds;
use crate::engine::shape::{SPAN, Shape};
use crate::engine::worth::Worth;

impl Board {
    /// Places a stone on an empty cell and updates the cells around it.
    #[inline]
    pub(super) fn put(&mut self, cell: Cell, stone: Stone) {
        debug_assert_eq!(self.stone(cell), EMPTY);
        self.views.occupy(cell);
        self.set(cell, stone);
        self.change(cell, CellFeatures::BARE);
        self.tell(cell, stone);
    }

    /// Removes a stone and updates the cells around it.
    pub(super) fn lift(&mut self, cell: Cell) -> Stone {
        let stone = self.stone(cell);
        self.views.lift();
        self.set(cell, EMPTY);
        self.tell(cell, stone);
        let features = self.read_features(cell);
        self.change(cell, features);
        self.look_again(cell);
        stone
    }

    /// Reads what the network sees on a cell that has become empty.
    fn look_again(&mut self, cell: Cell) {
        if !self.views.is_used() {
            return;
        }
        let mut lines = [0; LINES];
        let count = self.tables.lines.len().min(LINES);
        for (line, index) in lines.iter_mut().enumerate().take(count) {
            *index = self.tables.near_index(self.key(cell, line));
        }
        self.views.free(cell, &lines[..count]);
    }

    /// Places a stone on a cell or, if `stone` is empty, removes the one there. The features stay as they are.
    pub(super) fn set(&mut self, cell: Cell, stone: Stone) {
        let before = std::mem::replace(&mut self.stones[cell.index()], stone);
        self.occupied.toggle(cell);
        for line in 0..self.tables.lines.len().min(LINES) {
            let position = self.tables.line_position(cell, line);
            self.line_bits.toggle(position, before | stone);
        }
        if stone == EMPTY {
            debug_assert!(before != EMPTY && before != EDGE);
            self.empties += 1;
            self.stones_hash ^= hash::stone(before, cell);
            self.powers_placed -= u8::from(before == POWER);
        } else {
            debug_assert!(before == EMPTY);
            self.empties -= 1;
            self.stones_hash ^= hash::stone(stone, cell);
            self.powers_placed += u8::from(stone == POWER);
        }
    }

    /// Undoes feature changes until only so many of them are left.
    #[inline]
    pub(super) fn restore(&mut self, changes: usize) {
        let features = &mut self.features;
        self.log
            .undo(changes, |cell, before| features[cell.index()] = *before);
    }

    /// Updates the features of the empty cells around a cell after a stone was placed or removed there.
    #[inline]
    fn tell(&mut self, cell: Cell, stone: Stone) {
        // Two short loops instead of a long one: a processor then fetches from the tables what the next
        // cells need while it waits for what this one needs.
        let count = self.list_changes(cell, stone);
        if self.powers_placed > 0 {
            self.look_for_powers(count);
        }
        self.refresh(count);
    }

    /// Lists the lines through empty cells that a stone has changed, and tells the views of them. Returns how many
    /// there are.
    #[inline]
    fn list_changes(&mut self, cell: Cell, stone: Stone) -> usize {
        let tables = &*self.tables;
        let is_judged = self.views.is_used();
        let mut count = 0;
        for (line, &offset) in tables.lines.iter().enumerate().take(LINES) {
            let position = tables.line_position(cell, line);
            let now = self.line_bits.line(position);
            let before = now.before(position, stone);
            let patterns = tables.patterns(line);
            for (distance, position) in now.empty_around(position, tables.reach) {
                let key = now.key(position);
                let near_index = tables.near_index(key);
                let cell = cell.offset(offset * distance);
                if is_judged {
                    let before = tables.near_index(before.key(position));
                    self.views.change(cell, before, near_index);
                }
                self.changes[count % MOST_CHANGES] = LineChange {
                    cell,
                    line: line as u8,
                    pattern: patterns.pattern_at(near_index, key),
                };
                count += 1;
            }
        }
        count
    }

    /// Updates the features of the cells with the listed changes. There is no branch on what cannot be foreseen,
    /// until the few cells are left on which threats or captures change.
    #[inline]
    fn refresh(&mut self, count: usize) {
        let changes = &self.changes[..count.min(MOST_CHANGES)];
        let mut entries = self.log.new_entries();
        let mut threats = [(0_u8, 0_u8); MOST_CHANGES];
        let (mut kept, mut threat_count, mut more) = (0, 0, Worth::NOTHING);
        for (index, change) in changes.iter().enumerate() {
            let (line, pattern) = (usize::from(change.line) % LINES, change.pattern);
            let features = &mut self.features[change.cell.index()];
            let old = features.patterns[line];
            entries.write(kept, change.cell, features);
            threats[threat_count % MOST_CHANGES] = (index as u8, kept as u8);
            features.patterns[line] = pattern;
            features.shapes ^= (pattern.shapes() ^ old.shapes()) << (4 * line);
            features.worth = features.worth.plus(pattern).minus(old);
            more = more.plus(pattern).minus(old);
            kept += usize::from(pattern != old);
            threat_count += usize::from(pattern.differs_in_threats_or_takes(old));
        }
        for &(index, entry) in &threats[..threat_count.min(MOST_CHANGES)] {
            let change = changes[usize::from(index) % MOST_CHANGES];
            let old = entries.before(usize::from(entry)).patterns[usize::from(change.line) % LINES];
            let features = &mut self.features[change.cell.index()];
            let before = *features;
            for side in 0..2 {
                features.takes[side] += change.pattern.side(side).takes();
                features.takes[side] -= old.side(side).takes();
                features.kinds[side] = Kinds::get().of(features.shapes(side));
            }
            recount(
                &mut self.tally,
                &mut self.threat_cells,
                change.cell,
                [&before, features],
            );
        }
        self.log.keep(kept);
        self.tally.add(more);
    }

    /// Replaces the features of a cell.
    fn change(&mut self, cell: Cell, now: CellFeatures) {
        let features = &mut self.features[cell.index()];
        self.log.new_entries().write(0, cell, features);
        self.log.keep(1);
        let before = std::mem::replace(features, now);
        self.tally.replace(before.worth, now.worth);
        recount(
            &mut self.tally,
            &mut self.threat_cells,
            cell,
            [&before, &now],
        );
    }

    #[inline]
    fn look_at(&self, cell: Cell, line: usize) -> Pattern {
        let key = self.key(cell, line);
        self.look(cell, line, key)
    }

    #[inline]
    fn look(&self, cell: Cell, line: usize, key: Key) -> Pattern {
        if self.powers_placed == 0 {
            return self.tables.pattern(line, key);
        }
        self.look_by_stones(cell, line, key)
    }

    /// Reads the listed changes again where power stones are on the board, for which the tables have no patterns.
    #[inline(never)]
    fn look_for_powers(&mut self, count: usize) {
        for index in 0..count.min(MOST_CHANGES) {
            let LineChange { cell, line, .. } = self.changes[index];
            let line = usize::from(line);
            self.changes[index].pattern = self.look_by_stones(cell, line, self.key(cell, line));
        }
    }

    fn look_by_stones(&self, cell: Cell, line: usize, key: Key) -> Pattern {
        let offset = self.tables.lines[line];
        let around: Line = std::array::from_fn(|index| {
            let step = index as i16 - SPAN as i16 / 2;
            self.stone(cell.offset(offset * step))
        });
        if around.contains(&POWER) {
            self.tables.read(line, &around)
        } else {
            self.tables.pattern(line, key)
        }
    }

    /// Fills in the features of an empty board.
    pub(super) fn read_all_features(&mut self) {
        let cells = self.tables.board;
        for cell in cells.iter() {
            let features = self.read_features(cell);
            self.change(cell, features);
        }
    }

    /// On how many lines a side's stone on a cell is part of an open three, as the bans define it.
    /// A line on which one more stone makes a row is a four and counts as no three.
    pub(super) fn threes_through(&self, cell: Cell, side: usize) -> usize {
        let lines = 0..self.tables.lines.len();
        let threes = lines.filter(|&line| {
            let pattern = self.look_at(cell, line);
            pattern.side(side).has_open_three() && !self.has_four_along(cell, line, side)
        });
        threes.count()
    }

    /// Whether one more stone of a side, anywhere on the line through a cell, makes a row.
    fn has_four_along(&self, cell: Cell, line: usize, side: usize) -> bool {
        let offset = self.tables.lines[line];
        [-offset, offset].into_iter().any(|offset| {
            let cells = (1..).map(|step| cell.offset(offset * step));
            let mut cells = cells.take_while(|&at| self.stone(at) != EDGE);
            cells.any(|at| {
                let pattern = self.features(at).patterns[line];
                self.is_empty(at) && pattern.side(side).shape() == Shape::Row as u16
            })
        })
    }

    fn read_features(&self, cell: Cell) -> CellFeatures {
        let mut features = CellFeatures::BARE;
        for line in 0..self.tables.lines.len() {
            let pattern = self.look_at(cell, line);
            features.patterns[line] = pattern;
            features.shapes |= pattern.shapes() << (4 * line);
            features.worth = features.worth.plus(pattern);
            for side in 0..2 {
                features.takes[side] += pattern.side(side).takes();
            }
        }
        for side in 0..2 {
            features.kinds[side] = Kinds::get().of(features.shapes(side));
        }
        features
    }
}

/// Counts what stones would do on a cell now, and no longer what they would have done before.
#[inline]
fn recount(
    tally: &mut Tally,
    threat_cells: &mut ThreatCells,
    cell: Cell,
    [before, now]: [&CellFeatures; 2],
) {
    for side in 0..2 {
        let (before, now) = (before.effect(side), now.effect(side));
        if before != now {
            tally.count(side, before, now);
            threat_cells.regroup(cell, side, before, now);
        }
    }
}
