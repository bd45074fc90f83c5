//! The ladders in order: the ranked by rating, the provisional by rating.
//!
//! Who is provisional depends on the day: deviations grow with time away.

use jiff::Timestamp;
use sqlx::FromRow;

use super::column::{self, from_id, from_time};
use super::ratings::{StandingRow, from_scope};
use super::{Error, Reading, SavedStanding, Scope};
use crate::game::PlayerId;

/// A player on a ladder.
#[derive(Clone, Debug, PartialEq)]
pub struct LadderRow {
    /// Who.
    pub player: PlayerId,
    /// The name last seen.
    pub name: String,
    /// Rating and results as of the last rated game.
    pub saved: SavedStanding,
}

/// How many players a ladder has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LadderSize {
    /// Those who are ranked.
    pub ranked: u32,
    /// Those who are provisional.
    pub provisional: u32,
}

/// A stretch of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// How many rows come before it.
    pub after: u32,
    /// How many rows it has at most.
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
    /// How many players there are.
    pub async fn ladder_size(&mut self, ladder: Ladder<'_>) -> Result<LadderSize, Error> {
        let (ranked, provisional): (i64, i64) = sqlx::query_as(SIZE)
            .bind(from_scope(ladder.scope)?)
            .bind(ladder.ruleset)
            .bind(from_time(ladder.now))
            .fetch_one(self.connection())
            .await?;
        Ok(LadderSize {
            ranked: column::count(ranked)?,
            provisional: column::count(provisional)?,
        })
    }

    /// A stretch of the ranked players, best first.
    pub async fn ranked(
        &mut self,
        ladder: Ladder<'_>,
        stretch: Stretch,
    ) -> Result<Vec<LadderRow>, Error> {
        self.ladder_rows(RANKED, ladder, stretch).await
    }

    /// A stretch of the provisional players, best first.
    pub async fn provisional(
        &mut self,
        ladder: Ladder<'_>,
        stretch: Stretch,
    ) -> Result<Vec<LadderRow>, Error> {
        self.ladder_rows(PROVISIONAL, ladder, stretch).await
    }

    /// How many ranked players stand above a ranked player.
    pub async fn ranked_above(
        &mut self,
        ladder: Ladder<'_>,
        player: PlayerId,
    ) -> Result<u32, Error> {
        let above = sqlx::query_scalar(ABOVE)
            .bind(from_scope(ladder.scope)?)
            .bind(ladder.ruleset)
            .bind(from_time(ladder.now))
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
        rows.into_iter().map(LadderRow::try_from).collect()
    }
}

pub(super) const SIZE: &str = "
    SELECT COUNT(CASE WHEN provisional_at > $3 THEN 1 END),
           COUNT(CASE WHEN provisional_at <= $3 THEN 1 END)
    FROM ratings WHERE server = $1 AND ruleset = $2";

pub(super) const RANKED: &str = "
    SELECT player, name, rating, deviation, volatility, wins, losses, draws, rated_at
    FROM ratings JOIN players ON players.id = ratings.player
    WHERE server = $1 AND ruleset = $2 AND provisional_at > $3
    ORDER BY rating DESC, player LIMIT $4 OFFSET $5";

pub(super) const PROVISIONAL: &str = "
    SELECT player, name, rating, deviation, volatility, wins, losses, draws, rated_at
    FROM ratings JOIN players ON players.id = ratings.player
    WHERE server = $1 AND ruleset = $2 AND provisional_at <= $3
    ORDER BY rating DESC, player LIMIT $4 OFFSET $5";

pub(super) const ABOVE: &str = "
    SELECT COUNT(*) FROM ratings JOIN ratings AS own
        ON own.server = ratings.server AND own.ruleset = ratings.ruleset AND own.player = $4
    WHERE ratings.server = $1 AND ratings.ruleset = $2 AND ratings.provisional_at > $3
      AND ratings.rating >= own.rating
      AND NOT (ratings.rating = own.rating AND ratings.player >= own.player)";

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
