//! The key of a board: the same for every position with the same stones, whatever the rules.

use super::{Sum, least};
use crate::rules::{Choice, Colour, Move, Position};

/// What identifies the stones of a position, however they came there, however the board is turned or mirrored, and
/// whatever rules they are played by.
///
/// Two positions have the same key if their boards can be laid upon each other, stone of a colour on stone
/// of that colour, as many stones were captured, and the next stone is of the same colour. What is good in one is
/// then mostly good in the other, too.
///
/// Keys are stored: how they are computed never changes. Two different boards may have the same key, but not
/// within the lifetime of a database.
///
/// ```
/// use tessera::rules::{Move, Point, Position, catalogue};
///
/// let key = |code| {
///     let mut position = Position::new(catalogue::decode(code).expect("a ruleset"));
///     for point in ["K10", "L11", "N10", "L9"] {
///         let point = Point::parse(point, position.ruleset().size).expect("a point");
///         position.play(Move::Place(point)).expect("the point is free");
///     }
///     position.board_key()
/// };
/// assert_eq!(key("pente"), key("pente overline=neutral"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoardKey(pub i64);

impl Position {
    /// The key of its board.
    pub fn board_key(&self) -> BoardKey {
        let size = self.board().size();
        let mut sum = Sum(0);
        sum.add(size.files().into());
        sum.add(size.ranks().into());
        for colour in Colour::first(self.ruleset.colours) {
            sum.add(self.captured_by(colour));
        }
        sum.add(self.next_stone().map_or(0, Colour::number).into());
        BoardKey(least(self, sum.0))
    }

    /// The colour of the next stone, also while it is open who places it.
    fn next_stone(&self) -> Option<Colour> {
        let turn = self.to_act()?;
        turn.colour.or_else(|| {
            let mut chosen = self.clone();
            chosen.play(Move::Choose(Choice::NoSwap)).ok()?;
            chosen.to_act()?.colour
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Record, catalogue};

    #[test]
    fn the_key_of_a_board_never_changes() {
        let mut record = Record::new(catalogue::find("pente").expect("the base game"));
        for point in ["K10", "L11", "N10", "L9"] {
            let size = record.ruleset.size;
            record.push(Move::parse(point, size).expect("a move"));
        }
        let key = record.position().expect("four legal moves").board_key();
        assert_eq!(key, BoardKey(5_392_150_634_555_246_153), "keys are stored");
    }
}
