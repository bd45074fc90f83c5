//! The ban on two open threes at once.

use std::ops::Range;

use super::{Game, Place, Spot, along};

/// No board has more lines.
const LINES: i32 = 19;

/// What a place on a line holds for one colour.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Seen {
    Own,
    Empty,
    Other,
}

impl Game {
    /// Whether a player may not place there because of two open threes.
    pub(super) fn is_banned(&self, place: Place, colour: usize) -> bool {
        if !self.makes_double_three(place, colour) {
            return false;
        }
        let opponent = 1 - colour;
        let meets: Box<dyn Fn(Place) -> bool> = if self.unfinished == Some(opponent) {
            Box::new(|at| self.after_stone(at, colour).rows(opponent).is_empty())
        } else if self.has_four(opponent) {
            Box::new(|at| !self.after_stone(at, colour).has_four(opponent))
        } else {
            return true;
        };
        if !meets(place) {
            return true;
        }
        let another = |other: &Place| {
            *other != place && !self.makes_double_three(*other, colour) && meets(*other)
        };
        self.empty().iter().any(another)
    }

    /// Whether a stone would make open threes on at least two lines and does not win by that.
    pub(super) fn makes_double_three(&self, place: Place, colour: usize) -> bool {
        let mut after = self.clone();
        let (captured, poofed) = after.put(place, colour, false);
        if !after.counts(place, colour) {
            return false;
        }
        let steps = self.way.row_steps.iter();
        let threes = steps.filter(|&&step| after.has_open_three(place, step, colour));
        if threes.count() < 2 {
            return false;
        }
        let mine = self.captured[colour] + captured.len();
        let theirs = self.captured[1 - colour] + poofed.len();
        let wins = |goal| mine >= goal && !(self.way.poof && theirs >= mine);
        let makes_row = || after.rows(colour).iter().any(|row| row.contains(&place));
        !self.way.goal.is_some_and(wins) && !makes_row()
    }

    /// Whether the stone on a place has an open three on one line: there is a stone of the colour
    /// that would make a four in a row with both ends empty from which either end wins. A line on
    /// which one stone already wins is a four and no three.
    fn has_open_three(&self, place: Place, step: Place, colour: usize) -> bool {
        let (line, stone) = self.line(place, step, colour);
        let empty = |line: &[Seen]| -> Vec<usize> {
            (0..line.len())
                .filter(|&at| line[at] == Seen::Empty)
                .collect()
        };
        let wins = |line: &[Seen], at: usize| self.is_row(run(&with(line, at), at).len());
        if empty(&line).into_iter().any(|at| wins(&line, at)) {
            return false;
        }
        empty(&line).into_iter().any(|one_more| {
            let grown = with(&line, one_more);
            let four = run(&grown, stone);
            if four.len() != 4 || !four.contains(&one_more) {
                return false;
            }
            let ends = [four.start.checked_sub(1), Some(four.end)];
            ends.into_iter().all(|end| {
                let end = end.filter(|&end| grown.get(end) == Some(&Seen::Empty));
                end.is_some_and(|end| wins(&grown, end))
            })
        })
    }

    /// The whole line through a place from edge to edge, and where on it the place lies.
    fn line(&self, place: Place, step: Place, colour: usize) -> (Vec<Seen>, usize) {
        let on_board = |count: &i32| self.stone(along(place, step, *count)) != Spot::Beside;
        let before = (1..LINES).take_while(|count| on_board(&-count)).count() as i32;
        let after = (1..LINES).take_while(on_board).count() as i32;
        let seen = |count| match self.stone(along(place, step, count)) {
            _ if self.counts(along(place, step, count), colour) => Seen::Own,
            Spot::Empty => Seen::Empty,
            _ => Seen::Other,
        };
        ((-before..=after).map(seen).collect(), before as usize)
    }

    pub(super) fn after_stone(&self, place: Place, colour: usize) -> Self {
        let mut after = self.clone();
        after.put(place, colour, false);
        after
    }
}

/// The line with one more stone.
fn with(line: &[Seen], at: usize) -> Vec<Seen> {
    let mut line = line.to_vec();
    line[at] = Seen::Own;
    line
}

/// The stones in a row around a stone.
fn run(line: &[Seen], at: usize) -> Range<usize> {
    let own = |seen: &&Seen| **seen == Seen::Own;
    let before = line[..at].iter().rev().take_while(own).count();
    let after = line[at..].iter().take_while(own).count();
    at - before..at + after
}
