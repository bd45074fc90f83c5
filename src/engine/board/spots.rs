//! What stones would do on each empty cell, kept up to date as stones come and go.

use super::{Board, Group};
use crate::engine::grid::{CELLS, Cell, REACH};
use crate::engine::hash;
use crate::engine::pattern::{EDGE, EMPTY, Line, POWER, Pattern, Stone};
use crate::engine::point::{Kind, Worths};
use crate::engine::shape::SPAN;
use crate::engine::tables::{Key, LINES, Tables, key_part};

/// What stones of both sides would do on a cell; on one with a stone nothing but the keys counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::engine) struct Spot {
    keys: [Key; LINES],
    patterns: [Pattern; LINES],
    shapes: [u16; 2],
    /// What the cell is worth to each side.
    pub(in crate::engine) values: [i16; 2],
    /// What a stone of each side would make.
    pub(in crate::engine) kinds: [Kind; 2],
    /// How many stones each side would capture; where lines share stones they count for each.
    pub(in crate::engine) takes: [u8; 2],
}

impl Spot {
    const BARE: Self = Self {
        keys: [0; LINES],
        patterns: [Pattern::NOTHING; LINES],
        shapes: [0; 2],
        values: [0; 2],
        kinds: [Kind::Quiet; 2],
        takes: [0; 2],
    };

    /// What stones would do on each line.
    pub(in crate::engine) const fn patterns(&self) -> &[Pattern; LINES] {
        &self.patterns
    }
}

/// Sums and counts over all empty cells, by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::engine) struct Tally {
    /// What the cells are worth.
    pub(in crate::engine) values: [i32; 2],
    /// On how many cells a stone would make something of a kind.
    pub(in crate::engine) kinds: [[u16; Kind::COUNT]; 2],
    /// On how many cells a stone would capture so many stones, the last for all that are more.
    pub(in crate::engine) takes: [[u16; MOST_TAKES + 1]; 2],
}

/// From so many captured stones on, a move captures many.
pub(in crate::engine) const MOST_TAKES: usize = 15;

/// A spot as it was.
pub(super) type Changed = (Cell, Spot);

impl Board {
    /// The spots of an empty board.
    #[expect(clippy::large_stack_arrays, reason = "it goes to the heap at once")]
    pub(super) fn bare_spots(tables: &Tables, stones: &[Stone; CELLS]) -> Box<[Spot; CELLS]> {
        let mut spots = Box::new([Spot::BARE; CELLS]);
        for cell in tables.board.iter() {
            for (line, &offset) in tables.lines.iter().enumerate() {
                for distance in (-REACH..=REACH).filter(|&distance| distance != 0) {
                    let stone = stones[cell.offset(offset * distance).index()];
                    spots[cell.index()].keys[line] ^= key_part(stone, distance);
                }
            }
        }
        spots
    }

    /// Puts a stone on an empty cell and tells the cells around it.
    #[inline]
    pub(super) fn put(&mut self, cell: Cell, stone: Stone) {
        debug_assert_eq!(self.stone(cell), EMPTY);
        self.stones[cell.index()] = stone;
        self.occupied.toggle(cell);
        self.empties -= 1;
        self.stones_hash ^= hash::stone(stone, cell);
        self.powers_placed += u8::from(stone == POWER);
        let spot = *self.spot(cell);
        self.changed.push((cell, spot));
        let silent = Spot {
            keys: spot.keys,
            ..Spot::BARE
        };
        self.count(cell, &spot, &silent);
        self.spots[cell.index()] = silent;
        self.tell(cell, stone);
    }

    /// Takes a stone off and tells the cells around it.
    pub(super) fn lift(&mut self, cell: Cell) -> Stone {
        let stone = self.stone(cell);
        debug_assert!(stone != EMPTY && stone != EDGE);
        self.stones[cell.index()] = EMPTY;
        self.occupied.toggle(cell);
        self.empties += 1;
        self.stones_hash ^= hash::stone(stone, cell);
        // Spots are read stone by stone while power stones stand, so the count comes last.
        self.tell(cell, stone);
        self.powers_placed -= u8::from(stone == POWER);
        let before = *self.spot(cell);
        self.changed.push((cell, before));
        let spot = self.read_spot(cell, before.keys);
        self.count(cell, &before, &spot);
        self.spots[cell.index()] = spot;
        stone
    }

    /// Fills in what stones would do on the cells of an empty board.
    pub(super) fn read_all_spots(&mut self) {
        let cells = self.tables.board;
        for cell in cells.iter() {
            let before = *self.spot(cell);
            let spot = self.read_spot(cell, before.keys);
            self.count(cell, &before, &spot);
            self.spots[cell.index()] = spot;
        }
    }

    /// How many open threes of a side, in the sense of the bans, go through its stone on a cell.
    pub(super) fn threes_through(&self, cell: Cell, side: usize) -> u8 {
        let keys = self.spot(cell).keys;
        let lines = keys.iter().enumerate().take(self.tables.lines.len());
        lines
            .map(|(line, &key)| self.look(cell, line, key).side(side).threes())
            .sum()
    }

