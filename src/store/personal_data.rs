//! Where the database holds people's account numbers, and what becomes of each place when a person is deleted.
//!
//! A place that is not listed is treated like one that is kept under a stand-in, so that nothing is forgotten; the tests
//! compare this list with the schema.

/// What a row tells about a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StoredKind {
    /// Their names and the language of their client.
    Names,
    /// The games they sit in.
    Games,
    /// If-then lines and sealed moves.
    Plans,
    /// Challenges, tables and seeks.
    Invitations,
    /// Ratings, results, podiums.
    Results,
    /// Tournaments that they entered or organise.
    Tournaments,
    /// Their steps on hills.
    Hills,
    /// What they have set for themselves.
    Settings,
    /// Whom they have blocked.
    Blocks,
    /// Games of others that they follow.
    Following,
    /// Whether the lessons were offered to them, and where they are in them.
    Lessons,
    /// The tasks of the lessons that they have solved.
    SolvedTasks,
    /// Puzzles that they were shown.
    Puzzles,
    /// Kept reviews of their games.
    Reviews,
    /// Whether they agree that a review is shown in the channel of its game.
    ReviewShares,
    /// Records that they imported.
    Library,
    /// Reports that they wrote.
    Reports,
    /// What is to be sent to them, and what was a moment ago.
    Messages,
    /// Where they are barred.
    Bars,
}

/// What becomes of a row when its person is deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is deleted.
    Deleted,
    /// It stays, with a stand-in in the person's place: it belongs to others, too.
    StandIn,
    /// It stays as it is: without it, the operator and servers could refuse nobody who comes back.
    Kept,
}

/// Whether a row is in the file that its person gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exported {
    /// It is.
    Yes,
    /// It is not, for this reason.
    No(&'static str),
}

/// A column that holds people's account numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PersonalColumn {
    /// The table.
    pub table: &'static str,
    /// The column.
    pub column: &'static str,
    /// What its rows tell.
    pub kind: StoredKind,
    /// What becomes of them.
    pub fate: Fate,
    /// Whether they are exported.
    pub exported: Exported,
    /// Which of its rows are meant, as SQL; all if there is none.
    pub only: Option<&'static str>,
    /// Which of its rows are exported, as SQL; all if there is none.
    pub exported_only: Option<&'static str>,
}

const fn row(
    table: &'static str,
    column: &'static str,
    kind: StoredKind,
    fate: Fate,
) -> PersonalColumn {
    PersonalColumn {
        table,
        column,
        kind,
        fate,
        exported: Exported::Yes,
        only: None,
        exported_only: None,
    }
}

impl PersonalColumn {
    const fn not_exported(self, reason: &'static str) -> Self {
        Self {
            exported: Exported::No(reason),
            ..self
        }
    }

    const fn only(self, only: &'static str) -> Self {
        Self {
            only: Some(only),
            ..self
        }
    }

    const fn exported_only(self, rows: &'static str) -> Self {
        Self {
            exported_only: Some(rows),
            ..self
        }
    }
}

use Fate::{Deleted, Kept, StandIn};
use StoredKind::{
    Bars, Blocks, Following, Games, Hills, Invitations, Lessons, Library, Messages, Names, Plans,
    Puzzles, Reports, Results, ReviewShares, Settings, SolvedTasks, Tournaments,
};

/// Standings that nothing changes any more, because their season is closed.
const CLOSED_SEASON: &str = "server < 0 AND -server IN (SELECT id FROM seasons WHERE closed)";
const NO_CLOSED_SEASON: &str =
    "NOT (server < 0 AND -server IN (SELECT id FROM seasons WHERE closed))";

/// Finds the seats of finished games without reading all seats.
const IN_FINISHED_GAMES: &str = "game IN (SELECT game FROM finished_games WHERE player =
    (SELECT short_id FROM short_ids WHERE id = $1))";

/// Bars from tournaments that had ended when the person asked to be deleted, and those that run on. That is the time of
/// the wish, not of its fulfilment, so that all steps find the same.
const ENDED_BARS: &str = "until <= (SELECT asked_at FROM deletions
    WHERE deletions.player = tournament_bars.player)";
const RUNNING_BARS: &str = "until > COALESCE((SELECT asked_at FROM deletions
    WHERE deletions.player = tournament_bars.player), -9223372036854775808)";

/// That two people who block each other were paired would tell the one whom the other has blocked.
const NOT_ABOUT_BLOCKS: &str = "kind <> 'blocked-pair'";

const BY_SHORT_ID: &str =
    "it holds a short number, which `short_ids` explains; its games are exported as records";
const OF_OTHERS: &str = "it was written by somebody else, who is not to be named";
const MADE_OF_GAMES: &str = "it repeats what a game's row says";

/// The row of a person, to which the others refer: it is deleted last, and the row in `deletions` forgets the account
/// number with it.
pub const PERSON: PersonalColumn = row("players", "id", Names, Deleted);

/// Where [`PERSON`] and the account number of somebody who is being deleted stand.
pub const CLEARED_LAST: &[&str] = &["players", "deletions"];

