//! What people have reported about their opponents, for the operator: a line of JSON for each report.

use std::error::Error;
use std::io::Write;

use serde_json::json;
use tokio::runtime::Runtime;

use crate::config::Config;
use crate::service::Service;
use crate::store::Store;

/// Writes all reports in the database of the settings, oldest first. The bot may run meanwhile.
pub fn run(output: impl Write) -> Result<(), Box<dyn Error>> {
    let database = Config::database_from_env()?;
    let runtime = Runtime::new()?;
    runtime.block_on(async {
        let store = Store::open(&database).await?;
        let written = write(&Service::new(store.clone()), output).await;
        store.close().await;
        written
    })
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
        writeln!(output, "{line}")?;
    }
    Ok(output.flush()?)
}