    fn read_spot(&self, cell: Cell, keys: [Key; LINES]) -> Spot {
        let mut spot = Spot { keys, ..Spot::BARE };
        for (line, &key) in keys.iter().enumerate().take(self.tables.lines.len()) {
            let pattern = self.look(cell, line, key);
            spot.patterns[line] = pattern;
            for side in 0..2 {
                let half = pattern.side(side);
                spot.shapes[side] |= half.shape() << (4 * line);
                spot.takes[side] += half.takes();
            }
        }
        judge(&mut spot);
        spot
    }

    /// Puts back a stone that was taken off, or takes off one that was put, with none but the
    /// stones themselves being told: the spots are restored by [`Board::restore`].
    pub(super) fn set_silently(&mut self, cell: Cell, stone: Stone) {
        let before = self.stone(cell);
        self.stones[cell.index()] = stone;
        self.occupied.toggle(cell);
        if stone == EMPTY {
            self.empties += 1;
            self.stones_hash ^= hash::stone(before, cell);
            self.powers_placed -= u8::from(before == POWER);
        } else {
            self.empties -= 1;
            self.stones_hash ^= hash::stone(stone, cell);
            self.powers_placed += u8::from(stone == POWER);
        }
    }

    /// Brings back all spots that have changed since there were so many changes.
    pub(super) fn restore(&mut self, changes: usize) {
        while self.changed.len() > changes {
            let Some((cell, before)) = self.changed.pop() else {
                return;
            };
            let now = *self.spot(cell);
            for side in 0..2 {
                self.regroup(cell, side, &now, &before);
            }
            self.spots[cell.index()] = before;
        }
    }

    /// Tells the cells on all lines through a cell that a stone has come or gone there.
    #[inline]
    fn tell(&mut self, cell: Cell, stone: Stone) {
        for line in 0..self.tables.lines.len() {
            let offset = self.tables.lines[line];
            for direction in [-1, 1] {
                for distance in 1..=REACH {
                    let other = cell.offset(offset * direction * distance);
                    let holds = self.stone(other);
                    if holds == EDGE {
                        break;
                    }
                    // Seen from the other cell, the stone lies the other way.
                    self.refresh(other, line, key_part(stone, -direction * distance), holds);
                }
            }
        }
    }

    #[inline]
    fn refresh(&mut self, cell: Cell, line: usize, part: Key, holds: Stone) {
        let before = self.spots[cell.index()];
        self.changed.push((cell, before));
        let key = before.keys[line] ^ part;
        self.spots[cell.index()].keys[line] = key;
        if holds != EMPTY {
            return;
        }
        let pattern = self.look(cell, line, key);
        let old = before.patterns[line];
        if pattern == old {
            return;
        }
        let mut spot = before;
        spot.keys[line] = key;
        spot.patterns[line] = pattern;
        for side in 0..2 {
            let (new, old) = (pattern.side(side), old.side(side));
            spot.shapes[side] ^= (new.shape() ^ old.shape()) << (4 * line);
            spot.takes[side] = spot.takes[side] + new.takes() - old.takes();
        }
        judge(&mut spot);
        self.count(cell, &before, &spot);
        self.spots[cell.index()] = spot;
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

    /// Counts a spot as it is instead of as it was.
    #[inline]
    fn count(&mut self, cell: Cell, before: &Spot, now: &Spot) {
        for side in 0..2 {
            self.tally.values[side] += i32::from(now.values[side]) - i32::from(before.values[side]);
            if before.kinds[side] != now.kinds[side] {
                self.tally.kinds[side][before.kinds[side] as usize] -= 1;
                self.tally.kinds[side][now.kinds[side] as usize] += 1;
            }
            if before.takes[side] != now.takes[side] {
                let many = |takes: u8| usize::from(takes).min(MOST_TAKES);
                self.tally.takes[side][many(before.takes[side])] -= 1;
                self.tally.takes[side][many(now.takes[side])] += 1;
            }
            self.regroup(cell, side, before, now);
        }
    }

    /// Moves a cell between the sets of cells on which a stone makes something.
    #[inline]
    fn regroup(&mut self, cell: Cell, side: usize, before: &Spot, now: &Spot) {
        let making = &mut self.making[side];
        if before.kinds[side] != now.kinds[side] {
            let groups = (Group::of(before.kinds[side]), Group::of(now.kinds[side]));
            if groups.0 != groups.1 {
                for group in [groups.0, groups.1].into_iter().flatten() {
                    making[group as usize].toggle(cell);
                }
            }
        }
        if (before.takes[side] == 0) != (now.takes[side] == 0) {
            making[Group::Takes as usize].toggle(cell);
        }
    }
}

impl Tally {
    /// Of an empty board of so many points.
    pub(super) fn bare(points: u16) -> Self {
        let mut tally = Self {
            values: [0; 2],
            kinds: [[0; Kind::COUNT]; 2],
            takes: [[0; MOST_TAKES + 1]; 2],
        };
        for side in 0..2 {
            tally.kinds[side][Kind::Quiet as usize] = points;
            tally.takes[side][0] = points;
        }
        tally
    }
}

/// Judges the shapes of all lines together.
#[inline]
fn judge(spot: &mut Spot) {
    let worths = Worths::get();
    for side in 0..2 {
        let worth = worths.of(spot.shapes[side]);
        spot.values[side] = worth.value;
        spot.kinds[side] = worth.kind;
    }
}
