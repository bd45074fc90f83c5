//! The key of a position: the same for every position from which the same game goes on.

mod board;
mod oriented;

pub use board::BoardKey;
pub use oriented::OrientedPosition;

use crate::rules::lines::Step;
use crate::rules::opening::{Limit, Opening};
use crate::rules::{
    Bans, BoardSize, Captures, Colour, FirstStone, Overline, Point, Position, Row, RowWins, Stone,
};

/// What identifies a position, however it was reached and however the board is turned or mirrored.
///
/// Two positions have the same key if their boards can be laid upon each other, stone of a colour on stone
/// of that colour, and everything else is the same that the rest of the game depends on: the rules of rows
/// and captures, what was captured, who is to place or to choose, a row that stands, and what the opening
/// still asks for. Rulesets that differ in nothing but an opening that is over have the same keys.
///
/// Two different positions may have the same key, but not within anybody's lifetime.
///
/// ```
/// use pente::rules::{Move, Point, Position, catalogue};
///
/// let pente = catalogue::find("pente").expect("the base game");
/// let after = |points: [&str; 4]| {
///     let mut position = Position::new(pente);
///     for point in points {
///         let point = Point::parse(point, pente.size).expect("a point");
///         position.play(Move::Place(point)).expect("the point is free");
///     }
///     position
/// };
/// let one = after(["K10", "L11", "N10", "L9"]);
/// let mirrored = after(["K10", "J9", "G10", "J11"]);
/// assert_eq!(one.key(), mirrored.key());
/// assert_ne!(one.key(), after(["K10", "L11", "N10", "L8"]).key());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PositionKey(pub i64);

/// Positions in which fewer stones were placed are the same in too many games to tell them apart.
const FEWEST_STONES: u16 = 4;

impl Position {
    /// The key of the position.
    pub fn key(&self) -> PositionKey {
        PositionKey(least(self, self.all_but_the_stones()))
    }

    /// Whether so many stones were placed that a position says which game it is from. The few positions
    /// with fewer stones stand in some running game at every moment.
    pub const fn is_distinct(&self) -> bool {
        self.ply() >= FEWEST_STONES
    }

    /// Everything that the rest of the game depends on, except where the stones are.
    fn all_but_the_stones(&self) -> u64 {
        let mut sum = Sum(0);
        self.add_rules(&mut sum);
        for colour in Colour::first(self.ruleset.colours) {
            sum.add(self.captured_by(colour));
            sum.add(self.power_stones_left(colour).into());
        }
        let to_place = self.to_act().and_then(|turn| turn.colour);
        sum.add(to_place.map_or(0, Colour::number).into());
        sum.add(self.stones_left.into());
        sum.add(self.standing.map_or(0, Colour::number).into());
        sum.add(self.left.into());
        sum.add(self.outcome.is_some().into());
        self.add_opening(&mut sum);
        sum.0
    }

    fn add_rules(&self, sum: &mut Sum) {
        let rules = &self.ruleset;
        sum.add(rules.size.files().into());
        sum.add(rules.size.ranks().into());
        sum.add(rules.seats.into());
        sum.add(rules.colours.into());
        sum.add(rules.sides.into());
        sum.add(rules.stones_a_turn.into());
        sum.add(rules.touching.into());
        sum.add(match rules.bans {
            Bans::None => 0,
            Bans::First => 1,
            Bans::Both => 2,
        });
        let Captures {
            lengths,
            lines,
            goal,
            poof,
        } = rules.captures;
        for length in 1..=3 {
            sum.add(lengths.has(length).into());
        }
        sum.add_lines(lines);
        sum.add(goal.map_or(0, |goal| goal + 1));
        sum.add(poof.into());
        let Row {
            length,
            overline,
            lines,
            wins,
            left_by_capture,
            yields_to_captures,
        } = rules.row;
        sum.add(length.into());
        sum.add((overline == Overline::Wins).into());
        sum.add_lines(lines);
        sum.add(match wins {
            RowWins::AtOnce => 0,
            RowWins::Unbroken => 1,
            RowWins::WithCaptures(needed) => 2 + needed,
        });
        sum.add(left_by_capture.into());
        sum.add(yields_to_captures.into());
    }

    /// What the opening still asks for; nothing once it is over.
    fn add_opening(&self, sum: &mut Sum) {
        if self.stage != Self::OPENING_DONE {
            sum.add(1 + u16::from(self.stage));
            sum.add(match self.ruleset.opening {
                Opening::Free | Opening::Tournament | Opening::G => 0,
                Opening::Swap => 1,
                Opening::Swap2 => 2,
            });
        }
        for ply in self.ply + 1..=Opening::LAST_LIMITED_PLY {
            match self.ruleset.opening.limit(ply) {
                Limit::Nowhere => sum.add(0),
                Limit::NearCentre(nearest) => sum.add(nearest.into()),
                Limit::NearCentreAndItsLines(nearest, on_lines) => {
                    sum.add(u16::from(nearest) << 8 | u16::from(on_lines));
                }
            }
        }
        if self.ply == 0 {
            sum.add((self.ruleset.first_stone == FirstStone::Centre).into());
        }
        // A first turn has one stone where the others have two.
        sum.add((self.ply == 0).into());
    }
}

/// A number for the stones and the rest: the least one of all symmetries.
fn least(position: &Position, rest: u64) -> i64 {
    let size = position.board().size();
    let keys = symmetries(size).map(|turn| {
        let stones = size.points().filter_map(|point| {
            let stone = position.board().at(point)?;
            Some(stone_bits(turned(point, size, turn), stone))
        });
        // A sum does not depend on the order of the stones.
        mixed(stones.fold(rest, |sum, stone| sum.wrapping_add(mixed(stone))))
    });
    keys.min().unwrap_or(rest).cast_signed()
}

/// A number that depends on all numbers added so far and their order.
struct Sum(u64);

impl Sum {
    fn add(&mut self, number: u16) {
        self.0 = mixed(self.0 ^ (u64::from(number) + 1));
    }

    fn add_lines(&mut self, lines: &[Step]) {
        for line in lines {
            let [files, ranks] =
                [line.files(), line.ranks()].map(|step| u16::from(step.cast_unsigned()));
            self.add(files << 8 | ranks);
        }
        self.add(u16::MAX);
    }
}

/// The numbers of the symmetries that lay a board upon itself.
fn symmetries(size: BoardSize) -> impl Iterator<Item = u8> {
    let is_square = size.files() == size.ranks();
    (0..8).filter(move |turn| is_square || turn & SWAPPED == 0)
}

/// The bit of a symmetry that exchanges files and ranks; the two others mirror them.
const SWAPPED: u8 = 4;

fn turned(point: Point, size: BoardSize, turn: u8) -> Point {
    let (mut file, mut rank) = (point.file(), point.rank());
    if turn & 1 != 0 {
        file = size.files() - 1 - file;
    }
    if turn & 2 != 0 {
        rank = size.ranks() - 1 - rank;
    }
    if turn & SWAPPED != 0 {
        (file, rank) = (rank, file);
    }
    Point::new(file, rank)
}

fn stone_bits(point: Point, stone: Stone) -> u64 {
    let kind = stone.colour().map_or(0, Colour::number);
    u64::from(point.file()) << 16 | u64::from(point.rank()) << 8 | u64::from(kind) | 1 << 32
}

/// A number with its bits well mixed (the finalizer of `SplitMix64`).
const fn mixed(number: u64) -> u64 {
    let mut bits = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}
