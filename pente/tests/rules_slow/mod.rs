//! The rules of play once more, written from their text alone.
//!
//! Slow and obvious on purpose: it tries everything and remembers nothing. It shares no code with
//! the real rules, only their plain values: points, moves, reasons.

#![allow(
    dead_code,
    reason = "each test that includes this uses its own part of it"
)]

mod bans;
mod ending;
mod stones;
mod way;

pub use way::Way;

use std::collections::BTreeSet;

use pente::rules::{Choice, Departure, Move, Point, Reason};

/// A place by file and rank, which may lie beside the board.
type Place = (i32, i32);

/// What stands on a place: a colour from 0, or a power stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stone {
    Of(usize),
    Power,
}

/// What is found on a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Spot {
    Beside,
    Empty,
    Holds(Stone),
}

impl Spot {
    fn held(self) -> Option<Stone> {
        match self {
            Self::Holds(stone) => Some(stone),
            Self::Beside | Self::Empty => None,
        }
    }
}

/// How a game ended: the winning seat and colour, both from 0, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    pub seat: Option<usize>,
    pub colour: Option<usize>,
    pub reason: Reason,
}

/// What is expected next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    Stone { seat: usize, colour: usize },
    Choice { seat: usize, offered: Vec<Choice> },
}

/// What left the board: captured stones and poofed ones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gone {
    pub captured: BTreeSet<(u8, u8)>,
    pub poofed: BTreeSet<(u8, u8)>,
}

#[derive(Clone)]
pub struct Game {
    pub way: Way,
    board: Vec<Vec<Option<Stone>>>,
    pub captured: Vec<usize>,
    powers: Vec<usize>,
    pub placed: usize,
    choices: Vec<(usize, Choice)>,
    /// The seat of the latest stone outside an opening, and how many it has placed in a row.
    turn: usize,
    placed_in_turn: usize,
    gone: BTreeSet<usize>,
    /// Whose five was made by the latest move and could still be broken.
    unfinished: Option<usize>,
    pub end: Option<End>,
}

impl Game {
    pub fn new(way: Way) -> Self {
        Self {
            board: vec![vec![None; way.height]; way.width],
            captured: vec![0; way.colours],
            powers: vec![0; way.colours],
            placed: 0,
            choices: Vec::new(),
            turn: 0,
            placed_in_turn: 0,
            gone: BTreeSet::new(),
            unfinished: None,
            end: None,
            way,
        }
    }

    /// A game that goes on from a board put together by hand. A row of the opponent's that stands
    /// there counts as made by the latest move.
    pub fn set_up(
        way: Way,
        stones: &[(Point, Stone)],
        captured: Vec<usize>,
        to_move: usize,
    ) -> Self {
        let mut game = Self::new(way);
        for &(point, stone) in stones {
            game.set(
                (i32::from(point.file()), i32::from(point.rank())),
                Some(stone),
            );
        }
        // An opening is over, and its colours are the seats' own.
        game.placed = 1000 + to_move;
        game.choices = vec![(0, Choice::Swap)];
        game.captured = captured;
        game.turn = to_move;
        let opponent = (to_move + 1) % game.way.colours;
        if game.way.unbroken && !game.rows(opponent).is_empty() {
            game.unfinished = Some(opponent);
        }
        game
    }

    pub fn at(&self, point: Point) -> Option<Stone> {
        self.stone((i32::from(point.file()), i32::from(point.rank())))
            .held()
    }

    pub fn points(&self) -> Vec<Point> {
        let mut points = Vec::new();
        for rank in 0..self.way.height {
            for file in 0..self.way.width {
                points.push(Point::new(file as u8, rank as u8));
            }
        }
        points
    }

    /// What is expected next; nothing once the game is over.
    pub fn expected(&self) -> Option<Expected> {
        if self.end.is_some() {
            return None;
        }
        let stone = |seat, colour| Some(Expected::Stone { seat, colour });
        let choose = |seat, offered: &[Choice]| {
            Some(Expected::Choice {
                seat,
                offered: offered.to_vec(),
            })
        };
        let passed = self
            .choices
            .first()
            .is_some_and(|(_, choice)| *choice == Choice::Pass);
        let open = self.choices.is_empty() || (passed && self.choices.len() == 1);
        match (self.way.opening, self.placed) {
            ("swap", 0..=3) | ("swap2", 0..=2) if open => return stone(0, self.placed % 2),
            ("swap", 4) if open => return choose(1, &[Choice::Swap, Choice::NoSwap]),
            ("swap2", 3) if open && !passed => {
                return choose(1, &[Choice::Swap, Choice::NoSwap, Choice::Pass]);
            }
            ("swap2", 3..=4) if open => return stone(1, self.placed % 2),
            ("swap2", 5) if open => return choose(0, &[Choice::Swap, Choice::NoSwap]),
            _ => {}
        }
        let seat = self.seat_to_place();
        stone(seat, self.colour_of(seat)?)
    }

    fn seat_to_place(&self) -> usize {
        if self.way.shares_out() {
            let colour = self.placed % 2;
            return usize::from(self.colour_of(0) != Some(colour));
        }
        self.turn
    }

    /// The colour of a seat, once it has one.
    pub fn colour_of(&self, seat: usize) -> Option<usize> {
        if !self.way.shares_out() {
            return Some(seat % self.way.colours);
        }
        let (chooser, choice) = *self.choices.last()?;
        match choice {
            Choice::Pass => None,
            Choice::Swap => Some(usize::from(seat != chooser)),
            Choice::NoSwap => Some(usize::from(seat == chooser)),
        }
    }

    fn side_of(&self, seat: usize) -> usize {
        seat % self.way.sides
    }

