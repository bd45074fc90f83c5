//! How a finished game went for one of its players.

use super::game::Game;
use super::id::PlayerId;
use crate::rules::{Move, Seat};

/// A player's result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayerResult {
    /// The player won, alone or with partners.
    Won,
    /// Somebody else won.
    Lost,
    /// The game was a draw.
    Drawn,
    /// The game was too short to count.
    Aborted,
}

impl PlayerResult {
    /// All results.
    pub const ALL: [Self; 4] = [Self::Won, Self::Lost, Self::Drawn, Self::Aborted];

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Lost => "lost",
            Self::Drawn => "drawn",
            Self::Won => "won",
            Self::Aborted => "none",
        }
    }

    /// The result with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.id() == id)
    }
}

impl Game {
    /// How the game went for this player; `None` while it is running, and for anybody else. A player
    /// who leaves a game that others play on has lost it, even if the others draw.
    pub fn result_of(&self, player: PlayerId) -> Option<PlayerResult> {
        let seat = self.seat_of(player).filter(|_| self.is_over())?;
        let winners = self.winners();
        Some(if self.is_aborted() {
            PlayerResult::Aborted
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
