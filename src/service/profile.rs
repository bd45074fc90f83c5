//! A person's profile: ratings, results, opponents, streaks, matches, and how a rating has changed.

use jiff::Timestamp;

use super::error::{Abort, ServiceRefusal, use_case};
use super::hills::hills_of;
use super::profile_audience::admits;
use super::puzzles::{Solver, solver};
use super::rated::as_of;
use super::tallies::by_ruleset;
use super::{Error, Service};
use crate::game::{MoveTime, Person, PlayerId, PlayerResult, Step, Viewpoint};
use crate::rating::{Rating, Standing, Tally};
use crate::store::{Accuracy, LongestGame, Opponent, ProfileQuery, Reading, ResultCount, Scope};

/// Who asks for a profile, and from where.
#[derive(Clone, Copy, Debug)]
pub struct ProfileRequest {
    /// Who looks.
    pub viewpoint: Viewpoint,
    /// Whose profile.
    pub player: PlayerId,
    /// Whether that person is a member of the server from which the viewer looks.
    pub is_fellow_member: bool,
    /// The computer as a player.
    pub computer: PlayerId,
    /// Whether everybody will see it where the viewer looks from: then it counts no game that any of
    /// them may not see.
    pub is_public: bool,
}

/// What a person's profile shows. It counts only games that the viewer may see, and so does the history
/// of a rating; ratings themselves know no such limit.
#[derive(Clone, Debug, PartialEq)]
pub struct Profile {
    /// Ratings on the ladders of the viewer's server, by the ids of rulesets.
    pub ratings_here: Vec<(String, Standing)>,
    /// Ratings on the ladders of everybody.
    pub ratings_everywhere: Vec<(String, Standing)>,
    /// Results between people, by the ids of rulesets, the one with most games first.
    pub results: Vec<(String, Tally)>,
    /// Results against the computer.
    pub against_computer: Tally,
    /// The people met most often, and how often.
    pub opponents: Vec<(Person, u32)>,
    /// How many games the person has won in a row: now, and at best.
    pub streaks: Streaks,
    /// The longest game.
    pub longest: Option<LongestGame>,
    /// How many moves a game has on average, rounded; `None` without games.
    pub average_moves: Option<u64>,
    /// How often the person came first, second and third in a season of the viewer's server.
    pub podiums: [u32; 3],
    /// How long the person takes for a move: the middle one of the latest games' middle times.
    pub move_time: MoveTime,
    /// How matches for points with other people went.
    pub matches: Tally,
    /// How sets went.
    pub sets: Tally,
    /// How well the person played where that was reviewed.
    pub accuracy: Option<Accuracy>,
    /// How the person solves puzzles.
    pub puzzles: Option<Solver>,
    /// The hills of the viewer's server on which the person stands: the id of the ruleset, the step, and
    /// whether they are king.
    pub hills: Vec<(String, Step, bool)>,
}

/// Games won in a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streaks {
    /// Up to now.
    pub current: u32,
    /// At best.
    pub best: u32,
}

impl Service {
    /// A person's profile, if they let the viewer see it. People who block each other see none of the
    /// other's.
    pub async fn profile(&self, request: ProfileRequest, now: Timestamp) -> Result<Profile, Error> {
        let player = request.player;
        use_case("look up the profile of a person".to_owned(), async {
            let mut reading = self.store.read().await?;
            check_admitted(&mut reading, request).await?;
            let query = request.query();
            let ratings_here = match request.viewpoint.server {
                Some(server) => ratings(&mut reading, player, Scope::Server(server), now).await?,
                None => Vec::new(),
            };
            let podiums = match request.viewpoint.server {
                Some(server) => reading.podiums_of(player, server).await?,
                None => [0; 3],
            };
            let ratings_everywhere = ratings(&mut reading, player, Scope::Everywhere, now).await?;
            let hills = match request.viewpoint.server {
                Some(server) => hills_of(&mut reading, server, player).await?,
                None => Vec::new(),
            };
            let counted = reading.counted_games(query).await?;
            let average_moves = average_moves(&counted.results);
            let results = counted.results.into_iter();
            let results = results.map(|row| (row.ruleset, row.result, row.games));
            Ok(Profile {
                ratings_here,
                ratings_everywhere,
                podiums,
                results: by_ruleset(results),
                average_moves,
                against_computer: reading.tally_against_computer(query).await?,
                opponents: opponents(&mut reading, query, counted.opponents).await?,
                streaks: Streaks::of(&counted.in_order),
                longest: counted.longest,
                move_time: MoveTime::median(reading.move_times_of(query).await?),
                matches: reading.tally_of_matches(query).await?,
                sets: reading.tally_of_sets(query).await?,
                accuracy: reading.accuracy_of(query).await?,
                puzzles: solver(&mut reading, player, now).await?,
                hills,
            })
        })
        .await
    }

