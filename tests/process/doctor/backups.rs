//! The daily backups.

use std::fs;

use jiff::Timestamp;

use super::Patient;
use crate::database::is_only_for_files;

#[tokio::test]
async fn backups_that_are_old() {
    if is_only_for_files() {
        return;
    }
    let patient = Patient::after_a_run().await;
    let folder = patient.home.folder.path().join("backups");
    fs::create_dir(&folder).unwrap();
    fs::write(folder.join("tessera-2026-01-02T030000Z.sqlite"), "a backup").unwrap();
    // Neither an empty file nor one of the future is a backup of today.
    let today = Timestamp::now().strftime("tessera-%Y-%m-%dT%H%M%SZ.sqlite");
    fs::write(folder.join(today.to_string()), "").unwrap();
    fs::write(folder.join("tessera-2099-01-02T030000Z.sqlite"), "a backup").unwrap();
    let report = patient.report(&[], &[("BACKUP_DIR", "backups")]).await;
    report.fault("backups", "is of 2026-01-02T03:00:00Z", "its log says why");
}

#[tokio::test]
async fn a_folder_for_backups_that_cannot_be_read() {
    if is_only_for_files() {
        return;
    }
    let patient = Patient::after_a_run().await;
    let report = patient
        .report(&[], &[("BACKUP_DIR", "tessera.sqlite")])
        .await;
    report.fault("backups", "cannot be read", "BACKUP_DIR");
}
