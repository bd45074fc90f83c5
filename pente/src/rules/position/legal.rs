//! Which moves are legal, and why others are refused.

use super::Position;
use crate::rules::board::{EMPTY, Index};
use crate::rules::opening::{Limit, Opening, Stage};
use crate::rules::{Choice, Colour, IllegalMove, Move, Point, Seat, Turn, TurnAction};

impl Position {
    /// Every legal move of this turn. Leaving and agreeing on a draw are always possible as well.
    pub fn legal(&self) -> impl Iterator<Item = Move> + '_ {
        let choices = match self.to_act() {
            Some(Turn {
                asks: TurnAction::Choose(choices),
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

    /// The only legal move, if there is just one.
    pub fn forced(&self) -> Option<Move> {
        let mut moves = self.legal();
        moves.next().filter(|_| moves.next().is_none())
    }

    /// Checks a move: an error says why it cannot be made.
    #[inline]
    pub fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        // Nearly every move is a stone, so this is the fast path.
        if let Move::Place(point) = mv {
            self.check_stone(point)
        } else {
            self.check_other(mv)
        }
    }

    #[inline]
    pub(super) fn check_stone(&self, point: Point) -> Result<(), IllegalMove> {
        self.check_turn_to_place()?;
        self.check_point(point)
    }

    #[inline(never)]
    pub(super) fn check_other(&self, mv: Move) -> Result<(), IllegalMove> {
        match mv {
            Move::Place(point) => self.check_stone(point),
            Move::Power(point) => {
                self.check_turn_to_place()?;
                self.check_power_left()?;
                self.check_point(point)
            }
            _ if self.outcome.is_some() => Err(IllegalMove::GameOver),
            Move::Choose(choice) => self.check_choice(choice),
            Move::Leave(seat, _) => self.check_leaving(seat),
            Move::AgreeDraw => Ok(()),
        }
    }

    /// Whether the side to move has a legal point.
    pub(super) fn can_place(&self) -> bool {
        self.placing().next().is_some()
    }

    fn placing(&self) -> impl Iterator<Item = Point> + '_ {
        let asked = self.check_turn_to_place().is_ok();
        let points = self.ruleset.size.points();
        points.filter(move |&point| asked && self.check_point(point).is_ok())
    }

    #[inline]
    fn check_turn_to_place(&self) -> Result<(), IllegalMove> {
        if self.outcome.is_some() {
            return Err(IllegalMove::GameOver);
        }
        if let Some(Stage::Choose(seat, _)) = self.stage() {
            return Err(IllegalMove::ChoicePending { seat });
        }
        Ok(())
    }

    #[inline]
    fn check_point(&self, point: Point) -> Result<(), IllegalMove> {
        if !self.ruleset.size.contains(point) || self.board.cell(Index::of(point)) != EMPTY {
            return Err(self.no_empty_point(point));
        }
        // Most stones come after the opening and under no other limit.
        if self.limited || self.ply < Opening::LAST_LIMITED_PLY {
            return self.check_limits(point);
        }
        Ok(())
    }

    #[cold]
    fn no_empty_point(&self, point: Point) -> IllegalMove {
        match self.board.at(point) {
            Some(by) => IllegalMove::Occupied {
                point,
                by,
                shown: by.colour().map(|colour| self.ruleset.stone_colour(colour)),
            },
            None => IllegalMove::OffBoard {
                point,
                size: self.ruleset.size,
            },
        }
    }

    /// What else an empty point must satisfy.
    #[inline(never)]
    fn check_limits(&self, point: Point) -> Result<(), IllegalMove> {
        let at = Index::of(point);
        if self.ply < Opening::LAST_LIMITED_PLY {
            self.check_opening(point)?;
        }
        if self.ruleset.touching && self.ply > 0 && !self.board.has_neighbour(at) {
            return Err(IllegalMove::MustTouch);
        }
        if self.ruleset.bans.binds(self.placing_colour()) {
            self.check_double_three(at)?;
        }
        Ok(())
    }

    fn check_opening(&self, point: Point) -> Result<(), IllegalMove> {
        let size = self.ruleset.size;
        if self.ply == 0 && self.ruleset.centre_first() && point != size.centre() {
            return Err(IllegalMove::CentreRequired {
                centre: size.centre(),
            });
        }
        match self.ruleset.opening.limit(self.ply + 1) {
            Limit::Nowhere => Ok(()),
            limit => limit.check(point, size),
        }
    }

    #[inline]
    fn check_power_left(&self) -> Result<(), IllegalMove> {
        if self.ruleset.power_stones == 0 {
            return Err(IllegalMove::WithoutPowerStones);
        }
        let colour = self.to_act().and_then(|turn| turn.colour);
        if colour.is_some_and(|colour| self.power_stones_left(colour) > 0) {
            return Ok(());
        }
        Err(IllegalMove::NoPowerStone)
    }

    fn check_choice(&self, choice: Choice) -> Result<(), IllegalMove> {
        match self.stage() {
            Some(Stage::Choose(_, offered)) if offered.contains(&choice) => Ok(()),
            Some(Stage::Choose(_, offered)) => Err(IllegalMove::NotOffered { offered }),
            _ => Err(IllegalMove::PlacementPending {
                seat: self.acting_seat(),
            }),
        }
    }

    fn check_leaving(&self, seat: Seat) -> Result<(), IllegalMove> {
        if seat.index() >= usize::from(self.ruleset.seats) {
            return Err(IllegalMove::NoSuchSeat {
                seat,
                seats: self.ruleset.seats,
            });
        }
        if self.has_left(seat) {
            return Err(IllegalMove::SeatLeft { seat });
        }
        Ok(())
    }

    fn check_double_three(&self, at: Index) -> Result<(), IllegalMove> {
        match self.double_three(at) {
            Some(threes) if !self.is_double_three_needed(at) => Err(IllegalMove::DoubleThree {
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
