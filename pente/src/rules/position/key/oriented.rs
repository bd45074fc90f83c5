//! A position whose key is known at every step, with the way the board must be laid so that all boards with
//! this key look the same.

use super::{PositionKey, SWAPPED, mixed, stone_bits, symmetries, turned};
use crate::rules::{BoardSize, IllegalMove, Move, Played, Point, Position, Ruleset, Stone};

/// A position that is played on, and the keys of its board in all orientations.
///
/// [`Position::key`] looks at every point; here a move costs only the stones that it changes.
///
/// ```
/// use pente::rules::{Move, OrientedPosition, Point, catalogue};
///
/// let pente = catalogue::find("pente").expect("the base game");
/// let point = |name: &str| Point::parse(name, pente.size).expect("a point");
/// let after = |names: &[&str]| {
///     let mut position = OrientedPosition::new(pente);
///     for name in names {
///         position.play(Move::Place(point(name))).expect("the point is free");
///     }
///     position
/// };
/// let (one, mirrored) = (after(&["K10", "L11", "N10"]), after(&["K10", "J9", "G10"]));
/// assert_eq!(one.key(), mirrored.key());
/// let common = one.common(point("L9"));
/// assert_eq!(common, mirrored.common(point("J11")));
/// assert_eq!(mirrored.own(common), point("J11"));
/// ```
#[derive(Clone, Debug)]
pub struct OrientedPosition {
    position: Position,
    /// The sum of the stones in each orientation.
    sums: [u64; 8],
}

impl OrientedPosition {
    /// The position at the start of a game.
    pub fn new(ruleset: Ruleset) -> Self {
        let position = Position::new(ruleset);
        let mut oriented = Self {
            position,
            sums: [0; 8],
        };
        let board = oriented.position.board();
        let stones = board.size().points();
        let stones: Vec<_> = stones
            .filter_map(|point| Some((point, board.at(point)?)))
            .collect();
        for (point, stone) in stones {
            oriented.change(point, stone, u64::wrapping_add);
        }
        oriented
    }

    /// The position.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Plays a move.
    pub fn play(&mut self, mv: Move) -> Result<Played, IllegalMove> {
        let played = self.position.play(mv)?;
        let stone_at = match (mv, played.colour) {
            (Move::Place(point), Some(colour)) => Some((point, Stone::Of(colour))),
            (Move::Power(point), _) => Some((point, Stone::Power)),
            _ => None,
        };
        if let Some((point, stone)) = stone_at {
            self.change(point, stone, u64::wrapping_add);
        }
        for gone in played.removed() {
            self.change(gone.point, Stone::Of(gone.colour), u64::wrapping_sub);
        }
        Ok(played)
    }

    /// What this board lacks of the stones of another one, for each way to lay that on it in which at most one is
    /// missing: nothing if it has all of them, else the point of the one that is missing.
    pub fn lacks(&self, other: &Position) -> Vec<Option<Point>> {
        let size = self.size();
        if other.board().size() != size {
            return Vec::new();
        }
        let own = self.position.board();
        let lacking = symmetries(size).map(|turn| {
            let stones = other.board().stones();
            let laid = stones.map(|(point, colour)| (turned(point, size, turn), colour));
            let mut missing = laid
                .filter(|&(point, colour)| own.at(point).and_then(Stone::colour) != Some(colour));
            (missing.next(), missing.next())
        });
        let lacking = lacking.filter(|(_, second)| second.is_none());
        lacking
            .map(|(first, _)| first.map(|(point, _)| point))
            .collect()
    }

    fn change(&mut self, point: Point, stone: Stone, change: fn(u64, u64) -> u64) {
        let size = self.size();
        for turn in symmetries(size) {
            let sum = &mut self.sums[usize::from(turn)];
            *sum = change(*sum, mixed(stone_bits(turned(point, size, turn), stone)));
        }
    }

    /// The key of the position, as [`Position::key`].
    pub fn key(&self) -> PositionKey {
        let rest = self.position.all_but_the_stones();
        let keys = symmetries(self.size()).map(|turn| mixed(rest.wrapping_add(self.sum(turn))));
        PositionKey(keys.min().unwrap_or(rest).cast_signed())
    }

    /// A point of this board as all boards with this key call it.
    pub fn common(&self, point: Point) -> Point {
        let size = self.size();
        let names = self.ways().map(|turn| turned(point, size, turn));
        let least = names.min_by_key(|name| (name.file(), name.rank()));
        least.unwrap_or(point)
    }

    /// The point of this board that all boards with this key call so; one of them, if the board is the same when
    /// it is turned.
    pub fn own(&self, common: Point) -> Point {
        let size = self.size();
        let way = self.ways().next();
        way.map_or(common, |turn| turned_back(common, size, turn))
    }

    /// The orientations that are least: several if the board is the same when it is turned.
    fn ways(&self) -> impl Iterator<Item = u8> {
        let rest = self.position.all_but_the_stones();
        let key = move |turn: u8| mixed(rest.wrapping_add(self.sum(turn)));
        let least = symmetries(self.size()).map(key).min();
        symmetries(self.size()).filter(move |&turn| Some(key(turn)) == least)
    }

    const fn sum(&self, turn: u8) -> u64 {
        self.sums[turn as usize]
    }

    const fn size(&self) -> BoardSize {
        self.position.ruleset().size
    }
}

/// The opposite of [`turned`].
fn turned_back(point: Point, size: BoardSize, turn: u8) -> Point {
    let swapped = if turn & SWAPPED == 0 {
        point
    } else {
        Point::new(point.rank(), point.file())
    };
    turned(swapped, size, turn & !SWAPPED)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::rules::catalogue;

    proptest! {
        #[test]
        fn its_key_is_that_of_the_position(
            ruleset in 0..catalogue::all().len(),
            choices in prop::collection::vec(any::<prop::sample::Index>(), 1..50),
        ) {
            let mut oriented = OrientedPosition::new(catalogue::all()[ruleset]);
            for choice in choices {
                let near: Vec<_> = oriented.position().legal().take(60).collect();
                if near.is_empty() {
                    break;
                }
                let mv = near[choice.index(near.len())];
                if let Some(point) = mv.point() {
                    let common = oriented.common(point);
                    prop_assert_eq!(oriented.common(oriented.own(common)), common);
                }
                oriented.play(mv).expect("a legal move");
                prop_assert_eq!(oriented.key(), oriented.position().key());
            }
        }
    }
}
