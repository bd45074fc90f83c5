//! Keeps the features of every empty cell up to date as stones are placed and removed.

use super::Board;
use super::cell_features::{CellFeatures, PatternKeys};
use super::group::Group;
use super::turns::{Turn, Turns};
use crate::engine::grid::{CELLS, Cell, Cells, REACH};
use crate::engine::hash;
use crate::engine::line::{EDGE, EMPTY, LINES, Line, POWER, Stone};
use crate::engine::line_numbers::Key;
use crate::engine::pattern::Pattern;
use crate::engine::pattern_table::key_part;
use crate::engine::point::{Kind, Kinds, VALUES, is_threat, value};
use crate::engine::shape::{SPAN, Shape};
use crate::engine::tables::Tables;

impl Board {
    /// The keys of an empty board.
    pub(super) fn bare_keys(tables: &Tables, stones: &[Stone; CELLS]) -> PatternKeys {
        let mut keys = Box::new([[0; LINES]; CELLS]);
        for cell in tables.board.iter() {
            for (line, &offset) in tables.lines.iter().enumerate() {
                for distance in (-REACH..=REACH).filter(|&distance| distance != 0) {
                    let stone = stones[cell.offset(offset * distance).index()];
                    keys[cell.index()][line] ^= key_part(stone, distance);
                }
            }
        }
        keys
    }

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
        self.set(cell, EMPTY);
        self.tell(cell, stone);
        let features = self.read_features(cell);
        self.change(cell, features);
        self.look_again(cell);
        stone
    }

    /// Reads what the network sees on a cell that has become empty.
    fn look_again(&mut self, cell: Cell) {
        let lines = self.tables.lines.len();
        let keys = &self.keys[cell.index()][..lines];
        let numbers = keys.iter().map(|&key| self.tables.near_number(key));
        self.views.free(cell, numbers);
    }

    /// Places a stone on a cell or, if `stone` is empty, removes the one there. Only the keys are
    /// updated; the features must be brought back by [`Board::restore`].
    pub(super) fn set_back(&mut self, cell: Cell, stone: Stone) {
        let moved = stone | self.stone(cell);
        self.set(cell, stone);
        self.turn_keys(cell, moved);
    }

    fn set(&mut self, cell: Cell, stone: Stone) {
        let before = std::mem::replace(&mut self.stones[cell.index()], stone);
        self.occupied.toggle(cell);
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

    /// Undoes feature changes until only `changes` of them are left.
    pub(super) fn restore(&mut self, changes: usize) {
        let list = self.changed_cells[changes..]
            .iter()
            .zip(&self.before[changes..]);
        for (&cell, before) in list.rev() {
            let features = &mut self.features[cell.index()];
            if features.kinds != before.kinds || features.takes != before.takes {
                for side in 0..2 {
                    regroup(&mut self.making[side], cell, side, features, before);
                }
            }
            *features = *before;
        }
        self.changed_cells.truncate(changes);
        self.before.truncate(changes);
    }

    /// Updates the keys on all lines through a cell after a stone was placed or removed there.
    fn turn_keys(&mut self, cell: Cell, stone: Stone) {
        let (tables, stones) = (&*self.tables, &*self.stones);
        turn_keys(&mut self.keys, tables, stones, cell, stone, |_, _, _, _| {});
    }

    /// Updates the keys and features on all lines through a cell after a stone was placed or
    /// removed there.
    #[inline]
    fn tell(&mut self, cell: Cell, stone: Stone) {
        // Three short loops instead of a long one: a processor then fetches from the tables what the next
        // cells need while it waits for what this one needs.
        let mut turns = Turns::new();
        let (tables, stones) = (&*self.tables, &*self.stones);
        let keys = &mut self.keys;
        turn_keys(
            keys,
            tables,
            stones,
            cell,
            stone,
            |cell, line, before, now| {
                if stones[cell.index()] == EMPTY {
                    turns.push(Turn {
                        cell,
                        line: line as u8,
                        before,
                        now,
                    });
                }
            },
        );
        self.views
            .turn(turns.as_slice(), |key| tables.near_number(key));
        for turn in turns.as_slice() {
            self.refresh(turn.cell, usize::from(turn.line), turn.now);
        }
    }

    #[inline]
    fn refresh(&mut self, cell: Cell, line: usize, key: Key) {
        let pattern = self.look(cell, line, key);
        let features = &mut self.features[cell.index()];
        let old = features.patterns[line];
        if pattern == old {
            return;
        }
        self.changed_cells.push(cell);
        self.before.push(*features);
        features.patterns[line] = pattern;
        let kinds = Kinds::get();
        for side in 0..2 {
            let (new, old) = (pattern.side(side), old.side(side));
            if new.takes() != old.takes() {
                let takes = features.takes[side] + new.takes() - old.takes();
                self.tally.count_takes(side, features.takes[side], takes);
                if (takes == 0) != (features.takes[side] == 0) {
                    self.making[side][Group::Takes as usize].toggle(cell);
                }
                features.takes[side] = takes;
            }
            if new.shape() == old.shape() {
                continue;
            }
            features.shapes[side] ^= (new.shape() ^ old.shape()) << (4 * line);
            let more = VALUES[usize::from(new.shape())] - VALUES[usize::from(old.shape())];
            self.tally.values[side] += i32::from(more);
            features.values[side] += more;
            if !is_threat(new.shape()) && !is_threat(old.shape()) {
                continue;
            }
            let kind = kinds.of(features.shapes[side]);
            if kind != features.kinds[side] {
                self.tally.count_kinds(side, features.kinds[side], kind);
                move_between(&mut self.making[side], cell, features.kinds[side], kind);
                features.kinds[side] = kind;
            }
        }
    }

    /// Replaces the features of a cell.
    fn change(&mut self, cell: Cell, now: CellFeatures) {
        let features = &mut self.features[cell.index()];
        self.changed_cells.push(cell);
        self.before.push(*features);
        for side in 0..2 {
            self.tally.values[side] +=
                i32::from(now.values[side]) - i32::from(features.values[side]);
            self.tally
                .count_kinds(side, features.kinds[side], now.kinds[side]);
            self.tally
                .count_takes(side, features.takes[side], now.takes[side]);
            regroup(&mut self.making[side], cell, side, features, &now);
        }
        *features = now;
    }

    #[inline]
    fn look_at(&self, cell: Cell, line: usize) -> Pattern {
        let key = self.keys[cell.index()][line];
        self.look(cell, line, key)
    }

    #[inline]
    fn look(&self, cell: Cell, line: usize, key: Key) -> Pattern {
        if self.powers_placed == 0 {
            return self.tables.pattern(line, key);
        }
        self.look_for_powers(cell, line, key)
    }

    #[inline(never)]
    fn look_for_powers(&self, cell: Cell, line: usize, key: Key) -> Pattern {
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
            for side in 0..2 {
                let side_pattern = pattern.side(side);
                features.shapes[side] |= side_pattern.shape() << (4 * line);
                features.takes[side] += side_pattern.takes();
            }
        }
        for side in 0..2 {
            features.values[side] = value(features.shapes[side]);
            features.kinds[side] = Kinds::get().of(features.shapes[side]);
        }
        features
    }
}