/// Every other column that holds people's account numbers.
pub const PERSONAL_COLUMNS: &[PersonalColumn] = &[
    row("nicknames", "player", Names, Deleted),
    row("seats", "player", Games, StandIn)
        .only(IN_FINISHED_GAMES)
        .not_exported(MADE_OF_GAMES),
    row("seats", "player", Games, StandIn),
    row("games", "to_move", Games, StandIn).not_exported(MADE_OF_GAMES),
    row("games", "machine", Games, StandIn).not_exported("it is the bot's own account"),
    row("sets", "one", Games, StandIn),
    row("sets", "other", Games, StandIn),
    row("time_gifts", "giver", Games, Deleted),
    row("offers", "player", Games, Deleted),
    row("declined_offers", "player", Games, Deleted),
    row("private_boards", "player", Games, Deleted),
    row("review_shares", "player", ReviewShares, Deleted),
    row("sought_games", "waited", Games, StandIn),
    row("plans", "player", Plans, Deleted),
    row("past_plans", "player", Plans, Deleted),
    row("sealed_moves", "player", Plans, Deleted),
    row("challenges", "challenger", Invitations, StandIn),
    row("challenges", "opponent", Invitations, StandIn),
    row("tables", "host", Invitations, StandIn),
    row("chairs", "player", Invitations, StandIn),
    row("kept_chairs", "player", Invitations, Deleted),
    row("table_invitations", "player", Invitations, Deleted),
    row("table_removals", "player", Invitations, Deleted),
    row("table_handicaps", "player", Invitations, StandIn),
    row("seeks", "player", Invitations, Deleted),
    row("everywhere_consents", "player", Invitations, Deleted),
    row("ratings", "player", Results, Deleted).only(NO_CLOSED_SEASON),
    row("ratings", "player", Results, StandIn).only(CLOSED_SEASON),
    row("short_ids", "id", Results, StandIn).not_exported(BY_SHORT_ID),
    row("computer_results", "player", Results, Deleted),
    row("accuracies", "player", Results, Deleted),
    row("podiums", "player", Results, StandIn),
    row("climbs", "player", Results, StandIn),
    row("tournaments", "organiser", Tournaments, StandIn),
    row("tournament_entries", "player", Tournaments, StandIn),
    row("tournament_byes", "player", Tournaments, StandIn),
    row("tournament_events", "actor", Tournaments, StandIn).exported_only(NOT_ABOUT_BLOCKS),
    row("tournament_events", "player", Tournaments, StandIn).exported_only(NOT_ABOUT_BLOCKS),
    row("tournament_events", "other", Tournaments, StandIn).exported_only(NOT_ABOUT_BLOCKS),
    row("tournament_bars", "player", Bars, Deleted).only(ENDED_BARS),
    row("tournament_bars", "player", Bars, Kept).only(RUNNING_BARS),
    row("league_places", "player", Tournaments, StandIn),
    row("climbers", "player", Hills, Deleted),
    row("settings", "player", Settings, Deleted),
    row("former_habits", "player", Settings, Deleted),
    row("vacations", "player", Settings, Deleted),
    row("blocks", "player", Blocks, Deleted),
    row("blocks", "blocked", Blocks, Deleted).not_exported(OF_OTHERS),
    row("followers", "player", Following, Deleted),
    row("learners", "player", Lessons, Deleted),
    row("solved_tasks", "player", SolvedTasks, Deleted),
    row("solvers", "player", Puzzles, Deleted),
    row("puzzle_attempts", "player", Puzzles, Deleted),
    row("daily_solvers", "player", Puzzles, Deleted),
    row("library", "player", Library, Deleted),
    row("library_numbers", "player", Library, Deleted),
    row("reports", "reporter", Reports, Deleted),
    row("reports", "reported", Reports, Deleted).not_exported(OF_OTHERS),
    row("news", "player", Messages, Deleted),
    row("reminders", "player", Messages, Deleted),
    row("digests", "player", Messages, Deleted),
    row("pings", "player", Messages, Deleted),
    row("pings", "pinged", Messages, Deleted).not_exported(OF_OTHERS),
    row("pair_pings", "player", Messages, Deleted),
    row("pair_pings", "pinged", Messages, Deleted).not_exported(OF_OTHERS),
    row("sent_notices", "player", Messages, Deleted),
    row("post_attempts", "player", Messages, Deleted),
    row("server_bars", "player", Bars, Kept),
    row("bans", "player", Bars, Kept),
];

/// Tables without any account number, and why none is in them.
pub const NOT_PERSONAL: &[(&str, &str)] = &[
    ("_sqlx_migrations", "the versions of the schema"),
    ("absences", "when the bot was away"),
    ("clocks", "the clocks of a game, by seat"),
    ("daily_puzzles", "puzzles of servers"),
    ("departed_servers", "servers from which the bot was removed"),
    (
        "finished_games",
        "people stand in it by short numbers, which `short_ids` explains",
    ),
    ("heartbeat", "when the bot was there"),
    (
        "hills",
        "hills of servers; who stands on them is in `climbers`",
    ),
    (
        "interactions",
        "the numbers of commands and presses of the last minutes, without whose they were",
    ),
    ("ladder_steps", "counts"),
    ("ladders", "counts"),
    ("league_seasons", "the numbers of tournaments"),
    ("lesson_games", "the numbers of games"),
    ("match_points", "points of a game, by seat"),
    ("next_numbers", "counters"),
    ("puzzle_searches", "the numbers of games"),
    ("puzzles", "positions"),
    ("rating_changes", "what a game changed, by seat"),
    ("rematches", "the numbers of games and invitations"),
    ("reviews", "what the engine says of moves"),
    ("rewrites", "when the file was written anew"),
    ("seasons", "seasons of servers"),
    ("server_locales", "the languages of servers"),
    ("server_names", "the names of servers"),
    ("servers", "the settings of servers"),
    ("shared_reviews", "the numbers of games"),
    ("sqlite_sequence", "counters"),
    (
        "standing_boards",
        "boards of running games, and the numbers of the games",
    ),
    (
        "tournament_drafts",
        "what an organiser wrote into a form; it goes with the draft",
    ),
    (
        "tournament_pairings",
        "who met whom, by pairing numbers; `tournament_entries` says whose they are",
    ),
    ("tournament_rounds", "when rounds began and ended"),
];
