//! What people have reported about their opponents, for the operator: a line of JSON for each report.

use std::error::Error;
use std::io::Write;

use serde_json::json;

use super::beside::with_database;
use super::plain::plain_json;
use crate::service::Service;
use crate::store::Access;

/// Writes all reports in the database of the settings, oldest first. The bot may run meanwhile.
pub fn run(output: impl Write) -> Result<(), Box<dyn Error>> {
    with_database(Access::Read, async |service| write(&service, output).await)
}

/// Writes all reports, oldest first.
pub async fn write(service: &Service, mut output: impl Write) -> Result<(), Box<dyn Error>> {
    for saved in service.reports().await? {
        let report = saved.report;
        // Ids are longer than the numbers that every reader of JSON keeps exactly.
        let line = json!({
            "number": saved.number,
            "at": report.made_at.to_string(),
            "reporter": report.reporter.to_string(),
            "reporter_name": saved.reporter_name,
            "reported": report.reported.to_string(),
            "reported_name": saved.reported_name,
            "game": report.game.0,
            "reason": report.reason,
        });
        writeln!(output, "{}", plain_json(&line)?)?;
    }
    Ok(output.flush()?)
}