/// Updates the keys on all lines through a cell after a stone was placed or removed there, and calls back
/// with each cell of the board on them, the line, and its key before and now.
#[inline]
fn turn_keys(
    keys: &mut PatternKeys,
    tables: &Tables,
    stones: &[Stone; CELLS],
    cell: Cell,
    stone: Stone,
    mut turned: impl FnMut(Cell, usize, Key, Key),
) {
    for (line, &offset) in tables.lines.iter().enumerate().take(LINES) {
        for direction in [-1, 1] {
            let mut other = cell;
            for distance in 1..=tables.reach {
                other = other.offset(offset * direction);
                if stones[other.index()] == EDGE {
                    break;
                }
                // Seen from the other cell, the stone lies in the opposite direction.
                let key = &mut keys[other.index()][line];
                let before = *key;
                *key ^= key_part(stone, -direction * distance);
                turned(other, line, before, *key);
            }
        }
    }
}

/// The sets of cells on which a side makes something.
type Making = [Cells; Group::COUNT];

/// Moves a cell from the sets of its earlier features to those of its present ones.
#[inline]
fn regroup(
    making: &mut Making,
    cell: Cell,
    side: usize,
    before: &CellFeatures,
    now: &CellFeatures,
) {
    move_between(making, cell, before.kinds[side], now.kinds[side]);
    if (before.takes[side] == 0) != (now.takes[side] == 0) {
        making[Group::Takes as usize].toggle(cell);
    }
}

#[inline]
fn move_between(making: &mut Making, cell: Cell, before: Kind, now: Kind) {
    let groups = (Group::of(before), Group::of(now));
    if groups.0 != groups.1 {
        for group in [groups.0, groups.1].into_iter().flatten() {
            making[group as usize].toggle(cell);
        }
    }
}
