//! The state of a game: the board, the turn, and what a move leads to.
//!
//! It knows no people, and of the game's past only what the rules need.

mod begin;
mod double_three;
mod ending;
mod key;
mod legal;
mod play;
mod turns;

pub use key::{BoardKey, OrientedPosition, PositionKey};

use super::board::{Board, Index, Own};
use super::opening::Stage;
use super::{Colour, Outcome, Point, Reason, Ruleset, Seat, Side, Turn, TurnAction};

/// The most seats a game can have, and two more so that an index among them needs no division.
const SEATS: usize = 8;

/// The state of a game under one ruleset.
///
/// ```
/// use pente::rules::{Move, Point, Position, catalogue};
///
/// let pente = catalogue::find("pente").expect("the base game");
/// let mut position = Position::new(pente);
/// let centre = Move::Place(Point::parse("K10", pente.size)?);
/// let played = position.play(centre).expect("the point is free");
/// assert_eq!(played.mv, centre);
/// assert!(position.play(centre).is_err(), "the point is taken");
/// # Ok::<(), pente::rules::PointError>(())
/// ```
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
    /// The current stage of the opening.
    stage: u8,
    /// The seat to move, unless a stage of the opening says otherwise.
    seat: Seat,
    /// How many stones are left in this turn.
    stones_left: u8,
    /// The colour of each seat; an opening may still exchange them.
    colours: [Colour; SEATS],
    /// The seats that have left, as bits.
    left: u8,
    /// Where the latest stone was placed.
    last: Option<Point>,
    /// The colour whose row stands and wins unless the next move breaks it.
    standing: Option<Colour>,
    outcome: Option<Outcome>,
}

impl Position {
    /// A game is drawn once this many stones have been placed, because captures can repeat forever.
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

    /// The outcome, if the game is over.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Who must act next, and how; `None` once the game is over.
    pub fn to_act(&self) -> Option<Turn> {
        if self.outcome.is_some() {
            return None;
        }
        Some(match self.stage() {
            Some(Stage::Place(seat, colour)) => Turn {
                seat,
                colour: Some(colour),
                asks: TurnAction::Place,
            },
            Some(Stage::Choose(seat, choices)) => Turn {
                seat,
                colour: None,
                asks: TurnAction::Choose(choices),
            },
            None => Turn {
                seat: self.seat,
                colour: Some(self.dealt_colour(self.seat)),
                asks: TurnAction::Place,
            },
        })
    }

    /// The colour that a seat plays; `None` while the opening has not assigned the colours, or if
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

    /// How many stones are left in this turn, the next one included, once the opening has assigned
    /// the colours.
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

    /// The stones of the winning row; empty unless a row won.
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
        // The latest stone made the row, unless the winning row was there before.
        let latest = self
            .last
            .map(Index::of)
            .filter(|&at| own.counts(self.board.cell(at)));
        let made = latest.and_then(|at| row.through(&self.board, at, own).next());
        let won = made.or_else(|| row.all(&self.board, own).next());
        won.map(|run| run.cells().map(Index::point).collect())
            .unwrap_or_default()
    }

    /// A stage number that no opening reaches.
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

    /// The index of the side that the colour captures for. It is only for comparing colours.
    fn team(&self, colour: Colour) -> u8 {
        colour.dealt(self.ruleset.sides)
    }

    /// How many captured stones count for a colour and its partners.
    #[inline]
    pub fn captured_by_team(&self, colour: Colour) -> u16 {
        if self.ruleset.colours <= self.ruleset.sides {
            return self.captured_by(colour);
        }
        Colour::first(self.ruleset.colours)
            .filter(|&other| self.team(other) == self.team(colour))
            .map(|other| self.captured_by(other))
            .sum()
    }

    /// The opponent's colour in a game of two colours.
    fn opponent_of(&self, colour: Colour) -> Colour {
        let next = colour.number();
        Colour::at(if next < self.ruleset.colours { next } else { 0 })
    }

    /// The cells that count for the opponent of the side to place.
    fn enemy(&self) -> Own {
        Own::of(self.opponent_of(self.placing_colour()))
    }
}
