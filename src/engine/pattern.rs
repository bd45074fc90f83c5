//! What a stone of either colour would do on one line through an empty cell.
//!
//! This is the slow way: it looks at the stones one by one. [`super::tables`] holds its answers for
//! every line without power stones. It knows no line but the one it is given.

use crate::rules::Lengths;

use super::grid::REACH;
use super::shape::{SPAN, Shape, Shapes};

/// What a cell holds.
pub(super) type Stone = u8;
/// Nothing.
pub(super) const EMPTY: Stone = 0;
/// A stone of the first colour; that of the second is one more.
pub(super) const FIRST: Stone = 1;
/// The end of the board.
pub(super) const EDGE: Stone = 3;
/// A stone that counts for both colours.
pub(super) const POWER: Stone = 4;

/// The stone of a side, 0 or 1.
pub(super) const fn stone_of(side: usize) -> Stone {
    FIRST + side as Stone
}

/// The cells of a line around an empty one, which is in the middle.
pub(super) type Line = [Stone; SPAN as usize];

const MIDDLE: usize = REACH as usize;

/// What a stone of each side would do on one line, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Pattern(u32);

/// What a stone of one side would do on one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Half(u16);

impl Pattern {
    /// What is done where nothing is looked for.
    pub(super) const NOTHING: Self = Self(0);

    /// What stones of the two sides would do.
    const fn of(halves: [Half; 2]) -> Self {
        Self(halves[0].0 as u32 | (halves[1].0 as u32) << 16)
    }

    /// What a stone of that side would do.
    #[inline]
    pub(super) const fn side(self, side: usize) -> Half {
        Half((self.0 >> (16 * (side & 1))) as u16)
    }
}

impl Half {
    /// The place of the shape among all shapes.
    #[inline]
    pub(super) const fn shape(self) -> u16 {
        self.0 & 15
    }

    /// How many stones it would capture, 0 to 6.
    #[inline]
    pub(super) const fn takes(self) -> u8 {
        (self.0 >> 4 & 7) as u8
    }

    /// How many stones would be lost by moving into a bracket, 0 to 3.
    #[inline]
    pub(super) const fn poofs(self) -> u8 {
        (self.0 >> 7 & 3) as u8
    }

    /// How many open threes it would make in the sense of the bans, 0 to 2.
    #[inline]
    pub(super) const fn threes(self) -> u8 {
        (self.0 >> 9 & 3) as u8
    }

    /// Whether it would leave stones of its own that can be captured at once.
    #[inline]
    pub(super) const fn exposes(self) -> bool {
        self.0 >> 11 & 1 != 0
    }

    /// How many groups of the other side could be captured after it, 0 to 2.
    #[inline]
    pub(super) const fn menaces(self) -> u8 {
        (self.0 >> 12 & 3) as u8
    }
}

/// What counts on one line.
pub(super) struct Reader {
    shapes: Option<Shapes>,
    captures: Option<Bracket>,
}

/// How many stones a bracket may hold, and whether stones that move into one are lost.
type Bracket = (Lengths, bool);

impl Reader {
    /// A line on which rows or captures or both count.
    pub(super) const fn new(shapes: Option<Shapes>, captures: Option<Bracket>) -> Self {
        Self { shapes, captures }
    }

    /// What stones in the middle of the line would do.
    pub(super) fn read(&self, line: &Line) -> Pattern {
        Pattern::of([self.half(line, 0), self.half(line, 1)])
    }

    fn half(&self, line: &Line, side: usize) -> Half {
        let view = View::of(line, side);
        let mut bits = 0;
        if let Some(shapes) = &self.shapes {
            bits |= shapes.of(view.set(Kind::Own), view.set(Kind::Free)) as u16;
            bits |= u16::from(view.open_threes()) << 9;
        } else {
            bits |= Shape::Dead as u16;
        }
        if let Some((lengths, poof)) = self.captures {
            let poofs = if poof { view.poofs(lengths) } else { 0 };
            bits |= u16::from(view.takes(lengths)) << 4;
            bits |= u16::from(poofs) << 7;
            bits |= u16::from(view.exposes(lengths)) << 11;
            bits |= u16::from(view.menaces(lengths)) << 12;
        }
        Half(bits)
    }
}

/// What a cell is for one side.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Own,
    Power,
    Enemy,
    Free,
    Edge,
}

/// A line as one side sees it, with its stone in the middle.
struct View([Kind; SPAN as usize]);

