//! The moves of a record as bytes, as they are stored: nine bits for a stone, so that a game of forty moves
//! takes 46 bytes.
//!
//! The first byte is [`PACKED`]. Codes of nine bits follow, the highest bit first: below 361 a stone on that
//! point of a board of 19 x 19, counted rank by rank; [`ESCAPE`] says that the next sixteen bits are a move
//! of any kind. The bits that the last byte has left are zero.
//!
//! Records that were stored earlier have two bytes for every move and nothing else. They are told by their
//! first byte, and read as before.

use thiserror::Error;

use super::{Choice, Departure, Move, Point, Record, Ruleset, Seat};

/// The first byte of packed moves. No move begins with it.
const PACKED: u8 = 0b1110_0000;

/// How many bits a code has.
const BITS: u32 = 9;

/// The code before a move that has none of its own.
const ESCAPE: u16 = (1 << BITS) - 1;

/// How many points each rank has among the codes, and how many ranks there are.
const SIDE: u8 = 19;

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
    /// The moves alone. The module's documentation describes the bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bits = BitWriter::default();
        for &mv in &self.moves {
            if let Some(code) = code(mv) {
                bits.push(code, BITS);
            } else {
                bits.push(ESCAPE, BITS);
                bits.push(u16::from_be_bytes(encode(mv)), u16::BITS);
            }
        }
        if self.moves.is_empty() {
            Vec::new()
        } else {
            [vec![PACKED], bits.finish()].concat()
        }
    }

    /// Reads what [`Record::to_bytes`] wrote, now or earlier. It does not check whether the moves are legal.
    pub fn from_bytes(ruleset: Ruleset, bytes: &[u8]) -> Result<Self, BytesError> {
        let moves = match bytes {
            [PACKED, packed @ ..] => unpack(packed)?,
            pairs => read_pairs(pairs)?,
        };
        Ok(Self { ruleset, moves })
    }
}

fn unpack(bytes: &[u8]) -> Result<Vec<Move>, BytesError> {
    let mut bits = BitReader { bytes, read: 0 };
    let mut moves = Vec::with_capacity(bytes.len());
    while let Some(code) = bits.next(BITS) {
        let mv = if code == ESCAPE {
            let pair = bits.next(u16::BITS).ok_or(BytesError::CutOff)?;
            decode(pair.to_be_bytes())
        } else {
            point(code).map(Move::Place)
        };
        let index = moves.len();
        moves.push(mv.ok_or(BytesError::Unknown { index })?);
    }
    if bits.is_rest_zero() {
        Ok(moves)
    } else {
        Err(BytesError::CutOff)
    }
}

fn read_pairs(bytes: &[u8]) -> Result<Vec<Move>, BytesError> {
    let (pairs, rest) = bytes.as_chunks();
    if !rest.is_empty() {
        return Err(BytesError::CutOff);
    }
    let moves = pairs.iter().enumerate();
    let moves = moves.map(|(index, &pair)| decode(pair).ok_or(BytesError::Unknown { index }));
    moves.collect()
}

/// The code of a stone on a board of 19 x 19; `None` for any other move.
fn code(mv: Move) -> Option<u16> {
    let Move::Place(point) = mv else { return None };
    let is_near = point.rank() < SIDE && point.file() < SIDE;
    is_near.then(|| u16::from(point.rank()) * u16::from(SIDE) + u16::from(point.file()))
}

/// The point with this code.
fn point(code: u16) -> Option<Point> {
    let side = u16::from(SIDE);
    let rank = u8::try_from(code / side).ok().filter(|&rank| rank < SIDE)?;
    let file = u8::try_from(code % side).ok()?;
    Some(Point::new(file, rank))
}

/// Puts numbers of some bits behind each other, the highest bit first.
#[derive(Default)]
struct BitWriter {
    bytes: Vec<u8>,
    /// The bits that do not fill a byte yet.
    rest: u32,
    /// How many they are: at most seven.
    count: u32,
}

impl BitWriter {
    fn push(&mut self, number: u16, bits: u32) {
        self.rest = self.rest << bits | u32::from(number);
        self.count += bits;
        while self.count >= u8::BITS {
            self.count -= u8::BITS;
            let byte = self.rest >> self.count;
            self.bytes.push((byte & 0xFF) as u8);
        }
        self.rest &= (1 << self.count) - 1;
    }

    /// The bytes, the last one filled up with zeros.
    fn finish(mut self) -> Vec<u8> {
        if self.count > 0 {
            self.push(0, u8::BITS - self.count);
        }
        self.bytes
    }
}

/// Takes numbers of some bits from bytes, the highest bit first.
struct BitReader<'a> {
    bytes: &'a [u8],
    /// How many bits were read.
    read: usize,
}

impl BitReader<'_> {
    /// The next number; `None` if fewer bits are left.
    fn next(&mut self, bits: u32) -> Option<u16> {
        let end = self.read + bits as usize;
        if end > self.bytes.len() * 8 {
            return None;
        }
        let number = (self.read..end).fold(0, |number, bit| number << 1 | self.bit(bit));
        self.read = end;
        Some(number)
    }

    fn is_rest_zero(&self) -> bool {
        let rest = self.bytes.len() * 8 - self.read;
        rest < 8 && (self.read..self.read + rest).all(|bit| self.bit(bit) == 0)
    }

    fn bit(&self, index: usize) -> u16 {
        let byte = self.bytes[index / 8];
        u16::from(byte >> (7 - index % 8) & 1)
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

    fn read(bytes: &[u8]) -> Result<Vec<Move>, BytesError> {
        Record::from_bytes(pente(), bytes).map(|record| record.moves)
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
    fn a_game_of_forty_stones_takes_46_bytes() {
        for (stones, bytes) in [(0, 0), (1, 3), (8, 10), (40, 46)] {
            let mut record = Record::new(pente());
            record.moves = pente()
                .size
                .points()
                .take(stones)
                .map(Move::Place)
                .collect();
            assert_eq!(record.to_bytes().len(), bytes, "{stones} stones");
            assert_eq!(read(&record.to_bytes()), Ok(record.moves));
        }
    }

    #[test]
    fn records_of_two_bytes_a_move_are_read_as_ever() {
        let place = |file, rank| Move::Place(Point::new(file, rank));
        let power = Move::Power(Point::new(9, 2));
        let swap = Move::Choose(Choice::Swap);
        let second = Move::Leave(Seat::new(1), Departure::Resigned);
        let stored = [9, 9, 0, 18, 0x22, 9, 0x40, 0, 0x60, 1];
        let moves = vec![place(9, 9), place(18, 0), power, swap, second];
        assert_eq!(read(&stored), Ok(moves));
        assert_eq!(read(&[9, 9, 0]), Err(BytesError::CutOff));
        assert_eq!(read(&[0xA1, 0]), Err(BytesError::Unknown { index: 0 }));
    }

    #[test]
    fn damaged_bytes_are_refused() {
        // The code 361 is no point, the escape lacks its move, and a bit beyond the last move is set.
        assert_eq!(
            read(&[PACKED, 0b1011_0100, 0b1000_0000]),
            Err(BytesError::Unknown { index: 0 })
        );
        assert_eq!(read(&[PACKED, 0xFF, 0x80]), Err(BytesError::CutOff));
        assert_eq!(read(&[PACKED, 0, 1]), Err(BytesError::CutOff));
        assert_eq!(
            read(&[PACKED, 0, 0, 0]),
            Ok(vec![Move::Place(Point::new(0, 0)); 2])
        );
    }
}
