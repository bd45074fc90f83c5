//! Why a courtesy between two players is refused: a day given to the other one, a win on time that is
//! claimed, a rating that is agreed on after the game has begun.

use jiff::Timestamp;
use thiserror::Error;

use super::id::GameId;

/// A refused courtesy, with the data needed to explain it in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum CourtesyRefusal {
    /// There is no clock to which time could be added.
    #[error("game {game} has no clock")]
    NoClock {
        /// The game.
        game: GameId,
    },
    /// The computer needs no time.
    #[error("the computer is given no time")]
    TimeForComputer,
    /// Among more than two, nobody gives anybody time.
    #[error("time is given only between two players")]
    TimeAmongSeveral,
    /// The player has given the most days in this game.
    #[error("{most} days were given in game {game} already")]
    TooManyGifts {
        /// The game.
        game: GameId,
        /// How many days one player may give.
        most: u32,
    },
    /// The player gave a day a short while ago.
    #[error("a day was given a moment ago in game {game}, and the next may be {until}")]
    GivenJustNow {
        /// The game.
        game: GameId,
        /// When the next may be given.
        until: Timestamp,
    },
    /// Nobody's time is up, or a win on time comes by itself.
    #[error("there is no win to claim in game {game}")]
    NothingToClaim {
        /// The game.
        game: GameId,
        /// When the opponent's time runs out, if it is running and the win has to be claimed then.
        due: Option<Timestamp>,
    },
    /// The time that is up is the player's own.
    #[error("one's own time is up in game {game}")]
    OwnTimeIsUp {
        /// The game.
        game: GameId,
    },
    /// Without a clock there is no win on time.
    #[error("a win on time needs a clock")]
    ClaimWithoutClock,
    /// Wins on time are claimed in games between two people only.
    #[error("wins on time are claimed between two people only")]
    ClaimForTwo,
    /// Too many stones were placed to make the game rated or unrated.
    #[error("more than {most} stones were placed in game {game}")]
    TooLateToRate {
        /// The game.
        game: GameId,
        /// How many there may be.
        most: u16,
    },
    /// In the other game of the set, too many stones were placed, or it is over.
    #[error("game {other} of the set has gone on too far")]
    TooLateInSet {
        /// The other game.
        other: GameId,
    },
    /// The other game of the set is paused or adjourned.
    #[error("game {other} of the set is paused or adjourned")]
    SetIsSuspended {
        /// The other game.
        other: GameId,
    },
    /// Among more than two, the rating is settled at the table.
    #[error("the rating is settled at the table")]
    RatingAtTable,
    /// The rating of a match is settled before its first game.
    #[error("the rating of a match is settled before its first game")]
    RatingOfMatch,
    /// Games against the computer are never rated.
    #[error("games against the computer are never rated")]
    RatingWithComputer,
    /// The game is rated already.
    #[error("game {game} is rated already")]
    AlreadyRated {
        /// The game.
        game: GameId,
    },
    /// The game is unrated already.
    #[error("game {game} is unrated already")]
    AlreadyUnrated {
        /// The game.
        game: GameId,
    },
}
