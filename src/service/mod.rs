//! The application's use cases. Each one loads what it needs, lets the game or the ratings decide,
//! saves in one transaction and returns the result.
//!
//! This module makes no decisions about play or ratings itself and knows nothing of Discord. It
//! returns a result only after saving it, so nothing is shown that could still be lost.

pub mod attempts;
pub mod backups;
mod bans;
mod census;
mod challenges;
mod change_move;
mod computer;
mod courtesies;
mod daily_puzzles;
mod deletion_endings;
mod deletions;
mod departures;
pub mod due;
pub mod error;
mod export;
mod follower_news;
mod followers;
mod handicap;
pub mod hill_news;
mod hill_sets;
mod hills;
pub mod history;
mod languages;
mod lesson_comments;
mod lessons;
mod library;
pub mod lists;
mod matches;
pub mod news;
mod next_puzzle;
mod notices;
mod offers;
mod opening_count;
mod opening_index;
mod opening_starts;
mod openings;
mod other_thread;
mod past_games;
mod pings;
mod plans;
mod play;
mod posted;
mod privacy;
mod processes;
pub mod profile;
mod profile_audience;
mod puzzle_choice;
mod puzzle_request;
mod puzzle_results;
mod puzzle_searches;
mod puzzle_view;
mod puzzles;
mod rated;
mod record_files;
mod rematch;
mod reports;
mod results;
mod review_shares;
mod reviews;
mod saved;
mod seals;
mod seasons;
pub mod seeks;
mod server_bars;
mod set_aside;
mod sets;
mod settings;
mod standing_seeks;
pub mod standings;
mod statistics;
mod table_conduct;
mod table_guests;
mod table_opening;
mod table_rematch;
mod table_seats;
mod tables;
mod tallies;
mod time_preferences;
mod tournaments;
mod vacation;
pub mod view;

pub use bans::LONGEST_BAN_REASON;
pub use census::Census;
pub use computer::{
    ComputerGamePurpose, ComputerResults, LEVEL_NAMES, NewComputerGame, Opponent,
    StartedComputerGame, choose, effort,
};
pub use daily_puzzles::{DAILY_HOUR, DailyPuzzle, DailySolvers};
pub use deletions::DeletionStep;
pub use due::DueOutcome;
pub use error::{Error, Failure, ServiceRefusal, in_full};
pub use export::FinishedGames;
pub use hill_sets::OffHill;
pub use hills::HillView;
pub use history::{HeadToHead, HistoryFilter, HistoryPage, HistoryRequest};
pub use lessons::LessonProgress;
pub use library::{Imported, Library, RecordTitle};
pub use lists::GameList;
pub use matches::MatchView;
pub use notices::SentMessage;
pub use offers::OfferReply;
pub use openings::{
    OPENING_DEPTH, OpeningAnswer, OpeningCount, OpeningMove, OpeningResults, OpeningRules,
    OpeningScope,
};
pub use past_games::PastGame;
pub use posted::MOST_REFRESHES;
pub use privacy::StoredAbout;
pub use profile::{Profile, ProfileRequest, Streaks};
pub use puzzle_request::{PuzzleDifficulty, PuzzleRequest, PuzzleSource};
pub use puzzle_searches::GameToSearch;
pub use puzzle_view::{AskedFor, KeptFrom, OffTarget, PuzzleView};
pub use puzzles::{PuzzleProgress, SavedProgress, Solver};
pub use record_files::{FoundRecords, LibraryText, RecordFault, RefusedRecord, records_in};
pub use rematch::Rematch;
pub use review_shares::{ReviewSharing, ShareWish, shares_with};
pub use reviews::{GameReview, ReviewState};
pub use seasons::{Counting, Podium, SeasonReport};
pub use seeks::{SeekList, SeekOutcome, SeekRequest, SeekView, TakeRequest};
pub use sets::{EarlyResult, SetIfResigned, SetView};
pub use settings::Blocks;
pub use standing_seeks::{FittingSeeks, SeekRound};
pub use standings::{DefaultLadder, Standings, StandingsRow};
pub use statistics::{DayCounts, GameCounts, Statistics};
pub use table_guests::Guest;
pub use table_opening::TableRequest;
pub use table_seats::StartContext;
pub use tables::TableView;
pub use tournaments::{
    Adjudication, KnockOutGame, LONGEST_TOURNAMENT_NAME, ListedTournament, MOST_GOING_ON, Movement,
    PointCounts, Replacement, SeasonRefusal, TournamentActor, TournamentNotice, TournamentOrder,
    TournamentPost, TournamentRefusal, TournamentSeries, TournamentView, check_draft_start,
    check_enough, decidable, played_round, problems_of_change, round_of_bye, start_when_resumed,
    takes_check_in,
};
pub use view::{Accepted, ChallengeView, GameTournament, GameView};

