//! What a page of a task of a lesson shows besides the task.

use crate::lessons::Mistake;
use crate::rules::Point;

/// What a page of a task shows besides the task.
#[derive(Clone, Debug)]
pub enum LessonState {
    /// Nothing.
    Fresh,
    /// The board in words.
    Words(String),
    /// A hint.
    Hint(Vec<Point>),
    /// The board in words, and the hint.
    HintInWords(String, Vec<Point>),
    /// What is wrong with a point.
    Wrong(Point, Mistake),
    /// The board in words, and what is wrong with a point.
    WrongInWords(String, Point, Mistake),
    /// That a point is right.
    Right(Point),
    /// An answer.
    Shown(Point),
    /// That a point is right, for somebody who reads the board in words.
    RightInWords(Point),
    /// An answer, for somebody who reads the board in words.
    ShownInWords(Point),
}

impl LessonState {
    /// Whether the task is over: an answer is on the board.
    pub const fn is_over(&self) -> bool {
        matches!(
            self,
            Self::Right(_) | Self::Shown(_) | Self::RightInWords(_) | Self::ShownInWords(_)
        )
    }

    /// The same for somebody who reads the board in these words.
    #[must_use]
    pub fn in_words(self, board: String) -> Self {
        match self {
            Self::Fresh | Self::Words(_) => Self::Words(board),
            Self::Hint(points) | Self::HintInWords(_, points) => Self::HintInWords(board, points),
            Self::Wrong(at, mistake) | Self::WrongInWords(_, at, mistake) => {
                Self::WrongInWords(board, at, mistake)
            }
            Self::Right(at) | Self::RightInWords(at) => Self::RightInWords(at),
            Self::Shown(at) | Self::ShownInWords(at) => Self::ShownInWords(at),
        }
    }

    /// Whether the person reads the board in words, so that there is no picture.
    pub const fn is_in_words(&self) -> bool {
        matches!(
            self,
            Self::Words(_)
                | Self::HintInWords(..)
                | Self::WrongInWords(..)
                | Self::RightInWords(_)
                | Self::ShownInWords(_)
        )
    }
}
