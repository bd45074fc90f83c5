//! Why a request about a table is refused. A refusal changes nothing.

use jiff::Timestamp;
use thiserror::Error;

use crate::game::id::{GameId, PlayerId};

/// A refused request, with the data needed to explain it in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TableRefusal {
    /// Two people need no table.
    #[error("{ruleset} is a game for two")]
    ForTwo {
        /// The ruleset's name.
        ruleset: &'static str,
    },
    /// The ruleset is played by other numbers of people.
    #[error("{ruleset} is for {fewest} to {most} people")]
    WrongNumberOfSeats {
        /// The ruleset's name.
        ruleset: &'static str,
        /// The fewest people.
        fewest: u8,
        /// The most people.
        most: u8,
    },
    /// Every chair but the host's may be the computer's.
    #[error("at most {most} chairs may be the computer's")]
    TooManyComputers {
        /// How many chairs may be the computer's.
        most: u8,
    },
    /// A rated match begins at zero.
    #[error("a rated match has no handicap")]
    RatedWithHandicap,
    /// A game against the computer is never rated.
    #[error("the computer cannot play a rated game")]
    RatedWithComputers,
    /// The order of play at a table for a rated game is by chance.
    #[error("the order of a rated game is by chance")]
    RatedAsSeated,
    /// The person sits at the table already.
    #[error("the person sits there already")]
    AlreadySeated,
    /// The invited person sits at the table already.
    #[error("the guest sits there already")]
    GuestSeated,
    /// The person does not sit at the table.
    #[error("the person does not sit there")]
    NotSeated,
    /// The person whom the host wants to have stand up does not sit at the table.
    #[error("nobody like that sits there")]
    NobodyToRemove,
    /// The host had the person stand up, and has not invited them since.
    #[error("the host had the person stand up")]
    Removed,
    /// The free chairs are kept for the players of the game before, and the host has not invited the
    /// person.
    #[error("the chairs are kept for others")]
    Kept,
    /// A person at the table has as many games against the computer as anybody may have.
    #[error("somebody at the table plays too many games against the computer")]
    NoRoomForComputer {
        /// The person.
        player: PlayerId,
    },
    /// No chair is free on this side; on the other one there is.
    #[error("the side is full")]
    SideFull,
    /// Only the person who opened the table may do this.
    #[error("the table is hosted by somebody else")]
    NotHost {
        /// Who opened it.
        host: PlayerId,
    },
    /// Too few people sit at the table.
    #[error("{needed} people are needed")]
    TooFew {
        /// How many are needed.
        needed: u8,
    },
    /// The game has started.
    #[error("the table's game {game} has started")]
    Started {
        /// The game.
        game: GameId,
    },
    /// The host closed the table.
    #[error("the table was closed")]
    Closed,
    /// The table was not full in time.
    #[error("the table has expired")]
    Expired,
    /// The person has too many open tables.
    #[error("{most} tables are open already")]
    TooManyOpen {
        /// How many may be open at once.
        most: u32,
    },
    /// The person opened too many tables just now.
    #[error("{most} tables were opened just now")]
    TooManyLately {
        /// How many may be opened in a short time.
        most: u32,
        /// When the next one may be opened.
        at: Timestamp,
    },
    /// The person was invited to this table before.
    #[error("the person has been invited already")]
    AlreadyInvited,
    /// Too many people have been invited to this table.
    #[error("{most} people have been invited already")]
    TooManyInvited {
        /// How many may be invited.
        most: u32,
    },
}
