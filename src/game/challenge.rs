//! An invitation from one person to another, or to anybody, and its answer.
//!
//! It does not know how it is shown, nor what becomes of the game.

use jiff::{SignedDuration, Timestamp};

use super::id::{ChallengeId, GameId, MessageId, PlayerId};
use super::place::Place;
use super::refusal::Refusal;
use super::terms::{First, Terms};

/// An invitation to play on certain terms.
#[derive(Clone, Debug, PartialEq)]
pub struct Challenge {
    /// Which one.
    pub id: ChallengeId,
    /// Who invites.
    pub challenger: PlayerId,
    /// Who is invited; `None` if anybody is.
    pub opponent: Option<PlayerId>,
    /// On what terms.
    pub terms: Terms,
    /// Where it was made.
    pub place: Place,
    /// When it was made.
    pub made_at: Timestamp,
    /// What became of it.
    pub status: ChallengeStatus,
    /// The message that shows it, once it was posted.
    pub message: Option<MessageId>,
    /// Whether it is posted without a ping, for its maker pinged the same person a moment before.
    pub is_silent: bool,
}

/// How long an invitation stands.
pub const STANDS_FOR: SignedDuration = SignedDuration::from_hours(7 * 24);

/// What became of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChallengeStatus {
    /// It waits for an answer.
    Open,
    /// It was accepted and became this game.
    Accepted(GameId),
    /// The opponent declined.
    Declined,
    /// The challenger took it back.
    Withdrawn,
    /// Nobody answered it for [`STANDS_FOR`].
    Expired,
    /// The opponent answered with this challenge, on other terms.
    Countered(ChallengeId),
}

/// A tossed coin: the chance that decides who moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coin {
    /// The challenger moves first.
    Heads,
    /// The opponent moves first.
    Tails,
}

impl Challenge {
    /// A new challenge; refused between a person and themselves, and on terms
    /// that do not fit.
    pub fn make(
        id: ChallengeId,
        challenger: PlayerId,
        opponent: Option<PlayerId>,
        terms: Terms,
        place: Place,
        now: Timestamp,
    ) -> Result<Self, Refusal> {
        if Some(challenger) == opponent {
            return Err(Refusal::SelfChallenge);
        }
        terms.check()?;
        Ok(Self {
            id,
            challenger,
            opponent,
            terms,
            place,
            made_at: now,
            status: ChallengeStatus::Open,
            message: None,
            is_silent: false,
        })
    }

    /// Who sits where when `by` accepts: the players in order of their seats.
    ///
    /// The coin counts only where chance was agreed. The status is set by
    /// [`Challenge::became`], once the game has a number.
    pub fn accept(&self, by: PlayerId, coin: Coin) -> Result<Vec<PlayerId>, Refusal> {
        self.check_answer(by)?;
        let challenger_begins = match self.terms.first {
            First::Challenger => true,
            First::Opponent => false,
            First::Chance => coin == Coin::Heads,
        };
        Ok(if challenger_begins {
            vec![self.challenger, by]
        } else {
            vec![by, self.challenger]
        })
    }

    /// Notes the game that an accepted challenge became.
    pub fn became(&mut self, game: GameId) {
        self.status = ChallengeStatus::Accepted(game);
    }

    /// The opponent declines. An invitation to anybody stands whoever does not want it.
    pub fn decline(&mut self, by: PlayerId) -> Result<(), Refusal> {
        self.check_answer(by)?;
        if self.opponent.is_none() {
            return Err(Refusal::ForAnybody);
        }
        self.status = ChallengeStatus::Declined;
        Ok(())
    }

    /// The challenger takes it back.
    pub fn withdraw(&mut self, by: PlayerId) -> Result<(), Refusal> {
        if by != self.challenger {
            return Err(Refusal::NotYourChallenge {
                challenger: self.challenger,
            });
        }
        self.check_open()?;
        self.status = ChallengeStatus::Withdrawn;
        Ok(())
    }

    /// The opponent answers with other terms: a challenge of their own, which takes this one's place.
    pub fn counter(
        &mut self,
        id: ChallengeId,
        by: PlayerId,
        terms: Terms,
        now: Timestamp,
    ) -> Result<Self, Refusal> {
        self.check_counter(by)?;
        if terms == self.terms.reversed() {
            return Err(Refusal::SameTerms);
        }
        let counter = Self::make(id, by, Some(self.challenger), terms, self.place, now)?;
        self.status = ChallengeStatus::Countered(id);
        Ok(counter)
    }

    /// When it runs out if nobody answers.
    pub fn expires_at(&self) -> Timestamp {
        self.made_at
            .saturating_add(STANDS_FOR)
            .unwrap_or(Timestamp::MAX)
    }

    /// Whether `by` may answer with other terms: who is invited by name.
    pub fn check_counter(&self, by: PlayerId) -> Result<(), Refusal> {
        self.check_answer(by)?;
        match self.opponent {
            Some(_) => Ok(()),
            None => Err(Refusal::ForAnybody),
        }
    }

    /// Whether `by` may accept or decline.
    fn check_answer(&self, by: PlayerId) -> Result<(), Refusal> {
        if by == self.challenger {
            return Err(Refusal::YourOwnChallenge);
        }
        if let Some(opponent) = self.opponent.filter(|&opponent| opponent != by) {
            return Err(Refusal::NotForYou { opponent });
        }
        self.check_open()
    }

    /// Whether it still waits for an answer; the refusal says what became of it.
    pub fn check_open(&self) -> Result<(), Refusal> {
        match self.status {
            ChallengeStatus::Open => Ok(()),
            ChallengeStatus::Accepted(game) => Err(Refusal::AlreadyAccepted { game }),
            ChallengeStatus::Declined => Err(Refusal::AlreadyDeclined),
            ChallengeStatus::Withdrawn => Err(Refusal::AlreadyWithdrawn),
            ChallengeStatus::Expired => Err(Refusal::Expired),
            ChallengeStatus::Countered(_) => Err(Refusal::AlreadyCountered),
        }
    }
}
