//! Seasons: when they begin and end, who stood on their podiums, and what their ends do to ratings.
//!
//! A rated game belongs to the season that is open on its server when its end is saved: to the one it ends
//! in. Whoever is first finds a season over: the game that is saved next, or the job that closes seasons. So
//! it makes no difference how late that job is. A changed setting applies from the next season on.
//!
//! A season in which nobody has played a rated game keeps its number, and changes no rating. One line is posted of
//! it in the place of podiums, if somebody played in the season before: of further ones nothing is said, so
//! that a server on which nobody plays any more is left in peace.

use jiff::Timestamp;

use super::error::use_case;
use super::{Error, Service};
use crate::game::{ChannelId, GameId, PlayerId, Season, SeasonId, SeasonPeriod, ServerId};
use crate::rating::{Score, Standing, Tally};
use crate::rules::catalogue;
use crate::store::{
    self, Ladder, LadderPlace, LadderRow, OpenSeason, Reading, SavedStanding, Scope, SeasonEnd,
    Stretch, Unposted, Writing,
};

/// How many players stand on a podium.
const PLACES: u32 = 3;

/// How many standings are counted in one transaction, for which other writers have to wait.
const COUNTED_AT_ONCE: u32 = 250;

/// The first players of a ruleset at the end of a season.
#[derive(Clone, Debug, PartialEq)]
pub struct Podium {
    /// The id of the ruleset.
    pub ruleset: &'static str,
    /// How many players stand on its ladder.
    pub players: u32,
    /// The first of them, at most three.
    pub first: Vec<LadderRow>,
}

/// A season that is to be announced.
#[derive(Clone, Debug, PartialEq)]
pub struct SeasonReport {
    /// The season.
    pub season: Season,
    /// Whether a rated game has ended in it.
    pub is_played: bool,
    /// Its podiums, that of the ruleset with most players first.
    pub podiums: Vec<Podium>,
    /// Where it is announced; `None` if that is nowhere.
    pub channel: Option<ChannelId>,
    /// The id of the theme of the server.
    pub theme: Option<String>,
}

/// How far the standings of a server are counted after the end of a season.
#[derive(Clone, Debug, PartialEq)]
pub struct Counting {
    season: SeasonId,
    /// The standing that was counted last; `None` once all of them are.
    after: Option<LadderPlace>,
}

impl Service {
    /// The seasons of a server in which somebody played, and the one that is not closed; the latest first.
    pub async fn seasons(&self, server: ServerId) -> Result<Vec<Season>, Error> {
        use_case(format!("look up the seasons of server {server}"), async {
            Ok(self.store.read().await?.seasons_of(server).await?)
        })
        .await
    }

    /// The running season of a server, if it has one.
    pub async fn running_season(
        &self,
        server: ServerId,
        now: Timestamp,
    ) -> Result<Option<Season>, Error> {
        use_case(format!("look up the season of server {server}"), async {
            let mut reading = self.store.read().await?;
            let open = reading.open_season(server).await?;
            Ok(match open.filter(|open| now < open.ends_at) {
                Some(open) => reading.season(open.id).await?,
                None => None,
            })
        })
        .await
    }

    /// When the next season of any server ends, or should have been closed.
    pub async fn next_season_end(&self) -> Result<Option<Timestamp>, Error> {
        use_case("look when a season ends".to_owned(), async {
            Ok(self.store.read().await?.next_season_end().await?)
        })
        .await
    }

    /// Closes all seasons that are over by this time, each in a transaction of its own.
    pub async fn close_seasons(&self, now: Timestamp) -> Result<(), Error> {
        use_case("close the seasons that are over".to_owned(), async {
            let servers = self.store.read().await?.servers_to_close(now).await?;
            for server in servers {
                let mut writing = self.store.write().await?;
                open_season(&mut writing, server, now).await?;
                writing.commit().await?;
            }
            Ok(())
        })
        .await
    }

