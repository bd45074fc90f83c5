//! The buttons, the menu and the form of the lessons.

use std::fmt;

use crate::discord::action::field;
use crate::lessons;
use crate::rules::Point;

/// What is asked for in the lessons. A task is named by its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LearnAction {
    /// Go on where one stopped.
    Resume,
    /// Show the list of lessons.
    List,
    /// Show the lesson chosen in the menu.
    Open,
    /// Hear no more of the lessons.
    Decline,
    /// Start the game of the last lesson.
    Play,
    /// Show a task.
    Task(&'static str),
    /// Describe the board of a task in words.
    Words(&'static str),
    /// Give a hint.
    Hint(&'static str),
    /// Describe the board in words, beside the hint.
    HintInWords(&'static str),
    /// Show an answer.
    Show(&'static str),
    /// Type a point. The button opens the form; the form carries the same id.
    Type(&'static str),
    /// Try a point.
    Try(&'static str, Point),
    /// Describe the board in words, beside what is wrong with a point.
    WrongInWords(&'static str, Point),
    /// Show the board, beside what is wrong with a point.
    Wrong(&'static str, Point),
    /// Show a task with the board in words.
    TaskInWords(&'static str),
    /// Show an answer, and go on in words.
    ShowInWords(&'static str),
    /// Type a point, and go on in words. The button opens the form; the form carries the same id.
    TypeInWords(&'static str),
    /// Try a point, and go on in words.
    TryInWords(&'static str, Point),
}

impl LearnAction {
    /// Parses the words after `learn`.
    pub fn read(words: &[&str]) -> Option<Self> {
        let task = |id: &str| lessons::task(id).map(|task| task.id);
        Some(match *words {
            ["resume"] => Self::Resume,
            ["list"] => Self::List,
            ["open"] => Self::Open,
            ["decline"] => Self::Decline,
            ["play"] => Self::Play,
            ["task", id] => Self::Task(task(id)?),
            ["words", id] => Self::Words(task(id)?),
            ["hint", id] => Self::Hint(task(id)?),
            ["show", id] => Self::Show(task(id)?),
            ["type", id] => Self::Type(task(id)?),
            ["hint-words", id] => Self::HintInWords(task(id)?),
            ["wrong-words", id, at] => Self::WrongInWords(task(id)?, field::point(at)?),
            ["wrong", id, at] => Self::Wrong(task(id)?, field::point(at)?),
            ["task-words", id] => Self::TaskInWords(task(id)?),
            ["show-words", id] => Self::ShowInWords(task(id)?),
            ["type-words", id] => Self::TypeInWords(task(id)?),
            ["try-words", id, at] => Self::TryInWords(task(id)?, field::point(at)?),
            ["try", id, at] => Self::Try(task(id)?, field::point(at)?),
            _ => return None,
        })
    }
}

impl fmt::Display for LearnAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Resume => f.write_str("resume"),
            Self::List => f.write_str("list"),
            Self::Open => f.write_str("open"),
            Self::Decline => f.write_str("decline"),
            Self::Play => f.write_str("play"),
            Self::Task(id) => write!(f, "task:{id}"),
            Self::Words(id) => write!(f, "words:{id}"),
            Self::Hint(id) => write!(f, "hint:{id}"),
            Self::Show(id) => write!(f, "show:{id}"),
            Self::Type(id) => write!(f, "type:{id}"),
            Self::HintInWords(id) => write!(f, "hint-words:{id}"),
            Self::WrongInWords(id, at) => write!(f, "wrong-words:{id}:{at}"),
            Self::Wrong(id, at) => write!(f, "wrong:{id}:{at}"),
            Self::TaskInWords(id) => write!(f, "task-words:{id}"),
            Self::ShowInWords(id) => write!(f, "show-words:{id}"),
            Self::TypeInWords(id) => write!(f, "type-words:{id}"),
            Self::TryInWords(id, at) => write!(f, "try-words:{id}:{at}"),
            Self::Try(id, at) => write!(f, "try:{id}:{at}"),
        }
    }
}
