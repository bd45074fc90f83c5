//! Why a player's wish is not granted. A refusal changes nothing.

use jiff::Timestamp;
use thiserror::Error;

use super::id::{GameId, PlayerId};
use super::last_move::LastMove;
use super::mark::Mark;
use crate::rules::{self, Outcome};

/// A refused wish, with the data a sentence about it needs.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum Refusal {
    /// Challenger and opponent are the same person.
    #[error("nobody can play against themselves")]
    SelfChallenge,
    /// The ruleset has more than two seats.
    #[error("{ruleset} is not a game for two")]
    NotForTwo {
        /// The ruleset's name.
        ruleset: &'static str,
    },
    /// The ruleset, or an option that was chosen, allows no rating.
    #[error("{ruleset} with these options cannot be rated")]
    NotRatable {
        /// The ruleset's name.
        ruleset: &'static str,
    },
    /// Only the invited person may answer.
    #[error("the challenge is for {opponent}")]
    NotForYou {
        /// Who is invited.
        opponent: PlayerId,
    },
    /// The challenger may withdraw, not answer.
    #[error("the challenge is one's own")]
    YourOwnChallenge,
    /// Only the challenger may withdraw.
    #[error("the challenge was made by {challenger}")]
    NotYourChallenge {
        /// Who made it.
        challenger: PlayerId,
    },
    /// The challenge was answered: the game has begun.
    #[error("the challenge was accepted and is game {game}")]
    AlreadyAccepted {
        /// The game it became.
        game: GameId,
    },
    /// The challenge was answered.
    #[error("the challenge was declined")]
    AlreadyDeclined,
    /// The challenge was taken back.
    #[error("the challenge was withdrawn")]
    AlreadyWithdrawn,
    /// Nobody answered the challenge in time.
    #[error("the challenge has run out")]
    Expired,
    /// The challenge was answered with other terms.
    #[error("the challenge was answered with other terms")]
    AlreadyCountered,
    /// An answer with other terms must change something.
    #[error("the terms are the same")]
    SameTerms,
    /// Nobody in particular is invited, so that nobody can decline.
    #[error("the challenge is for anybody")]
    ForAnybody,
    /// Too many challenges of the same person stand.
    #[error("{most} challenges stand already")]
    TooManyOpen {
        /// How many may stand at once.
        most: u32,
    },
    /// The same person made too many challenges just now.
    #[error("{most} challenges were made just now")]
    TooManyLately {
        /// How many may be made within [`super::limits::INVITATIONS_WITHIN`].
        most: u32,
    },
    /// The days that count were changed not long ago.
    #[error("weekend and time zone were changed already, and stay until {until}")]
    CalendarStays {
        /// When they may be changed again.
        until: Timestamp,
    },
    /// One of the two wants no invitations from the other.
    #[error("the two do not invite each other")]
    Blocked,
    /// The person has no seat in the game.
    #[error("game {game} is played by others")]
    NotAPlayer {
        /// The game.
        game: GameId,
    },
    /// The game has ended.
    #[error("game {game} is over")]
    Over {
        /// The game.
        game: GameId,
        /// How it ended.
        outcome: Outcome,
        /// The last move.
        last: Option<LastMove>,
    },
    /// The game goes on: a rematch comes after its end.
    #[error("game {game} goes on")]
    StillRunning {
        /// The game.
        game: GameId,
    },
    /// Another player is to move.
    #[error("it is the turn of {whose}")]
    NotYourTurn {
        /// Who is to move.
        whose: PlayerId,
        /// The last move.
        last: Option<LastMove>,
    },
    /// The game has gone on since the board was shown that the wish came from.
    #[error("the board was of ply {shown}, the game is at ply {now}")]
    Stale {
        /// The board that was shown.
        shown: Mark,
        /// The board the game is at.
        now: Mark,
        /// Who is to move.
        whose: PlayerId,
        /// The last move.
        last: Option<LastMove>,
    },
    /// The game is put away.
    #[error("game {game} is adjourned")]
    Adjourned {
        /// The game.
        game: GameId,
    },
    /// Only what was put away can be taken up again.
    #[error("game {game} is not adjourned")]
    NotAdjourned {
        /// The game.
        game: GameId,
    },
    /// It is paused.
    #[error("game {game} is paused already")]
    AlreadyPaused {
        /// The game.
        game: GameId,
    },
    /// It is not paused.
    #[error("game {game} is not paused")]
    NotPaused {
        /// The game.
        game: GameId,
    },
    /// The player has made no move that was not forced.
    #[error("there is no move to take back in game {game}")]
    NothingToTakeBack {
        /// The game.
        game: GameId,
    },
    /// The offer was answered, taken back, or made moot by a move.
    #[error("the offer in game {game} does not stand any more")]
    OfferIsMoot {
        /// The game.
        game: GameId,
    },
    /// Only who made an offer may take it back.
    #[error("the offer was made by {by}")]
    NotYourOffer {
        /// Who made it.
        by: PlayerId,
    },
    /// Somebody else answers an offer.
    #[error("the offer is one's own")]
    YourOwnOffer,
    /// Games that count for ratings are played against time.
    #[error("a rated game needs a clock")]
    RatedWithoutClock,
    /// One of the two wants to hear nothing from the other.
    #[error("one of the two has blocked the other")]
    OffersBlocked,
    /// As many games of the player against the engine are running as may be.
    #[error("{most} games against the engine are running already")]
    TooManyEngineGames {
        /// How many may be.
        most: u32,
    },
    /// The engine takes no draw.
    #[error("the engine plays on")]
    MachinePlaysOn,
    /// Plans are for the other one's turn.
    #[error("it is one's own turn in game {game}")]
    PlanOnOwnTurn {
        /// The game.
        game: GameId,
    },
    /// A plan has as many lines as it may have.
    #[error("a plan has {most} lines at most")]
    PlanIsFull {
        /// How many it may have.
        most: usize,
    },
    /// A line has more moves than it may have.
    #[error("a line has {most} moves at most")]
    LineTooLong {
        /// How many it may have.
        most: usize,
    },
    /// A line does not end with a move of one's own.
    #[error("the line holds no answer")]
    LineWithoutAnswer,
    /// Leaving and agreeing on a draw are not moves of a turn.
    #[error("that is not a move of a turn")]
    NotATurn,
    /// The rules of play forbid it.
    #[error(transparent)]
    Rules(#[from] rules::Refusal),
}
