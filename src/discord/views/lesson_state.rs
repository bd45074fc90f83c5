//! What a page of a task of a lesson shows besides the task.

use crate::language::Text;
use crate::lessons::Mistake;
use crate::rules::Point;

/// What a page of a task shows besides the task.
#[derive(Clone, Debug)]
pub struct LessonPage {
    /// What came of a try, or the help that was asked for.
    pub state: LessonState,
    /// The board in words, for somebody who reads it so, in place of the picture.
    pub words: Option<String>,
}

/// How far somebody is with a task.
#[derive(Clone, Debug)]
pub enum LessonState {
    /// Nothing was tried or asked for.
    Fresh,
    /// A hint.
    Hint(Vec<Point>),
    /// What is wrong with a point.
    Wrong(Point, Mistake),
    /// Why what was typed is no point.
    Unreadable(Text),
    /// That a point is right.
    Right(Point),
    /// An answer.
    Shown(Point),
}

impl LessonPage {
    /// Whether the person reads the board in words, so that there is no picture.
    pub const fn is_in_words(&self) -> bool {
        self.words.is_some()
    }
}

impl LessonState {
    /// Whether the task is over: an answer is on the board.
    pub const fn is_over(&self) -> bool {
        matches!(self, Self::Right(_) | Self::Shown(_))
    }
}

#[cfg(test)]
impl LessonState {
    /// The page with the picture.
    pub(super) fn pictured(self) -> LessonPage {
        LessonPage {
            state: self,
            words: None,
        }
    }

    /// The page with the board in these words.
    pub(super) fn in_words(self, board: &str) -> LessonPage {
        LessonPage {
            state: self,
            words: Some(board.to_owned()),
        }
    }
}
