//! What stands on the board, who is next, and what a move leads to.
//!
//! It knows nothing of people or of how the game got here beyond what the rules ask for.

use super::board::{Board, EMPTY, Index, Stone, cell_of};
use super::opening::{Limit, Opening, Stage};
use super::played::{Played, Removal, Removals};
use super::{
    Asks, Choice, Colour, Departure, Move, Outcome, Point, Reason, Refusal, Ruleset, Seat, Side,
    Turn, capture,
};

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
    /// How far the opening's stages have come.
    stage: u8,
    /// Whose turn it is, while no stage says otherwise.
    seat: Seat,
    /// How many stones this turn still has.
    stones_left: u8,
    /// Whether the seats of a two-colour game have each other's colours.
    swapped: bool,
    /// The seats that have left, as bits.
    left: u8,
    outcome: Option<Outcome>,
}

impl Position {
    /// The start of a game.
    pub fn new(ruleset: Ruleset) -> Self {
        Self {
            board: Board::new(ruleset.size),
            captured: [0; Colour::MOST as usize],
            powers: [0; Colour::MOST as usize],
            ply: 0,
            stage: 0,
            seat: Seat::FIRST,
            stones_left: 1,
            swapped: false,
            left: 0,
            outcome: None,
            ruleset,
        }
    }

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

