//! The machine: its disk, and how fast the engine thinks.

use super::Patient;
use crate::database::is_only_for_files;

#[tokio::test]
async fn a_disk_without_room() {
    if is_only_for_files() {
        return;
    }
    let patient = Patient::new().await;
    let report = patient.report(&["--least-space", "1000000000"], &[]).await;
    report.fault(
        "disk space",
        "are free in",
        "Make room until 1000000.0 GB are free",
    );
}

#[tokio::test]
async fn a_disk_that_is_slow() {
    if is_only_for_files() {
        return;
    }
    let report = Patient::new()
        .await
        .report(&["--slowest-sync", "0"], &[])
        .await;
    report.fault(
        "disk speed",
        "the disk keeps a change within",
        "Move the database to a local disk",
    );
}

#[tokio::test]
async fn a_folder_that_is_not_there() {
    if is_only_for_files() {
        return;
    }
    let settings = [("DATABASE_URL", "sqlite:nowhere/games.sqlite")];
    let report = Patient::new().await.report(&[], &settings).await;
    report.fault(
        "disk speed",
        "nothing can be written into nowhere",
        "own the folder",
    );
    report.warning(
        "database",
        "there is no database nowhere/games.sqlite yet",
        "right file",
    );
}

#[tokio::test]
async fn an_engine_that_is_slow() {
    let report = Patient::new()
        .await
        .report(&["--least-nodes", "1000000000000"], &[])
        .await;
    report.warning("engine", "positions in a second", "more of a processor");
}
