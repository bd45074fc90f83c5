//! Stores the seasons of leagues: which tournament is which season, and how the season before it ended.

use sqlx_macros::FromRow;

use super::column::{self, from_id};
use super::sql;
use super::tournament_entries::from_count;
use super::{Error, Reading, Writing};
use crate::game::{PlayerId, TournamentId};
use crate::tournament::league::Place;

/// A season of a league as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeagueSeason {
    /// The tournament of the first season, which gives the league its number.
    pub league: TournamentId,
    /// Which season, from 1.
    pub number: u32,
    /// Whether no other season follows.
    pub is_last: bool,
    /// How the season before ended: its divisions, the highest first, each in its final order. Empty in the first.
    pub before: Vec<Vec<Place<PlayerId>>>,
}

impl Reading {
    /// The season that a tournament is, if it is one of a league.
    pub async fn league_season(&mut self, id: TournamentId) -> Result<Option<LeagueSeason>, Error> {
        let row: Option<(i64, i64, bool)> = sql::query_as(SEASON)
            .bind(id.0)
            .fetch_optional(self.connection())
            .await?;
        let Some((league, number, is_last)) = row else {
            return Ok(None);
        };
        let places: Vec<PlaceRow> = sql::query_as(PLACES)
            .bind(id.0)
            .fetch_all(self.connection())
            .await?;
        let read = || {
            Ok(LeagueSeason {
                league: TournamentId(league),
                number: column::count(number)?,
                is_last,
                before: divisions(places)?,
            })
        };
        let season: Result<LeagueSeason, Error> = read();
        let season = season.map_err(|error| error.within(format_args!("tournament {id}")));
        season.map(Some)
    }

    /// The tournament of a season of a league: of this one, or of the latest.
    pub async fn season_of_league(
        &mut self,
        league: TournamentId,
        number: Option<u32>,
    ) -> Result<Option<TournamentId>, Error> {
        let id: Option<i64> = sql::query_scalar(SEASON_OF)
            .bind(league.0)
            .bind(number)
            .fetch_optional(self.connection())
            .await?;
        Ok(id.map(TournamentId))
    }
}

impl Writing {
    /// Saves that a tournament is a season of a league, and how the one before ended. The tournament and the people must
    /// be saved already.
    pub async fn insert_league_season(
        &mut self,
        id: TournamentId,
        season: &LeagueSeason,
    ) -> Result<(), Error> {
        sql::query(
            "INSERT INTO league_seasons (tournament, league, season, is_last) VALUES ($1, $2, $3, $4)",
        )
        .bind(id.0)
        .bind(season.league.0)
        .bind(season.number)
        .bind(season.is_last)
        .execute(self.connection())
        .await?;
        for (division, places) in season.before.iter().enumerate() {
            for (place, it) in places.iter().enumerate() {
                sql::query(
                    "INSERT INTO league_places (tournament, division, place, player, has_left)
                     VALUES ($1, $2, $3, $4, $5)",
                )
                .bind(id.0)
                .bind(from_count(division))
                .bind(from_count(place))
                .bind(from_id(it.player.0)?)
                .bind(it.has_left)
                .execute(self.connection())
                .await?;
            }
        }
        Ok(())
    }

    /// Saves whether another season follows.
    pub async fn save_last_season(&mut self, id: TournamentId, is_last: bool) -> Result<(), Error> {
        sql::query("UPDATE league_seasons SET is_last = $2 WHERE tournament = $1")
            .bind(id.0)
            .bind(is_last)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

pub(super) const SEASON: &str =
    "SELECT league, season, is_last FROM league_seasons WHERE tournament = $1";

pub(super) const PLACES: &str = "
    SELECT division, place, player, has_left FROM league_places
    WHERE tournament = $1 ORDER BY division, place";

pub(super) const SEASON_OF: &str = "
    SELECT tournament FROM league_seasons WHERE league = $1 AND season = COALESCE($2, season)
    ORDER BY season DESC LIMIT 1";

#[derive(FromRow)]
struct PlaceRow {
    division: i64,
    place: i64,
    player: i64,
    has_left: bool,
}

/// The places by divisions, which have no gaps.
fn divisions(rows: Vec<PlaceRow>) -> Result<Vec<Vec<Place<PlayerId>>>, Error> {
    let mut divisions: Vec<Vec<Place<PlayerId>>> = Vec::new();
    for row in rows {
        if row.place == 0 {
            divisions.push(Vec::new());
        }
        let number = from_count(divisions.len()) - 1;
        let division = divisions.last_mut().filter(|it| {
            let next = from_count(it.len());
            (row.division, row.place) == (number, next)
        });
        let damaged = || Error::damaged("the season before", "its places have gaps");
        division.ok_or_else(damaged)?.push(Place {
            player: PlayerId(column::id(row.player)?),
            has_left: row.has_left,
        });
    }
    Ok(divisions)
}
