//! Threats on the board: threes and fours, and groups that can be captured.
//!
//! It does not judge who stands better.

use super::board::{Board, EMPTY, Index, Own};
use super::{Colour, Overline, Played, Point, Position, Row};

/// Stones of one colour on one line that can still grow into a winning row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Threat {
    /// How many stones it lacks.
    pub size: ThreatSize,
    /// How hard it is to stop.
    pub form: Form,
    /// Its stones, in order along the line.
    pub stones: Vec<Point>,
    /// The empty points where one more stone grows it most: a four into a row, a three into an open
    /// four if possible and otherwise into a four.
    pub grows_at: Vec<Point>,
}

/// How many stones a threat lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ThreatSize {
    /// Two: in Pente a three, or tria.
    Three,
    /// One: in Pente a four, or tessera.
    Four,
}

/// The form of a threat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// Without a gap; a four with both ends free, a three that can become such a four at once.
    Open,
    /// With a gap inside; a three only if it can become an open four at once.
    Stretch,
    /// Anything else that can still become a row.
    Closed,
}

impl Threat {
    /// Whether it is a tria: a three that can become an open four on the next move.
    pub fn is_tria(&self) -> bool {
        self.size == ThreatSize::Three && self.form != Form::Closed
    }

    /// Whether it is a tessera: a four that can become a row on the next move.
    pub fn is_tessera(&self) -> bool {
        self.size == ThreatSize::Four
    }
}

/// A capture that is possible now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Capturable {
    /// The point for the capturing stone.
    pub from: Point,
    /// The stones it would capture, the nearest first.
    pub stones: Vec<Point>,
}

impl Position {
    /// The threes and fours through the stone on a point, on each line.
    pub fn threats_through(&self, point: Point) -> Vec<Threat> {
        let own = self.board().at(point).and_then(super::Stone::colour);
        own.map_or_else(Vec::new, |colour| {
            through(
                self.board(),
                &self.ruleset().row,
                Index::of(point),
                Own::of(colour),
            )
        })
    }

    /// The threes and fours that a move made. A stone that was removed by its own move made none.
    pub fn threats_made(&self, played: &Played) -> Vec<Threat> {
        let (Some(point), Some(colour)) = (played.mv.point(), played.colour) else {
            return Vec::new();
        };
        let (at, own) = (Index::of(point), Own::of(colour));
        if !own.counts(self.board().cell(at)) {
            return Vec::new();
        }
        through(self.board(), &self.ruleset().row, at, own)
    }

    /// The rows that a move made, each in order along its line, whether or not they win.
    pub fn rows_made(&self, played: &Played) -> Vec<Vec<Point>> {
        let (Some(point), Some(colour)) = (played.mv.point(), played.colour) else {
            return Vec::new();
        };
        let (at, own) = (Index::of(point), Own::of(colour));
        if !own.counts(self.board().cell(at)) {
            return Vec::new();
        }
        let rows = self.ruleset().row.through(self.board(), at, own);
        rows.map(|run| run.cells().map(Index::point).collect())
            .collect()
    }

    /// All threes and fours of a colour.
    pub fn threats_of(&self, colour: Colour) -> Vec<Threat> {
        let (board, own) = (self.board(), Own::of(colour));
        let stones = board
            .size()
            .points()
            .filter(|&point| own.counts(board.cell(Index::of(point))));
        stones
            .flat_map(|point| {
                let threats = through(board, &self.ruleset().row, Index::of(point), own);
                // Each threat is found from all of its stones and kept only for the first.
                threats
                    .into_iter()
                    .filter(move |threat| threat.stones.first() == Some(&point))
            })
            .collect()
    }

    /// Every capture that a stone of this colour could make, from any point.
    pub fn captures_for(&self, colour: Colour) -> Vec<Capturable> {
        let board = self.board();
        let empty = board
            .size()
            .points()
            .filter(|&point| board.cell(Index::of(point)) == EMPTY);
        let mut found = Vec::new();
        for from in empty {
            let captures = self.ruleset().captures;
            captures.each_bracket(
                board,
                Index::of(from),
                Own::of(colour),
                |first, step, length| {
                    let cells = (0..isize::from(length)).map(|count| first.offset(step * count));
                    found.push(Capturable {
                        from,
                        stones: cells.map(Index::point).collect(),
                    });
                },
            );
        }
        found
    }

    /// Every group of this colour that another colour could capture on its turn.
    pub fn exposed(&self, colour: Colour) -> Vec<Capturable> {
        let others = Colour::first(self.ruleset().colours).filter(|&other| other != colour);
        let takes = others.flat_map(|other| self.captures_for(other));
        takes
            .filter(|taken| taken.stones.iter().any(|&at| self.is_of(at, colour)))
            .collect()
    }

    fn is_of(&self, point: Point, colour: Colour) -> bool {
        self.board().at(point).and_then(super::Stone::colour) == Some(colour)
    }
}

