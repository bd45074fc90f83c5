//! Calls: what a player says aloud about an own move, "tria" or "tessera". They change nothing in the
//! game.

use super::{Colour, Played, Point, Position, Threat};

/// What a move made that is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Call {
    /// A three that can become an open four on the next move.
    Tria,
    /// A four that can become a winning row on the next move.
    Tessera,
}

impl Call {
    /// What a move made, where `before` and `after` are the positions around it; the stronger of both
    /// kinds, and nothing once the game is over. A shape counts if it was not there before, so one that
    /// a capture has freed counts too.
    ///
    /// The numbers are those of the ruleset's row: where four in a row win, three that can become them
    /// are called a tessera.
    ///
    /// ```
    /// use pente::rules::{Call, Move, Point, Position, catalogue};
    ///
    /// let pente = catalogue::find("pente").expect("the base game exists");
    /// let mut game = Position::new(pente);
    /// for (file, rank) in [(9, 9), (0, 0), (9, 13), (0, 18), (9, 10), (18, 0)] {
    ///     game.play(Move::Place(Point::new(file, rank))).expect("the point is free");
    /// }
    /// let before = game.clone();
    /// let played = game.play(Move::Place(Point::new(9, 11))).expect("the point is free");
    /// assert_eq!(Call::of(&before, &game, &played), Some(Call::Tessera));
    /// ```
    pub fn of(before: &Position, after: &Position, played: &Played) -> Option<Self> {
        let colour = played.colour.filter(|_| after.outcome().is_none())?;
        let known = shapes(before, colour);
        let made = shapes(after, colour).into_iter();
        made.filter(|shape| !known.contains(shape))
            .map(|(call, _)| call)
            .max()
    }

    fn for_shape(threat: &Threat) -> Option<Self> {
        match threat {
            four if four.is_tessera() => Some(Self::Tessera),
            three if three.is_tria() => Some(Self::Tria),
            _ => None,
        }
    }
}

/// Everything of a colour that is called, each with its stones.
fn shapes(position: &Position, colour: Colour) -> Vec<(Call, Vec<Point>)> {
    let threats = position.threats_of(colour).into_iter();
    threats
        .filter_map(|threat| Some((Call::for_shape(&threat)?, threat.stones)))
        .collect()
}
