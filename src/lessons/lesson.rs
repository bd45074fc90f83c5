//! What a lesson is made of.

use super::drawing::Drawing;
use super::goal::Goal;
use crate::rules::Point;

/// One of the twelve lessons.
#[derive(Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Its id, which is part of the keys of its texts.
    pub id: &'static str,
    /// Its tasks, in order.
    pub tasks: &'static [Task],
}

/// A drawing with a task.
#[derive(Debug, PartialEq, Eq)]
pub struct Task {
    /// Its id: it is stored, and part of buttons and of the keys of its texts. It never changes.
    pub id: &'static str,
    /// The position; `None` for the task to play a game.
    pub drawing: Option<Drawing>,
    /// What is to be done.
    pub goal: Goal,
    /// The middle of the lowest rank of the buttons.
    pub pad: Point,
}

impl Task {
    /// How many ranks the buttons have.
    const RANKS: u8 = 3;
    /// How many buttons a rank has at most.
    const FILES: usize = 5;

    /// The points that have buttons: on each of three ranks the empty points of the drawing that are nearest
    /// to the middle of the pad, as they lie on the board, the highest rank first.
    pub fn pad_rows(&self) -> Vec<Vec<Point>> {
        let Some(drawing) = &self.drawing else {
            return Vec::new();
        };
        let position = drawing.position();
        let board = position.board();
        let row = |rank| {
            let files = drawing.corner.file()..=drawing.high().file();
            let points = files.map(|file| Point::new(file, rank));
            let mut row: Vec<_> = points.filter(|&at| board.at(at).is_none()).collect();
            row.sort_by_key(|at| at.file().abs_diff(self.pad.file()));
            row.truncate(Self::FILES);
            row.sort();
            row
        };
        let ranks = self.pad.rank()..self.pad.rank() + Self::RANKS;
        ranks.rev().map(row).collect()
    }
}
