//! Why a wish is not granted, as far as Discord's side sees it, and what else can end a request.

use thiserror::Error;

use crate::discord::permissions::Missing;
use crate::game::{self, ChannelId, GameId};
use crate::rules::{OptionsRefusal, PointError};
use crate::service::{self, Failure};

/// A wish that cannot be granted. It is shown as a sentence, and nothing was changed.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum Refusal {
    /// The game, the challenge or the rules do not allow it.
    #[error(transparent)]
    Service(#[from] service::Refusal),
    /// What was typed names no point.
    #[error("`{typed}` names no point: {error}")]
    Point {
        /// What was typed.
        typed: String,
        /// What is wrong with it.
        error: PointError,
    },
    /// The options do not fit the ruleset.
    #[error(transparent)]
    Options(#[from] OptionsRefusal),
    /// What was typed names no ruleset.
    #[error("`{typed}` is no ruleset")]
    Ruleset {
        /// What was typed.
        typed: String,
    },
    /// What was typed names no time zone.
    #[error("`{typed}` is no time zone")]
    Zone {
        /// What was typed.
        typed: String,
    },
    /// What was typed names no hours.
    #[error("`{typed}` are no quiet hours")]
    QuietHours {
        /// What was typed.
        typed: String,
    },
    /// What was typed names no game.
    #[error("`{typed}` is no game")]
    Game {
        /// What was typed.
        typed: String,
    },
    /// No game was named, and the player has none.
    #[error("no game is running")]
    NoGame,
    /// No game was named, and none of the player's waits for them.
    #[error("no game waits for the player")]
    NothingWaits,
    /// No game was named, and more than one could be meant.
    #[error("more than one game could be meant")]
    WhichGame {
        /// Those that could be meant.
        games: Vec<GameId>,
    },
    /// Bots do not play.
    #[error("bots do not play")]
    OpponentIsBot,
    /// A level was named for a game between people.
    #[error("only the bot plays at a level")]
    LevelOfPerson,
    /// Invitations are made on servers.
    #[error("invitations are made on servers")]
    OnlyOnServers,
    /// The bot cannot write by itself where somebody uses it.
    #[error("the bot is not there itself")]
    NotReachable,
    /// The bot may not do what it must in this channel.
    #[error("permissions are missing")]
    Permissions(Missing),
    /// The bot may not post in the channel that the server has chosen for games.
    #[error("the channel for games takes nothing")]
    GamesChannel(ChannelId),
    /// Only those who manage a server choose for it.
    #[error("only those who manage the server may do this")]
    ManageServer,
    /// The button is none of this version's.
    #[error("the button has no meaning")]
    Button,
    /// The command or its options are not those of this version.
    #[error("the command is not known in this form")]
    Command,
    /// So much is asked for that the rest is not answered for a while.
    #[error("so much is asked for that the rest is not answered")]
    TooMuch,
    /// This was done often enough for now.
    #[error("this was done often enough for now")]
    TooSoon,
    /// The bot is about to stop.
    #[error("the bot is about to restart")]
    Stopping,
}

/// Why a request was not done.
#[derive(Debug, Error)]
pub enum Trouble {
    /// It cannot be granted.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The database failed.
    #[error(transparent)]
    Failed(#[from] Failure),
    /// There is a mistake in this program.
    #[error("{0}")]
    Bug(String),
}

impl From<service::Error> for Trouble {
    fn from(error: service::Error) -> Self {
        match error {
            service::Error::Refused(refusal) => Refusal::from(refusal).into(),
            service::Error::Failed(failure) => failure.into(),
        }
    }
}

impl From<game::Refusal> for Trouble {
    fn from(refusal: game::Refusal) -> Self {
        Refusal::from(service::Refusal::from(refusal)).into()
    }
}

impl From<OptionsRefusal> for Trouble {
    fn from(refusal: OptionsRefusal) -> Self {
        Refusal::from(refusal).into()
    }
}
