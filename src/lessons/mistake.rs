//! What is wrong with a try.

use crate::rules::{IllegalMove, Point};

/// Why a try does not reach the goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// The rules forbid it.
    Illegal(IllegalMove),
    /// It makes a row that is too short.
    ShortRow {
        /// How many stones stand in its longest row.
        length: usize,
    },
    /// Between it and another own stone stands only one stone of the opponent.
    OneBetween,
    /// Between it and another own stone stand three or more stones of the opponent.
    MoreBetween,
    /// Nothing stands between it and another own stone.
    NothingBetween,
    /// It does not make a pair between two stones of the opponent.
    NotMovedIn,
    /// A pair can be captured afterwards.
    LeavesPair {
        /// Its stones.
        pair: Vec<Point>,
        /// Where the opponent captures it.
        at: Point,
    },
    /// The opponent wins with the next stone.
    Loses {
        /// Where.
        at: Point,
    },
    /// It does not win.
    NotWon,
    /// Two own stones stand side by side, and can be captured.
    SideBySide {
        /// The stones.
        pair: Vec<Point>,
    },
    /// It makes no stretch two.
    NoStretchTwo,
    /// It makes a three of which one end is blocked.
    ClosedThree,
    /// It makes an open three without a gap.
    ThreeWithoutGap,
    /// It makes a stretch three.
    ThreeWithGap,
    /// It makes no three.
    NoThree,
    /// It makes a four that one stone blocks, at its end.
    FourBlocked {
        /// Where.
        at: Point,
    },
    /// It makes a four that one stone blocks, in its gap.
    FourFilled {
        /// Where.
        at: Point,
    },
    /// It makes no four.
    NoFour,
    /// The opponent can still make an open four.
    ThreeGrows {
        /// Where.
        at: Vec<Point>,
    },
    /// It does not belong to the shape.
    NotTheShape,
    /// It does not stand in the gap.
    NotInTheGap,
    /// The only block makes no pair that can be captured.
    BlockIsSafe {
        /// Where the opponent blocks.
        at: Point,
    },
    /// It threatens nothing that must be answered.
    NoInitiative,
    /// An answer stops everything that it threatens.
    Answered {
        /// That answer.
        at: Point,
    },
    /// It captures nothing.
    NothingCaptured,
    /// It captures a pair, and the opponent can still make an open four.
    WrongPair {
        /// Where.
        at: Vec<Point>,
    },
    /// It is another point than the one that was named.
    OtherPoint {
        /// The point that was tried.
        at: Point,
    },
    /// It is called "tria".
    OnlyTria,
    /// It is not called.
    NotCalled,
}
