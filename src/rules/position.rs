//! What stands on the board, who is next, and what a move leads to.
//!
//! It knows nothing of people or of how the game got here beyond what the rules ask for.

mod begin;
mod double_three;
mod ending;
mod legal;
mod play;

use super::board::{Board, Index, Own};
use super::opening::Stage;
use super::{Asks, Colour, Outcome, Point, Reason, Ruleset, Seat, Side, Turn};

/// The most seats a game can have, and two more so that a place among them needs no division.
const SEATS: usize = 8;

/// A moment of a game under one ruleset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    ruleset: Ruleset,
    board: Board,
    /// Stones captured, by the colour they count for.
    captured: [u16; Colour::MOST as usize],
    /// Power stones played, by colour.
    powers: [u8; Colour::MOST as usize],
    ply: u16,
    /// Whether the ruleset limits stones beyond the opening.
    limited: bool,
    /// How far the opening's stages have come.
    stage: u8,
    /// Whose turn it is, while no stage says otherwise.
    seat: Seat,
    /// How many stones this turn still has.
    stones_left: u8,
    /// The colour of each seat, which an opening may yet exchange.
    colours: [Colour; SEATS],
    /// The seats that have left, as bits.
    left: u8,
    /// Where the latest stone was placed.
    last: Option<Point>,
    /// Whose row stands and wins unless the next move breaks it.
    standing: Option<Colour>,
    outcome: Option<Outcome>,
}

impl Position {
    /// A game is drawn once so many stones have been placed: captures can repeat for ever.
    pub const MOST_PLIES: u16 = 2_000;

    /// The rules it is played by.
    pub const fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// The stones.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// How many stones have been placed so far, captured ones included.
    pub const fn ply(&self) -> u16 {
        self.ply
    }

    /// How the game ended, if it did.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// What is expected next, and of whom; nothing once the game is over.
    pub fn to_act(&self) -> Option<Turn> {
        if self.outcome.is_some() {
            return None;
        }
        Some(match self.stage() {
            Some(Stage::Place(seat, colour)) => Turn {
                seat,
                colour: Some(colour),
                asks: Asks::Place,
            },
            Some(Stage::Choose(seat, choices)) => Turn {
                seat,
                colour: None,
                asks: Asks::Choose(choices),
            },
            None => Turn {
                seat: self.seat,
                colour: Some(self.dealt_colour(self.seat)),
                asks: Asks::Place,
            },
        })
    }

    /// The colour that a seat plays; nothing while the opening has not shared them out, or if
    /// there is no such seat.
    pub fn colour_of(&self, seat: Seat) -> Option<Colour> {
        let known = self.stage().is_none() && seat.index() < usize::from(self.ruleset.seats);
        known.then(|| self.dealt_colour(seat))
    }

    /// The first seat that plays a colour, under the same conditions.
    pub fn seat_of(&self, colour: Colour) -> Option<Seat> {
        self.seats()
            .find(|&seat| self.colour_of(seat) == Some(colour))
    }

    /// The side a seat plays for.
    pub fn side_of(&self, seat: Seat) -> Side {
        Side::new(seat.dealt(self.ruleset.sides))
    }

    /// All sides.
    pub fn sides(&self) -> impl Iterator<Item = Side> + use<> {
        (0..self.ruleset.sides).map(Side::new)
    }

    /// All seats in order of play, those that have left included.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.ruleset.seats).map(Seat::new)
    }

    /// Whether the seat has left the game.
    pub const fn has_left(&self, seat: Seat) -> bool {
        self.left & seat.bit() != 0
    }

    /// How many captured stones count for a colour.
    pub const fn captured_by(&self, colour: Colour) -> u16 {
        self.captured[colour.index()]
    }

    /// How many power stones a colour may still play.
    pub const fn power_stones_left(&self, colour: Colour) -> u8 {
        self.ruleset
            .power_stones
            .saturating_sub(self.powers[colour.index()])
    }

    /// How many stones the turn still has, the one to be placed now among them, once the opening
    /// has shared out the colours.
    pub const fn stones_left(&self) -> u8 {
        self.stones_left
    }

    /// The colour whose row stands and wins unless the next move breaks it, if there is one.
    pub const fn standing_row(&self) -> Option<Colour> {
        self.standing
    }

    /// Where the latest stone was placed, whether or not it still stands.
    pub const fn last_placed(&self) -> Option<Point> {
        self.last
    }

    /// The stones of the row that won; none unless a row did.
    pub fn winning_row(&self) -> Vec<Point> {
        let Some(Outcome {
            winning_colour: Some(colour),
            reason: Reason::Row,
            ..
        }) = self.outcome
        else {
            return Vec::new();
        };
        let (row, own) = (&self.ruleset.row, Own::of(colour));
        // The latest stone made the row, unless a row won that had been there already.
        let latest = self
            .last
            .map(Index::of)
            .filter(|&at| own.counts(self.board.cell(at)));
        let made = latest.and_then(|at| row.through(&self.board, at, own).next());
        let won = made.or_else(|| row.all(&self.board, own).next());
        won.map(|run| run.cells().map(Index::point).collect())
            .unwrap_or_default()
    }

    /// The stage that no opening reaches.
    const OPENING_DONE: u8 = u8::MAX;

    #[inline]
    fn stage(&self) -> Option<Stage> {
        if self.stage == Self::OPENING_DONE {
            return None;
        }
        self.ruleset
            .opening
            .stages()
            .get(usize::from(self.stage))
            .copied()
    }

    fn acting_seat(&self) -> Seat {
        match self.stage() {
            Some(Stage::Place(seat, _) | Stage::Choose(seat, _)) => seat,
            None => self.seat,
        }
    }

    /// The colour of a seat that the game has.
    #[inline]
    fn dealt_colour(&self, seat: Seat) -> Colour {
        self.colours[seat.index() % self.colours.len()]
    }

    /// Which colours capture together, as the place of a side. It compares; it names nobody.
    fn team(&self, colour: Colour) -> u8 {
        colour.dealt(self.ruleset.sides)
    }

    /// How many captured stones count for a colour and its partners.
    #[inline]
    fn captured_by_team(&self, colour: Colour) -> u16 {
        if self.ruleset.colours <= self.ruleset.sides {
            return self.captured_by(colour);
        }
        Colour::first(self.ruleset.colours)
            .filter(|&other| self.team(other) == self.team(colour))
            .map(|other| self.captured_by(other))
            .sum()
    }

    /// The colour that plays against this one where there are two.
    fn opponent_of(&self, colour: Colour) -> Colour {
        let next = colour.number();
        Colour::at(if next < self.ruleset.colours { next } else { 0 })
    }

    /// What counts for the opponent of whoever places next.
    fn enemy(&self) -> Own {
        Own::of(self.opponent_of(self.placing_colour()))
    }
}
