//! Random positions that are the same in every run.

use pente::rules::{Departure, Move, Point, Position, Ruleset, Seat};

/// Random numbers that are the same in every run.
pub struct Dice(pub u64);

impl Dice {
    pub fn roll(&mut self, below: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % below.max(1)
    }
}

/// A position some random stones into a game: now few and now many, now crowded and now spread, now
/// and then with seats that have left.
pub fn random_position(ruleset: Ruleset, dice: &mut Dice) -> Position {
    let mut position = Position::new(ruleset);
    let stones = dice.roll([60, 60, 60, 250][dice.0 as usize % 4]);
    let extent = 3 + dice.roll(16) as u8;
    let some_leave = dice.roll(3) == 0;
    for _ in 0..stones {
        if position.outcome().is_some() {
            break;
        }
        let leaver = Seat::new(dice.roll(u64::from(ruleset.seats)) as u8);
        let mv = if some_leave && !position.has_left(leaver) && dice.roll(15) == 0 {
            Move::Leave(leaver, Departure::Resigned)
        } else {
            stone(&position, extent, dice)
        };
        let mut after = position.clone();
        after.play(mv).expect("the move is legal");
        // A game that goes on tells more than one that is over.
        if after.outcome().is_none() {
            position = after;
        }
    }
    position
}

fn stone(position: &Position, extent: u8, dice: &mut Dice) -> Move {
    let size = position.ruleset().size;
    let low = (size.files() - extent) / 2;
    for _ in 0..40 {
        let mut place = || low + dice.roll(extent.into()) as u8;
        let mv = Move::Place(Point::new(place(), place()));
        if position.check(mv).is_ok() {
            return mv;
        }
    }
    position.legal().next().expect("the game goes on")
}
