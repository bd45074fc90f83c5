//! Moves: what a player can do on a turn, and what ends a game from outside the board.

use thiserror::Error;

use super::{BoardSize, Notation, Point, PointError, Seat};

/// One entry of a game's record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A stone of the colour whose turn it is.
    Place(Point),
    /// A power stone, which belongs to every colour.
    Power(Point),
    /// A choice in an opening.
    Choose(Choice),
    /// A seat leaves the game, possibly on another seat's turn.
    Leave(Seat, Departure),
    /// All seats agree on a draw.
    AgreeDraw,
}

impl Move {
    /// Whether it is a part of a turn, a stone or a choice: not that somebody left or all agreed on a draw.
    pub const fn is_turn(self) -> bool {
        !matches!(self, Self::Leave(..) | Self::AgreeDraw)
    }

    /// The point where the move places a stone, if it places one.
    pub const fn point(self) -> Option<Point> {
        match self {
            Self::Place(point) | Self::Power(point) => Some(point),
            Self::Choose(_) | Self::Leave(..) | Self::AgreeDraw => None,
        }
    }

    /// Reads a move as [`Move::text`] writes it, with the point in either notation.
    pub fn parse(text: &str, size: BoardSize) -> Result<Self, MoveError> {
        Self::parse_preferring(Notation::Board, text, size)
    }

    /// Reads a move; a point that fits both notations is read in the preferred one.
    pub fn parse_preferring(
        preferred: Notation,
        text: &str,
        size: BoardSize,
    ) -> Result<Self, MoveError> {
        let text = text.trim();
        let point = |name: &str| Ok(Point::parse_preferring(preferred, name, size)?);
        if let Some(name) = text.strip_prefix(POWER_MARK) {
            return point(name).map(Self::Power);
        }
        let word = text.split('-').next().unwrap_or(text);
        let Some(kind) = Word::from_text(word) else {
            return point(text).map(Self::Place);
        };
        let number = text
            .strip_prefix(word)
            .and_then(|rest| rest.strip_prefix('-'));
        match (kind, number) {
            (Word::Choice(choice), None) => Ok(Self::Choose(choice)),
            (Word::Draw, None) => Ok(Self::AgreeDraw),
            (Word::Departure(departure), Some(number)) => {
                let number: u8 = number.parse().map_err(|_| MoveError::Seat)?;
                let index = number.checked_sub(1).ok_or(MoveError::Seat)?;
                Ok(Self::Leave(Seat::new(index), departure))
            }
            (Word::Departure(_), None) => Err(MoveError::Seat),
            _ => Err(MoveError::Unknown),
        }
    }

    /// The move in one word: a point's name, with a plus before it for a power stone; `swap`,
    /// `noswap` or `pass`; `draw`; or `resign` or `forfeit` with the number of the seat, as in
    /// `resign-2`.
    pub fn text(self, size: BoardSize) -> String {
        self.text_in(Notation::Board, size)
    }

    /// The same with the point in the given notation.
    pub fn text_in(self, notation: Notation, size: BoardSize) -> String {
        let leaves = |word, seat: Seat| format!("{word}-{}", seat.number());
        match self {
            Self::Place(point) => point.text(notation, size),
            Self::Power(point) => format!("{POWER_MARK}{}", point.text(notation, size)),
            Self::Choose(choice) => choice.word().to_owned(),
            Self::Leave(seat, Departure::Resigned) => leaves(RESIGN, seat),
            Self::Leave(seat, Departure::OutOfTime) => leaves(FORFEIT, seat),
            Self::AgreeDraw => DRAW.to_owned(),
        }
    }
}

/// Why a text is not a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum MoveError {
    /// The text is neither a word for a move nor the name of a point.
    #[error(transparent)]
    Point(#[from] PointError),
    /// The text says that a seat leaves, but not which.
    #[error("who leaves is told by the number of the seat, as in resign-2")]
    Seat,
    /// The text continues after a complete word for a move.
    #[error("this is not a move")]
    Unknown,
}

const POWER_MARK: char = '+';
const RESIGN: &str = "resign";
const FORFEIT: &str = "forfeit";
const DRAW: &str = "draw";

/// The words for moves that are not points.
enum Word {
    Choice(Choice),
    Departure(Departure),
    Draw,
}

impl Word {
    fn from_text(text: &str) -> Option<Self> {
        let is = |word: &str| text.eq_ignore_ascii_case(word);
        if is(RESIGN) {
            return Some(Self::Departure(Departure::Resigned));
        }
        if is(FORFEIT) {
            return Some(Self::Departure(Departure::OutOfTime));
        }
        if is(DRAW) {
            return Some(Self::Draw);
        }
        Choice::ALL
            .into_iter()
            .find(|choice| is(choice.word()))
            .map(Self::Choice)
    }
}

/// A choice in an opening that assigns the colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Take colour 1.
    Swap,
    /// Take colour 2.
    NoSwap,
    /// Place two more stones and hand the choice back.
    Pass,
}

impl Choice {
    /// All choices.
    pub const ALL: [Self; 3] = [Self::Swap, Self::NoSwap, Self::Pass];

    /// The word for the choice in records.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Swap => "swap",
            Self::NoSwap => "noswap",
            Self::Pass => "pass",
        }
    }
}

/// Why a seat left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Departure {
    /// The player gave up.
    Resigned,
    /// The player's time ran out.
    OutOfTime,
}