    pub fn legal(&self) -> Vec<Move> {
        let mut moves: Vec<Move> = Choice::ALL.map(Move::Choose).to_vec();
        moves.extend(self.points().into_iter().map(Move::Place));
        moves.extend(self.points().into_iter().map(Move::Power));
        moves.retain(|&mv| self.allows(mv));
        moves
    }

    pub fn allows(&self, mv: Move) -> bool {
        let Some(expected) = self.expected() else {
            return false;
        };
        match (mv, expected) {
            (Move::AgreeDraw, _) => true,
            (Move::Leave(seat, _), _) => {
                seat.index() < self.way.seats && !self.gone.contains(&seat.index())
            }
            (Move::Choose(choice), Expected::Choice { offered, .. }) => offered.contains(&choice),
            (Move::Place(point), Expected::Stone { colour, .. }) => self.may_place(point, colour),
            (Move::Power(point), Expected::Stone { colour, .. }) => {
                self.powers[colour] < self.way.powers && self.may_place(point, colour)
            }
            _ => false,
        }
    }

    fn may_place(&self, point: Point, colour: usize) -> bool {
        let place = (i32::from(point.file()), i32::from(point.rank()));
        self.stone(place) == Spot::Empty
            && self.opening_allows(place)
            && self.touches(place)
            && !(self.way.bans.contains(&colour) && self.is_banned(place, colour))
    }

    fn opening_allows(&self, (file, rank): Place) -> bool {
        let centre = ((self.way.width / 2) as i32, (self.way.height / 2) as i32);
        let (dx, dy) = ((file - centre.0).abs(), (rank - centre.1).abs());
        let distance = dx.max(dy);
        match self.placed + 1 {
            1 if self.way.centre_first && !self.way.shares_out() => distance == 0,
            3 if self.way.opening == "tournament" => distance >= 3,
            3 if self.way.opening == "g" => {
                distance >= 3 && !((dx == 0 || dy == 0) && (distance == 3 || distance == 4))
            }
            _ => true,
        }
    }

    fn touches(&self, (file, rank): Place) -> bool {
        !self.way.touching
            || self.placed == 0
            || (-1..=1).any(|dx| {
                (-1..=1).any(|dy| matches!(self.stone((file + dx, rank + dy)), Spot::Holds(_)))
            })
    }

    pub fn play(&mut self, mv: Move) -> Gone {
        assert!(self.allows(mv), "{mv:?} is illegal");
        match mv {
            Move::Place(point) => self.place(point, false),
            Move::Power(point) => self.place(point, true),
            Move::Choose(choice) => {
                let Some(Expected::Choice { seat, .. }) = self.expected() else {
                    unreachable!()
                };
                self.choices.push((seat, choice));
                Gone::default()
            }
            Move::Leave(seat, departure) => {
                self.leave(seat.index(), departure);
                Gone::default()
            }
            Move::AgreeDraw => {
                self.end = Some(End {
                    seat: None,
                    colour: None,
                    reason: Reason::Agreed,
                });
                Gone::default()
            }
        }
    }

    fn place(&mut self, point: Point, power: bool) -> Gone {
        let Some(Expected::Stone { seat, colour }) = self.expected() else {
            unreachable!()
        };
        let place = (i32::from(point.file()), i32::from(point.rank()));
        let (captured, poofed) = self.put(place, colour, power);
        if power {
            self.powers[colour] += 1;
        }
        self.placed += 1;
        for &(_, of) in &captured {
            if of % self.way.sides != colour % self.way.sides {
                self.captured[colour] += 1;
            }
        }
        self.captured[(colour + 1) % self.way.colours] += poofed.len();
        let removed: BTreeSet<Place> = captured.iter().map(|&(place, _)| place).collect();
        self.finish(place, seat, colour, &removed);
        self.next_turn(seat);
        if self.end.is_none()
            && let Some(Expected::Stone { .. }) = self.expected()
            && !self.way.bans.is_empty()
            && self
                .points()
                .into_iter()
                .all(|point| !self.allows(Move::Place(point)))
        {
            self.end = Some(End {
                seat: None,
                colour: None,
                reason: Reason::BoardFull,
            });
        }
        let short = |place: &Place| (place.0 as u8, place.1 as u8);
        Gone {
            captured: removed.iter().map(short).collect(),
            poofed: poofed.iter().map(short).collect(),
        }
    }

    fn next_turn(&mut self, seat: usize) {
        self.placed_in_turn += 1;
        let whole = if self.placed == 1 {
            1
        } else {
            self.way.stones_a_turn
        };
        if self.placed_in_turn >= whole {
            self.turn = self.after(seat);
            self.placed_in_turn = 0;
        }
    }

    fn after(&self, seat: usize) -> usize {
        (1..=self.way.seats)
            .map(|count| (seat + count) % self.way.seats)
            .find(|next| !self.gone.contains(next))
            .unwrap_or(seat)
    }

    fn leave(&mut self, seat: usize, departure: Departure) {
        self.gone.insert(seat);
        let left: Vec<usize> = (0..self.way.seats)
            .filter(|other| !self.gone.contains(other))
            .filter(|&other| self.side_of(other) != self.side_of(seat))
            .collect();
        if self.way.sides == 2 || left.len() == 1 {
            let reason = match departure {
                Departure::Resigned => Reason::Resigned,
                Departure::OutOfTime => Reason::OutOfTime,
            };
            self.end = Some(End {
                seat: Some(left[0]),
                colour: self.colour_of(left[0]),
                reason,
            });
        } else if self.turn == seat {
            self.turn = self.after(seat);
            self.placed_in_turn = 0;
        }
    }
}

fn along(place: Place, step: Place, count: i32) -> Place {
    (place.0 + step.0 * count, place.1 + step.1 * count)
}
