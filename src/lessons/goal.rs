//! What a task asks for.

use crate::rules::{Call, Form, Point};

/// What the learner's stone has to do. Every stone that does it is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Make five in a row.
    Five,
    /// Capture at least one pair.
    Capture,
    /// Make a pair that stands between two stones of the opponent, which is safe.
    MoveIn,
    /// Leave no own stone that can be captured.
    SavePair,
    /// Win.
    Win,
    /// Make a three of this form: open, or with a gap.
    Three(Form),
    /// Make an open four.
    OpenFour,
    /// Make a stretch two: two own stones with one empty point between them.
    StretchTwo,
    /// Leave the opponent no open three.
    StopThree,
    /// Complete the shape of this name.
    Shape(&'static str),
    /// Place a stone in the gap of the opponent's stretch two, with an own stone beside it.
    Wedge,
    /// Make a four that can only be blocked by making a pair that can then be captured.
    Extension,
    /// Make a threat that no answer stops.
    Force,
    /// Capture a pair, and leave the opponent no open three.
    Keystone,
    /// Place the third stone of a game where the rule for the opening allows it.
    ThirdStone,
    /// Find this point by its name in the other notation.
    Named(Point),
    /// Make a move that is called so.
    Call(Call),
}
