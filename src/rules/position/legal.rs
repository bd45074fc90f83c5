//! Which moves a position allows, and why not another.

use super::Position;
use crate::rules::board::{EMPTY, Index};
use crate::rules::opening::{Limit, Opening, Stage};
use crate::rules::{Asks, Choice, Colour, Move, Point, Refusal, Seat, Turn};

impl Position {
    /// Every move that the turn allows. Leaving and agreeing on a draw are always possible besides.
    pub fn legal(&self) -> impl Iterator<Item = Move> + '_ {
        let choices = match self.to_act() {
            Some(Turn {
                asks: Asks::Choose(choices),
                ..
            }) => choices,
            _ => &[],
        };
        let powers = self.placing().filter(|_| self.check_power_left().is_ok());
        let choices = choices.iter().map(|&choice| Move::Choose(choice));
        choices
            .chain(self.placing().map(Move::Place))
            .chain(powers.map(Move::Power))
    }

    /// Every point on which a stone may be placed now, rank by rank.
    pub fn legal_points(&self) -> Vec<Point> {
        self.placing().collect()
    }

    /// The only move there is, when the rules leave just one.
    pub fn forced(&self) -> Option<Move> {
        let mut moves = self.legal();
        moves.next().filter(|_| moves.next().is_none())
    }

    /// Why a move cannot be made, or nothing if it can.
    #[inline]
    pub fn check(&self, mv: Move) -> Result<(), Refusal> {
        // Nearly every move of a game is a stone, so the rest is kept out of its way.
        if let Move::Place(point) = mv {
            self.check_stone(point)
        } else {
            self.check_other(mv)
        }
    }

    #[inline]
    fn check_stone(&self, point: Point) -> Result<(), Refusal> {
        self.check_turn_to_place()?;
        self.check_point(point)
    }

    #[inline(never)]
    fn check_other(&self, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Place(point) => self.check_stone(point),
            Move::Power(point) => {
                self.check_turn_to_place()?;
                self.check_power_left()?;
                self.check_point(point)
            }
            _ if self.outcome.is_some() => Err(Refusal::GameOver),
            Move::Choose(choice) => self.check_choice(choice),
            Move::Leave(seat, _) => self.check_leaving(seat),
            Move::AgreeDraw => Ok(()),
        }
    }

    /// Whether the side to place has any point left.
    pub(super) fn can_place(&self) -> bool {
        self.placing().next().is_some()
    }

    fn placing(&self) -> impl Iterator<Item = Point> + '_ {
        let asked = self.check_turn_to_place().is_ok();
        let points = self.ruleset.size.points();
        points.filter(move |&point| asked && self.check_point(point).is_ok())
    }

    #[inline]
    fn check_turn_to_place(&self) -> Result<(), Refusal> {
        if self.outcome.is_some() {
            return Err(Refusal::GameOver);
        }
        if let Some(Stage::Choose(seat, _)) = self.stage() {
            return Err(Refusal::ChoicePending { seat });
        }
        Ok(())
    }

    #[inline]
    fn check_point(&self, point: Point) -> Result<(), Refusal> {
        if !self.ruleset.size.contains(point) || self.board.cell(Index::of(point)) != EMPTY {
            return Err(self.no_empty_point(point));
        }
        // Most stones are beyond the opening and under no other limit.
        if self.limited || self.ply < Opening::LAST_LIMITED_PLY {
            return self.check_limits(point);
        }
        Ok(())
    }

    #[cold]
    fn no_empty_point(&self, point: Point) -> Refusal {
        match self.board.at(point) {
            Some(by) => Refusal::Occupied {
                point,
                by,
                shown: by.colour().map(|colour| self.ruleset.stone_colour(colour)),
            },
            None => Refusal::OffBoard {
                point,
                size: self.ruleset.size,
            },
        }
    }

    /// What else an empty point must satisfy.
    #[inline(never)]
    fn check_limits(&self, point: Point) -> Result<(), Refusal> {
        let at = Index::of(point);
        if self.ply < Opening::LAST_LIMITED_PLY {
            self.check_opening(point)?;
        }
        if self.ruleset.touching && self.ply > 0 && !self.board.has_neighbour(at) {
            return Err(Refusal::MustTouch);
        }
        if self.ruleset.bans.binds(self.placing_colour()) {
            self.check_double_three(at)?;
        }
        Ok(())
    }

    fn check_opening(&self, point: Point) -> Result<(), Refusal> {
        let size = self.ruleset.size;
        if self.ply == 0 && self.ruleset.centre_first() && point != size.centre() {
            return Err(Refusal::CentreRequired {
                centre: size.centre(),
            });
        }
        match self.ruleset.opening.limit(self.ply + 1) {
            Limit::Nowhere => Ok(()),
            limit => limit.check(point, size),
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

    fn check_double_three(&self, at: Index) -> Result<(), Refusal> {
        match self.double_three(at) {
            Some(threes) if !self.is_double_three_needed(at) => Err(Refusal::DoubleThree {
                threes: threes.map(|three| three.map(Index::point)),
            }),
            _ => Ok(()),
        }
    }

    /// The colour of the stone to place.
    pub(super) fn placing_colour(&self) -> Colour {
        match self.stage() {
            Some(Stage::Place(_, colour)) => colour,
            _ => self.dealt_colour(self.seat),
        }
    }
}
