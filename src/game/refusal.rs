//! Why a player's request is refused. A refusal changes nothing.

use jiff::Timestamp;
use thiserror::Error;

use super::change_refusal::ChangeRefusal;
use super::courtesy_refusal::CourtesyRefusal;
use super::following::FollowRefusal;
use super::hill::HillRefusal;
use super::id::{GameId, PlayerId};
use super::last_move::LastMove;
use super::live_refusal::LiveRefusal;
use super::review_refusal::ReviewRefusal;
use super::revision::Revision;
use super::seal_refusal::SealRefusal;
use super::seek_refusal::SeekRefusal;
use super::table::TableRefusal;
use crate::rules::{self, Outcome, Point};

/// A refused request, with the data needed to explain it in a sentence.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum GameRefusal {
    /// Challenger and opponent are the same person.
    #[error("nobody can play against themselves")]
    SelfChallenge,
    /// Nobody blocks or unblocks themselves.
    #[error("nobody blocks themselves")]
    SelfBlock,
    /// The ruleset has more than two seats.
    #[error("{ruleset} is not a game for two")]
    NotForTwo {
        /// The ruleset's name.
        ruleset: &'static str,
    },
    /// The ruleset, or a chosen option, does not allow rated games.
    #[error("{ruleset} with these options cannot be rated")]
    NotRatable {
        /// The ruleset's name.
        ruleset: &'static str,
    },
    /// The ruleset is played in matches, which are not played in sets.
    #[error("{ruleset} is not played in sets")]
    SetOfMatches {
        /// The ruleset's name.
        ruleset: &'static str,
    },
    /// Only the challenged person may answer.
    #[error("the challenge is for somebody else")]
    NotForYou {
        /// Who is challenged.
        opponent: PlayerId,
    },
    /// The challenger may withdraw the challenge, but not answer it.
    #[error("the challenge is one's own")]
    YourOwnChallenge,
    /// Only the challenger may withdraw.
    #[error("the challenge was made by somebody else")]
    NotYourChallenge {
        /// Who made it.
        challenger: PlayerId,
    },
    /// The challenge was accepted: its game has started.
    #[error("the challenge was accepted and is game {game}")]
    AlreadyAccepted {
        /// The game it became.
        game: GameId,
    },
    /// The challenge was declined.
    #[error("the challenge was declined")]
    AlreadyDeclined,
    /// The challenge was withdrawn.
    #[error("the challenge was withdrawn")]
    AlreadyWithdrawn,
    /// Nobody answered the challenge in time.
    #[error("the challenge has run out")]
    Expired,
    /// The challenge was answered with other terms.
    #[error("the challenge was answered with other terms")]
    AlreadyCountered,
    /// A counter-challenge must change something.
    #[error("the terms are the same")]
    SameTerms,
    /// The challenge is open to anyone, so nobody can decline or counter it.
    #[error("the challenge is for anybody")]
    ForAnybody,
    /// The person has too many open challenges.
    #[error("{most} challenges stand already")]
    TooManyOpen {
        /// How many may be open at once.
        most: u32,
    },
    /// The person made too many challenges just now.
    #[error("{most} challenges were made just now")]
    TooManyLately {
        /// How many may be made within [`super::limits::INVITATIONS_WITHIN`].
        most: u32,
        /// When the next one may be made.
        at: Timestamp,
    },
    /// The weekend or time zone was changed not long ago.
    #[error("weekend and time zone were changed already, and stay until {until}")]
    CalendarStays {
        /// When they may be changed again.
        until: Timestamp,
    },
    /// One of the two has blocked the other's challenges.
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
    /// The game is still running: a rematch comes after its end.
    #[error("game {game} goes on")]
    StillRunning {
        /// The game.
        game: GameId,
    },
    /// It is the computer's turn.
    #[error("it is the computer's turn")]
    ComputersTurn,
    /// Another player is to move.
    #[error("it is somebody else's turn")]
    NotYourTurn {
        /// Who is to move.
        whose: PlayerId,
        /// Whether more than two play.
        is_among_several: bool,
        /// The last move.
        last: Option<LastMove>,
    },
    /// The game has moved on since the board on which the request was made.
    #[error("the board was of ply {shown}, the game is at ply {now}")]
    Stale {
        /// The board that was shown.
        shown: Revision,
        /// The current board.
        now: Revision,
        /// Who made the request.
        by: PlayerId,
        /// Who is to move.
        whose: PlayerId,
        /// Whether more than two play.
        is_among_several: bool,
        /// The last move.
        last: Option<LastMove>,
    },
    /// The game is adjourned.
    #[error("game {game} is adjourned")]
    Adjourned {
        /// The game.
        game: GameId,
    },
    /// The game is adjourned already.
    #[error("game {game} is adjourned already")]
    AlreadyAdjourned {
        /// The game.
        game: GameId,
    },
    /// Only an adjourned game can be resumed.
    #[error("game {game} is not adjourned")]
    NotAdjourned {
        /// The game.
        game: GameId,
    },
    /// The game is already paused.
    #[error("game {game} is paused already")]
    AlreadyPaused {
        /// The game.
        game: GameId,
    },
    /// The game is not paused.
    #[error("game {game} is not paused")]
    NotPaused {
        /// The game.
        game: GameId,
    },
    /// The player took a move back just now.
    #[error("a move was taken back just now in game {game}")]
    AlreadyTakenBack {
        /// The game.
        game: GameId,
    },
    /// The player has made no move that was not forced.
    #[error("there is no move to take back in game {game}")]
    NothingToTakeBack {
        /// The game.
        game: GameId,
    },
    /// The opponent changed the last move, and the player has not seen the new one yet.
    #[error("the last move in game {game} was changed")]
    ChangedUnseen {
        /// The game.
        game: GameId,
        /// Where the new stones are.
        points: Vec<Point>,
    },
    /// The offer was answered, withdrawn, or made moot by a move.
    #[error("the offer in game {game} does not stand any more")]
    OfferIsMoot {
        /// The game.
        game: GameId,
    },
    /// The other player declined the same offer a moment ago.
    #[error("the same was declined a moment ago in game {game}")]
    DeclinedJustNow {
        /// The game.
        game: GameId,
        /// When it may be offered again.
        until: Timestamp,
    },
    /// Only the player who made an offer may withdraw it.
    #[error("the offer was made by somebody else")]
    NotYourOffer {
        /// Who made it.
        by: PlayerId,
    },
    /// Players cannot answer their own offers.
    #[error("the offer is one's own")]
    YourOwnOffer {
        /// Who may answer it, if more than two play.
        asked: Vec<PlayerId>,
    },
    /// Rated games need a clock.
    #[error("a rated game needs a clock")]
    RatedWithoutClock,
    /// Rated matches begin at zero.
    #[error("a rated match has no handicap")]
    RatedWithHandicap,
    /// The options do not go with the ruleset.
    #[error(transparent)]
    Options(#[from] crate::rules::OptionsRefusal),
    /// One of the two has blocked the other.
    #[error("one of the two has blocked the other")]
    OffersBlocked,
    /// The player already has the most games running against the computer.
    #[error("{most} games against the computer are running already")]
    TooManyComputerGames {
        /// How many there may be.
        most: u32,
    },
    /// The player has begun too many games against the computer lately.
    #[error("{most} games against the computer were begun lately, and the next may begin {at}")]
    TooManyComputerGamesBegun {
        /// How many there may be, as in [`super::limits::COMPUTER_GAMES_BEGUN`].
        most: u32,
        /// When the next may begin.
        at: Timestamp,
    },
    /// The computer does not agree to draws.
    #[error("the computer plays on")]
    ComputerPlaysOn,
    /// Replies can be planned only on the opponent's turn.
    #[error("it is one's own turn in game {game}")]
    PlanOnOwnTurn {
        /// The game.
        game: GameId,
    },
    /// Another line of the player answers the same moves with another one.
    #[error("another line answers the same moves with another one")]
    LineContradicts {
        /// Its answer; `None` if that is a choice in the opening.
        reply: Option<Point>,
    },
    /// The plan already has the most lines allowed.
    #[error("a plan has {most} lines at most")]
    PlanIsFull {
        /// How many it may have.
        most: usize,
    },
    /// The line has more moves than allowed.
    #[error("a line has {most} moves at most")]
    LineTooLong {
        /// How many it may have.
        most: usize,
    },
    /// The line does not end with a move of the player.
    #[error("the line holds no answer")]
    LineWithoutAnswer,
    /// The player has left the game, which goes on without them.
    #[error("the player has left game {game}")]
    HasLeft {
        /// The game.
        game: GameId,
    },
    /// The offer is answered by others.
    #[error("the offer is for others")]
    NotAsked {
        /// Who may answer.
        asked: Vec<PlayerId>,
    },
    /// The player has agreed to the offer, which waits for others.
    #[error("the player has agreed already")]
    AlreadyAgreed,
    /// The table does not allow it.
    #[error(transparent)]
    Table(#[from] TableRefusal),
    /// The courtesy is not possible.
    #[error(transparent)]
    Courtesy(#[from] CourtesyRefusal),
    /// A live game does not allow it.
    #[error(transparent)]
    Live(#[from] LiveRefusal),
    /// The move cannot be changed.
    #[error(transparent)]
    Change(#[from] ChangeRefusal),
    /// The move cannot be sealed, or withdrawn.
    #[error(transparent)]
    Seal(#[from] SealRefusal),
    /// A request about a hill.
    #[error(transparent)]
    Hill(#[from] HillRefusal),
    /// The game cannot be followed by this person.
    #[error(transparent)]
    Follow(#[from] FollowRefusal),
    /// A review of the game.
    #[error(transparent)]
    Review(#[from] ReviewRefusal),
    /// Nobody is found, or the seek cannot be kept.
    #[error(transparent)]
    Seek(#[from] SeekRefusal),
    /// Leaving the game and agreeing to a draw are not moves of a turn.
    #[error("that is not a move of a turn")]
    NotATurn,
    /// The rules of play forbid it.
    #[error(transparent)]
    Rules(#[from] rules::IllegalMove),
}
