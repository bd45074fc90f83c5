//! Why a request about a tournament is refused. A refusal changes nothing.

use jiff::Timestamp;
use thiserror::Error;

use crate::game::{GameRefusal, RecurrenceError, TournamentId};
use crate::store::RatingBand;

/// A refused request, with the data needed to explain it in a sentence.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum TournamentRefusal {
    /// No tournament has this number, or it is not announced yet.
    #[error("there is no tournament {0}")]
    NoSuchTournament(TournamentId),
    /// The person may not make tournaments on the server.
    #[error("the person may not make tournaments here")]
    NotAllowed,
    /// The person neither organises the tournament nor may manage the server.
    #[error("the person does not organise the tournament")]
    NotOrganiser,
    /// The name is empty, or too long.
    #[error("a name has 1 to {most} characters")]
    BadName {
        /// The most characters.
        most: usize,
    },
    /// Too many tournaments of the server are not over.
    #[error("{most} tournaments are going on")]
    TooManyGoingOn {
        /// The most.
        most: u32,
    },
    /// The ruleset is played in matches or by partners.
    #[error("{ruleset} is not played in tournaments")]
    NotForTournaments {
        /// The ruleset's name.
        ruleset: &'static str,
    },
    /// The format is for games with another number of seats.
    #[error("the format does not fit {ruleset}")]
    SeatsDoNotFit {
        /// The ruleset's name.
        ruleset: &'static str,
    },
    /// Games would have no clock.
    #[error("games of a tournament have a clock")]
    NeedsClock,
    /// The terms contradict themselves.
    #[error(transparent)]
    Terms(GameRefusal),
    /// So many entrants do not fit the format.
    #[error("the format takes {fewest} to {most} entrants")]
    WrongNumbers {
        /// The fewest.
        fewest: usize,
        /// The most.
        most: usize,
    },
    /// Too many or too few rounds.
    #[error("a tournament has 1 to {most} rounds")]
    WrongRounds {
        /// The most.
        most: u8,
    },
    /// It starts too soon, or too late.
    #[error("a tournament starts between {soonest} and {latest}")]
    WrongStart {
        /// The soonest start.
        soonest: Timestamp,
        /// The latest start.
        latest: Timestamp,
    },
    /// The start of a draft has passed, or is too near.
    #[error("the start has passed; it starts at {soonest} or later")]
    StartPassed {
        /// The soonest start.
        soonest: Timestamp,
    },
    /// Entries would end after the start, or in the past.
    #[error("entries end before the start")]
    WrongEntryEnd,
    /// The lowest rating is above the highest.
    #[error("nobody has such a rating")]
    EmptyBand,
    /// What was written is no rule by which something repeats.
    #[error(transparent)]
    WrongRule(RecurrenceError),
    /// The start is none of the times of its rule.
    #[error("the rule does not fall on the start, but on {next:?}")]
    RuleMissesStart {
        /// The first time of the rule after the start, if there is one.
        next: Option<Timestamp>,
    },
    /// The series is in a time zone that is not known.
    #[error("the time zone is not known")]
    NoSuchZone,
    /// The bot does not know the person.
    #[error("the person is not known")]
    NotKnown,
    /// It does not repeat.
    #[error("the tournament does not repeat")]
    RepeatsNot,
    /// It is stored damaged, or by another version.
    #[error("tournament {0} cannot be read")]
    CannotBeRead(TournamentId),
    /// Something that was written for a draft is not right yet.
    #[error("something written is not right yet")]
    NotRightYet,
    /// Somebody has changed the draft since it was shown.
    #[error("the draft has changed since it was shown")]
    DraftChanged,
    /// The format decides how many rounds there are.
    #[error("the number of rounds cannot be chosen")]
    RoundsFollow,
    /// The check-in is too long or too short.
    #[error("a check-in lasts up to {hours} hours")]
    WrongCheckIn {
        /// The most hours.
        hours: i64,
    },
    /// It is announced already.
    #[error("the tournament is announced already")]
    AnnouncedAlready,
    /// It is not open for entries any more.
    #[error("entries have ended")]
    EntriesOver,
    /// The same as some of the others, where the tournament is a season of a league.
    #[error("the season: {0:?}")]
    Season(SeasonRefusal),
    /// It is over, or was cancelled.
    #[error("the tournament is over")]
    Over,
    /// Only a tournament that has begun has games.
    #[error("the tournament has not begun")]
    NotBegun,
    /// It is paused: it is resumed before it starts.
    #[error("the tournament is paused and not started")]
    StartPaused,
    /// Whoever is to take a place is, or was, in the tournament.
    #[error("the other person is in the tournament")]
    PlaysAlready,
    /// The person is the organiser already.
    #[error("the person is the organiser already")]
    OrganiserAlready,
    /// The person has as many drafts as may be.
    #[error("there are {most} drafts of the person already")]
    TooManyDrafts {
        /// How many there may be.
        most: u32,
    },
    /// It has begun.
    #[error("the tournament has begun")]
    Begun,
    /// The person has entered already.
    #[error("the person has entered already")]
    EnteredAlready,
    /// The person has not entered.
    #[error("the person has not entered")]
    NotEntered,
    /// Somebody else, whom it concerns, is not in the tournament.
    #[error("the other person is not in the tournament")]
    NotOfIt,
    /// The person has left, and does not come back.
    #[error("the person has left the tournament")]
    HasLeft,
    /// The person's rating is outside the band.
    #[error("the rating {rating} is outside the band")]
    OutsideBand {
        /// The person's rating.
        rating: i32,
        /// The band.
        band: RatingBand,
    },
    /// There is no place left.
    #[error("{most} have entered")]
    Full {
        /// How many places there are.
        most: u16,
    },
    /// The person missed a game, and may not enter for a time.
    #[error("the person may not enter before {until}")]
    Barred {
        /// When they may again.
        until: Timestamp,
    },
    /// The check-in is not open.
    #[error("the check-in opens at {opens_at}")]
    CheckInNotOpen {
        /// When it opens.
        opens_at: Timestamp,
    },
    /// The tournament has no check-in.
    #[error("the tournament has no check-in")]
    NoCheckIn,
    /// Nobody can have a bye in the next round.
    #[error("no bye is possible in the next round")]
    NoByeNow,
    /// It has not begun, and byes are asked for while a round is played.
    #[error("a bye can be asked for once the tournament has begun")]
    NoByeYet,
    /// The person had a bye already, or asked for one.
    #[error("the person had a bye already")]
    ByeTaken,
    /// No pairing has this board in the round that is played.
    #[error("there is no board {board} in this round")]
    NoSuchBoard {
        /// The board.
        board: usize,
    },
    /// This round is not the one that is played.
    #[error("round {round} is not the one that is played")]
    NotThisRound {
        /// The round.
        round: usize,
    },
    /// The pairing has a result already.
    #[error("the pairing has a result")]
    DecidedAlready,
    /// The result does not fit the pairing.
    #[error("the result does not fit the pairing")]
    WrongResult,
    /// A reason is needed, and no longer than this.
    #[error("a reason has 1 to {most} characters")]
    NoReason {
        /// The most characters.
        most: usize,
    },
    /// The player has moved in a game, or finished one.
    #[error("the player has played already")]
    PlayedAlready,
    /// The start is not the one that was shown.
    #[error("the start was moved to {starts_at}")]
    StartMoved {
        /// When it starts now.
        starts_at: Timestamp,
    },
    /// The organiser has done this as often as one can within an hour.
    #[error("{most} within an hour, again at {at}")]
    TooOften {
        /// How often one can.
        most: u32,
        /// When it is possible again.
        at: Timestamp,
    },
    /// The person was put into the tournament as often as can be.
    #[error("the person was put in {most} times")]
    PutInBefore {
        /// How often somebody can be.
        most: u32,
    },
    /// It is paused already.
    #[error("the tournament is paused")]
    PausedAlready,
    /// It is not paused.
    #[error("the tournament is not paused")]
    NotPaused,
    /// No league has this number, or it has no such season.
    #[error("there is no league {0}, or no such season of it")]
    NoSuchLeague(TournamentId),
    /// The tournament is not a season of a league.
    #[error("the tournament is not a season of a league")]
    NoLeague,
    /// People enter a league between two seasons.
    #[error("the season is being played")]
    SeasonRunning,
    /// All games of a season are played at the same time, so they cannot be live.
    #[error("the games of a league are not live")]
    LiveLeague,
    /// A league goes on by itself, and does not repeat by a rule.
    #[error("a league goes on by itself")]
    LeagueGoesOn,
    /// Divisions of such a size, or so many who change places, are not possible.
    #[error("no league has such divisions")]
    WrongDivisions,
    /// The season is the last one already.
    #[error("the season is the last one already")]
    LastSeasonAlready,
    /// The league goes on already.
    #[error("the league goes on already")]
    GoesOnAlready,
    /// Too few have entered.
    #[error("at least {fewest} have to enter")]
    TooFew {
        /// The fewest.
        fewest: usize,
    },
    /// Enough have entered, but too few have checked in.
    #[error("{ready} have checked in, and at least {fewest} have to")]
    TooFewThere {
        /// How many have.
        ready: usize,
        /// The fewest.
        fewest: usize,
    },
}

/// Why nothing is done about a season of a league: the same as of a tournament, and called by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeasonRefusal {
    /// It is over, or was cancelled.
    Over,
    /// It has not begun.
    NotBegun,
    /// It has begun.
    Begun,
    /// It is paused: it is resumed before it starts.
    StartPaused,
    /// It is paused already.
    PausedAlready,
    /// It is not paused.
    NotPaused,
}

impl TournamentRefusal {
    /// The same, said of a season of a league.
    #[must_use]
    pub fn of_season(self) -> Self {
        Self::Season(match self {
            Self::Over => SeasonRefusal::Over,
            Self::NotBegun => SeasonRefusal::NotBegun,
            Self::Begun => SeasonRefusal::Begun,
            Self::StartPaused => SeasonRefusal::StartPaused,
            Self::PausedAlready => SeasonRefusal::PausedAlready,
            Self::NotPaused => SeasonRefusal::NotPaused,
            other => return other,
        })
    }
}
