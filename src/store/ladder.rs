//! The ladders in order: ranked players by rating, then provisional players by rating.
//!
//! Who is provisional depends on the day, because deviations grow with time away.

use jiff::Timestamp;
use sqlx_macros::FromRow;

use super::column::{self, from_id, from_optional_id, from_time};
use super::ratings::{StandingRow, from_rating, from_scope};
use super::sql;
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
        let found = sql::query_as(sql)
            .bind(from_scope(scope)?)
            .fetch_all(self.connection())
            .await?;
        Ok(found)
    }

    /// How many players there are.
    pub async fn ladder_size(&mut self, ladder: Ladder<'_>) -> Result<LadderSize, Error> {
        let size: Option<(i64, i64)> = sql::query_as(SIZE)
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
        let queries = [RANKED_STEP, RANKED];
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
        let queries = [PROVISIONAL_STEP, PROVISIONAL];
        self.ladder_rows(queries, ladder, size.provisional, stretch)
            .await
    }

    /// The rank of a ranked player with this rating, counted from 1.
    pub async fn rank(
        &mut self,
        ladder: Ladder<'_>,
        player: PlayerId,
        rating: Rating,
    ) -> Result<u32, Error> {
        let [rating, ..] = from_rating(rating);
        let step = rating / STEP;
        let above: i64 = sql::query_scalar(ABOVE)
            .bind(from_scope(ladder.scope)?)
            .bind(ladder.ruleset)
            .bind(from_time(ladder.now))
            .bind(rating)
            .bind(from_id(player.0)?)
            .bind(step)
            .bind(top_of(step))
            .fetch_one(self.connection())
            .await?;
        Ok(column::count::<u32>(above.max(0))?.saturating_add(1))
    }

    /// A range of `players` rows. Rows that are skipped take time, so those of higher steps are skipped by
    /// their number.
    async fn ladder_rows(
        &mut self,
        [step, page]: [&'static str; 2],
        ladder: Ladder<'_>,
        players: u32,
        stretch: Stretch,
    ) -> Result<Vec<LadderRow>, Error> {
        let most = stretch.most.min(players.saturating_sub(stretch.after));
        let scope = from_scope(ladder.scope)?;
        let after = i64::from(stretch.after);
        let found: Option<(i64, i64)> = if after == 0 {
            None
        } else {
            sql::query_as(step)
                .bind(scope)
                .bind(ladder.ruleset)
                .bind(from_time(ladder.now))
                .bind(after)
                .fetch_optional(self.connection())
                .await?
        };
        // Where the steps are damaged, all rows are skipped one by one.
        let found = found.filter(|&(_, above)| (0..=after).contains(&above));
        let (highest, above) = found.map_or((i64::MAX, 0), |(step, above)| (top_of(step), above));
        let rows: Vec<NamedRow> = sql::query_as(page)
            .bind(scope)
            .bind(ladder.ruleset)
            .bind(from_time(ladder.now))
            .bind(most)
            .bind(after - above)
            .bind(highest)
            .bind(from_optional_id(ladder.scope.server().map(|it| it.0))?)
            .fetch_all(self.connection())
            .await?;
        self.readable(rows, LadderRow::try_from)
    }
}

/// How many thousandths of a rating make a step.
const STEP: i64 = 10_000;

/// The highest rating of a step. Division rounds towards zero, here and in SQL.
const fn top_of(step: i64) -> i64 {
    if step < 0 {
        step.saturating_mul(STEP)
    } else {
        step.saturating_mul(STEP).saturating_add(STEP - 1)
    }
}

pub(super) const SIZE: &str = "
    SELECT players,
           ranked - (SELECT COUNT(*) FROM ratings
                     WHERE server = $1 AND ruleset = $2
                       AND provisional_at > 0 AND provisional_at <= $3)
    FROM ladders WHERE server = $1 AND ruleset = $2";

/// SQL for how many players of each step of a ladder are counted, the `lapsed` of it being those who
/// became provisional since.
macro_rules! steps {
    ($counted:literal) => {
        concat!(
            "(SELECT counted.step AS step, ",
            $counted,
            " AS n FROM ladder_steps AS counted
              LEFT JOIN (SELECT rating / 10000 AS step, COUNT(*) AS n FROM ratings
                         WHERE server = $1 AND ruleset = $2
                             AND provisional_at > 0 AND provisional_at <= $3
                         GROUP BY rating / 10000) AS lapsed ON lapsed.step = counted.step
              WHERE counted.server = $1 AND counted.ruleset = $2)"
        )
    };
}

/// The query for the step in which the row lies that has `$4` rows above it, and for how many rows lie
/// above the step.
macro_rules! step {
    ($counted:literal) => {
        concat!(
            "SELECT step, above FROM (
                 SELECT step, n, CAST(SUM(n) OVER (ORDER BY step DESC) AS BIGINT) - n AS above FROM ",
            steps!($counted),
            " AS by_step) AS steps WHERE above <= $4 AND above + n > $4"
        )
    };
}

pub(super) const RANKED_STEP: &str = step!("counted.ranked - COALESCE(lapsed.n, 0)");
pub(super) const PROVISIONAL_STEP: &str =
    step!("counted.players - counted.ranked + COALESCE(lapsed.n, 0)");

/// The query for a page of the rows that meet `$which`, best first.
///
/// Rows are selected from an index alone and joined afterwards: otherwise each row that is skipped would
/// be looked up.
macro_rules! page {
    ($which:literal) => {
        concat!(
            "SELECT ratings.player, COALESCE(nicknames.name, players.name) AS name, ratings.rating,
                    deviation, volatility, wins, losses, draws, rated_at
             FROM (SELECT server, ruleset, rating, player FROM ratings
                   WHERE server = $1 AND ruleset = $2 AND rating <= $6 AND ",
            $which,
            " ORDER BY rating DESC, player LIMIT $4 OFFSET $5) AS page
             JOIN ratings ON ratings.server = page.server AND ratings.ruleset = page.ruleset
                 AND ratings.player = page.player
             JOIN players ON players.id = page.player
             LEFT JOIN nicknames ON nicknames.player = page.player AND nicknames.server = $7
             ORDER BY page.rating DESC, page.player"
        )
    };
}

pub(super) const RANKED: &str = page!("provisional_at > 0 AND provisional_at > $3");
pub(super) const PROVISIONAL: &str = page!("provisional_at <= $3");

pub(super) const ABOVE: &str = concat!(
    "SELECT (SELECT CAST(COALESCE(SUM(n), 0) AS BIGINT) FROM ",
    steps!("counted.ranked - COALESCE(lapsed.n, 0)"),
    " AS steps WHERE step > $6)
         + (SELECT COUNT(*) FROM ratings
            WHERE server = $1 AND ruleset = $2 AND provisional_at > 0 AND provisional_at > $3
              AND rating > $4 AND rating <= $7)
         + (SELECT COUNT(*) FROM ratings
            WHERE server = $1 AND ruleset = $2 AND provisional_at > 0 AND provisional_at > $3
              AND rating = $4 AND player < $5)"
);

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