impl View {
    fn of(line: &Line, side: usize) -> Self {
        let mut kinds = line.map(|stone| match stone {
            EMPTY => Kind::Free,
            POWER => Kind::Power,
            EDGE => Kind::Edge,
            own if own == stone_of(side) => Kind::Own,
            _ => Kind::Enemy,
        });
        kinds[MIDDLE] = Kind::Own;
        Self(kinds)
    }

    /// The cell so many steps from the middle; beyond what is looked at lies the edge.
    fn at(&self, step: isize) -> Kind {
        let index = MIDDLE.checked_add_signed(step);
        index
            .and_then(|index| self.0.get(index).copied())
            .unwrap_or(Kind::Edge)
    }

    /// The cells beside the middle that count as free, or as own.
    fn set(&self, kind: Kind) -> u32 {
        let wanted = |seen: Kind| match kind {
            Kind::Own => seen == Kind::Own || seen == Kind::Power,
            _ => seen == kind,
        };
        (0..SPAN as usize)
            .filter(|&index| index != MIDDLE && wanted(self.0[index]))
            .fold(0, |set, index| set | 1 << index)
    }

    fn counts(&self, step: isize) -> bool {
        matches!(self.at(step), Kind::Own | Kind::Power)
    }

    /// How many cells of a kind follow each other from `from` on, in steps of `direction`.
    fn run(&self, from: isize, direction: isize, kind: Kind) -> isize {
        (0..SPAN as isize)
            .take_while(|count| self.at(from + direction * count) == kind)
            .count() as isize
    }

    fn takes(&self, lengths: Lengths) -> u8 {
        let bracketed = |direction: isize| {
            let length = self.run(direction, direction, Kind::Enemy);
            let closed = self.counts(direction * (length + 1));
            if closed && lengths.has(length as u8) {
                length as u8
            } else {
                0
            }
        };
        bracketed(-1) + bracketed(1)
    }

    /// The first and the last step of the group of own stones around the middle.
    fn group(&self) -> (isize, isize) {
        (-self.run(-1, -1, Kind::Own), self.run(1, 1, Kind::Own))
    }

    fn poofs(&self, lengths: Lengths) -> u8 {
        let (low, high) = self.group();
        let length = (high - low + 1) as u8;
        let closed = self.at(low - 1) == Kind::Enemy && self.at(high + 1) == Kind::Enemy;
        if closed && lengths.has(length) {
            length
        } else {
            0
        }
    }

    fn exposes(&self, lengths: Lengths) -> bool {
        let (low, high) = self.group();
        let takes = |kind| kind == Kind::Enemy || kind == Kind::Power;
        let ends = (self.at(low - 1), self.at(high + 1));
        let open =
            (ends.0 == Kind::Free && takes(ends.1)) || (takes(ends.0) && ends.1 == Kind::Free);
        open && lengths.has((high - low + 1) as u8)
    }

    fn menaces(&self, lengths: Lengths) -> u8 {
        let menaced = |direction: isize| {
            let length = self.run(direction, direction, Kind::Enemy);
            let open = self.at(direction * (length + 1)) == Kind::Free;
            open && lengths.has(length as u8)
        };
        u8::from(menaced(-1)) + u8::from(menaced(1))
    }

    /// The threes that one more stone makes four side by side with both ends empty.
    fn open_threes(&self) -> u8 {
        let (low, high) = (self.three_toward(-1), self.three_toward(1));
        match (low, high) {
            (Some(low), Some(high)) if low == high => 1,
            _ => u8::from(low.is_some()) + u8::from(high.is_some()),
        }
    }

    fn three_toward(&self, direction: isize) -> Option<u32> {
        let own_run = |from: isize, direction: isize| {
            (0..SPAN as isize)
                .take_while(|count| self.counts(from + direction * count))
                .count() as isize
        };
        let near = own_run(direction, direction);
        let gap = direction * (near + 1);
        let beyond = own_run(gap + direction, direction);
        let behind = own_run(-direction, -direction);
        let ends = [gap + direction * (beyond + 1), -direction * (behind + 1)];
        let free = |step: isize| self.at(step) == Kind::Free;
        if near + beyond + behind != 2 || !free(gap) || !ends.into_iter().all(free) {
            return None;
        }
        let steps = (-behind..=near).map(|step| direction * step);
        let steps = steps.chain((1..=beyond).map(|step| gap + direction * step));
        Some(steps.fold(0, |set, step| set | 1 << (step + MIDDLE as isize)))
    }
}
