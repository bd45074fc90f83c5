//! Stores who came first, second and third in each ruleset of a season.

use super::column::{self, from_id};
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{PlayerId, SeasonId, ServerId};

/// A player on the podium of a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PodiumPlace {
    /// The id of the ruleset.
    pub ruleset: String,
    /// The place, counted from 1.
    pub place: u32,
    /// The player.
    pub player: PlayerId,
}

impl Reading {
    /// The podiums of a season by ruleset, each from the first place.
    pub async fn podiums(&mut self, season: SeasonId) -> Result<Vec<PodiumPlace>, Error> {
        let rows: Vec<(String, i64, i64)> = sql::query_as(
            "SELECT ruleset, place, player FROM podiums WHERE season = $1 ORDER BY ruleset, place",
        )
        .bind(season.0)
        .fetch_all(self.connection())
        .await?;
        self.readable(rows, |(ruleset, place, player)| {
            Ok(PodiumPlace {
                ruleset,
                place: column::count(place)?,
                player: PlayerId(column::id(player)?),
            })
        })
    }

    /// How often a player came first, second and third in a season of a server.
    pub async fn podiums_of(
        &mut self,
        player: PlayerId,
        server: ServerId,
    ) -> Result<[u32; 3], Error> {
        let (first, second, third): (i64, i64, i64) = sql::query_as(PODIUMS_OF)
            .bind(from_id(player.0)?)
            .bind(from_id(server.0)?)
            .fetch_one(self.connection())
            .await?;
        Ok([
            column::count(first)?,
            column::count(second)?,
            column::count(third)?,
        ])
    }
}

impl Writing {
    /// Saves who came to a place, counted from 1, in a ruleset of a season.
    pub async fn insert_podium(
        &mut self,
        season: SeasonId,
        ruleset: &str,
        place: u32,
        player: PlayerId,
    ) -> Result<(), Error> {
        sql::query(
            "INSERT INTO podiums (season, ruleset, place, player)
             VALUES ($1, $2, $3, $4)
             ON CONFLICT (season, ruleset, place) DO UPDATE SET player = excluded.player",
        )
        .bind(season.0)
        .bind(ruleset)
        .bind(place)
        .bind(from_id(player.0)?)
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

pub(super) const PODIUMS_OF: &str = "
    SELECT COUNT(*) FILTER (WHERE place = 1), COUNT(*) FILTER (WHERE place = 2),
        COUNT(*) FILTER (WHERE place = 3)
    FROM podiums CROSS JOIN seasons ON seasons.id = podiums.season
    WHERE podiums.player = $1 AND seasons.server = $2";
