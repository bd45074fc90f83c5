//! An invitation from one person to another, and its answer.
//!
//! It does not know how it is shown, nor what becomes of the game.

use jiff::Timestamp;

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
    /// Who is invited.
    pub opponent: PlayerId,
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
}

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
        opponent: PlayerId,
        terms: Terms,
        place: Place,
        now: Timestamp,
    ) -> Result<Self, Refusal> {
        if challenger == opponent {
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
            vec![self.challenger, self.opponent]
        } else {
            vec![self.opponent, self.challenger]
        })
    }

    /// Notes the game that an accepted challenge became.
    pub fn became(&mut self, game: GameId) {
        self.status = ChallengeStatus::Accepted(game);
    }

    /// The opponent declines.
    pub fn decline(&mut self, by: PlayerId) -> Result<(), Refusal> {
        self.check_answer(by)?;
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

    /// Whether `by` may accept or decline.
    fn check_answer(&self, by: PlayerId) -> Result<(), Refusal> {
        if by == self.challenger {
            return Err(Refusal::YourOwnChallenge);
        }
        if by != self.opponent {
            return Err(Refusal::NotForYou {
                opponent: self.opponent,
            });
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
        }
    }
}
