//! What a finished game scores in points, and the match that the scores decide.

use super::board::Own;
use super::row::{Overline, Row};
use super::scoring::{Points, Scoring};
use super::{Colour, Position, Reason, Ruleset, Seat};

/// In how many directions a stone may capture.
const MOST_CAPTURES_AT_ONCE: u16 = 8;

/// In how many rows a stone may stand: one in every direction of a line.
const DIRECTIONS: u32 = 4;

/// The points that a seat made in a game, by what they were for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Earned {
    /// For the row that won; 0 if another won, or the game was won otherwise.
    pub row: u16,
    /// For captures.
    pub captures: u16,
    /// For rows on the board that are exactly one stone shorter.
    pub lesser_rows: u16,
}

impl Earned {
    /// All of them together.
    pub const fn total(self) -> u16 {
        let both = self.row.saturating_add(self.captures);
        both.saturating_add(self.lesser_rows)
    }
}

impl Scoring {
    /// The points that each seat made in a game, which should be over.
    pub fn score(&self, game: &Position) -> Points {
        let mut points = Points::default();
        for seat in game.seats() {
            points[seat.index()] = self.earned(game, seat).total();
        }
        points
    }

    /// The points that a seat made in a game, which should be over, by what they were for.
    pub fn earned(&self, game: &Position, seat: Seat) -> Earned {
        let Some(colour) = game.colour_of(seat) else {
            return Earned::default();
        };
        let won = game.outcome().is_some_and(|outcome| {
            outcome.reason == Reason::Row && outcome.winning_colour == Some(colour)
        });
        Earned {
            row: if won { self.row } else { 0 },
            captures: game.captured_by(colour) / 2 * self.capture,
            lesser_rows: lesser_rows(game, colour) * self.lesser_row,
        }
    }
}

impl Ruleset {
    /// Whether somebody can have made these points in one game, in which they had so many turns. It knows
    /// nothing else about the game, so it holds for some points that nobody made.
    pub fn can_bring(&self, earned: Earned, turns: u16) -> bool {
        let Some(scoring) = self.scoring else {
            return false;
        };
        let turns = u32::from(turns.min(Position::MOST_PLIES));
        // A single stone may capture in every direction, also the one that reaches the goal.
        let goal = self.captures.goal.map(|stones| u32::from(stones) / 2);
        let at_once = u32::from(MOST_CAPTURES_AT_ONCE);
        let pairs = goal.map_or(u32::MAX, |goal| goal.saturating_sub(1) + at_once);
        let pairs = pairs.min(turns * at_once);
        let stones = turns * u32::from(self.stones_a_turn);
        let stones = stones.min(u32::from(self.size.count()));
        let rows = stones * DIRECTIONS / u32::from(self.row.length - 1).max(1);
        let most = |count: u32, worth: u16| count.saturating_mul(u32::from(worth));
        (earned.row == 0 || earned.row == scoring.row)
            && u32::from(earned.captures) <= most(pairs, scoring.capture)
            && u32::from(earned.lesser_rows) <= most(rows, scoring.lesser_row)
    }
}

fn lesser_rows(game: &Position, colour: Colour) -> u16 {
    let row = game.ruleset().row;
    let lesser = Row {
        length: row.length - 1,
        overline: Overline::Neutral,
        ..row
    };
    lesser.all(game.board(), Own::of(colour)).map(|_| 1).sum()
}

/// A match over several games between the same people.
///
/// A person's index is that of their seat in the first game; later games seat them differently. Whoever has
/// left a game has given up the match: the others play on, and their points no longer win it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Match {
    target: u16,
    people: u8,
    points: Points,
    /// The people who have left, by their indexes.
    left: [bool; Colour::MOST as usize],
    /// The person who has the first seat of the current game.
    first: u8,
}

impl Match {
    /// A match under a ruleset that scores, with the ruleset's target and handicap; `None` if the
    /// ruleset does not score.
    pub fn of(ruleset: &Ruleset) -> Option<Self> {
        Self::new(ruleset, None, ruleset.scoring?.handicap)
    }

    /// A match under a ruleset that scores, with a target and points given at the start; `None` if
    /// the ruleset does not score.
    pub fn new(ruleset: &Ruleset, target: Option<u16>, handicap: Points) -> Option<Self> {
        let target = target.unwrap_or(ruleset.scoring?.target);
        Some(Self {
            target,
            people: ruleset.seats,
            points: handicap,
            left: [false; Colour::MOST as usize],
            first: 0,
        })
    }

    /// How many points win the match.
    pub const fn target(&self) -> u16 {
        self.target
    }

    /// The points of each person so far.
    pub const fn points(&self) -> Points {
        self.points
    }

    /// The person in a seat of the current game.
    pub fn person(&self, seat: Seat) -> usize {
        (usize::from(self.first) + seat.index()) % usize::from(self.people)
    }

    /// Adds a finished game and returns the match's standing. Whoever made the fewest points in
    /// this game begins the next, in seat order if points are equal. Between two people the loser
    /// begins, and after a draw the one who did not begin. Whoever has left does not begin.
    pub fn finish(&mut self, game: &Position) -> Standing {
        let Some(scoring) = game.ruleset().scoring else {
            return self.standing();
        };
        let scored = scoring.score(game);
        for seat in game.seats() {
            let person = self.person(seat);
            self.points[person] = self.points[person].saturating_add(scored[seat.index()]);
            self.left[person] |= game.has_left(seat);
        }
        let next = if self.people == 2 {
            loser(game)
        } else {
            fewest(game, &scored)
        };
        self.first = (self.first + next.byte()) % self.people;
        self.standing()
    }

    /// The match's standing, by the games so far.
    pub fn standing(&self) -> Standing {
        let still_in = || (0..usize::from(self.people)).filter(|&person| !self.left[person]);
        let best = still_in().map(|person| self.points[person]).max();
        let best = best.unwrap_or_default();
        let mut leaders = still_in().filter(|&person| self.points[person] == best);
        match (leaders.next(), leaders.next()) {
            (Some(person), None) if best >= self.target => Standing::Won { person },
            _ => Standing::Next {
                first: usize::from(self.first),
            },
        }
    }
}

/// What comes after a game of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// A person has won the match.
    Won {
        /// The winner.
        person: usize,
    },
    /// Another game is played.
    Next {
        /// The person who begins it.
        first: usize,
    },
}

fn loser(game: &Position) -> Seat {
    let winner = game.outcome().and_then(|outcome| outcome.winner);
    let loser = game
        .seats()
        .find(|&seat| winner.is_some_and(|side| side != game.side_of(seat)));
    loser.unwrap_or(Seat::SECOND)
}

fn fewest(game: &Position, scored: &Points) -> Seat {
    game.seats()
        .filter(|&seat| !game.has_left(seat))
        .min_by_key(|seat| scored[seat.index()])
        .unwrap_or(Seat::FIRST)
}
