//! The ladders in order: ranked players by rating, then provisional players by rating.
//!
//! Who is provisional depends on the day, because deviations grow with time away.

use jiff::Timestamp;
use sqlx_macros::FromRow;

use super::column::{self, from_id, from_time};
use super::ratings::{StandingRow, from_rating, from_scope};
use super::{Error, Reading, SavedStanding, Scope};
use crate::game::PlayerId;
use crate::rating::Rating;

/// A player on a ladder.
#[derive(Clone, Debug, PartialEq)]
pub struct LadderRow {
    /// The player.
    pub player: PlayerId,
    /// The name last seen: on the ladder's server, or else the global name.
    pub name: String,
    /// Rating and results as of the last rated game.
    pub saved: SavedStanding,
}

/// A range of rows in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// How many rows come before it.
    pub after: u32,
    /// The most rows it has.
    pub most: u32,
}

/// One ladder on one day.
#[derive(Clone, Copy, Debug)]
pub struct Ladder<'a> {
    /// Which games count.
    pub scope: Scope,
    /// The id of the ruleset.
    pub ruleset: &'a str,
    /// The day.
    pub now: Timestamp,
}

impl Reading {
    /// How many players there are, ranked and provisional.
    pub async fn ladder_players(&mut self, ladder: Ladder<'_>) -> Result<u32, Error> {
        let players: Option<i64> =
            sqlx::query_scalar("SELECT players FROM ladders WHERE server = $1 AND ruleset = $2")
                .bind(from_scope(ladder.scope)?)
                .bind(ladder.ruleset)
                .fetch_optional(self.connection())
                .await?;
        column::count(players.unwrap_or(0))
    }

    /// How many ranked players there are.
    pub async fn ranked_players(&mut self, ladder: Ladder<'_>) -> Result<u32, Error> {
        let ranked = sqlx::query_scalar(COUNT_RANKED)
            .bind(from_scope(ladder.scope)?)
            .bind(ladder.ruleset)
            .bind(from_time(ladder.now))
            .fetch_one(self.connection())
            .await?;
        column::count(ranked)
    }

    /// A range of the ranked players, best first.
    pub async fn ranked(
        &mut self,
        ladder: Ladder<'_>,
        stretch: Stretch,
    ) -> Result<Vec<LadderRow>, Error> {
        self.ladder_rows(RANKED, ladder, stretch).await
    }

    /// A range of the provisional players, best first.
    pub async fn provisional(
        &mut self,
        ladder: Ladder<'_>,
        stretch: Stretch,
    ) -> Result<Vec<LadderRow>, Error> {
        self.ladder_rows(PROVISIONAL, ladder, stretch).await
    }

    /// How many ranked players are above a player with this rating.
    pub async fn ranked_above(
        &mut self,
        ladder: Ladder<'_>,
        player: PlayerId,
        rating: Rating,
    ) -> Result<u32, Error> {
        let [rating, ..] = from_rating(rating);
        let above = sqlx::query_scalar(ABOVE)
            .bind(from_scope(ladder.scope)?)
            .bind(ladder.ruleset)
            .bind(from_time(ladder.now))
            .bind(rating)
            .bind(from_id(player.0)?)
            .fetch_one(self.connection())
            .await?;
        column::count(above)
    }

    async fn ladder_rows(
        &mut self,
        sql: &'static str,
        ladder: Ladder<'_>,
        stretch: Stretch,
    ) -> Result<Vec<LadderRow>, Error> {
        let rows: Vec<NamedRow> = sqlx::query_as(sql)
            .bind(from_scope(ladder.scope)?)
            .bind(ladder.ruleset)
            .bind(from_time(ladder.now))
            .bind(stretch.most)
            .bind(stretch.after)
            .fetch_all(self.connection())
            .await?;
        self.readable(rows, LadderRow::try_from)
    }
}

// Rows are selected from an index alone and joined afterwards: otherwise a page far down would look
// up every row it skips.
pub(super) const RANKED: &str = "
    SELECT ratings.player, COALESCE(nicknames.name, players.name) AS name, ratings.rating,
           deviation, volatility, wins, losses, draws, rated_at
    FROM (SELECT server, ruleset, rating, player FROM ratings
          WHERE server = $1 AND ruleset = $2 AND provisional_at > 0 AND provisional_at > $3
          ORDER BY rating DESC, player LIMIT $4 OFFSET $5) AS page
    JOIN ratings ON ratings.server = page.server AND ratings.ruleset = page.ruleset
        AND ratings.player = page.player
    JOIN players ON players.id = page.player
    LEFT JOIN nicknames ON nicknames.player = page.player AND nicknames.server = $1
    ORDER BY page.rating DESC, page.player";

pub(super) const PROVISIONAL: &str = "
    SELECT ratings.player, COALESCE(nicknames.name, players.name) AS name, ratings.rating,
           deviation, volatility, wins, losses, draws, rated_at
    FROM (SELECT server, ruleset, rating, player FROM ratings
          WHERE server = $1 AND ruleset = $2 AND provisional_at <= $3
          ORDER BY rating DESC, player LIMIT $4 OFFSET $5) AS page
    JOIN ratings ON ratings.server = page.server AND ratings.ruleset = page.ruleset
        AND ratings.player = page.player
    JOIN players ON players.id = page.player
    LEFT JOIN nicknames ON nicknames.player = page.player AND nicknames.server = $1
    ORDER BY page.rating DESC, page.player";

pub(super) const COUNT_RANKED: &str = "
    SELECT COUNT(*) FROM ratings
    WHERE server = $1 AND ruleset = $2 AND provisional_at > 0 AND provisional_at > $3";

pub(super) const ABOVE: &str = "
    SELECT (SELECT COUNT(*) FROM ratings
            WHERE server = $1 AND ruleset = $2 AND provisional_at > 0 AND provisional_at > $3
              AND rating > $4)
         + (SELECT COUNT(*) FROM ratings
            WHERE server = $1 AND ruleset = $2 AND provisional_at > 0 AND provisional_at > $3
              AND rating = $4 AND player < $5)";

#[derive(FromRow)]
struct NamedRow {
    player: i64,
    name: String,
    #[sqlx(flatten)]
    standing: StandingRow,
}

impl TryFrom<NamedRow> for LadderRow {
    type Error = Error;

    fn try_from(row: NamedRow) -> Result<Self, Error> {
        Ok(Self {
            player: PlayerId(column::id(row.player)?),
            name: row.name,
            saved: row.standing.try_into()?,
        })
    }
}
