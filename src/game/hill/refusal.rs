//! Why a request about a hill is refused.

use jiff::Timestamp;
use thiserror::Error;

use crate::game::id::{ChannelId, GameId, PlayerId};

/// A refused request, with the data needed to explain it in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum HillRefusal {
    /// The server has no hills.
    #[error("there are no hills on this server")]
    Off,
    /// There are hills only on servers.
    #[error("there are hills only on servers")]
    OnlyOnServers,
    /// The ruleset, with these options, has no hill.
    #[error("{ruleset} with these options has no hill")]
    NoHill {
        /// The ruleset's name.
        ruleset: &'static str,
    },
    /// Only rated sets count on a hill.
    #[error("only rated sets count on a hill")]
    OnlyRatedSets,
    /// A set for the hill has begun, and stays rated.
    #[error("a set for the hill stays rated")]
    StaysRated,
    /// Whoever invites to a set for the hill must stand on it.
    #[error("the person is not on the hill of {ruleset}")]
    NotOnHill {
        /// The ruleset's name.
        ruleset: &'static str,
    },
    /// The other one of the two has left the hill, or was taken off.
    #[error("the other is not on the hill of {ruleset} any more")]
    OtherLeft {
        /// Who.
        player: PlayerId,
        /// The ruleset's name.
        ruleset: &'static str,
    },
    /// An invitation to a set for this hill stands between the two.
    #[error("one of the two has invited to a set for the hill already")]
    Invited {
        /// Who made it.
        by: PlayerId,
        /// Where.
        channel: ChannelId,
        /// When.
        at: Timestamp,
    },
    /// The two have a set for this hill running.
    #[error("a set for the hill is running with game {game}")]
    SetRunning {
        /// Its first game.
        game: GameId,
    },
}
