//! A player's standing on a ladder, and how a game changes it.

use super::estimate::Rating;

/// A rating before and after a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Change {
    /// The rating before, including time away.
    pub before: Rating,
    /// The rating after.
    pub after: Rating,
}

/// A result from one player's point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// The player won: among more than two, alone or with partners on the first place.
    Win,
    /// A draw: the first place was shared with opponents.
    Draw,
    /// Somebody else won.
    Loss,
}

impl Score {
    /// The same result from the opponent's point of view, if there are two players.
    #[must_use]
    pub fn reversed(self) -> Self {
        match self {
            Self::Win => Self::Loss,
            Self::Draw => Self::Draw,
            Self::Loss => Self::Win,
        }
    }
}

/// A player's rating on one ladder and the results that led to it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Standing {
    /// The rating.
    pub rating: Rating,
    /// Won, lost and drawn games.
    pub tally: Tally,
}

/// Won, lost and drawn games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won.
    pub wins: u32,
    /// Games lost.
    pub losses: u32,
    /// Games drawn.
    pub draws: u32,
}

impl Tally {
    /// Games played.
    pub fn games(self) -> u32 {
        self.wins + self.losses + self.draws
    }

    /// The tally with one more result.
    #[must_use]
    pub fn with(mut self, score: Score) -> Self {
        match score {
            Score::Win => self.wins += 1,
            Score::Draw => self.draws += 1,
            Score::Loss => self.losses += 1,
        }
        self
    }
}

impl std::iter::Sum for Tally {
    fn sum<I: Iterator<Item = Self>>(tallies: I) -> Self {
        tallies.fold(Self::default(), |sum, it| Self {
            wins: sum.wins + it.wins,
            losses: sum.losses + it.losses,
            draws: sum.draws + it.draws,
        })
    }
}
