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

/// How many players a ladder has on its day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LadderSize {
    /// The ranked players.
    pub ranked: u32,
    /// The provisional players.
    pub provisional: u32,
}

impl Reading {
    /// The ids of the rulesets whose ladder has players, and how many it has.
    pub async fn ladders(&mut self, scope: Scope) -> Result<Vec<(String, i64)>, Error> {
        let sql = "SELECT ruleset, players FROM ladders WHERE server = $1 AND players > 0";
        let found = sqlx::query_as(sql)
            .bind(from_scope(scope)?)
            .fetch_all(self.connection())
            .await?;
        Ok(found)
    }

    /// How many players there are.
    pub async fn ladder_size(&mut self, ladder: Ladder<'_>) -> Result<LadderSize, Error> {
        let size: Option<(i64, i64)> = sqlx::query_as(SIZE)
            .bind(from_scope(ladder.scope)?)
            .bind(ladder.ruleset)
            .bind(from_time(ladder.now))
            .fetch_optional(self.connection())
            .await?;
        // Where the counts are damaged, the ladder is shown as far as they reach.
        let (players, ranked) = size.unwrap_or_default();
        Ok(LadderSize {
            ranked: column::count(ranked.max(0))?,
            provisional: column::count(players.saturating_sub(ranked.max(0)).max(0))?,
        })
    }

    /// A range of the ranked players, best first.
    pub async fn ranked(
        &mut self,
        ladder: Ladder<'_>,
        size: LadderSize,
        stretch: Stretch,
    ) -> Result<Vec<LadderRow>, Error> {
        let queries = [RANKED, RANKED_UPWARDS];
        self.ladder_rows(queries, ladder, size.ranked, stretch)
            .await
    }

    /// A range of the provisional players, best first.
    pub async fn provisional(
        &mut self,
        ladder: Ladder<'_>,
        size: LadderSize,
        stretch: Stretch,
    ) -> Result<Vec<LadderRow>, Error> {
        let queries = [PROVISIONAL, PROVISIONAL_UPWARDS];
        self.ladder_rows(queries, ladder, size.provisional, stretch)
            .await
    }

    /// The rank of a ranked player with this rating, counted from 1.
    pub async fn rank(
        &mut self,
        ladder: Ladder<'_>,
        size: LadderSize,
        player: PlayerId,
        rating: Rating,
    ) -> Result<u32, Error> {
        // Ratings gather around that of a newcomer: from there the nearer end is counted.
        let is_high = rating.rating >= Rating::default().rating;
        let [rating, ..] = from_rating(rating);
        let counted = sqlx::query_scalar(if is_high { ABOVE } else { BELOW })
            .bind(from_scope(ladder.scope)?)
            .bind(ladder.ruleset)
            .bind(from_time(ladder.now))
            .bind(rating)
            .bind(from_id(player.0)?)
            .fetch_one(self.connection())
            .await?;
        let counted = column::count(counted)?;
        Ok(if is_high {
            counted + 1
        } else {
            size.ranked.saturating_sub(counted)
        })
    }

    /// A range of `players` rows, read from the nearer end: rows that are skipped take time as well.
    async fn ladder_rows(
        &mut self,
        [downwards, upwards]: [&'static str; 2],
        ladder: Ladder<'_>,
        players: u32,
        stretch: Stretch,
    ) -> Result<Vec<LadderRow>, Error> {
        let most = stretch.most.min(players.saturating_sub(stretch.after));
        let below = players.saturating_sub(stretch.after + most);
        let is_upwards = below < stretch.after;
        let rows: Vec<NamedRow> = sqlx::query_as(if is_upwards { upwards } else { downwards })
            .bind(from_scope(ladder.scope)?)
            .bind(ladder.ruleset)
            .bind(from_time(ladder.now))
            .bind(most)
            .bind(below.min(stretch.after))
            .fetch_all(self.connection())
            .await?;
        self.readable(rows, LadderRow::try_from)
    }
}

pub(super) const SIZE: &str = "
    SELECT players,
           ranked - (SELECT COUNT(*) FROM ratings
                     WHERE server = $1 AND ruleset = $2
                       AND provisional_at > 0 AND provisional_at <= $3)
    FROM ladders WHERE server = $1 AND ruleset = $2";

/// The query for a page of the rows that meet `$which`, read in the order `$read` and given best
/// first.
///
/// Rows are selected from an index alone and joined afterwards: otherwise a page far down would look
/// up every row it skips.
macro_rules! page {
    ($which:literal, $read:literal) => {
        concat!(
            "SELECT ratings.player, COALESCE(nicknames.name, players.name) AS name, ratings.rating,
                    deviation, volatility, wins, losses, draws, rated_at
             FROM (SELECT server, ruleset, rating, player FROM ratings
                   WHERE server = $1 AND ruleset = $2 AND ",
            $which,
            " ORDER BY ",
            $read,
            " LIMIT $4 OFFSET $5) AS page
             JOIN ratings ON ratings.server = page.server AND ratings.ruleset = page.ruleset
                 AND ratings.player = page.player
             JOIN players ON players.id = page.player
             LEFT JOIN nicknames ON nicknames.player = page.player AND nicknames.server = $1
             ORDER BY page.rating DESC, page.player"
        )
    };
}

pub(super) const RANKED: &str = page!(
    "provisional_at > 0 AND provisional_at > $3",
    "rating DESC, player"
);
pub(super) const RANKED_UPWARDS: &str = page!(
    "provisional_at > 0 AND provisional_at > $3",
    "rating, player DESC"
);
pub(super) const PROVISIONAL: &str = page!("provisional_at <= $3", "rating DESC, player");
pub(super) const PROVISIONAL_UPWARDS: &str = page!("provisional_at <= $3", "rating, player DESC");

pub(super) const ABOVE: &str = "
    SELECT (SELECT COUNT(*) FROM ratings
            WHERE server = $1 AND ruleset = $2 AND provisional_at > 0 AND provisional_at > $3
              AND rating > $4)
         + (SELECT COUNT(*) FROM ratings
            WHERE server = $1 AND ruleset = $2 AND provisional_at > 0 AND provisional_at > $3
              AND rating = $4 AND player < $5)";

pub(super) const BELOW: &str = "
    SELECT (SELECT COUNT(*) FROM ratings
            WHERE server = $1 AND ruleset = $2 AND provisional_at > 0 AND provisional_at > $3
              AND rating < $4)
         + (SELECT COUNT(*) FROM ratings
            WHERE server = $1 AND ruleset = $2 AND provisional_at > 0 AND provisional_at > $3
              AND rating = $4 AND player > $5)";

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