    /// A person's ratings in one ruleset among all games, after each of the latest games that the viewer
    /// may see, the oldest first. Refused like the profile itself.
    pub async fn rating_history(
        &self,
        request: ProfileRequest,
        ruleset: &str,
    ) -> Result<Vec<(Timestamp, Rating)>, Error> {
        use_case("look up the ratings of a person".to_owned(), async {
            let mut reading = self.store.read().await?;
            check_admitted(&mut reading, request).await?;
            Ok(reading.rating_history(request.query(), ruleset).await?)
        })
        .await
    }
}

impl ProfileRequest {
    const fn query(self) -> ProfileQuery {
        ProfileQuery {
            player: self.player,
            computer: self.computer,
            viewpoint: self.counts_for(),
        }
    }

    /// From where the games that count must be visible.
    const fn counts_for(self) -> Viewpoint {
        if self.is_public {
            Viewpoint::of_outsider(self.viewpoint.server)
        } else {
            self.viewpoint
        }
    }
}

async fn check_admitted(reading: &mut Reading, request: ProfileRequest) -> Result<(), Abort> {
    let (viewer, player) = (request.viewpoint.player, request.player);
    if viewer == player || player == request.computer {
        return Ok(());
    }
    if admits(reading, player, viewer, request.is_fellow_member).await? {
        Ok(())
    } else {
        Err(ServiceRefusal::ProfileHidden.into())
    }
}

async fn ratings(
    reading: &mut Reading,
    player: PlayerId,
    scope: Scope,
    now: Timestamp,
) -> Result<Vec<(String, Standing)>, Abort> {
    let ends = reading.season_ends(scope, now).await?;
    let saved = reading.standings_of(player, scope).await?.into_iter();
    let today = saved.map(|(ruleset, saved)| (ruleset, as_of(saved, &ends, now)));
    Ok(today.collect())
}

/// The average number of moves, rounded; `None` without games.
fn average_moves(results: &[ResultCount]) -> Option<u64> {
    let games: u64 = results.iter().map(|row| u64::from(row.games)).sum();
    let moves: u64 = results.iter().map(|row| row.moves).sum();
    (moves + games / 2).checked_div(games)
}

async fn opponents(
    reading: &mut Reading,
    query: ProfileQuery,
    met: Vec<Opponent>,
) -> Result<Vec<(Person, u32)>, Abort> {
    let mut opponents = Vec::new();
    for Opponent { player, games } in met {
        let name = reading.name_on(query.viewpoint.server, player).await?;
        let person = Person::new(player, &name.unwrap_or_default());
        opponents.push((person, games));
    }
    Ok(opponents)
}

impl Streaks {
    /// The streaks in these results, the oldest first.
    fn of(results: &[PlayerResult]) -> Self {
        results.iter().fold(Self::default(), |streaks, &result| {
            let current = match result {
                PlayerResult::Won => streaks.current + 1,
                _ => 0,
            };
            Self {
                current,
                best: streaks.best.max(current),
            }
        })
    }
}
