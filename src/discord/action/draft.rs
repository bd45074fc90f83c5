//! Terms as far as they are chosen: a wish that is not sent yet, and lives in the ids of its menus.

use std::fmt;

use crate::discord::action::field::Word;
use crate::game::{Challenge, ChallengeId, First, Pace, Terms};
use crate::rules::catalogue;

/// Other terms for an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Draft {
    /// The invitation.
    pub challenge: ChallengeId,
    /// The id of a ruleset; `None` for that of the invitation with its options.
    pub ruleset: Option<&'static str>,
    /// The pace.
    pub pace: Pace,
    /// Whether it counts.
    pub rated: bool,
    /// Who moves first, as the one sees it who drafts.
    pub first: First,
}

/// What can be chosen in a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// The ruleset.
    Ruleset,
    /// The pace.
    Pace,
    /// Whether it counts.
    Rated,
    /// Who moves first.
    First,
}

impl Draft {
    /// The terms of an invitation, as the one who answers it would propose them.
    pub fn of(challenge: &Challenge) -> Self {
        let terms = &challenge.terms;
        Self {
            challenge: challenge.id,
            ruleset: None,
            pace: terms.pace,
            rated: terms.rated,
            first: terms.first.reversed(),
        }
    }

    /// The terms that it stands for.
    pub fn terms(&self, challenge: &Challenge) -> Terms {
        let ruleset = self.ruleset.and_then(catalogue::find);
        Terms {
            ruleset: ruleset.unwrap_or(challenge.terms.ruleset),
            pace: self.pace,
            rated: self.rated,
            first: self.first,
        }
    }

    /// With a part chosen by the word that a menu sends.
    pub fn with(mut self, part: Part, word: &str) -> Option<Self> {
        match part {
            Part::Ruleset => self.ruleset = Some(catalogue::find(word)?.id),
            Part::Pace => self.pace = Pace::from_id(word)?,
            Part::Rated => self.rated = rated(word)?,
            Part::First => self.first = First::from_word(word)?,
        }
        Some(self)
    }

    /// Reads the invitation and the four parts.
    pub fn read(
        challenge: &str,
        ruleset: &str,
        pace: &str,
        counts: &str,
        first: &str,
    ) -> Option<Self> {
        Some(Self {
            challenge: ChallengeId(challenge.parse().ok()?),
            ruleset: match ruleset {
                "=" => None,
                id => Some(catalogue::find(id)?.id),
            },
            pace: Pace::from_id(pace)?,
            rated: rated(counts)?,
            first: First::from_word(first)?,
        })
    }
}

impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ruleset = self.ruleset.unwrap_or("=");
        let rated = if self.rated { "yes" } else { "no" };
        let first = self.first.word();
        let (id, pace) = (self.challenge, self.pace.id());
        write!(f, "{id}:{ruleset}:{pace}:{rated}:{first}")
    }
}

fn rated(word: &str) -> Option<bool> {
    match word {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

impl Word for Part {
    const ALL: &'static [Self] = &[Self::Ruleset, Self::Pace, Self::Rated, Self::First];

    fn word(self) -> &'static str {
        match self {
            Self::Ruleset => "ruleset",
            Self::Pace => "pace",
            Self::Rated => "rated",
            Self::First => "first",
        }
    }
}

impl Word for First {
    const ALL: &'static [Self] = &[Self::Chance, Self::Challenger, Self::Opponent];

    fn word(self) -> &'static str {
        match self {
            Self::Chance => "chance",
            Self::Challenger => "me",
            Self::Opponent => "opponent",
        }
    }
}
