//! How a finished game went for one of its players.

use super::game::Game;
use super::id::PlayerId;
use crate::rules::{Move, Seat};

/// A player's result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayerResult {
    /// Somebody else won.
    Lost,
    /// Nobody won.
    Drawn,
    /// The player won, alone or with partners.
    Won,
    /// The game was too short to count.
    NoWinner,
}

impl PlayerResult {
    /// All results.
    pub const ALL: [Self; 4] = [Self::Lost, Self::Drawn, Self::Won, Self::NoWinner];

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Lost => "lost",
            Self::Drawn => "drawn",
            Self::Won => "won",
            Self::NoWinner => "none",
        }
    }

    /// The result with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.id() == id)
    }
}

impl Game {
    /// How the game went for this player; `None` while it is running, and for anybody else. Who left a
    /// game that others played on has lost it, also if those drew.
    pub fn result_of(&self, player: PlayerId) -> Option<PlayerResult> {
        let seat = self.seat_of(player).filter(|_| self.is_over())?;
        let winners = self.winners();
        Some(if self.is_aborted() {
            PlayerResult::NoWinner
        } else if winners.contains(&player) {
            PlayerResult::Won
        } else if winners.is_empty() && !self.position().has_left(seat) {
            PlayerResult::Drawn
        } else {
            PlayerResult::Lost
        })
    }

    /// Whether a seat was out before the first turn: its player had left the match in an earlier game, and
    /// has no part in this one.
    pub fn began_without(&self, seat: Seat) -> bool {
        let moves = self.record().moves.iter();
        let mut before = moves.take_while(|mv| !mv.is_turn());
        let is_gone = before.any(|mv| matches!(mv, Move::Leave(gone, _) if *gone == seat));
        is_gone && self.follows.is_some()
    }
}
