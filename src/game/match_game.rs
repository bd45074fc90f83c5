//! What each player earned in a finished game of a match.
//!
//! It follows from the game's record, and is stored besides it so that a later game of the match need not
//! replay all earlier ones.

use super::game::Game;
use super::id::{GameId, PlayerId};
use crate::rules::{Earned, Outcome, Reason, Ruleset};

/// A finished game of a match that was scored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchGame {
    /// Its number.
    pub id: GameId,
    /// Its players by seat. The games of a match seat them in the same order, from another one on.
    pub players: Vec<PlayerId>,
    /// What each player made in it, by seat.
    pub earned: Vec<Earned>,
    /// How many plies each player made in it, by seat.
    pub plies: Vec<u16>,
}

/// What a finished game brought to the players of a later game of the match, or of the same one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoredGame {
    /// Its number.
    pub id: GameId,
    /// What each player of the game that is looked at made in it, by seat.
    pub earned: Vec<Earned>,
}

impl MatchGame {
    /// What a game brought; `None` if it runs, was given up, or belongs to no match.
    pub fn of(game: &Game) -> Option<Self> {
        let scoring = game.terms.ruleset.scoring?;
        if !game.is_over() || is_given_up(game) {
            return None;
        }
        let position = game.position();
        let earned = position.seats().map(|seat| scoring.earned(position, seat));
        Some(Self {
            id: game.id,
            players: game.players.clone(),
            earned: earned.collect(),
            plies: game.plies(),
        })
    }

    /// Whether a game under this ruleset can have brought this: at most one player has the row that won.
    pub fn is_possible(&self, ruleset: &Ruleset) -> bool {
        let mut seats = self.earned.iter().zip(&self.plies);
        let rows = self.earned.iter().filter(|earned| earned.row > 0);
        rows.count() <= 1 && seats.all(|(&earned, &plies)| ruleset.can_bring(earned, plies))
    }

    /// A game of which nothing is known any more: it counts for nobody.
    pub const fn unknown(id: GameId) -> Self {
        Self {
            id,
            players: Vec::new(),
            earned: Vec::new(),
            plies: Vec::new(),
        }
    }

    /// The seat of this game whose player has the first seat of a game with these players; `None` if it was
    /// played by others. The computer may have several seats, so that its name does not tell which.
    pub(super) fn first_seat_of(&self, players: &[PlayerId]) -> Option<usize> {
        let count = self.players.len();
        let is_known = self.earned.len() == count && self.plies.len() == count;
        if !is_known || players.len() != count {
            return None;
        }
        (0..count).find(|&first| {
            let mut seats = players.iter().enumerate();
            seats.all(|(seat, player)| self.players[(first + seat) % count] == *player)
        })
    }
}

/// Whether a game ended because all others had left.
pub(super) fn is_given_up(game: &Game) -> bool {
    matches!(
        game.position().outcome(),
        Some(Outcome {
            reason: Reason::Resigned | Reason::OutOfTime,
            ..
        })
    )
}
