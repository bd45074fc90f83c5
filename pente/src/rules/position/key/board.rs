//! The key of a board: the same for every position with the same stones, whatever the rules, the size of the board
//! and the place of the stones on it. It serves fair play only, and is coarser than the key of a position: what it
//! takes for the same need not be the same for play.

use crate::rules::{Colour, Point, Position, Stone};

use super::{FEWEST_STONES, SWAPPED, mixed};

/// What identifies the stones of a position, however they came there, however they are turned, mirrored or shifted,
/// however large the board is, whatever rules they are played by, and whichever of the first two colours is which.
///
/// Two positions have the same key if their stones can be laid upon each other. What is good in one is then mostly
/// good in the other, too; how many stones were captured, whose turn it is and how near the edge is does not count,
/// so that nobody learns about one from a position that differs from it in that only.
///
/// Keys are stored: whoever changes how they are computed has them filled in again by a migration. Two different
/// boards may have the same key, but not within the lifetime of a database.
///
/// ```
/// use pente::rules::{Move, Point, Position, catalogue};
///
/// let key = |code, points: [&str; 4]| {
///     let mut position = Position::new(catalogue::decode(code).expect("a ruleset"));
///     for point in points {
///         let point = Point::parse(point, position.ruleset().size).expect("a point");
///         position.play(Move::Place(point)).expect("the point is free");
///     }
///     position.board_key()
/// };
/// let pente = key("pente", ["K10", "L11", "N10", "L9"]);
/// assert_eq!(pente, key("pente overline=neutral", ["K10", "L11", "N10", "L9"]));
/// assert_eq!(pente, key("pente size=13", ["G7", "H8", "K7", "H6"]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoardKey(pub i64);

/// How many ways there are to lay stones upon others: eight symmetries, each with the first two colours as they are
/// and exchanged.
const WAYS: usize = 16;
/// The bit of a way that exchanges the first two colours.
const EXCHANGED: u8 = 8;
/// Up to so many captures that one stone may have made are put back in every combination, more only by ones and twos:
/// three at once hardly ever happen, and boards can be made on which there are many.
const MOST_CAPTURES: usize = 4;

/// A stone on a point: its file, its rank, and the number of its colour, which is 0 for a power stone.
type Placed = (u8, u8, u8);

impl Position {
    /// The key of its board.
    pub fn board_key(&self) -> BoardKey {
        Laid::new(self.placed()).key()
    }

    /// The keys of the boards of which something is said by whoever says something of this position: its own, and
    /// those from which one stone leads to it, with what that stone captures. Some of them never stand anywhere.
    pub fn keys_spoken_of(&self) -> Vec<BoardKey> {
        let laid = Laid::new(self.placed());
        let mut keys = vec![laid.key()];
        if self.ply <= FEWEST_STONES {
            return keys;
        }
        for (index, &stone) in laid.stones.iter().enumerate() {
            keys.push(laid.key_without(index));
            let captures = self.captures_by(stone);
            for chosen in 1..1_u16 << captures.len() {
                if captures.len() > MOST_CAPTURES && chosen.count_ones() > 2 {
                    continue;
                }
                let before = laid.stones.iter().copied();
                let mut before: Vec<_> = before.filter(|&it| it != stone).collect();
                for (at, capture) in captures.iter().enumerate() {
                    if chosen & (1 << at) != 0 {
                        before.extend(capture);
                    }
                }
                keys.push(Laid::new(before).key());
            }
        }
        keys
    }

    fn placed(&self) -> Vec<Placed> {
        let board = self.board();
        let points = board.size().points();
        let placed = points.filter_map(|point| {
            let kind = board.at(point)?.colour().map_or(0, Colour::number);
            Some((point.file(), point.rank(), kind))
        });
        placed.collect()
    }

    /// What a stone of this board may have captured when it was placed, each capture by itself: the stones that stood
    /// between it and another one of its colour, where that has captured anything.
    fn captures_by(&self, (file, rank, kind): Placed) -> Vec<Vec<Placed>> {
        let own = Colour::first(self.ruleset.colours).find(|colour| colour.number() == kind);
        let Some(own) = own.filter(|&own| self.captured_by(own) > 0) else {
            return Vec::new();
        };
        let other = Colour::first(self.ruleset.colours).find(|&colour| colour != own);
        let other = other.map_or(0, Colour::number);
        let rules = &self.ruleset.captures;
        let lengths = || (1..=3).filter(|&length| rules.lengths.has(length));
        let lines = rules.lines.iter();
        let steps =
            lines.flat_map(|line| [(line.files(), line.ranks()), (-line.files(), -line.ranks())]);
        let brackets = steps.flat_map(|step| lengths().map(move |length| (step, length)));
        let captures = brackets.filter_map(|(step, length)| {
            let along = |far: i8| self.point_from((file, rank), step, far);
            let at = |far: i8| Some(self.board().at(along(far)?));
            let is_end = |stone: &Stone| stone.colour().is_none_or(|colour| colour == own);
            at(length.cast_signed() + 1)?.filter(is_end)?;
            let between = (1..=length.cast_signed()).map(|far| {
                let point = along(far).filter(|_| at(far) == Some(None))?;
                Some((point.file(), point.rank(), other))
            });
            between.collect::<Option<Vec<_>>>()
        });
        captures.collect()
    }

