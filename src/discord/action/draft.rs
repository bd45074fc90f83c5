//! The draft of a counter-offer. It is not saved: it lives in the ids of its menus.

use std::fmt;

use strum::{IntoStaticStr, VariantArray};

use crate::discord::action::field::Word;
use crate::game::{Challenge, ChallengeId, First, Pace, Terms};
use crate::rules::catalogue;

/// A counter-offer to an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Draft {
    /// The invitation.
    pub challenge: ChallengeId,
    /// The id of a ruleset; `None` for the invitation's ruleset with its options.
    pub ruleset: Option<&'static str>,
    /// The pace.
    pub pace: Pace,
    /// Whether the game is rated.
    pub rated: bool,
    /// Who moves first, from the point of view of the person who drafts.
    pub first: First,
}

/// A part of the terms that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
pub enum TermsField {
    /// The ruleset.
    #[strum(serialize = "ruleset")]
    Ruleset,
    /// The pace.
    #[strum(serialize = "pace")]
    Pace,
    /// Whether the game is rated.
    #[strum(serialize = "rated")]
    Rated,
    /// Who moves first.
    #[strum(serialize = "first")]
    First,
}

impl Draft {
    /// The terms of an invitation, from the point of view of the person who answers it.
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

    /// The terms that the draft stands for.
    pub fn terms(&self, challenge: &Challenge) -> Terms {
        let ruleset = self.ruleset.and_then(catalogue::find);
        Terms {
            ruleset: ruleset.unwrap_or(challenge.terms.ruleset),
            pace: self.pace,
            rated: self.rated,
            first: self.first,
        }
    }

    /// Replaces a part by the value that a menu sends; `None` if the value is unknown.
    pub fn with(mut self, part: TermsField, word: &str) -> Option<Self> {
        match part {
            TermsField::Ruleset => self.ruleset = Some(catalogue::find(word)?.id),
            TermsField::Pace => self.pace = Pace::from_id(word)?,
            TermsField::Rated => self.rated = rated(word)?,
            TermsField::First => self.first = First::from_word(word)?,
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