    /// Counts who became provisional with the end of a season, a batch at a time. Returns what to go on
    /// with; `None` when all is done. It can be interrupted at any time and begins again. Until it is
    /// finished, ladders may rank somebody who should stand under the ranked.
    pub async fn count_provisional(
        &self,
        last: Option<&Counting>,
        now: Timestamp,
    ) -> Result<Option<Counting>, Error> {
        use_case("count who became provisional".to_owned(), async {
            let found = self.store.read().await?.uncounted_season().await?;
            let Some((season, server)) = found else {
                return Ok(None);
            };
            let after = last.filter(|last| last.season == season);
            let after = after.and_then(|last| last.after.as_ref());
            let scope = Scope::Server(server);
            let mut writing = self.store.write().await?;
            let ends = writing.season_ends(scope, now).await?;
            let rows = writing.ranked_after(scope, after, COUNTED_AT_ONCE).await?;
            for (place, saved) in &rows {
                let Some(saved) = *saved else { continue };
                let growth = growth(&ends, saved.rated_at, now);
                writing.save_growth(scope, place, saved, growth).await?;
            }
            let last = rows.into_iter().next_back();
            if last.is_none() {
                writing.save_season_counted(season).await?;
            }
            writing.commit().await?;
            let after = last.map(|(after, _)| after);
            Ok(Some(Counting { season, after }))
        })
        .await
    }

    /// What is to be announced of a season; `None` if it was announced, or never will be.
    pub async fn season_to_tell(&self, id: SeasonId) -> Result<Option<SeasonReport>, Error> {
        use_case(format!("look up season {id}"), async {
            let mut reading = self.store.read().await?;
            let Some(season) = reading.untold_season(id).await? else {
                return Ok(None);
            };
            let settings = reading.server_settings(season.server).await?;
            let channel = match settings.channel {
                Some(channel) => Some(channel),
                None => reading.channel_of_season(id).await?,
            };
            Ok(Some(SeasonReport {
                season,
                is_played: reading.is_season_played(id).await?,
                podiums: podiums(&mut reading, &season).await?,
                channel,
                theme: settings.theme,
            }))
        })
        .await
    }

    /// Records that a season was announced, or never will be.
    pub async fn season_told(&self, id: SeasonId) -> Result<(), Error> {
        use_case(format!("note that season {id} was announced"), async {
            let mut writing = self.store.write().await?;
            writing.save_season_told(id).await?;
            writing.forget_attempts(Unposted::Season(id)).await?;
            Ok(writing.commit().await?)
        })
        .await
    }
}

/// Begins a season on a server that has none open, if it wants any.
pub(super) async fn begin(
    writing: &mut Writing,
    server: ServerId,
    now: Timestamp,
) -> Result<(), store::Error> {
    if open_season(writing, server, now).await?.is_some() {
        return Ok(());
    }
    let length = writing.server_settings(server).await?.seasons;
    if let Some(length) = length {
        let period = SeasonPeriod::at(length, now);
        writing.insert_season(server, period, Some(now)).await?;
    }
    Ok(())
}

/// The season of a server that is open at this time. One that is over is closed, and the next begins if
/// the server wants one.
pub(super) async fn open_season(
    writing: &mut Writing,
    server: ServerId,
    now: Timestamp,
) -> Result<Option<OpenSeason>, store::Error> {
    let open = writing.open_season(server).await?;
    let Some(over) = open.filter(|open| open.ends_at <= now) else {
        return Ok(open);
    };
    let length = writing.server_settings(server).await?.seasons;
    if over.is_played {
        crown(writing, server, over).await?;
        writing.close_season(over.id).await?;
    } else {
        // The first of several is said, if the server still wants seasons.
        let is_said = length.is_some() && writing.is_season_before_played(over.id).await?;
        writing.close_unplayed_season(over.id, !is_said).await?;
    }
    if let Some(length) = length {
        let (period, begins_at) = SeasonPeriod::following(length, over.ends_at, now);
        writing.insert_season(server, period, begins_at).await?;
    }
    writing.open_season(server).await
}