    /// Every move that the turn allows. Leaving and agreeing on a draw are always possible besides.
    pub fn legal(&self) -> impl Iterator<Item = Move> + '_ {
        let choices = match self.to_act() {
            Some(Turn {
                asks: Asks::Choose(choices),
                ..
            }) => choices,
            _ => &[],
        };
        let points = self.legal_points();
        let powers = if self.check_power_left().is_ok() {
            points.clone()
        } else {
            Vec::new()
        };
        let choices = choices.iter().map(|&choice| Move::Choose(choice));
        choices
            .chain(points.into_iter().map(Move::Place))
            .chain(powers.into_iter().map(Move::Power))
    }

    /// Every point on which a stone may be placed now, rank by rank.
    pub fn legal_points(&self) -> Vec<Point> {
        if self.check_placing().is_err() {
            return Vec::new();
        }
        self.ruleset
            .size
            .points()
            .filter(|&point| self.check_point(point).is_ok())
            .collect()
    }

    /// The only move there is, when the rules leave just one.
    pub fn forced(&self) -> Option<Move> {
        let mut moves = self.legal();
        moves.next().filter(|_| moves.next().is_none())
    }

    /// Why a move cannot be made, or nothing if it can.
    pub fn check(&self, mv: Move) -> Result<(), Refusal> {
        if self.outcome.is_some() {
            return Err(Refusal::GameOver);
        }
        match mv {
            Move::Place(point) => {
                self.check_placing()?;
                self.check_point(point)
            }
            Move::Power(point) => {
                self.check_placing()?;
                self.check_power_left()?;
                self.check_point(point)
            }
            Move::Choose(choice) => self.check_choice(choice),
            Move::Leave(seat, _) => self.check_leaving(seat),
            Move::AgreeDraw => Ok(()),
        }
    }

    /// Makes a move, or says why it cannot be made and changes nothing.
    pub fn play(&mut self, mv: Move) -> Result<Played, Refusal> {
        self.check(mv)?;
        Ok(match mv {
            Move::Place(point) | Move::Power(point) => self.place(mv, point),
            Move::Choose(choice) => self.choose(mv, choice),
            Move::Leave(seat, departure) => self.leave(mv, seat, departure),
            Move::AgreeDraw => {
                self.outcome = Some(Outcome {
                    winner: None,
                    winning_colour: None,
                    reason: Reason::Agreed,
                });
                Played {
                    mv,
                    seat: self.acting_seat(),
                    colour: None,
                    removals: Removals::none(),
                }
            }
        })
    }

    /// As [`Position::play`], but refuses unless it is that seat's turn. Anybody may leave.
    pub fn play_by(&mut self, seat: Seat, mv: Move) -> Result<Played, Refusal> {
        if let (Some(turn), Move::Place(_) | Move::Power(_) | Move::Choose(_)) = (self.to_act(), mv)
            && turn.seat != seat
        {
            return Err(Refusal::NotYourTurn { seat: turn.seat });
        }
        self.play(mv)
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
        let row = self.ruleset.row.all(&self.board, cell_of(colour)).next();
        row.map(|run| run.cells().map(Index::point).collect())
            .unwrap_or_default()
    }

    fn stage(&self) -> Option<Stage> {
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

    fn dealt_colour(&self, seat: Seat) -> Colour {
        let dealt = seat.dealt(self.ruleset.colours);
        Colour::at(if self.swapped {
            self.ruleset.colours - 1 - dealt
        } else {
            dealt
        })
    }

    fn check_placing(&self) -> Result<(), Refusal> {
        if self.outcome.is_some() {
            return Err(Refusal::GameOver);
        }
        if let Some(Stage::Choose(seat, _)) = self.stage() {
            return Err(Refusal::ChoicePending { seat });
        }
        if self.ply == u16::MAX {
            return Err(Refusal::TooLong);
        }
        Ok(())
    }

    fn check_point(&self, point: Point) -> Result<(), Refusal> {
        let size = self.ruleset.size;
        if !size.contains(point) {
            return Err(Refusal::OffBoard { point, size });
        }
        if self.board.cell(Index::of(point)) != EMPTY
            && let Some(by) = self.board.at(point)
        {
            return Err(Refusal::Occupied { point, by });
        }
        if self.ply < Opening::LAST_LIMITED_PLY {
            self.check_opening(point)?;
        }
        Ok(())
    }

    fn check_opening(&self, point: Point) -> Result<(), Refusal> {
        let centre = self.ruleset.size.centre();
        if self.ply == 0 && self.ruleset.centre_first() && point != centre {
            return Err(Refusal::CentreRequired { centre });
        }
        match self.ruleset.opening.limit(self.ply + 1) {
            Limit::Nowhere => Ok(()),
            limit => limit.check(point, self.ruleset.size),
        }
    }

    fn check_power_left(&self) -> Result<(), Refusal> {
        let colour = self.to_act().and_then(|turn| turn.colour);
        if colour.is_some_and(|colour| self.power_stones_left(colour) > 0) {
            return Ok(());
        }
        Err(Refusal::NoPowerStone)
    }

    fn check_choice(&self, choice: Choice) -> Result<(), Refusal> {
        match self.stage() {
            Some(Stage::Choose(_, offered)) if offered.contains(&choice) => Ok(()),
            Some(Stage::Choose(_, offered)) => Err(Refusal::NotOffered { offered }),
            _ => Err(Refusal::PlacementPending {
                seat: self.acting_seat(),
            }),
        }
    }

    fn check_leaving(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.index() >= usize::from(self.ruleset.seats) {
            return Err(Refusal::NoSuchSeat {
                seat,
                seats: self.ruleset.seats,
            });
        }
        if self.has_left(seat) {
            return Err(Refusal::SeatLeft { seat });
        }
        Ok(())
    }

    fn place(&mut self, mv: Move, point: Point) -> Played {
        let (seat, colour) = match self.stage() {
            Some(Stage::Place(seat, colour)) => (seat, colour),
            _ => (self.seat, self.dealt_colour(self.seat)),
        };
        let own = cell_of(colour);
        let at = Index::of(point);
        if let Move::Power(_) = mv {
            self.powers[colour.index()] += 1;
            self.board.put(at, Stone::Power.cell());
        } else {
            self.board.put(at, own);
        }
        self.ply += 1;
        let mut played = Played {
            mv,
            seat,
            colour: Some(colour),
            removals: Removals::none(),
        };
        self.capture(at, colour, &mut played.removals);
        self.decide(at, colour, seat);
        self.pass_turn();
        played
    }

    fn capture(&mut self, at: Index, colour: Colour, removals: &mut Removals) {
        let board = &self.board;
        capture::each(
            board,
            &self.ruleset.captures,
            at,
            cell_of(colour),
            |first, offset, length| {
                let mut cell = first;
                for _ in 0..length {
                    removals.push(cell, board.cell(cell), Removal::Captured);
                    cell = cell.offset(offset);
                }
            },
        );
        for (cell, _) in removals.cells() {
            self.board.lift(cell);
            self.captured[colour.index()] += 1;
        }
    }

    fn decide(&mut self, at: Index, colour: Colour, seat: Seat) {
        let goal = self.ruleset.captures.goal;
        let reason = if self
            .ruleset
            .row
            .stands_through(&self.board, at, cell_of(colour))
        {
            Reason::Row
        } else if goal.is_some_and(|goal| self.captured[colour.index()] >= goal) {
            Reason::Captures
        } else if self.board.empty_points() == 0 {
            Reason::BoardFull
        } else {
            return;
        };
        let drawn = reason == Reason::BoardFull;
        self.outcome = Some(Outcome {
            winner: (!drawn).then(|| self.side_of(seat)),
            winning_colour: (!drawn).then_some(colour),
            reason,
        });
    }

    /// Hands the turn on after a stone.
    fn pass_turn(&mut self) {
        if self.stage().is_some() {
            self.stage += 1;
            return;
        }
        self.stones_left -= 1;
        if self.stones_left == 0 {
            self.seat = self.seat_after(self.seat);
            self.stones_left = self.ruleset.stones_a_turn;
        }
    }

    /// The next seat in order of play that has not left.
    fn seat_after(&self, seat: Seat) -> Seat {
        let mut next = seat.next(self.ruleset.seats);
        while self.has_left(next) && next != seat {
            next = next.next(self.ruleset.seats);
        }
        next
    }

    fn choose(&mut self, mv: Move, choice: Choice) -> Played {
        let seat = self.acting_seat();
        let taken = match choice {
            Choice::Pass => {
                self.stage += 1;
                return Played {
                    mv,
                    seat,
                    colour: None,
                    removals: Removals::none(),
                };
            }
            Choice::Swap => Colour::FIRST,
            Choice::NoSwap => Colour::SECOND,
        };
        self.stage = u8::MAX;
        self.swapped = self.dealt_colour(seat) != taken;
        let next = if self.ply.is_multiple_of(2) {
            Colour::FIRST
        } else {
            Colour::SECOND
        };
        self.seat = self.seat_of(next).unwrap_or(seat);
        self.stones_left = self.ruleset.stones_a_turn;
        Played {
            mv,
            seat,
            colour: Some(taken),
            removals: Removals::none(),
        }
    }

    fn leave(&mut self, mv: Move, seat: Seat, departure: Departure) -> Played {
        let colour = self.colour_of(seat);
        self.left |= seat.bit();
        let leaver = self.side_of(seat);
        // Partners lose together; a seat on its own only drops out.
        let mut staying = self
            .seats()
            .filter(|&other| !self.has_left(other) && self.side_of(other) != leaver);
        let (winner, others) = (staying.next(), staying.next());
        let decided = others.is_none_or(|_| self.ruleset.sides == 2);
        if let (Some(winner), true) = (winner, decided) {
            self.outcome = Some(Outcome {
                winner: Some(self.side_of(winner)),
                winning_colour: self.colour_of(winner),
                reason: departure.into(),
            });
        } else if self.seat == seat {
            self.seat = self.seat_after(seat);
            self.stones_left = self.ruleset.stones_a_turn;
        }
        Played {
            mv,
            seat,
            colour,
            removals: Removals::none(),
        }
    }
}
