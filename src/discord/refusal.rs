//! Why the bot refuses a request, and other errors that end one.

use jiff::{SignedDuration, Timestamp};
use thiserror::Error;
use tracing::{debug, info};

use crate::discord::action::TournamentLine;
use crate::discord::permissions::MissingPermissions;
use crate::game::{self, ChannelId, GameId, TableId};
use crate::monitoring::measure::AnswerOutcome;
use crate::rules::{OptionsRefusal, PointError};
use crate::service::{self, Failure};

/// The most characters of a refusal in the log if it holds what somebody typed.
const MOST_LOGGED: usize = 200;

/// A request that is refused. It is shown as a sentence, and nothing was changed.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum Refusal {
    /// The game, the challenge or the rules do not allow it.
    #[error(transparent)]
    Service(#[from] service::ServiceRefusal),
    /// The typed text is not a point.
    #[error("`{typed}` names no point: {error}")]
    Point {
        /// What was typed.
        typed: String,
        /// What is wrong with it.
        error: PointError,
    },
    /// Two stones were typed, and the turn has room for one.
    #[error("the turn has one stone")]
    OneStone,
    /// The options do not fit the ruleset.
    #[error(transparent)]
    Options(#[from] OptionsRefusal),
    /// The typed text is not a ruleset.
    #[error("`{typed}` is no ruleset")]
    Ruleset {
        /// What was typed.
        typed: String,
    },
    /// The typed text is a part of the names of several rulesets.
    #[error("`{typed}` may be more than one ruleset")]
    WhichRuleset {
        /// What was typed.
        typed: String,
        /// The names of the rulesets.
        rulesets: Vec<&'static str>,
    },
    /// The typed text is not a time zone.
    #[error("`{typed}` is no time zone")]
    Zone {
        /// What was typed.
        typed: String,
    },
    /// The typed text is not a range of hours.
    #[error("`{typed}` are no quiet hours")]
    QuietHours {
        /// What was typed.
        typed: String,
    },
    /// What was written into a line of a tournament's form cannot be read.
    #[error("`{typed}` is not right in the line {line:?}")]
    TournamentLine {
        /// The line.
        line: TournamentLine,
        /// What was typed.
        typed: String,
    },
    /// What `/tournament manage` is to do takes an option that is missing.
    #[error("the option `{option}` is missing")]
    TournamentOption {
        /// The option.
        option: &'static str,
    },
    /// The typed text is not a game's number.
    #[error("`{typed}` is no game")]
    Game {
        /// What was typed.
        typed: String,
    },
    /// The typed text is not the number of a record.
    #[error("`{typed}` is no record")]
    Record {
        /// What was typed.
        typed: String,
    },
    /// The typed text is not a season.
    #[error("`{typed}` is no season")]
    Season {
        /// What was typed.
        typed: String,
    },
    /// A season was typed where there has been none.
    #[error("there are no seasons here")]
    NoSeasons,
    /// The game is not over.
    #[error("game {0} is not over")]
    NotOver(GameId),
    /// No game was named, and the player has none.
    #[error("no game is running")]
    NoGame,
    /// No game was named, and none of the player's games waits for them.
    #[error("no game waits for the player")]
    NothingWaits,
    /// No game was named, and none of the player's games allows what was asked for.
    #[error("no game allows this")]
    NoneFits,
    /// No game was named in the thread of one that has ended.
    #[error("game {0}, whose thread this is, is over")]
    OverHere(GameId),
    /// No game was named, and several fit.
    #[error("more than one game could be meant")]
    WhichGame {
        /// The games that fit.
        games: Vec<GameId>,
    },
    /// Options of `/table` that do not go together.
    #[error("these options do not go together")]
    TableOptions,
    /// Options of `/import` that do not go together.
    #[error("these options of /import do not go together")]
    ImportOptions,
    /// What was typed is no number of points.
    #[error("`{0}` is no handicap")]
    NotAHandicap(String),
    /// What was typed is no opening.
    #[error("`{0}` is no opening")]
    NotAnOpening(String),
    /// A handicap was typed for somebody who is not named.
    #[error("the handicap is nobody's")]
    HandicapOfWhom,
    /// A handicap was typed with a challenge that opens a table, for somebody who is not named.
    #[error("the handicap is nobody's at this table")]
    HandicapAtTable,
    /// `first` was typed for a game at a table.
    #[error("the option is for two players")]
    FirstAtTable,
    /// A game at a table, or against the computer, was to count on a hill.
    #[error("a hill is for sets of two people")]
    HillForTwo,
    /// A set was asked for at a table.
    #[error("a set is for two players")]
    SetAtTable,
    /// A set was asked for against the computer.
    #[error("a set is for two people")]
    SetAgainstComputer,
    /// No table was named, and none is open in this channel.
    #[error("no table is open here")]
    NoTable,
    /// No table was named, and several fit.
    #[error("more than one table could be meant")]
    WhichTable {
        /// The tables that fit.
        tables: Vec<TableId>,
    },
    /// The invited user is another bot, and bots do not play.
    #[error("bots do not play")]
    OpponentIsBot,
    /// A level was named for a game between people.
    #[error("only the bot plays at a level")]
    LevelOfPerson,
    /// A game against the computer was to be rated.
    #[error("games against the computer are not rated")]
    RatedAgainstComputer,
    /// Everything about the asker is being deleted.
    #[error("everything about the asker is being deleted")]
    BeingDeleted,
    /// The server has barred the asker.
    #[error("the asker is barred on this server")]
    Barred,
    /// Bots cannot be barred, nor can one bar oneself.
    #[error("nobody to bar")]
    BarWhom,
    /// Invitations work only on servers.
    #[error("invitations are made on servers")]
    OnlyOnServers,
    /// Tournaments and leagues are played on servers.
    #[error("tournaments are on servers")]
    TournamentOnlyOnServers,
    /// The bot cannot post by itself where the command was used.
    #[error("the bot is not there itself")]
    NotReachable,
    /// The bot lacks permissions in this channel.
    #[error("permissions are missing")]
    Permissions(MissingPermissions),
    /// The bot may not post in the server's channel for games.
    #[error("the channel for games takes nothing")]
    GamesChannel(ChannelId),
    /// Only people who manage a server change its settings.
    #[error("only those who manage the server may do this")]
    ManageServer,
    /// The button does not belong to this version.
    #[error("the button has no meaning")]
    Button,
    /// The command or its options do not belong to this version.
    #[error("the command is not known in this form")]
    Command,
    /// The person sends too many requests; further ones are ignored for a while.
    #[error("so much is asked for that the rest is not answered")]
    TooMuch,
    /// The person has done this often enough for now.
    #[error("this was done often enough for now")]
    TooSoon {
        /// When it is possible again.
        at: Timestamp,
    },
    /// A record of the person cannot be read.
    #[error("record {0} is damaged")]
    DamagedRecord(u32),
    /// An attached file is larger than is read.
    #[error("the file is too large")]
    FileTooLarge,
    /// An attached file could not be fetched.
    #[error("the file was not fetched")]
    FileNotFetched,
    /// A review could not be made.
    #[error("the review was not made")]
    NotReviewed,
    /// The person waits for the review of another game.
    #[error("the review of game {0} is being made")]
    ReviewOfAnother(GameId),
    /// The operator has banned the person.
    #[error("the person is banned")]
    Banned {
        /// When the ban ends; `None` if it does not.
        until: Option<Timestamp>,
        /// Why, as the operator wrote it; may be empty.
        reason: String,
    },
    /// The bot is stopping.
    #[error("the bot is about to restart")]
    Stopping,
}

impl From<service::Ban> for Refusal {
    fn from(ban: service::Ban) -> Self {
        Self::Banned {
            until: ban.until,
            reason: ban.reason,
        }
    }
}

impl Refusal {
    /// The refusal of something that is possible again after this wait. Discord shows whole seconds.
    pub fn too_soon(now: Timestamp, wait: SignedDuration) -> Self {
        let wait = wait.saturating_add(SignedDuration::from_millis(999));
        let at = now.saturating_add(wait).unwrap_or(now);
        Self::TooSoon { at }
    }

    /// Logs the refusal; who asked, and what was typed, only at the level debug.
    pub fn log(&self, asker: u64) {
        info!("refused: {}", self.without_typed());
        debug!(asker, "refused: {}", self.in_log());
    }

    /// The refusal on one line, whatever was typed, and cut.
    fn in_log(&self) -> String {
        let told: String = self.to_string().chars().take(MOST_LOGGED).collect();
        told.escape_debug().to_string().replace("\\'", "'")
    }

    /// The refusal with `...` for what was typed: people write what they like, and operators show logs to
    /// others.
    fn without_typed(&self) -> String {
        let mut refusal = self.clone();
        if let Some(typed) = refusal.typed() {
            "...".clone_into(typed);
        }
        refusal.to_string()
    }

    /// What was typed, if the refusal repeats it.
    fn typed(&mut self) -> Option<&mut String> {
        match self {
            Self::Point { typed, .. }
            | Self::Ruleset { typed }
            | Self::WhichRuleset { typed, .. }
            | Self::Zone { typed }
            | Self::TournamentLine { typed, .. }
            | Self::QuietHours { typed }
            | Self::Game { typed }
            | Self::Record { typed }
            | Self::Season { typed }
            | Self::NotAHandicap(typed)
            | Self::NotAnOpening(typed) => Some(typed),
            _ => None,
        }
    }
}

/// Why a request was not carried out.
#[derive(Debug, Error)]
pub enum RequestError {
    /// It was refused.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// It was refused, and what was typed into a form is repeated with the reason, so that nobody writes it twice.
    #[error("{refusal}")]
    NotTaken {
        /// Why.
        refusal: Refusal,
        /// What was typed, line by line.
        typed: Vec<String>,
    },
    /// The database failed.
    #[error(transparent)]
    Failed(#[from] Failure),
    /// This program has a bug.
    #[error("{0}")]
    Bug(String),
}

impl RequestError {
    /// Why the request was refused; `None` if it failed.
    pub const fn refusal(&self) -> Option<&Refusal> {
        match self {
            Self::Refused(refusal) | Self::NotTaken { refusal, .. } => Some(refusal),
            Self::Failed(_) | Self::Bug(_) => None,
        }
    }
}

/// What became of a request, for whoever watches the bot.
pub const fn outcome<T>(done: &Result<T, RequestError>) -> AnswerOutcome {
    match done {
        Ok(_) => AnswerOutcome::Done,
        Err(RequestError::Refused(_) | RequestError::NotTaken { .. }) => AnswerOutcome::Refused,
        Err(RequestError::Failed(_) | RequestError::Bug(_)) => AnswerOutcome::Failed,
    }
}

impl From<service::Error> for RequestError {
    fn from(error: service::Error) -> Self {
        match error {
            service::Error::Refused(refusal) => Refusal::from(refusal).into(),
            service::Error::Failed(failure) => failure.into(),
        }
    }
}

impl From<game::GameRefusal> for RequestError {
    fn from(refusal: game::GameRefusal) -> Self {
        Refusal::from(service::ServiceRefusal::from(refusal)).into()
    }
}

impl From<OptionsRefusal> for RequestError {
    fn from(refusal: OptionsRefusal) -> Self {
        Refusal::from(refusal).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_typed_is_left_out_above_debug() {
        let error = PointError::Unreadable;
        let typed = || "my secret".to_owned();
        for refusal in [
            Refusal::Point {
                typed: typed(),
                error,
            },
            Refusal::Ruleset { typed: typed() },
            Refusal::WhichRuleset {
                typed: typed(),
                rulesets: vec!["Pente"],
            },
            Refusal::Zone { typed: typed() },
            Refusal::QuietHours { typed: typed() },
            Refusal::Game { typed: typed() },
            Refusal::Record { typed: typed() },
            Refusal::Season { typed: typed() },
            Refusal::NotAHandicap(typed()),
            Refusal::NotAnOpening(typed()),
        ] {
            assert!(refusal.in_log().contains("my secret"), "{refusal}");
            let logged = refusal.without_typed();
            assert!(logged.starts_with("`...` "), "{logged}");
        }
        assert_eq!(Refusal::NoGame.without_typed(), "no game is running");
    }

    #[test]
    fn what_was_typed_makes_no_line_of_its_own_in_the_log() {
        let typed = "x\n2026-11-22T00:00:00Z ERROR fake\u{202e}".to_owned();
        let logged = Refusal::Zone { typed }.in_log();
        assert!(!logged.contains(['\n', '\u{202e}']), "{logged}");
        assert!(logged.starts_with(r"`x\n2026"), "{logged}");
        let long = Refusal::Zone {
            typed: "x".repeat(6_000),
        };
        assert_eq!(long.in_log().len(), MOST_LOGGED);
    }
}
