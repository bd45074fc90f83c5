//! What a stone of either colour would do on one line through an empty cell.
//!
//! This is the slow way, which reads the stones one by one. [`super::tables`] stores the results
//! for every line without power stones. It knows only the line it is given.

use crate::rules::Lengths;

use super::line::Line;
use super::shape::{Shape, Shapes};
use super::view::{Kind, RowLength, View};

/// What a stone of each side would do on one line: the sixteen bits of a [`SidePattern`] for each side, those of the
/// first one in the lower half.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Pattern(u32);

/// What a stone of one side would do on one line, as bits:
///
/// | bits | meaning |
/// |---|---|
/// | 0 to 3 | the [`Shape`] that it makes |
/// | 4 to 6 | how many stones it captures, 0 to 6 |
/// | 7 and 8 | how many stones are lost by moving into a bracket, 0 to 3 |
/// | 9 | whether it makes an open three as the bans define it, unless the line is a four |
/// | 10, 14 and 15 | the threat that its shape is, the lowest bit first: 0 none, 1 an open three, 2 a four, 3 an open four, 4 a row |
/// | 11 | whether it leaves stones of its own open to capture |
/// | 12 and 13 | how many groups of the other side it makes capturable, 0 to 2 |
///
/// The threat follows from the shape; it has bits of its own so that patterns are compared by a mask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SidePattern(u16);

impl Pattern {
    /// The pattern of a line on which neither rows nor captures are looked for.
    pub(super) const NOTHING: Self = Self(0);

    /// What stones of the two sides would do.
    const fn of(sides: [SidePattern; 2]) -> Self {
        Self(sides[0].0 as u32 | (sides[1].0 as u32) << 16)
    }

    /// What a stone of this side would do.
    #[inline]
    pub(super) const fn side(self, side: usize) -> SidePattern {
        SidePattern((self.0 >> (16 * (side & 1))) as u16)
    }

    /// Whether a stone of either side would make another threat, or capture another number of stones, than in another
    /// pattern.
    #[inline]
    pub(super) const fn differs_in_threats_or_takes(self, other: Self) -> bool {
        const THREATS_AND_TAKES: u32 = 7 << 4 | 1 << 10 | 3 << 14;
        (self.0 ^ other.0) & (THREATS_AND_TAKES | THREATS_AND_TAKES << 16) != 0
    }

    /// The shapes that stones of the two sides would make, in the lowest four bits of either half.
    #[inline]
    pub(super) const fn shapes(self) -> u32 {
        self.0 & 0x000f_000f
    }
}

impl SidePattern {
    /// The index of the shape among all shapes.
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

    /// Whether it would make an open three as the bans define it, unless the line is a four.
    #[inline]
    pub(super) const fn has_open_three(self) -> bool {
        self.0 >> 9 & 1 != 0
    }

    /// Whether it would leave stones of its own open to capture on the next move.
    #[inline]
    pub(super) const fn exposes(self) -> bool {
        self.0 >> 11 & 1 != 0
    }

    /// How many groups of the other side it would make capturable, 0 to 2.
    #[inline]
    pub(super) const fn menaces(self) -> u8 {
        (self.0 >> 12 & 3) as u8
    }
}

/// Reads lines: what is looked for on them.
pub(super) struct Reader {
    rows: Option<(RowLength, Shapes)>,
    captures: Option<Bracket>,
}

/// How many stones a bracket may hold, and whether stones that move into one are lost.
type Bracket = (Lengths, bool);

impl Reader {
    /// A line on which rows or captures or both count.
    pub(super) fn new(row: Option<RowLength>, captures: Option<Bracket>) -> Self {
        let rows = row.map(|row| (row, Shapes::new(row.length, row.overline)));
        Self { rows, captures }
    }

    /// What a stone in the middle of the line would do.
    pub(super) fn read(&self, line: &Line) -> Pattern {
        Pattern::of([self.side_pattern(line, 0), self.side_pattern(line, 1)])
    }

    fn side_pattern(&self, line: &Line, side: usize) -> SidePattern {
        let view = View::of(line, side);
        let mut bits = 0;
        if let Some((row, shapes)) = &self.rows {
            bits |= shapes.of(view.set(Kind::Own), view.set(Kind::Free)) as u16;
            bits |= u16::from(view.has_open_three(*row)) << 9;
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
        let side = SidePattern(bits);
        let threat = (side.shape() + 1).saturating_sub(Shape::OpenThree as u16);
        SidePattern(bits | (threat & 1) << 10 | (threat >> 1) << 14)
    }
}
