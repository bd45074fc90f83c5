//! What two players agree on before a game.

use super::pace::Pace;
use super::refusal::Refusal;
use crate::rules::Ruleset;

/// What is played, whether it counts, and who begins.
#[derive(Clone, Debug, PartialEq)]
pub struct Terms {
    /// The ruleset with its options.
    pub ruleset: Ruleset,
    /// How much time the players have.
    pub pace: Pace,
    /// Whether the result changes ratings.
    pub rated: bool,
    /// Who moves first.
    pub first: First,
}

/// Who moves first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum First {
    /// A coin decides when the challenge is accepted.
    #[default]
    Chance,
    /// The one who challenges.
    Challenger,
    /// The one who is challenged.
    Opponent,
}

impl First {
    /// The same as the other one would say it.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Chance => Self::Chance,
            Self::Challenger => Self::Opponent,
            Self::Opponent => Self::Challenger,
        }
    }
}

impl Terms {
    /// The same terms as the other one would propose them.
    #[must_use]
    pub fn reversed(&self) -> Self {
        Self {
            first: self.first.reversed(),
            ..self.clone()
        }
    }

    /// Whether two people can play on these terms.
    ///
    /// Refuses rulesets for more than two seats, and rated games without a clock
    /// or where the ruleset or its options do not allow a rating.
    pub fn check(&self) -> Result<(), Refusal> {
        if self.ruleset.seats != 2 {
            return Err(Refusal::NotForTwo {
                ruleset: self.ruleset.name,
            });
        }
        if self.rated && !self.ruleset.rated_allowed() {
            return Err(Refusal::NotRatable {
                ruleset: self.ruleset.name,
            });
        }
        if self.rated && self.pace == Pace::Untimed {
            return Err(Refusal::RatedWithoutClock);
        }
        Ok(())
    }
}
