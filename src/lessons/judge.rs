//! Judges a try by the rules of play.

use super::attempt::Try;
use super::lesson::Task;
use super::mistake::Mistake;
use crate::rules::{Move, Played, Point, Position};

/// What becomes of a try.
#[derive(Clone, Debug)]
pub enum Verdict {
    /// It reaches the goal.
    Right {
        /// The position after it.
        after: Box<Position>,
        /// The move.
        played: Box<Played>,
    },
    /// It does not.
    Wrong(Mistake),
}

impl Task {
    /// Judges a stone on this point. `None` if the task is not solved by a stone.
    pub fn judge(&self, at: Point) -> Option<Verdict> {
        let before = self.drawing.as_ref()?.position();
        Some(self.judge_on(&before, at))
    }

    fn judge_on(&self, before: &Position, at: Point) -> Verdict {
        let mut after = before.clone();
        let played = match after.play(Move::Place(at)) {
            Ok(played) => played,
            Err(refusal) => return Verdict::Wrong(Mistake::Illegal(refusal)),
        };
        let tried = Try {
            at,
            before,
            after: &after,
            played: &played,
        };
        match tried.check(self.goal) {
            Ok(()) => Verdict::Right {
                after: Box::new(after),
                played: Box::new(played),
            },
            Err(mistake) => Verdict::Wrong(mistake),
        }
    }

    /// All points that are right.
    pub fn right_points(&self) -> Vec<Point> {
        let Some(drawing) = &self.drawing else {
            return Vec::new();
        };
        let before = drawing.position();
        let is_right = |at: &Point| matches!(self.judge_on(&before, *at), Verdict::Right { .. });
        let legal = before.legal_points().into_iter();
        legal.filter(is_right).collect()
    }

    /// Up to three points of which at least one is right, in board order.
    pub fn hint(&self) -> Vec<Point> {
        let right = self.right_points();
        let offered: Vec<_> = self.pad_rows().into_iter().flatten().collect();
        let (good, bad): (Vec<_>, Vec<_>) = offered.iter().partition(|at| right.contains(at));
        let near = good.first().copied().or(right.first().copied());
        let mut bad: Vec<_> = bad.into_iter().collect();
        bad.sort_by_key(|at| near.map(|near| at.distance(near)));
        let mut hint: Vec<_> = near.into_iter().chain(bad.into_iter().take(2)).collect();
        hint.sort();
        hint
    }
}
