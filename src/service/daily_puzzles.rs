//! The day's puzzle of servers that want one: chosen once a day at a set hour, posted by the outbox, solved privately.
//!
//! At most one is posted on a day: the row of the day is saved first. What cannot be posted on its day, because the
//! bot was absent or Discord refused it, is dropped. Who solved yesterday's is told with today's; only those are named
//! who show their profile to everybody.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::error::{Abort, use_case};
use super::puzzle_choice::choose_daily;
use super::puzzle_results::day_of;
use super::puzzle_view::PuzzleView;
use super::{Error, Service};
use crate::game::{ChannelId, DailyPuzzleId, Person, ProfileAudience, ServerId};
use crate::rules::catalogue;
use crate::store::{Reading, SavedDailyPuzzle, SavedPuzzle, Unposted};

/// The hour of the day, in UTC, from which the puzzle is posted: servers have no time zone of their own.
pub const DAILY_HOUR: i64 = 9;
/// How many of a server's latest puzzles are not chosen again.
const NOT_AGAIN: u32 = 365;
/// How hard the puzzles are that suit everybody: about the middle of the built-in ones by most rules.
const MIDDLING: f64 = 1_350.0;
/// The most people who are named.
const MOST_NAMED: usize = 10;

/// A day's puzzle that is to be posted.
#[derive(Clone, Debug)]
pub struct DailyPuzzle {
    /// Identifies it.
    pub id: DailyPuzzleId,
    /// The server.
    pub server: ServerId,
    /// Where it is posted.
    pub channel: ChannelId,
    /// The puzzle as everybody has it before them.
    pub view: PuzzleView,
    /// The id of the theme of the server.
    pub theme: Option<String>,
    /// The id of the ruleset that the server's games have by default, if the puzzle is by another one.
    pub usual_rules: Option<&'static str>,
    /// Who solved yesterday's puzzle there; `None` if there was none.
    pub yesterday: Option<DailySolvers>,
}

/// Who solved a day's puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DailySolvers {
    /// How many people.
    pub count: usize,
    /// The first of those who show their profile to everybody.
    pub named: Vec<Person>,
    /// Whether anybody may have tried it; if not, nobody has, on any server.
    pub is_tried: bool,
}

/// The day in UTC, and whether its hour has come.
pub(super) fn today(now: Timestamp) -> (i32, bool) {
    let day = day_of(now, TimeZone::UTC);
    let midnight = i64::from(day) * 24 * 3_600;
    (day, now.as_second() - midnight >= DAILY_HOUR * 3_600)
}

/// When the puzzle of a day is too late to be posted.
fn is_over(day: i32, now: Timestamp) -> bool {
    day_of(now, TimeZone::UTC) > day
}

impl Service {
    /// Whether a server wants its puzzle of the day by now.
    pub async fn is_daily_puzzle_due(&self, now: Timestamp) -> Result<bool, Error> {
        use_case("look who wants a puzzle".to_owned(), async {
            let (day, has_come) = today(now);
            if !has_come {
                return Ok(false);
            }
            let servers = self.store.read().await?.servers_without_puzzle(day).await?;
            Ok(!servers.is_empty())
        })
        .await
    }

    /// Chooses the day's puzzle of every server that wants one and has none, if its hour has come. Returns whether
    /// there is one to post.
    pub async fn choose_daily_puzzles(&self, now: Timestamp) -> Result<bool, Error> {
        use_case("choose the day's puzzles".to_owned(), async {
            let (day, has_come) = today(now);
            if !has_come {
                return Ok(false);
            }
            let servers = self.store.read().await?.servers_without_puzzle(day).await?;
            if servers.is_empty() {
                return Ok(false);
            }
            self.fill_in_all_standing().await?;
            let (mut is_any_chosen, mut failed) = (false, Ok(()));
            for server in servers {
                // One server's failure keeps no other from its puzzle.
                match self.choose_daily_puzzle(server, day, now).await {
                    Ok(is_chosen) => is_any_chosen |= is_chosen,
                    Err(error) => failed = Err(error),
                }
            }
            failed?;
            Ok(is_any_chosen)
        })
        .await
    }

    async fn choose_daily_puzzle(
        &self,
        server: ServerId,
        day: i32,
        now: Timestamp,
    ) -> Result<bool, Abort> {
        let mut reading = self.store.read().await?;
        let chosen = choose(&mut reading, server, day).await?;
        drop(reading);
        let Some(puzzle) = chosen else {
            return Ok(false);
        };
        let mut writing = self.store.write().await?;
        writing.insert_puzzle(&puzzle).await?;
        let insert = writing.insert_daily_puzzle(server, day, puzzle.id, now);
        insert.await?;
        writing.commit().await?;
        Ok(true)
    }

