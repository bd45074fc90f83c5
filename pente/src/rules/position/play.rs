//! Makes a move: places the stone, removes captures, and passes the turn.

use super::Position;
use super::ending::Mover;
use crate::rules::board::{Index, Own, Stone};
use crate::rules::opening::Stage;
use crate::rules::played::{Played, Removal, Removals};
use crate::rules::{
    Choice, Colour, Departure, IllegalMove, Move, Outcome, Point, Reason, Ruleset, Seat, line_scan,
};

impl Position {
    /// Makes a move. If the move is refused, nothing changes.
    pub fn play(&mut self, mv: Move) -> Result<Played, IllegalMove> {
        // As `check`, inlined: `check` has too many callers for the compiler to inline it.
        match mv {
            Move::Place(point) => self.check_stone(point)?,
            _ => self.check_other(mv)?,
        }
        match mv {
            Move::Place(point) | Move::Power(point) => Ok(self.place(mv, point)),
            Move::Choose(choice) => Ok(self.choose(mv, choice)),
            Move::Leave(seat, departure) => Ok(self.leave(mv, seat, departure)),
            Move::AgreeDraw => Ok(self.agree(mv)),
        }
    }

    /// Like [`Position::play`], but refuses the move unless it is that seat's turn. Any seat may
    /// leave.
    pub fn play_by(&mut self, seat: Seat, mv: Move) -> Result<Played, IllegalMove> {
        if let (Some(turn), Move::Place(_) | Move::Power(_) | Move::Choose(_)) = (self.to_act(), mv)
            && turn.seat != seat
        {
            return Err(IllegalMove::NotYourTurn { seat: turn.seat });
        }
        self.play(mv)
    }

    #[inline]
    fn place(&mut self, mv: Move, point: Point) -> Played {
        let (seat, colour) = match self.stage() {
            Some(Stage::Place(seat, colour)) => (seat, colour),
            _ => (self.seat, self.dealt_colour(self.seat)),
        };
        let (at, own) = (Index::of(point), Own::of(colour));
        if let Move::Power(_) = mv {
            self.powers[colour.index()] += 1;
            self.board.put(at, Stone::Power.cell());
        } else {
            self.board.put(at, own.stone());
        }
        self.ply += 1;
        let mut removals = Removals::none();
        let Ruleset { captures, row, .. } = &self.ruleset;
        let makes_row = line_scan::resolve(captures, row, &mut self.board, at, own, &mut removals);
        if !removals.is_empty() {
            self.count_removed(colour, &removals);
        }
        self.last = Some(point);
        self.decide(at, Mover { seat, colour }, makes_row, &removals);
        self.pass_turn();
        if self.limited {
            self.end_if_stuck();
        }
        Played {
            mv,
            seat,
            colour: Some(colour),
            removals,
        }
    }

    /// Captured stones count for the mover, unless a partner had placed them; poofed ones count
    /// for the opponent.
    #[inline(never)]
    fn count_removed(&mut self, mover: Colour, removals: &Removals) {
        for removed in removals.iter() {
            let gains = match removed.why {
                Removal::Captured => mover,
                Removal::Poofed => self.opponent_of(mover),
            };
            if self.team(gains) != self.team(removed.colour) {
                let total = &mut self.captured[gains.index()];
                *total = total.saturating_add(1);
            }
        }
    }

    /// Passes the turn after a stone.
    #[inline]
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
    #[inline]
    fn seat_after(&self, seat: Seat) -> Seat {
        let mut next = seat.next(self.ruleset.seats);
        while self.left != 0 && self.has_left(next) && next != seat {
            next = next.next(self.ruleset.seats);
        }
        next
    }

    #[inline(never)]
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
        self.stage = Self::OPENING_DONE;
        if self.dealt_colour(seat) != taken {
            self.colours.swap(Seat::FIRST.index(), Seat::SECOND.index());
        }
        // Colours continue to alternate from where the opening stopped.
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

    /// Partners lose together; in a game without partners a seat only drops out while two others
    /// continue.
    #[inline(never)]
    fn leave(&mut self, mv: Move, seat: Seat, departure: Departure) -> Played {
        self.left |= seat.bit();
        let leaver = self.side_of(seat);
        let mut staying = self
            .seats()
            .filter(|&other| !self.has_left(other) && self.side_of(other) != leaver);
        let winner = staying.next();
        let goes_on = self.ruleset.sides > 2 && staying.next().is_some();
        if let (Some(winner), false) = (winner, goes_on) {
            self.outcome = Some(Outcome {
                winner: Some(self.side_of(winner)),
                winning_colour: self.colour_of(winner),
                reason: departure.into(),
            });
        } else if self.seat == seat {
            self.seat = self.seat_after(seat);
            self.stones_left = self.stones_of_turn();
        }
        if self.limited {
            self.end_if_stuck();
        }
        Played {
            mv,
            seat,
            colour: self.colour_of(seat),
            removals: Removals::none(),
        }
    }

    /// How many stones a turn that starts now has.
    fn stones_of_turn(&self) -> u8 {
        if self.ply == 0 {
            1
        } else {
            self.ruleset.stones_a_turn
        }
    }

    #[inline(never)]
    fn agree(&mut self, mv: Move) -> Played {
        self.outcome = Some(Outcome::draw(Reason::Agreed));
        Played {
            mv,
            seat: self.acting_seat(),
            colour: None,
            removals: Removals::none(),
        }
    }
}
