//! Stores what people report about their opponents.

use jiff::Timestamp;
use sqlx_macros::FromRow;

use super::column::{self, from_id, from_time};
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{GameId, PlayerId};

/// What a person reports about another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Who reports.
    pub reporter: PlayerId,
    /// About whom.
    pub reported: PlayerId,
    /// The game in which they met.
    pub game: GameId,
    /// What they wrote.
    pub reason: String,
    /// When.
    pub made_at: Timestamp,
}

/// A report as the operator reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedReport {
    /// Its number.
    pub number: i64,
    /// What was reported.
    pub report: Report,
    /// The name of who reports, as last seen.
    pub reporter_name: String,
    /// The name of who is reported, as last seen.
    pub reported_name: String,
}

impl Reading {
    /// All reports, oldest first; damaged ones are left out.
    pub async fn reports(&mut self) -> Result<Vec<SavedReport>, Error> {
        let rows: Vec<Row> = sql::query_as(
            "SELECT reports.id, reporter, reported, game, reason, made_at,
                    one.name AS reporter_name, other.name AS reported_name
             FROM reports
             JOIN players AS one ON one.id = reporter
             JOIN players AS other ON other.id = reported
             ORDER BY reports.id",
        )
        .fetch_all(self.connection())
        .await?;
        self.readable(rows, SavedReport::try_from)
    }

    /// How many reports a person has made after this time.
    pub async fn reports_by_since(
        &mut self,
        reporter: PlayerId,
        at: Timestamp,
    ) -> Result<u32, Error> {
        let count: i64 = sql::query_scalar(REPORTS_BY_SINCE)
            .bind(from_id(reporter.0)?)
            .bind(from_time(at))
            .fetch_one(self.connection())
            .await?;
        column::count(count)
    }
}

impl Writing {
    /// Saves a report. Both people and the game must be saved already.
    pub async fn insert_report(&mut self, report: &Report) -> Result<(), Error> {
        sql::query(
            "INSERT INTO reports (reporter, reported, game, reason, made_at)
             VALUES ($1, $2, $3, $4, $5)",
        )
        .bind(from_id(report.reporter.0)?)
        .bind(from_id(report.reported.0)?)
        .bind(report.game.0)
        .bind(&report.reason)
        .bind(from_time(report.made_at))
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

pub(super) const REPORTS_BY_SINCE: &str =
    "SELECT COUNT(*) FROM reports WHERE reporter = $1 AND made_at > $2";

#[derive(FromRow)]
struct Row {
    id: i64,
    reporter: i64,
    reported: i64,
    game: i64,
    reason: String,
    made_at: i64,
    reporter_name: String,
    reported_name: String,
}

impl TryFrom<Row> for SavedReport {
    type Error = Error;

    fn try_from(row: Row) -> Result<Self, Error> {
        Ok(Self {
            number: row.id,
            report: Report {
                reporter: PlayerId(column::id(row.reporter)?),
                reported: PlayerId(column::id(row.reported)?),
                game: GameId(row.game),
                reason: row.reason,
                made_at: column::time(row.made_at)?,
            },
            reporter_name: row.reporter_name,
            reported_name: row.reported_name,
        })
    }
}
