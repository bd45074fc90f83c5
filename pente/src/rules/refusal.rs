//! Why a move is refused, with the data that a message about it needs.

use thiserror::Error;

use super::{BoardSize, Choice, Point, Seat, Stone, StoneColour};

/// Why a move is against the rules. A refused move changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum IllegalMove {
    /// The board does not have that point.
    #[error("{point} is not on this board of {} files and {} ranks", size.files(), size.ranks())]
    OffBoard {
        /// The point that was asked for.
        point: Point,
        /// The board's size.
        size: BoardSize,
    },
    /// The point is occupied.
    #[error("{point} is taken")]
    Occupied {
        /// The point that was asked for.
        point: Point,
        /// The stone on the point.
        by: Stone,
        /// Its look; `None` for a power stone.
        shown: Option<StoneColour>,
    },
    /// Another seat must act.
    #[error("it is the turn of seat {seat}")]
    NotYourTurn {
        /// Whose turn it is.
        seat: Seat,
    },
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The first stone must go to the centre.
    #[error("the first stone goes to the centre, {centre}")]
    CentreRequired {
        /// The centre.
        centre: Point,
    },
    /// The opening keeps this stone away from the centre.
    #[error("this stone must stand at least {distance} lines from the centre, {centre}")]
    TooNearCentre {
        /// The middle of the board.
        centre: Point,
        /// The smallest allowed distance.
        distance: u8,
    },
    /// The opening keeps this stone off the lines through the centre.
    #[error(
        "on the file or rank of the centre, {centre}, this stone must stand at least {distance} \
         lines away"
    )]
    OnCentreLine {
        /// The middle of the board.
        centre: Point,
        /// The smallest allowed distance on these lines.
        distance: u8,
    },
    /// A seat must choose before anything is placed.
    #[error("seat {seat} must choose first")]
    ChoicePending {
        /// The seat that must choose.
        seat: Seat,
    },
    /// A stone must be placed, and there is nothing to choose.
    #[error("there is nothing to choose now: seat {seat} must place a stone")]
    PlacementPending {
        /// The seat that must place it.
        seat: Seat,
    },
    /// This choice is not offered now.
    #[error("that is not one of the choices now")]
    NotOffered {
        /// The choices on offer.
        offered: &'static [Choice],
    },
    /// The stone would make open threes on two lines at once.
    #[error("this would make two open threes at once")]
    DoubleThree {
        /// Two of them.
        threes: [[Point; 3]; 2],
    },
    /// The stone must touch another one.
    #[error("a stone must touch one that is on the board")]
    MustTouch,
    /// This colour has used its power stones.
    #[error("there is no power stone left")]
    NoPowerStone,
    /// The ruleset has no power stones.
    #[error("there are no power stones in this ruleset")]
    WithoutPowerStones,
    /// The game has no such seat.
    #[error("there is no seat {seat} among {seats}")]
    NoSuchSeat {
        /// The seat that was named.
        seat: Seat,
        /// How many there are.
        seats: u8,
    },
    /// The seat has already left.
    #[error("seat {seat} has left the game")]
    SeatLeft {
        /// The seat that was named.
        seat: Seat,
    },
}
