//! A challenge: one person invites another, or anyone, to a game, and gets an answer.
//!
//! This module does not know how a challenge is shown, nor what becomes of the game.

use jiff::Timestamp;

use super::id::{ChallengeId, GameId, MessageId, PlayerId};
use super::place::Place;
use super::refusal::GameRefusal;
use super::terms::{First, Terms};

/// An invitation to play on certain terms.
///
/// ```
/// use jiff::Timestamp;
/// use tessera::game::{Challenge, ChallengeId, ChannelId, Coin, First, Pace, Place, PlayerId, Terms};
/// use tessera::rules::catalogue;
///
/// let (ann, ben) = (PlayerId(1), PlayerId(2));
/// let terms = Terms {
///     ruleset: catalogue::find("pente").expect("the base game"),
///     pace: Pace::Relaxed,
///     rated: true,
///     first: First::Challenger,
///     calls: false,
///     set: false,
///     claim: false,
///     hill: false,
/// };
/// let place = Place {
///     server: None,
///     channel: ChannelId(1),
/// };
/// let now = Timestamp::UNIX_EPOCH;
/// let challenge = Challenge::make(ChallengeId(7), ann, Some(ben), terms, place, now)?;
/// assert!(challenge.accept(ann, Coin::Heads).is_err(), "Ben is invited");
/// assert_eq!(challenge.accept(ben, Coin::Heads)?, [ann, ben]);
/// # Ok::<(), tessera::game::GameRefusal>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Challenge {
    /// The challenge's number.
    pub id: ChallengeId,
    /// The person who made the challenge.
    pub challenger: PlayerId,
    /// The challenged person; `None` if anyone may accept.
    pub opponent: Option<PlayerId>,
    /// The proposed terms.
    pub terms: Terms,
    /// Where it was made.
    pub place: Place,
    /// When it was made.
    pub made_at: Timestamp,
    /// Whether it is open, or how it ended.
    pub status: ChallengeStatus,
    /// The message that shows it, once posted.
    pub message: Option<MessageId>,
    /// Whether it is posted without a ping, because the challenger pinged the same person a moment
    /// ago.
    pub is_silent: bool,
}

/// Whether a challenge is open, or how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChallengeStatus {
    /// It is waiting for an answer.
    Open,
    /// It was accepted and became this game.
    Accepted(GameId),
    /// The opponent declined.
    Declined,
    /// The challenger withdrew it.
    Withdrawn,
    /// Nobody answered it while it [waits](crate::game::Pace::wait).
    Expired,
    /// The opponent answered with this challenge, on other terms.
    Countered(ChallengeId),
}

/// A coin toss that decides who moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coin {
    /// The challenger moves first.
    Heads,
    /// The opponent moves first.
    Tails,
}

impl Challenge {
    /// Makes a new challenge. Refused if a person challenges themselves, or if the terms are not
    /// valid.
    pub fn make(
        id: ChallengeId,
        challenger: PlayerId,
        opponent: Option<PlayerId>,
        terms: Terms,
        place: Place,
        now: Timestamp,
    ) -> Result<Self, GameRefusal> {
        if Some(challenger) == opponent {
            return Err(GameRefusal::SelfChallenge);
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

    /// The players in order of their seats if `by` accepts.
    ///
    /// The coin matters only if the terms leave the first move to chance. The status is set by
    /// [`Challenge::became`] once the game has a number.
    pub fn accept(&self, by: PlayerId, coin: Coin) -> Result<Vec<PlayerId>, GameRefusal> {
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

    /// The terms of the game in which the players have these seats.
    pub fn terms_for(&self, players: &[PlayerId]) -> Terms {
        self.terms
            .by_seat(players.first() == Some(&self.challenger))
    }

    /// Records the game that the accepted challenge became.
    pub fn became(&mut self, game: GameId) {
        self.status = ChallengeStatus::Accepted(game);
    }

    /// The opponent declines. A challenge open to anyone cannot be declined.
    pub fn decline(&mut self, by: PlayerId) -> Result<(), GameRefusal> {
        self.check_answer(by)?;
        if self.opponent.is_none() {
            return Err(GameRefusal::ForAnybody);
        }
        self.status = ChallengeStatus::Declined;
        Ok(())
    }

    /// The challenger withdraws the challenge.
    pub fn withdraw(&mut self, by: PlayerId) -> Result<(), GameRefusal> {
        if by != self.challenger {
            return Err(GameRefusal::NotYourChallenge {
                challenger: self.challenger,
            });
        }
        self.check_open()?;
        self.status = ChallengeStatus::Withdrawn;
        Ok(())
    }

    /// The opponent answers with other terms. Returns their own challenge, which replaces this one.
    pub fn counter(
        &mut self,
        id: ChallengeId,
        by: PlayerId,
        terms: Terms,
        now: Timestamp,
    ) -> Result<Self, GameRefusal> {
        self.check_counter(by)?;
        if terms == self.terms.reversed() {
            return Err(GameRefusal::SameTerms);
        }
        let counter = Self::make(id, by, Some(self.challenger), terms, self.place, now)?;
        self.status = ChallengeStatus::Countered(id);
        Ok(counter)
    }

    /// When it expires if nobody answers.
    pub fn expires_at(&self) -> Timestamp {
        self.made_at
            .saturating_add(self.terms.pace.wait())
            .unwrap_or(Timestamp::MAX)
    }

    /// Checks that `by` may answer with other terms: only a person challenged by name may.
    pub fn check_counter(&self, by: PlayerId) -> Result<(), GameRefusal> {
        self.check_answer(by)?;
        match self.opponent {
            Some(_) => Ok(()),
            None => Err(GameRefusal::ForAnybody),
        }
    }

    /// Checks that `by` may accept or decline.
    fn check_answer(&self, by: PlayerId) -> Result<(), GameRefusal> {
        if by == self.challenger {
            return Err(GameRefusal::YourOwnChallenge);
        }
        if let Some(opponent) = self.opponent.filter(|&opponent| opponent != by) {
            return Err(GameRefusal::NotForYou { opponent });
        }
        self.check_open()
    }

    /// Checks that it is still waiting for an answer; otherwise the refusal says how it ended.
    pub fn check_open(&self) -> Result<(), GameRefusal> {
        match self.status {
            ChallengeStatus::Open => Ok(()),
            ChallengeStatus::Accepted(game) => Err(GameRefusal::AlreadyAccepted { game }),
            ChallengeStatus::Declined => Err(GameRefusal::AlreadyDeclined),
            ChallengeStatus::Withdrawn => Err(GameRefusal::AlreadyWithdrawn),
            ChallengeStatus::Expired => Err(GameRefusal::Expired),
            ChallengeStatus::Countered(_) => Err(GameRefusal::AlreadyCountered),
        }
    }
}