/// The cells of one line around a stone as bits, the stone itself in the middle.
struct Neighbourhood {
    own: u32,
    empty: u32,
    /// The bit index of the middle.
    reach: u32,
}

impl Neighbourhood {
    /// Reads as far as a row through the stone could go, and one cell more to see its ends.
    fn new(board: &Board, offset: isize, at: Index, own: Own, length: u8) -> Self {
        let reach = u32::from(length);
        let mut seen = Self {
            own: 1 << reach,
            empty: 0,
            reach,
        };
        for direction in [-1, 1] {
            let mut cell = at;
            for distance in 1..=reach {
                cell = cell.offset(offset * direction);
                let bit = if direction < 0 {
                    reach - distance
                } else {
                    reach + distance
                };
                match board.cell(cell) {
                    EMPTY => seen.empty |= 1 << bit,
                    stone if own.counts(stone) => seen.own |= 1 << bit,
                    // Nothing beyond an enemy stone or the edge belongs to this stone.
                    _ => break,
                }
            }
        }
        seen
    }

    fn points(&self, bits: u32, at: Index, offset: isize) -> Vec<Point> {
        (0..=2 * self.reach)
            .filter(|bit| bits & (1 << bit) != 0)
            .map(|bit| {
                let steps =
                    isize::try_from(bit).unwrap_or(0) - isize::try_from(self.reach).unwrap_or(0);
                at.offset(offset * steps).point()
            })
            .collect()
    }
}

/// The threats of the colour of `own` through its stone at `at`.
fn through(board: &Board, row: &Row, at: Index, own: Own) -> Vec<Threat> {
    let mut threats = Vec::new();
    for line in row.lines {
        let seen = Neighbourhood::new(board, line.offset(), at, own, row.length);
        for (size, stones, gaps) in groups(&seen, row) {
            let (form, grows) = judge(&seen, row, size, stones, gaps);
            threats.push(Threat {
                size,
                form,
                stones: seen.points(stones, at, line.offset()),
                grows_at: seen.points(grows, at, line.offset()),
            });
        }
    }
    threats
}

/// The largest groups through the middle that a row could hold: their stones, and the gaps that
/// would have to be filled.
fn groups(seen: &Neighbourhood, row: &Row) -> Vec<(ThreatSize, u32, u32)> {
    let length = u32::from(row.length);
    let mut groups: Vec<(ThreatSize, u32, u32)> = Vec::new();
    let mut rows = 0;
    for start in 1..=seen.reach {
        let window = ((1 << length) - 1) << start;
        let beyond = 1 << (start - 1) | 1 << (start + length);
        let blocked = window & !(seen.own | seen.empty) != 0;
        if blocked || (row.overline == Overline::Neutral && seen.own & beyond != 0) {
            continue;
        }
        let (stones, gaps) = (window & seen.own, window & seen.empty);
        let size = match gaps.count_ones() {
            0 => {
                rows |= stones;
                continue;
            }
            1 => ThreatSize::Four,
            2 => ThreatSize::Three,
            _ => continue,
        };
        match groups.iter_mut().find(|group| group.1 == stones) {
            Some(group) => group.2 |= gaps,
            None => groups.push((size, stones, gaps)),
        }
    }
    let all = groups.clone();
    groups.retain(|group| {
        let is_in_row = group.1 & !rows == 0;
        !is_in_row
            && all
                .iter()
                .all(|other| other.1 == group.1 || group.1 & !other.1 != 0)
    });
    groups
}

/// The form of a group, and the gaps that grow it most.
fn judge(seen: &Neighbourhood, row: &Row, size: ThreatSize, stones: u32, gaps: u32) -> (Form, u32) {
    let contiguous = is_run(stones);
    if size == ThreatSize::Four {
        let form = match (contiguous, gaps.count_ones()) {
            (true, 2) => Form::Open,
            (true, _) => Form::Closed,
            (false, _) => Form::Stretch,
        };
        return (form, gaps);
    }
    let opens = |gap: u32| {
        let four = stones | gap;
        let (below, above) = (four >> 1 & !four, four << 1 & !four);
        let ends = below | above;
        // A stone at an end wins nothing where it would join others to a row that is too long.
        let beyond = (below >> 1) | (above << 1);
        let is_cut = row.overline == Overline::Neutral && seen.own & beyond != 0;
        is_run(four)
            && four.count_ones() == u32::from(row.length) - 1
            && seen.empty & ends == ends
            && !is_cut
    };
    let growing = (0..32)
        .map(|bit| 1 << bit)
        .filter(|&gap| gaps & gap != 0 && opens(gap));
    match (growing.fold(0, |all, gap| all | gap), contiguous) {
        (0, _) => (Form::Closed, gaps),
        (grows, true) => (Form::Open, grows),
        (grows, false) => (Form::Stretch, grows),
    }
}

/// Whether the bits are contiguous.
const fn is_run(bits: u32) -> bool {
    let low = bits >> bits.trailing_zeros();
    low & (low + 1) == 0
}