    /// The point so many steps away; `None` if that is off the board.
    fn point_from(&self, (file, rank): (u8, u8), step: (i8, i8), far: i8) -> Option<Point> {
        let size = self.board().size();
        let file = file.checked_add_signed(step.0 * far)?;
        let rank = rank.checked_add_signed(step.1 * far)?;
        (file < size.files() && rank < size.ranks()).then(|| Point::new(file, rank))
    }
}

/// Stones in the smallest rectangle that holds them, with the sums of their numbers in all ways.
struct Laid {
    stones: Vec<Placed>,
    frame: Frame,
    sums: [u64; WAYS],
}

impl Laid {
    fn new(stones: Vec<Placed>) -> Self {
        let frame = Frame::around(stones.iter().copied());
        let mut sums = [0_u64; WAYS];
        for &stone in &stones {
            for (sum, number) in sums.iter_mut().zip(frame.numbers(stone)) {
                *sum = sum.wrapping_add(number);
            }
        }
        Self {
            stones,
            frame,
            sums,
        }
    }

    fn key(&self) -> BoardKey {
        least(self.sums)
    }

    /// The key without one of the stones.
    fn key_without(&self, index: usize) -> BoardKey {
        let others = self.stones.iter().enumerate();
        let others = others.filter(|&(at, _)| at != index).map(|(_, &it)| it);
        if Frame::around(others.clone()) != self.frame {
            return Self::new(others.collect()).key();
        }
        let mut sums = self.sums;
        let gone = self.frame.numbers(self.stones[index]);
        for (sum, number) in sums.iter_mut().zip(gone) {
            *sum = sum.wrapping_sub(number);
        }
        least(sums)
    }
}

fn least(sums: [u64; WAYS]) -> BoardKey {
    let keys = sums.into_iter().map(mixed);
    BoardKey(keys.min().unwrap_or_default().cast_signed())
}

/// The files and ranks between which all stones stand.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Frame {
    files: (u8, u8),
    ranks: (u8, u8),
}

impl Frame {
    fn around(stones: impl Iterator<Item = Placed>) -> Self {
        let none = Self {
            files: (u8::MAX, 0),
            ranks: (u8::MAX, 0),
        };
        stones.fold(none, |frame, (file, rank, _)| Self {
            files: (frame.files.0.min(file), frame.files.1.max(file)),
            ranks: (frame.ranks.0.min(rank), frame.ranks.1.max(rank)),
        })
    }

    /// The numbers of a stone in all ways.
    fn numbers(self, (file, rank, kind): Placed) -> [u64; WAYS] {
        let (from_left, from_right) = (file - self.files.0, self.files.1 - file);
        let (from_below, from_above) = (rank - self.ranks.0, self.ranks.1 - rank);
        let other = match kind {
            1 => 2,
            2 => 1,
            kind => kind,
        };
        std::array::from_fn(|way| {
            let has = |bit: u8| way & usize::from(bit) != 0;
            let file = if has(1) { from_right } else { from_left };
            let rank = if has(2) { from_above } else { from_below };
            let (file, rank) = if has(SWAPPED) {
                (rank, file)
            } else {
                (file, rank)
            };
            let kind = if has(EXCHANGED) { other } else { kind };
            mixed(u64::from(file) << 16 | u64::from(rank) << 8 | u64::from(kind) | 1 << 33)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Move, Record, catalogue};

    #[test]
    fn the_key_of_a_board_never_changes() {
        let mut record = Record::new(catalogue::find("pente").expect("the base game"));
        for point in ["K10", "L11", "N10", "L9"] {
            let size = record.ruleset.size;
            record.push(Move::parse(point, size).expect("a move"));
        }
        let key = record.position().expect("four legal moves").board_key();
        assert_eq!(key, BoardKey(4_935_940_524_154_771_416), "keys are stored");
    }
}
