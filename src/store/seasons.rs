//! Stores the seasons of servers, and how much less certain ratings become with their ends.

use jiff::Timestamp;
use sqlx_macros::FromRow;

use super::column::{self, from_id, from_time};
use super::sql;
use super::{Error, Reading, Scope, Writing};
use crate::game::{ChannelId, GameId, Season, SeasonId, SeasonPeriod, ServerId};
use crate::rating::SEASON_GROWTH;

/// The season of a server that is not closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenSeason {
    /// Identifies it.
    pub id: SeasonId,
    /// When it ends.
    pub ends_at: Timestamp,
    /// Whether a rated game has ended in it.
    pub is_played: bool,
}

/// The end of a season in which somebody has played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeasonEnd {
    /// When it was.
    pub at: Timestamp,
    /// By how much the deviations of the server's ladders grew.
    pub growth: f64,
}

impl Reading {
    /// The season of a server that is not closed; `None` if it has none, or if that is damaged.
    pub async fn open_season(&mut self, server: ServerId) -> Result<Option<OpenSeason>, Error> {
        let row: Option<(i64, i64, bool)> = sql::query_as(OPEN)
            .bind(from_id(server.0)?)
            .fetch_optional(self.connection())
            .await?;
        let Some((id, ends_at, is_played)) = row else {
            return Ok(None);
        };
        let ends_at = self.set_aside(column::time(ends_at))?;
        Ok(ends_at.map(|ends_at| OpenSeason {
            id: SeasonId(id),
            ends_at,
            is_played,
        }))
    }

    /// A season; `None` if there is none with this id, or if it is damaged.
    pub async fn season(&mut self, id: SeasonId) -> Result<Option<Season>, Error> {
        let row: Option<SeasonRow> = sql::query_as(SEASON)
            .bind(id.0)
            .fetch_optional(self.connection())
            .await?;
        let season = row.map(Season::try_from).transpose();
        let season = season.map_err(|error| error.within(format_args!("season {id}")));
        Ok(self.set_aside(season)?.flatten())
    }

    /// The seasons of a server in which somebody played, and the one that is not closed; the latest first.
    pub async fn seasons_of(&mut self, server: ServerId) -> Result<Vec<Season>, Error> {
        let rows: Vec<SeasonRow> = sql::query_as(SEASONS_OF)
            .bind(from_id(server.0)?)
            .fetch_all(self.connection())
            .await?;
        self.readable(rows, Season::try_from)
    }

    /// Servers with a season that is over by this time and not closed.
    pub async fn servers_to_close(&mut self, now: Timestamp) -> Result<Vec<ServerId>, Error> {
        let rows: Vec<i64> = sql::query_scalar(TO_CLOSE)
            .bind(from_time(now))
            .fetch_all(self.connection())
            .await?;
        self.readable(rows, |server| column::id(server).map(ServerId))
    }

    /// When the next season ends, or when it should have been closed.
    pub async fn next_season_end(&mut self) -> Result<Option<Timestamp>, Error> {
        let next: Option<i64> = sql::query_scalar(NEXT_END)
            .fetch_optional(self.connection())
            .await?
            .flatten();
        Ok(self
            .set_aside(next.map(column::time).transpose())?
            .flatten())
    }

    /// The ends of seasons by this time, with which the ratings of a ladder became less certain.
    pub async fn season_ends(
        &mut self,
        scope: Scope,
        now: Timestamp,
    ) -> Result<Vec<SeasonEnd>, Error> {
        let Scope::Server(server) = scope else {
            return Ok(Vec::new());
        };
        let rows: Vec<(i64, i64)> = sql::query_as(ENDS)
            .bind(from_id(server.0)?)
            .bind(from_time(now))
            .fetch_all(self.connection())
            .await?;
        self.readable(rows, |(at, growth)| {
            Ok(SeasonEnd {
                at: column::time(at)?,
                growth: f64::from(column::count::<u32>(growth)?) / 1e3,
            })
        })
    }

