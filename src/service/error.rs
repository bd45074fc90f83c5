//! Why a use case failed: a refusal to show the player, or a failure on our side.

use jiff::Timestamp;
use thiserror::Error;

use super::tournaments::TournamentRefusal;
use crate::game::{self, ChallengeId, GameId, TableId};
use crate::store;

/// Why a use case failed. Nothing was changed.
#[derive(Debug, Error)]
pub enum Error {
    /// The request cannot be granted: shown to the player as a sentence.
    #[error(transparent)]
    Refused(#[from] ServiceRefusal),
    /// The database failed: logged, and shown to the player as our fault.
    #[error(transparent)]
    Failed(#[from] Failure),
}

impl Error {
    /// Whether the error concerns a single game or challenge, so that others may well succeed.
    /// Otherwise the problem is the database or the system clock.
    pub fn affects_one_record(&self) -> bool {
        match self {
            Self::Refused(refusal) => !matches!(refusal, ServiceRefusal::ClockSetBack { .. }),
            Self::Failed(failure) => failure.source.affects_one_record(),
        }
    }

    /// Whether another process of the bot has taken the place of this one.
    pub fn is_replaced(&self) -> bool {
        matches!(self, Self::Failed(failure) if failure.source.is_replaced())
    }

    /// Whether the database could not be asked, so that the same may succeed later.
    pub fn is_of_connection(&self) -> bool {
        matches!(self, Self::Failed(failure) if failure.source.is_of_connection())
    }

    /// Whether nothing can be saved any more until the bot is restarted.
    pub fn is_fatal(&self) -> bool {
        matches!(self, Self::Failed(failure) if failure.source.is_fatal())
    }
}

/// A request that cannot be granted.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum ServiceRefusal {
    /// The challenge or the game does not allow it.
    #[error(transparent)]
    Game(#[from] game::GameRefusal),
    /// The tournament does not allow it.
    #[error(transparent)]
    Tournament(#[from] TournamentRefusal),
    /// No game has this number.
    #[error("there is no game {0}")]
    NoSuchGame(GameId),
    /// No challenge has this number.
    #[error("there is no challenge {0}")]
    NoSuchChallenge(ChallengeId),
    /// No table has this number.
    #[error("there is no table {0}")]
    NoSuchTable(TableId),
    /// The person has no record of this number.
    #[error("there is no record {0}")]
    NoSuchRecord(u32),
    /// No puzzle is known by this.
    #[error("there is no such puzzle")]
    NoSuchPuzzle,
    /// The person has tried another stone of the puzzle meanwhile.
    #[error("the puzzle has gone on")]
    PuzzleWentOn,
    /// The engine does not play this ruleset, or has no such level.
    #[error("the engine does not play this")]
    NoSuchOpponent,
    /// No ruleset has this id.
    #[error("there is no such ruleset")]
    NoSuchRuleset,
    /// The person does not show their profile to the viewer.
    #[error("the profile is not shown")]
    ProfileHidden,
    /// The other person is banned by the operator.
    #[error("the other person is banned")]
    OtherIsBanned,
    /// The other person is barred on the server.
    #[error("the other person is barred on the server")]
    OtherIsBarred,
    /// The person has asked that everything about them is deleted.
    #[error("the person is being deleted")]
    BeingDeleted,
    /// Too many people are barred on the server.
    #[error("{most} people are barred already")]
    TooManyBarred {
        /// How many may be.
        most: u32,
    },
    /// Discord issues no ids this large.
    #[error("no id on Discord is {0}")]
    NoSuchId(u64),
    /// The system clock shows an earlier time than it did before.
    #[error(
        "the system's clock shows {now}, but it was {before} already; set it right before the bot \
         decides by it, or if it is right now, start the bot once with --accept-clock"
    )]
    ClockSetBack {
        /// The time it shows.
        now: Timestamp,
        /// The time it showed before.
        before: Timestamp,
    },
    /// Discord has delivered the same interaction twice: the first delivery is being answered.
    #[error("this was delivered twice")]
    Repeated,
    /// Another player's change was saved while this one was being processed.
    #[error("game {0} has just gone on")]
    Overtaken(GameId),
}

/// The database failed.
#[derive(Debug, Error)]
#[error("could not {doing}")]
pub struct Failure {
    /// What was being done, such as "play in game 412".
    pub doing: String,
    /// What failed.
    #[source]
    pub source: store::Error,
}

/// What ends a use case early, inside the service.
#[derive(Debug)]
pub(super) enum Abort {
    Refused(ServiceRefusal),
    Failed(store::Error),
}

/// Runs a use case. `doing` completes "could not ..." if the database fails.
///
/// The future is boxed because it may hold whole games.
pub(super) fn use_case<T>(
    doing: String,
    work: impl Future<Output = Result<T, Abort>>,
) -> impl Future<Output = Result<T, Error>> {
    let work = Box::pin(work);
    async move {
        work.await.map_err(|stop| match stop {
            Abort::Refused(refusal) => refusal.into(),
            Abort::Failed(source) => Failure { doing, source }.into(),
        })
    }
}

impl From<ServiceRefusal> for Abort {
    fn from(refusal: ServiceRefusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<TournamentRefusal> for Abort {
    fn from(refusal: TournamentRefusal) -> Self {
        Self::Refused(refusal.into())
    }
}

impl From<game::GameRefusal> for Abort {
    fn from(refusal: game::GameRefusal) -> Self {
        Self::Refused(refusal.into())
    }
}

/// A few database errors are refusals to show the player.
impl From<store::Error> for Abort {
    fn from(error: store::Error) -> Self {
        match error {
            store::Error::NotBetweenTwo => game::GameRefusal::SelfChallenge.into(),
            store::Error::BeingDeleted => ServiceRefusal::BeingDeleted.into(),
            store::Error::IdTooLarge(id) => ServiceRefusal::NoSuchId(id).into(),
            error => Self::Failed(error),
        }
    }
}

/// What failed and why, each cause after a colon, unless it was said already.
pub fn in_full(error: &(dyn std::error::Error + 'static)) -> String {
    let mut said = error.to_string();
    for cause in std::iter::successors(error.source(), |&cause| cause.source()) {
        let cause = cause.to_string();
        if !said.contains(&cause) {
            said = format!("{said}: {cause}");
        }
    }
    said
}
