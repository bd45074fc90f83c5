//! A set: two games between the same two people, at the same time and with colours swapped, so that each
//! moves first in one of them. They are counted together: who made more of the two points has won the set.
//!
//! Each game has its own clocks, offers and end. A set is over when both games are.
//!
//! A game too short to count is lost by whoever left it, if the other game counts: otherwise a player who is
//! losing one game could undo the whole set by leaving the other one early. If nobody left it, because both
//! agreed to a draw, or if both games are too short, nobody has won or drawn the set.

use super::game::Game;
use super::id::{GameId, PlayerId};
use super::player_result::PlayerResult;

/// Two games that are counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Set {
    /// Its games. The second has the next number after the first.
    pub games: [GameId; 2],
    /// The two people: in the first game they sit in this order, in the second the other way round.
    pub players: [PlayerId; 2],
}

/// How a set ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetResult {
    /// One of the two has won it.
    Won {
        /// Who.
        winner: PlayerId,
        /// By how much.
        margin: SetMargin,
    },
    /// Each has made one point.
    Drawn,
    /// Too little was played for the set to count.
    Aborted,
}

/// By how much a set was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetMargin {
    /// By 2 : 0: both games were won.
    Two,
    /// By 1½ : ½: one game was won and one drawn.
    One,
}

impl Set {
    /// The other game of the set; `None` for a game that does not belong to it.
    pub fn other(&self, game: GameId) -> Option<GameId> {
        match self.games {
            [first, second] if game == first => Some(second),
            [first, second] if game == second => Some(first),
            _ => None,
        }
    }

    /// How the set ended, by its two games in any order; `None` while one of them is running.
    pub fn result(&self, one: &Game, other: &Game) -> Option<SetResult> {
        if !one.is_over() || !other.is_over() {
            return None;
        }
        let counts = one.has_enough_plies() || other.has_enough_plies();
        let results = [one, other].map(|game| self.result_of_game(game));
        Some(match results {
            [Some(one), Some(other)] if counts => SetResult::of(self.players, [one, other]),
            _ => SetResult::Aborted,
        })
    }

    /// How the first of the two fared in a game as a part of the set; `None` if it was too short and nobody
    /// left it.
    fn result_of_game(&self, game: &Game) -> Option<PlayerResult> {
        let own = self.players[0];
        if game.has_enough_plies() {
            return game.result_of(own);
        }
        let loser = leaver(game)?;
        Some(if loser == own {
            PlayerResult::Lost
        } else {
            PlayerResult::Won
        })
    }
}

impl SetResult {
    /// The result between two people, by how the first of them fared in the two games.
    pub fn of(players: [PlayerId; 2], results: [PlayerResult; 2]) -> Self {
        let [one, other] = results.map(half_points);
        let (Some(one), Some(other)) = (one, other) else {
            return Self::Aborted;
        };
        Self::from_half_points(players, one + other).unwrap_or(Self::Aborted)
    }

    /// The result between two people of whom the first made so many half points; `None` if a set has not
    /// that many.
    pub const fn from_half_points(players: [PlayerId; 2], half_points: u8) -> Option<Self> {
        let [one, other] = players;
        let (winner, margin) = match half_points {
            0 => (other, SetMargin::Two),
            1 => (other, SetMargin::One),
            2 => return Some(Self::Drawn),
            3 => (one, SetMargin::One),
            4 => (one, SetMargin::Two),
            _ => return None,
        };
        Some(Self::Won { winner, margin })
    }

    /// How many half points a player of the set made; `None` if it does not count.
    pub fn half_points(self, player: PlayerId) -> Option<u8> {
        match self {
            Self::Won { winner, margin } => {
                let lost = match margin {
                    SetMargin::Two => 0,
                    SetMargin::One => 1,
                };
                Some(if winner == player { 4 - lost } else { lost })
            }
            Self::Drawn => Some(2),
            Self::Aborted => None,
        }
    }

    /// The winner; `None` if it was drawn or does not count.
    pub const fn winner(self) -> Option<PlayerId> {
        match self {
            Self::Won { winner, .. } => Some(winner),
            Self::Drawn | Self::Aborted => None,
        }
    }
}

/// Who left a game that was too short to count: they have lost it if the other game of the set counts.
/// `None` for any other game.
pub fn leaver(game: &Game) -> Option<PlayerId> {
    let (leaver, _) = game.left_last().filter(|_| game.is_aborted())?;
    Some(leaver)
}

/// What a game brings, in half points; `None` if it does not count.
const fn half_points(result: PlayerResult) -> Option<u8> {
    match result {
        PlayerResult::Won => Some(2),
        PlayerResult::Drawn => Some(1),
        PlayerResult::Lost => Some(0),
        PlayerResult::Aborted => None,
    }
}

#[cfg(test)]
mod tests;
