//! Why a verb did not do what was asked: the player's reasons and ours.

use jiff::Timestamp;
use thiserror::Error;

use crate::game::{self, ChallengeId, GameId};
use crate::store;

/// A verb that did not happen. Nothing was changed.
#[derive(Debug, Error)]
pub enum Error {
    /// The wish cannot be granted: shown to the player as a sentence.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The database failed: logged, and shown to the player as our fault.
    #[error(transparent)]
    Failed(#[from] Failure),
}

impl Error {
    /// Whether it is about one game or invitation, and others may well fare better; otherwise the
    /// database is in trouble, or the system's clock.
    pub fn is_of_one(&self) -> bool {
        match self {
            Self::Refused(refusal) => !matches!(refusal, Refusal::ClockSetBack { .. }),
            Self::Failed(failure) => failure.source.is_of_one(),
        }
    }

    /// Whether nothing will be kept any more until the bot is started again.
    pub fn is_for_good(&self) -> bool {
        matches!(self, Self::Failed(failure) if failure.source.is_for_good())
    }
}

/// A wish that cannot be granted.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum Refusal {
    /// The challenge or the game does not allow it.
    #[error(transparent)]
    Game(#[from] game::Refusal),
    /// No game has this number.
    #[error("there is no game {0}")]
    NoSuchGame(GameId),
    /// No challenge has this number.
    #[error("there is no challenge {0}")]
    NoSuchChallenge(ChallengeId),
    /// The engine does not play this, or not at this level.
    #[error("the engine does not play this")]
    NoSuchOpponent,
    /// No ruleset has this id.
    #[error("there is no such ruleset")]
    NoSuchRuleset,
    /// Discord gives out no such number.
    #[error("no id on Discord is {0}")]
    NoSuchId(u64),
    /// The system's clock shows less than it did before.
    #[error(
        "the system's clock shows {now}, but it was {before} already; set it right before the bot \
         decides by it, or if it is right now, start the bot once with --accept-clock"
    )]
    ClockSetBack {
        /// What it shows.
        now: Timestamp,
        /// What it showed.
        before: Timestamp,
    },
    /// Discord has delivered the same command or press twice: the first is being answered.
    #[error("this was delivered twice")]
    Repeated,
    /// Somebody else's wish was granted while this one was looked at.
    #[error("game {0} has just gone on")]
    Overtaken(GameId),
}

/// The database failed.
#[derive(Debug, Error)]
#[error("could not {doing}")]
pub struct Failure {
    /// What was being done, as "play in game 412".
    pub doing: String,
    /// What failed.
    #[source]
    pub source: store::Error,
}

/// What ends a verb early, from within.
#[derive(Debug)]
pub(super) enum Stop {
    Refused(Refusal),
    Failed(store::Error),
}

/// Runs a verb. `doing` completes "could not ..", should the database fail.
///
/// The verb is boxed, for it may hold whole games.
pub(super) fn verb<T>(
    doing: String,
    verb: impl Future<Output = Result<T, Stop>>,
) -> impl Future<Output = Result<T, Error>> {
    let verb = Box::pin(verb);
    async move {
        verb.await.map_err(|stop| match stop {
            Stop::Refused(refusal) => refusal.into(),
            Stop::Failed(source) => Failure { doing, source }.into(),
        })
    }
}

impl From<Refusal> for Stop {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<game::Refusal> for Stop {
    fn from(refusal: game::Refusal) -> Self {
        Self::Refused(refusal.into())
    }
}

/// What the database refuses for the player's sake is a refusal, too.
impl From<store::Error> for Stop {
    fn from(error: store::Error) -> Self {
        match error {
            store::Error::NotBetweenTwo => game::Refusal::SelfChallenge.into(),
            store::Error::IdTooLarge(id) => Refusal::NoSuchId(id).into(),
            error => Self::Failed(error),
        }
    }
}