    /// The channel in which the latest rated game of a season, or else of one before it, was played, not its
    /// thread.
    pub async fn channel_of_season(&mut self, id: SeasonId) -> Result<Option<ChannelId>, Error> {
        let channel: Option<i64> = sql::query_scalar(
            "SELECT COALESCE(games.parent, games.channel) FROM seasons AS over
             JOIN seasons ON seasons.server = over.server AND seasons.number <= over.number
             JOIN games ON games.id = seasons.last_game
             WHERE over.id = $1 ORDER BY seasons.number DESC LIMIT 1",
        )
        .bind(id.0)
        .fetch_optional(self.connection())
        .await?;
        let channel = channel.map(column::id).transpose();
        Ok(self.set_aside(channel)?.flatten().map(ChannelId))
    }

    /// Whether a rated game has ended in a season.
    pub async fn is_season_played(&mut self, id: SeasonId) -> Result<bool, Error> {
        let played = sql::query_scalar("SELECT last_game IS NOT NULL FROM seasons WHERE id = $1")
            .bind(id.0)
            .fetch_optional(self.connection())
            .await?;
        Ok(played.unwrap_or(false))
    }

    /// Whether a rated game has ended in the season before this one.
    pub async fn is_season_before_played(&mut self, id: SeasonId) -> Result<bool, Error> {
        let played = sql::query_scalar(BEFORE)
            .bind(id.0)
            .fetch_optional(self.connection())
            .await?;
        Ok(played.unwrap_or(false))
    }

    /// A closed season that is to be announced; `None` if it was announced, or never will be.
    pub async fn untold_season(&mut self, id: SeasonId) -> Result<Option<Season>, Error> {
        let is_untold: Option<i32> =
            sql::query_scalar("SELECT 1 FROM seasons WHERE id = $1 AND closed AND NOT told")
                .bind(id.0)
                .fetch_optional(self.connection())
                .await?;
        match is_untold {
            Some(_) => self.season(id).await,
            None => Ok(None),
        }
    }

    /// The closed seasons that are to be announced, the oldest first.
    pub async fn untold_seasons(&mut self) -> Result<Vec<SeasonId>, Error> {
        let ids: Vec<i64> = sql::query_scalar(UNTOLD)
            .fetch_all(self.connection())
            .await?;
        Ok(ids.into_iter().map(SeasonId).collect())
    }

    /// A closed season with which nobody has been counted as provisional yet, and its server.
    pub async fn uncounted_season(&mut self) -> Result<Option<(SeasonId, ServerId)>, Error> {
        let row: Option<(i64, i64)> = sql::query_as(UNCOUNTED)
            .fetch_optional(self.connection())
            .await?;
        let Some((id, server)) = row else {
            return Ok(None);
        };
        // A damaged number is that of no server: nobody is counted there.
        let server = self.set_aside(column::id(server))?.unwrap_or_default();
        Ok(Some((SeasonId(id), ServerId(server))))
    }
}

