//! A game as its ruleset and its moves: stored as bytes, replayed into a position.

use thiserror::Error;

use super::{Choice, Departure, IllegalMove, Move, Point, Position, Ruleset, Seat};

/// Everything about a game that cannot be computed from the rest.
///
/// ```
/// use tessera::rules::{Move, Point, Record, catalogue};
///
/// let pente = catalogue::find("pente").expect("the base game");
/// let mut record = Record::new(pente);
/// for point in ["K10", "L11", "N10"] {
///     record.push(Move::Place(Point::parse(point, pente.size)?));
/// }
/// assert_eq!(record.position().expect("three legal moves").ply(), 3);
/// let stored = record.to_bytes();
/// assert_eq!(Record::from_bytes(pente, &stored), Ok(record));
/// # Ok::<(), tessera::rules::PointError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The rules it is played by.
    pub ruleset: Ruleset,
    /// The moves, in order.
    pub moves: Vec<Move>,
}

/// Why a record cannot be replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("move {}: {refusal}", index + 1)]
pub struct ReplayError {
    /// The index of the illegal move, from 0.
    pub index: usize,
    /// Why the move is illegal.
    pub refusal: IllegalMove,
}

/// Why bytes are not the moves of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BytesError {
    /// The last move is cut off.
    #[error("the last move is cut off")]
    CutOff,
    /// The bytes of a move are invalid.
    #[error("move {} is not a move", index + 1)]
    Unknown {
        /// The index of the invalid move, from 0.
        index: usize,
    },
}

impl Record {
    /// A game without moves.
    pub const fn new(ruleset: Ruleset) -> Self {
        Self {
            ruleset,
            moves: Vec::new(),
        }
    }

    /// Adds a move, legal or not.
    pub fn push(&mut self, mv: Move) {
        self.moves.push(mv);
    }

    /// The position after all moves.
    pub fn position(&self) -> Result<Position, ReplayError> {
        self.position_after(self.moves.len())
    }

    /// The position after the first `count` moves, or after all of them if there are fewer.
    pub fn position_after(&self, count: usize) -> Result<Position, ReplayError> {
        let mut position = Position::new(self.ruleset);
        for (index, &mv) in self.moves.iter().take(count).enumerate() {
            position
                .play(mv)
                .map_err(|refusal| ReplayError { index, refusal })?;
        }
        Ok(position)
    }

    /// The moves alone, two bytes each.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.moves.iter().flat_map(|&mv| encode(mv)).collect()
    }

    /// Reads what [`Record::to_bytes`] wrote. It does not check whether the moves are legal.
    pub fn from_bytes(ruleset: Ruleset, bytes: &[u8]) -> Result<Self, BytesError> {
        let (pairs, rest) = bytes.as_chunks();
        if !rest.is_empty() {
            return Err(BytesError::CutOff);
        }
        let moves = pairs.iter().enumerate();
        let moves = moves.map(|(index, &pair)| decode(pair).ok_or(BytesError::Unknown { index }));
        Ok(Self {
            ruleset,
            moves: moves.collect::<Result<_, _>>()?,
        })
    }
}

// The first byte tells the kind of move in its upper half and, for stones, holds the rank; the
// upper half of a choice or a departure is all that tells it apart. These numbers are stored for
// ever: new kinds may be added, none may change.
const PLACE: u8 = 0;
const POWER: u8 = 1;
const CHOOSE: u8 = 2;
const RESIGN: u8 = 3;
const OUT_OF_TIME: u8 = 4;
const DRAW: u8 = 5;

/// The kind in the upper three bits of the first byte, the rank or nothing in the other five, and
/// the file, the choice or the seat in the second byte.
fn encode(mv: Move) -> [u8; 2] {
    let (kind, first, second) = match mv {
        Move::Place(point) => (PLACE, point.rank(), point.file()),
        Move::Power(point) => (POWER, point.rank(), point.file()),
        Move::Choose(Choice::Swap) => (CHOOSE, 0, 0),
        Move::Choose(Choice::NoSwap) => (CHOOSE, 0, 1),
        Move::Choose(Choice::Pass) => (CHOOSE, 0, 2),
        Move::Leave(seat, Departure::Resigned) => (RESIGN, 0, seat.byte()),
        Move::Leave(seat, Departure::OutOfTime) => (OUT_OF_TIME, 0, seat.byte()),
        Move::AgreeDraw => (DRAW, 0, 0),
    };
    [kind << 5 | first & 31, second]
}

fn decode([first, second]: [u8; 2]) -> Option<Move> {
    let low = first & 31;
    Some(match (first >> 5, low, second) {
        (PLACE, rank, file) => Move::Place(Point::new(file, rank)),
        (POWER, rank, file) => Move::Power(Point::new(file, rank)),
        (CHOOSE, 0, 0) => Move::Choose(Choice::Swap),
        (CHOOSE, 0, 1) => Move::Choose(Choice::NoSwap),
        (CHOOSE, 0, 2) => Move::Choose(Choice::Pass),
        (RESIGN, 0, seat) => Move::Leave(Seat::new(seat), Departure::Resigned),
        (OUT_OF_TIME, 0, seat) => Move::Leave(Seat::new(seat), Departure::OutOfTime),
        (DRAW, 0, 0) => Move::AgreeDraw,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::catalogue;

    fn pente() -> Ruleset {
        catalogue::find("pente").expect("the catalogue has the base game")
    }

    #[test]
    fn every_move_is_read_back_from_its_bytes() {
        let points = pente().size.points();
        let mut record = Record::new(pente());
        record.moves.extend(points.clone().map(Move::Place));
        record.moves.extend(points.map(Move::Power));
        record
            .moves
            .extend([Choice::Swap, Choice::NoSwap, Choice::Pass].map(Move::Choose));
        for seat in (0..6).map(Seat::new) {
            record.push(Move::Leave(seat, Departure::Resigned));
            record.push(Move::Leave(seat, Departure::OutOfTime));
        }
        record.push(Move::AgreeDraw);
        assert_eq!(Record::from_bytes(pente(), &record.to_bytes()), Ok(record));
    }

    #[test]
    fn an_illegal_move_is_named() {
        let mut record = Record::new(pente());
        for text in ["K10", "A1", "M12"] {
            record.push(Move::Place(
                Point::parse(text, pente().size).expect("it is a point"),
            ));
        }
        let centre = pente().size.centre();
        let refusal = IllegalMove::TooNearCentre {
            centre,
            distance: 3,
        };
        assert_eq!(record.position(), Err(ReplayError { index: 2, refusal }));
    }

    #[test]
    fn a_row_wins_and_ends_the_game() {
        let mut record = Record::new(pente());
        for text in ["K10", "A1", "N10", "A2", "M10", "A3", "L10", "A5", "O10"] {
            record.push(Move::Place(
                Point::parse(text, pente().size).expect("it is a point"),
            ));
        }
        let position = record.position().expect("all moves are legal");
        let outcome = position.outcome().expect("five in a row win");
        assert_eq!(outcome.reason, crate::rules::Reason::Row);
        assert_eq!(position.winning_row().len(), 5);
        record.push(Move::AgreeDraw);
        assert_eq!(
            record.position().map_err(|error| error.refusal),
            Err(IllegalMove::GameOver)
        );
    }
}
