//! The position of a task, drawn in text.

use crate::rules::{Colour, Move, Point, Position, Setup, Stone, catalogue};

/// A part of a standard board; the rest of the board is empty.
#[derive(Debug, PartialEq, Eq)]
pub struct Drawing {
    /// Its lower left point.
    pub corner: Point,
    /// One line per rank from the top: a dot for an empty point, 1 and 2 for stones of the learner and of
    /// the opponent. `a` and `b` are such stones with a mark.
    pub ranks: &'static [&'static str],
    /// The stones that the learner has captured.
    pub captured: u16,
    /// Whether the stones are the first ones of a game, so that the rule for the opening holds.
    pub is_opening: bool,
}

impl Drawing {
    /// Its upper right point.
    pub fn high(&self) -> Point {
        let files = self.ranks.first().map_or(1, |rank| rank.len());
        let beyond = |low: u8, count: usize| low + u8::try_from(count).unwrap_or(1) - 1;
        Point::new(
            beyond(self.corner.file(), files),
            beyond(self.corner.rank(), self.ranks.len()),
        )
    }

    /// Whether it has a point.
    pub fn shows(&self, at: Point) -> bool {
        let (low, high) = (self.corner, self.high());
        (low.file()..=high.file()).contains(&at.file())
            && (low.rank()..=high.rank()).contains(&at.rank())
    }

    /// What is drawn on each of its points, rank by rank from the lowest.
    fn letters(&self) -> impl Iterator<Item = (Point, char)> + '_ {
        let ranks = (self.corner.rank()..).zip(self.ranks.iter().rev());
        ranks.flat_map(|(rank, letters)| {
            let files = (self.corner.file()..).zip(letters.chars());
            files.map(move |(file, letter)| (Point::new(file, rank), letter))
        })
    }

    /// The points of the marked stones.
    pub fn marked(&self) -> Vec<Point> {
        let marked = self
            .letters()
            .filter(|(_, letter)| ['a', 'b'].contains(letter));
        marked.map(|(point, _)| point).collect()
    }

    /// The position, with the learner to move.
    ///
    /// # Panics
    ///
    /// If a drawing of the course cannot be set up, which tests exclude.
    pub fn position(&self) -> Position {
        let pente = catalogue::find("pente").expect("the base game exists");
        let colour = |letter| match letter {
            '1' | 'a' => Some(Colour::FIRST),
            '2' | 'b' => Some(Colour::SECOND),
            _ => None,
        };
        let stones = self
            .letters()
            .filter_map(|(point, letter)| Some((point, colour(letter)?)));
        let mut stones: Vec<_> = stones.collect();
        if self.is_opening {
            let mut position = Position::new(pente);
            stones.sort_by_key(|&(_, colour)| colour);
            for (point, _) in stones {
                position.play(Move::Place(point)).expect("a game begins so");
            }
            return position;
        }
        let mut setup = Setup::new(pente);
        let stones = stones.into_iter();
        setup.stones = stones
            .map(|(point, colour)| (point, Stone::Of(colour)))
            .collect();
        setup.captured[Colour::FIRST.index()] = self.captured;
        Position::set_up(&setup).expect("it lies on the board")
    }
}