    /// A day's puzzle that is to be posted; `None` if it was posted, or is not any more.
    pub async fn daily_puzzle_to_tell(
        &self,
        id: DailyPuzzleId,
        now: Timestamp,
    ) -> Result<Option<DailyPuzzle>, Error> {
        use_case(format!("look up the day's puzzle {id}"), async {
            let mut reading = self.store.read().await?;
            let Some(daily) = reading.untold_daily_puzzle(id).await? else {
                return Ok(None);
            };
            if is_over(daily.day, now) {
                return Ok(None);
            }
            to_tell(&mut reading, daily).await
        })
        .await
    }

    /// Puts another puzzle in place of a day's puzzle whose position stands in a running game by now. Returns what is
    /// to be posted; `None` if there is none.
    pub async fn replace_daily_puzzle(
        &self,
        daily: &DailyPuzzle,
        now: Timestamp,
    ) -> Result<Option<DailyPuzzle>, Error> {
        let id = daily.id;
        use_case(format!("replace the day's puzzle {id}"), async {
            let mut reading = self.store.read().await?;
            // The day after next has another choice.
            let (day, _) = today(now);
            let chosen = choose(&mut reading, daily.server, day + 2).await?;
            drop(reading);
            let Some(puzzle) = chosen else {
                return Ok(None);
            };
            let mut writing = self.store.write().await?;
            writing.insert_puzzle(&puzzle).await?;
            writing.replace_daily_puzzle(id, puzzle.id).await?;
            writing.commit().await?;
            let mut reading = self.store.read().await?;
            match reading.untold_daily_puzzle(id).await? {
                Some(daily) => to_tell(&mut reading, daily).await,
                None => Ok(None),
            }
        })
        .await
    }

    /// Records that a day's puzzle was posted, or never will be.
    pub async fn daily_puzzle_told(&self, id: DailyPuzzleId) -> Result<(), Error> {
        use_case(
            format!("note that the day's puzzle {id} was posted"),
            async {
                let mut writing = self.store.write().await?;
                writing.save_daily_puzzle_told(id).await?;
                writing.forget_attempts(Unposted::DailyPuzzle(id)).await?;
                Ok(writing.commit().await?)
            },
        )
        .await
    }
}

/// The puzzle for a day: by the default rules of the server and of middling difficulty. What comes is the same for the
/// same server and day.
async fn choose(
    reading: &mut Reading,
    server: ServerId,
    day: i32,
) -> Result<Option<SavedPuzzle>, Abort> {
    let recent = reading.daily_puzzles_of(server, NOT_AGAIN).await?;
    let rules = reading.server_settings(server).await?.ruleset;
    let rules = rules.map_or(catalogue::BASE, |it| it.id);
    let chance = server
        .0
        .wrapping_add(u64::try_from(day.max(0)).unwrap_or_default());
    choose_daily(reading, server, (rules, MIDDLING), &recent, chance).await
}

async fn to_tell(
    reading: &mut Reading,
    daily: SavedDailyPuzzle,
) -> Result<Option<DailyPuzzle>, Abort> {
    let saved = reading.puzzle(daily.puzzle).await?;
    let view = saved.as_ref().and_then(PuzzleView::fresh);
    let (Some(view), Some(channel)) = (view, daily.channel) else {
        return Ok(None);
    };
    let settings = reading.server_settings(daily.server).await?;
    let yesterday = reading.daily_puzzle_on(daily.server, daily.day - 1).await?;
    let yesterday = match yesterday {
        Some(before) => Some(solvers(reading, daily.server, before).await?),
        None => None,
    };
    let usual_rules = settings.ruleset.map(|it| it.id);
    let usual_rules = usual_rules.filter(|&id| id != view.puzzle.game.ruleset.id);
    Ok(Some(DailyPuzzle {
        id: daily.id,
        usual_rules,
        server: daily.server,
        channel,
        view,
        theme: settings.theme,
        yesterday,
    }))
}

async fn solvers(
    reading: &mut Reading,
    server: ServerId,
    (daily, puzzle): (DailyPuzzleId, u64),
) -> Result<DailySolvers, Abort> {
    let all = reading.daily_solvers(daily).await?;
    let mut named = Vec::new();
    for &player in &all {
        if named.len() == MOST_NAMED {
            break;
        }
        let settings = reading.settings(player).await?;
        let name = reading.name_on(Some(server), player).await?;
        if let Some(name) = name.filter(|_| settings.profile == ProfileAudience::Everybody) {
            named.push(Person::new(player, &name));
        }
    }
    let puzzle = reading.puzzle(puzzle).await?;
    // Attempts of those who played the game that it is from may not be counted.
    let is_tried = puzzle.is_none_or(|it| it.tried > 0 || it.game.is_some());
    Ok(DailySolvers {
        count: all.len(),
        named,
        is_tried,
    })
}
