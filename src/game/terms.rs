//! What two players agree on before a game.

use super::courtesy_refusal::CourtesyRefusal;
use super::hill::HillRefusal;
use super::live_refusal::LiveRefusal;
use super::pace::Pace;
use super::refusal::GameRefusal;
use super::table::TableRefusal;
use crate::rules::Ruleset;

/// What is played, at what pace, whether it is rated, and who moves first.
///
/// A ruleset's handicap is the challenger's first, then the opponent's; in a game it is by seat.
#[expect(clippy::struct_excessive_bools, reason = "each is agreed on by itself")]
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
    /// Whether the line of a turn says what the last move made: a tria or a tessera.
    pub calls: bool,
    /// Whether it is a [set](super::set): two games at the same time, counted together. The terms of a game
    /// say that it belongs to one.
    pub set: bool,
    /// Whether a win on time has to be [claimed](super::claim), instead of coming by itself.
    pub claim: bool,
    /// Whether the set counts on the [hill](super::hill) of its ruleset. Only a rated set does.
    pub hill: bool,
}

/// Who moves first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum First {
    /// A coin decides when the challenge is accepted.
    #[default]
    Chance,
    /// The challenger.
    Challenger,
    /// The challenged player.
    Opponent,
}

impl First {
    /// The same choice from the other player's point of view.
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
    /// The same terms from the other player's point of view.
    #[must_use]
    pub fn reversed(&self) -> Self {
        Self {
            ruleset: self.ruleset.with_handicap_reversed(),
            first: self.first.reversed(),
            ..self.clone()
        }
    }

    /// The terms of a game in which the challenger has the first seat or the second. The same the other
    /// way round.
    #[must_use]
    pub fn by_seat(&self, challenger_begins: bool) -> Self {
        let ruleset = if challenger_begins {
            self.ruleset
        } else {
            self.ruleset.with_handicap_reversed()
        };
        Self {
            ruleset,
            ..self.clone()
        }
    }

    /// Whether a game of this ruleset at this pace may be rated.
    pub fn can_be_rated(ruleset: &Ruleset, pace: Pace) -> bool {
        ruleset.rated_allowed() && pace != Pace::Untimed
    }

    /// Whether a ruleset can be played in sets: a match for points already counts several games together.
    pub const fn can_be_set(ruleset: &Ruleset) -> bool {
        ruleset.seats == 2 && ruleset.scoring.is_none()
    }

    /// Whether a ruleset has a hill: rated sets can be played of it.
    pub fn has_hill(ruleset: &Ruleset) -> bool {
        Self::can_be_set(ruleset) && ruleset.rated_allowed()
    }

    /// Whether two people can play on these terms.
    ///
    /// Refuses rulesets with more than two seats, and sets of matches, live sets, and what counts on no hill. Also refuses rated games without a
    /// clock, and rated games where the ruleset or its options do not allow a rating.
    pub fn check(&self) -> Result<(), GameRefusal> {
        if self.ruleset.seats != 2 {
            return Err(GameRefusal::NotForTwo {
                ruleset: self.ruleset.name,
            });
        }
        if self.hill && !Self::has_hill(&self.ruleset) {
            let ruleset = self.ruleset.name;
            return Err(HillRefusal::NoHill { ruleset }.into());
        }
        if self.hill && !(self.set && self.rated) {
            return Err(HillRefusal::OnlyRatedSets.into());
        }
        if self.set && !Self::can_be_set(&self.ruleset) {
            return Err(GameRefusal::SetOfMatches {
                ruleset: self.ruleset.name,
            });
        }
        if self.set && self.pace.is_live() {
            return Err(LiveRefusal::Set.into());
        }
        if self.claim && !self.pace.can_be_claimed() {
            return Err(match self.pace {
                Pace::Untimed => CourtesyRefusal::ClaimWithoutClock.into(),
                _ => LiveRefusal::Claim.into(),
            });
        }
        self.check_rated()
    }

    /// Whether two people could play on these terms if the game were rated.
    pub fn check_if_rated(&self) -> Result<(), GameRefusal> {
        let rated = Self {
            rated: true,
            ..self.clone()
        };
        rated.check()
    }

    /// Whether these terms are those of an earlier game, whoever moved first in that. If it is settled who
    /// moves first, they are others.
    pub fn are_again(&self, earlier: &Self) -> bool {
        let first = First::Chance;
        *self
            == Self {
                first,
                ..earlier.clone()
            }
    }

    /// Whether a table can be opened on these terms: like [`Terms::check`], for three people or
    /// more.
    pub fn check_for_table(&self) -> Result<(), GameRefusal> {
        if self.ruleset.seats <= 2 {
            let ruleset = self.ruleset.name;
            return Err(TableRefusal::ForTwo { ruleset }.into());
        }
        self.check_rated()
    }

    fn check_rated(&self) -> Result<(), GameRefusal> {
        if self.rated && self.ruleset.has_handicap() {
            return Err(GameRefusal::RatedWithHandicap);
        }
        if self.rated && !self.ruleset.rated_allowed() {
            return Err(GameRefusal::NotRatable {
                ruleset: self.ruleset.name,
            });
        }
        if self.rated && self.pace == Pace::Untimed {
            return Err(GameRefusal::RatedWithoutClock);
        }
        Ok(())
    }
}