/// Saves who stands on the podiums of a season.
async fn crown(
    writing: &mut Writing,
    server: ServerId,
    over: OpenSeason,
) -> Result<(), store::Error> {
    let scope = Scope::Season {
        id: over.id,
        server,
    };
    for (ruleset, _) in writing.ladders(scope).await? {
        let ladder = Ladder {
            scope,
            ruleset: &ruleset,
            now: over.ends_at,
        };
        let first = first(writing, ladder, PLACES).await?;
        for (place, row) in (1..).zip(first) {
            let insert = writing.insert_podium(over.id, &ruleset, place, row.player);
            insert.await?;
        }
    }
    Ok(())
}

/// The first players of a ladder: the ranked, and then the provisional.
async fn first(
    reading: &mut Reading,
    ladder: Ladder<'_>,
    most: u32,
) -> Result<Vec<LadderRow>, store::Error> {
    let size = reading.ladder_size(ladder).await?;
    let mut found = reading
        .ranked(ladder, size, Stretch { after: 0, most })
        .await?;
    let rest = most.saturating_sub(size.ranked);
    if rest > 0 {
        let stretch = Stretch {
            after: 0,
            most: rest,
        };
        found.extend(reading.provisional(ladder, size, stretch).await?);
    }
    Ok(found)
}

/// The podiums of a season, that of the ruleset with most players first.
async fn podiums(reading: &mut Reading, season: &Season) -> Result<Vec<Podium>, store::Error> {
    let scope = Scope::Season {
        id: season.id,
        server: season.server,
    };
    let mut podiums: Vec<Podium> = Vec::new();
    let places = reading.podiums(season.id).await?;
    let ladders = reading.ladders(scope).await?;
    for ruleset in catalogue::all() {
        let players = ladders.iter().find(|(id, _)| id == ruleset.id);
        let players = players.map_or(0, |&(_, players)| players);
        let mut first = Vec::new();
        for it in places.iter().filter(|it| it.ruleset == ruleset.id) {
            let saved = reading.standing(scope, ruleset.id, it.player).await;
            let Some(saved) = reading.set_aside(saved)?.flatten() else {
                continue;
            };
            let name = reading.name_on(Some(season.server), it.player).await?;
            first.push(LadderRow {
                player: it.player,
                name: name.unwrap_or_default(),
                saved,
            });
        }
        if !first.is_empty() {
            podiums.push(Podium {
                ruleset: ruleset.id,
                players: u32::try_from(players).unwrap_or_default(),
                first,
            });
        }
    }
    // Of several with as many players, the first in the catalogue comes first.
    podiums.sort_by_key(|podium| std::cmp::Reverse(podium.players));
    Ok(podiums)
}

/// Counts a rated game for the open season of its server: this is a player's standing on the server's
/// ladder after it, and the result.
pub(super) async fn count_game(
    writing: &mut Writing,
    (season, ruleset): (Scope, &str),
    player: PlayerId,
    saved: SavedStanding,
    score: Score,
) -> Result<(), store::Error> {
    let before = writing.standing(season, ruleset, player).await?;
    let tally = before.map_or_else(Tally::default, |before| before.standing.tally);
    let standing = Standing {
        rating: saved.standing.rating,
        tally: tally.with(score),
    };
    let saved = SavedStanding { standing, ..saved };
    writing.save_standing(season, ruleset, player, saved).await
}

/// Records that a rated game has ended in a season. If an earlier season ended after the game did, its end
/// comes after the game for the ratings, too, and has to be counted once more.
pub(super) async fn note_game(
    writing: &mut Writing,
    (season, server): (OpenSeason, ServerId),
    game: GameId,
    ended_at: Timestamp,
) -> Result<(), store::Error> {
    writing.save_season_game(season.id, game).await?;
    writing.count_seasons_again(server, ended_at).await
}

/// The sum of squares by which a deviation has grown with the ends of seasons after its last game.
pub(super) fn growth(ends: &[SeasonEnd], rated_at: Timestamp, now: Timestamp) -> f64 {
    let since = ends.iter().filter(|end| rated_at < end.at && end.at <= now);
    since.map(|end| end.growth.powi(2)).sum()
}

#[cfg(test)]
mod tests;