use std::path::Path;
use std::sync::Arc;

use jiff::Timestamp;

use self::backups::BackupFolder;
use crate::game::InteractionId;
pub use crate::store::{
    Ban, DatabaseSize, Drafts, EntryDeparture, HEARD_OF, LadderRow, LeagueSeason, LeftWhy,
    PairingKey, PersonalRows, PrivateBoard, RatingBand, RatingChanges, Repetition, Reservation,
    SavedEntry, SavedPairing, SavedRecord, SavedRound, SavedStanding, SavedTournament,
    SavedTournamentEvent, Scope, ShardRange, Signals, StoredKind, TableInvitation, TournamentEvent,
    TournamentEventId, TournamentEventKind, TournamentNews, TournamentSetup, TournamentState,
};
use crate::store::{Store, Writing};

/// The use cases, over one database. Clones share it.
///
/// ```
/// use jiff::Timestamp;
/// use tessera::game::{ChannelId, Coin, First, Pace, Person, Place, PlayerId, Terms};
/// use tessera::rules::catalogue;
/// use tessera::service::Service;
/// use tessera::store::Store;
///
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let folder = tempfile::tempdir()?;
/// let url = format!("sqlite:{}", folder.path().join("games.sqlite").display());
/// let service = Service::new(Store::open(&url).await?);
/// let [ann, ben] = [(1, "Ann"), (2, "Ben")].map(|(id, name)| Person::new(PlayerId(id), name));
/// let terms = Terms {
///     ruleset: catalogue::find("pente").expect("the base game"),
///     pace: Pace::Relaxed,
///     rated: true,
///     first: First::Challenger,
///     calls: false,
///     set: false,
///     claim: false,
///     hill: false,
/// };
/// let place = Place {
///     server: None,
///     channel: ChannelId(1),
/// };
/// let now = Timestamp::UNIX_EPOCH;
/// let challenge = service.challenge(ann, Some(ben.clone()), terms, place, now).await?;
/// let accepted = service.accept(challenge.id, ben, Coin::Heads, now).await?;
/// // The rules place Ann's first stone on the centre, so Ben moves.
/// assert_eq!(accepted.game.game.to_move(), Some(PlayerId(2)));
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Service {
    store: Store,
    /// The Discord interaction (command or button press) this acts for, if any.
    interaction: Option<InteractionId>,
    openings: opening_index::Openings,
    /// Where the daily backups are kept, if anywhere.
    backups: Option<Arc<BackupFolder>>,
}

impl Service {
    /// The use cases over this database.
    pub fn new(store: Store) -> Self {
        Self {
            store,
            interaction: None,
            openings: opening_index::Openings::default(),
            backups: None,
        }
    }

    /// The same service, which makes daily backups in this folder.
    #[must_use]
    pub fn with_backups(self, folder: BackupFolder) -> Self {
        let backups = Some(Arc::new(folder));
        Self { backups, ..self }
    }

    /// Where the daily backups are kept, and when the last one was made; `None` if none are made.
    pub fn backups(&self) -> Option<&Arc<BackupFolder>> {
        self.backups.as_ref()
    }

    /// The main file of the database; `None` if it is on a server.
    pub fn database_file(&self) -> Option<&Path> {
        self.store.file()
    }

    /// The same service, acting for one Discord interaction. The interaction can start at most one
    /// thing, however often Discord delivers it.
    #[must_use]
    pub fn for_interaction(&self, id: InteractionId) -> Self {
        Self {
            interaction: Some(id),
            ..self.clone()
        }
    }

    /// Refuses an interaction that has already started something, and otherwise records that it
    /// does so now.
    async fn check_first(&self, writing: &mut Writing, now: Timestamp) -> Result<(), error::Abort> {
        match self.interaction {
            Some(id) if !writing.take_interaction(id, now).await? => {
                Err(ServiceRefusal::Repeated.into())
            }
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
impl Service {
    /// The use cases over a fresh database in this folder, for tests of the service's callers.
    pub(crate) async fn fresh(folder: &std::path::Path) -> Self {
        let file = folder.join("tessera.sqlite");
        let store = Store::open(&format!("sqlite:{}", file.display())).await;
        Self::new(store.expect("a fresh database opens"))
    }
}
