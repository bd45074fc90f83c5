//! A game as its ruleset and its moves, replayed into a position.

use thiserror::Error;

use super::{IllegalMove, Move, Position, Ruleset};

/// Everything about a game that cannot be computed from the rest.
///
/// ```
/// use pente::rules::{Move, Point, Record, catalogue};
///
/// let pente = catalogue::find("pente").expect("the base game");
/// let mut record = Record::new(pente);
/// for point in ["K10", "L11", "N10"] {
///     record.push(Move::Place(Point::parse(point, pente.size)?));
/// }
/// assert_eq!(record.position().expect("three legal moves").ply(), 3);
/// let stored = record.to_bytes();
/// assert_eq!(Record::from_bytes(pente, &stored), Ok(record));
/// # Ok::<(), pente::rules::PointError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The rules it is played by.
    pub ruleset: Ruleset,
    /// The moves, in order.
    pub moves: Vec<Move>,
}

/// Why a record cannot be replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("move {}: {refusal}", index + 1)]
pub struct ReplayError {
    /// The index of the illegal move, from 0.
    pub index: usize,
    /// Why the move is illegal.
    pub refusal: IllegalMove,
}

impl Record {
    /// A game without moves.
    pub const fn new(ruleset: Ruleset) -> Self {
        Self {
            ruleset,
            moves: Vec::new(),
        }
    }

    /// Adds a move, legal or not.
    pub fn push(&mut self, mv: Move) {
        self.moves.push(mv);
    }

    /// The position after all moves.
    pub fn position(&self) -> Result<Position, ReplayError> {
        self.position_after(self.moves.len())
    }

    /// The position after the first `count` moves, or after all of them if there are fewer.
    pub fn position_after(&self, count: usize) -> Result<Position, ReplayError> {
        let mut position = Position::new(self.ruleset);
        for (index, &mv) in self.moves.iter().take(count).enumerate() {
            position
                .play(mv)
                .map_err(|refusal| ReplayError { index, refusal })?;
        }
        Ok(position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Point, catalogue};

    fn pente() -> Ruleset {
        catalogue::find("pente").expect("the catalogue has the base game")
    }

    #[test]
    fn an_illegal_move_is_named() {
        let mut record = Record::new(pente());
        for text in ["K10", "A1", "M12"] {
            record.push(Move::Place(
                Point::parse(text, pente().size).expect("it is a point"),
            ));
        }
        let centre = pente().size.centre();
        let refusal = IllegalMove::TooNearCentre {
            centre,
            distance: 3,
        };
        assert_eq!(record.position(), Err(ReplayError { index: 2, refusal }));
    }

    #[test]
    fn a_row_wins_and_ends_the_game() {
        let mut record = Record::new(pente());
        for text in ["K10", "A1", "N10", "A2", "M10", "A3", "L10", "A5", "O10"] {
            record.push(Move::Place(
                Point::parse(text, pente().size).expect("it is a point"),
            ));
        }
        let position = record.position().expect("all moves are legal");
        let outcome = position.outcome().expect("five in a row win");
        assert_eq!(outcome.reason, crate::rules::Reason::Row);
        assert_eq!(position.winning_row().len(), 5);
        record.push(Move::AgreeDraw);
        assert_eq!(
            record.position().map_err(|error| error.refusal),
            Err(IllegalMove::GameOver)
        );
    }
}