impl Writing {
    /// Begins a season of a server that has none open; it counts games from this time, if that is not the
    /// beginning of its period. Where a damaged one is open, nothing changes.
    pub async fn insert_season(
        &mut self,
        server: ServerId,
        period: SeasonPeriod,
        begins_at: Option<Timestamp>,
    ) -> Result<(), Error> {
        sql::query(
            "INSERT INTO seasons (server, number, period, ends_at, growth, begins_at)
             SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5 FROM seasons WHERE server = $1
             ON CONFLICT DO NOTHING",
        )
        .bind(from_id(server.0)?)
        .bind(period.id())
        .bind(from_time(period.ends_at()))
        .bind(growth())
        .bind(begins_at.map(from_time))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Closes a season in which nobody has played: there is nothing to count with its end.
    pub async fn close_unplayed_season(
        &mut self,
        id: SeasonId,
        is_told: bool,
    ) -> Result<(), Error> {
        sql::query(
            "UPDATE seasons SET closed = TRUE, counted = TRUE, told = $2
             WHERE id = $1 AND last_game IS NULL",
        )
        .bind(id.0)
        .bind(is_told)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Records that a rated game has ended in a season.
    pub async fn save_season_game(&mut self, id: SeasonId, game: GameId) -> Result<(), Error> {
        sql::query("UPDATE seasons SET last_game = $2 WHERE id = $1")
            .bind(id.0)
            .bind(game.0)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Closes a season: nothing changes its standings any more.
    pub async fn close_season(&mut self, id: SeasonId) -> Result<(), Error> {
        self.mark(id, "UPDATE seasons SET closed = TRUE WHERE id = $1")
            .await
    }

    /// Records that a season was announced, or never will be.
    pub async fn save_season_told(&mut self, id: SeasonId) -> Result<(), Error> {
        self.mark(id, "UPDATE seasons SET told = TRUE WHERE id = $1")
            .await
    }

    /// Records that the ladders know who became provisional with the end of a season.
    pub async fn save_season_counted(&mut self, id: SeasonId) -> Result<(), Error> {
        self.mark(id, "UPDATE seasons SET counted = TRUE WHERE id = $1")
            .await
    }

    /// Marks the seasons of a server that ended after this time as not counted.
    pub async fn count_seasons_again(
        &mut self,
        server: ServerId,
        after: Timestamp,
    ) -> Result<(), Error> {
        let sql =
            "UPDATE seasons SET counted = FALSE WHERE server = $1 AND ends_at > $2 AND closed";
        sql::query(sql)
            .bind(from_id(server.0)?)
            .bind(from_time(after))
            .execute(self.connection())
            .await?;
        Ok(())
    }

    async fn mark(&mut self, id: SeasonId, sql: &'static str) -> Result<(), Error> {
        sql::query(sql)
            .bind(id.0)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

pub(super) const OPEN: &str =
    "SELECT id, ends_at, last_game IS NOT NULL FROM seasons WHERE server = $1 AND NOT closed";

const SEASON: &str =
    "SELECT id, server, number, period, begins_at, ends_at FROM seasons WHERE id = $1";

pub(super) const SEASONS_OF: &str = "
    SELECT id, server, number, period, begins_at, ends_at FROM seasons
    WHERE server = $1 AND (last_game IS NOT NULL OR NOT closed) ORDER BY number DESC";

const BEFORE: &str = "
    SELECT seasons.last_game IS NOT NULL FROM seasons AS over
    JOIN seasons ON seasons.server = over.server AND seasons.number < over.number
    WHERE over.id = $1 ORDER BY seasons.number DESC LIMIT 1";

pub(super) const TO_CLOSE: &str =
    "SELECT server FROM seasons WHERE NOT closed AND ends_at <= $1 ORDER BY ends_at";

// A damaged end must not hide the others.
pub(super) const NEXT_END: &str =
    "SELECT MIN(ends_at) FROM seasons WHERE NOT closed AND ends_at > 0";

pub(super) const ENDS: &str = "
    SELECT ends_at, growth FROM seasons
    WHERE server = $1 AND ends_at <= $2 AND last_game IS NOT NULL";

pub(super) const UNTOLD: &str = "SELECT id FROM seasons WHERE closed AND NOT told ORDER BY id";

pub(super) const UNCOUNTED: &str =
    "SELECT id, server FROM seasons WHERE closed AND NOT counted ORDER BY id LIMIT 1";

/// By how much deviations grow at the end of a season that begins now, in thousandths.
#[expect(clippy::cast_possible_truncation, reason = "it is a small number")]
fn growth() -> i64 {
    (SEASON_GROWTH * 1e3).round() as i64
}

#[derive(FromRow)]
struct SeasonRow {
    id: i64,
    server: i64,
    number: i64,
    period: String,
    begins_at: Option<i64>,
    ends_at: i64,
}

impl TryFrom<SeasonRow> for Season {
    type Error = Error;

    fn try_from(row: SeasonRow) -> Result<Self, Error> {
        let period = SeasonPeriod::from_id(&row.period);
        Ok(Self {
            id: SeasonId(row.id),
            server: ServerId(column::id(row.server)?),
            number: column::count(row.number)?,
            period: period.ok_or_else(|| Error::damaged("a season", &row.period))?,
            begins_at: row.begins_at.map(column::time).transpose()?,
            ends_at: column::time(row.ends_at)?,
        })
    }
}
