//! The schema of the database: of another version or another program, changed, or not whole.

use std::fs::File;
use std::io;

use flate2::read::GzDecoder;
use sqlx::Connection as _;

use super::Patient;
use crate::database::is_only_for_files;

#[tokio::test]
async fn a_database_of_a_newer_version() {
    let patient = Patient::after_a_run().await;
    let later = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
        VALUES (9999, 'later', TRUE, x'00', 0)";
    patient.home.change_database(later).await;
    let report = patient.examined().await;
    report.fault(
        "schema",
        "has schema 9999, this program knows up to",
        "newer version",
    );
}

#[tokio::test]
async fn a_database_of_an_older_version() {
    if is_only_for_files() {
        return;
    }
    let patient = Patient::new().await;
    let packed = include_bytes!("../../upgrades/ages/0080.sqlite.gz");
    let mut database = File::create(patient.home.file()).unwrap();
    io::copy(&mut GzDecoder::new(&packed[..]), &mut database).unwrap();
    let report = patient.examined().await;
    report.warning("schema", "has schema 80, this program has", "Make a backup");
    let mut checks = report.all["checks"].as_array().unwrap().iter();
    let is_blamed = checks.any(|it| it["check"] == "structure");
    assert!(!is_blamed, "{:#}", report.all);
}

#[tokio::test]
async fn a_list_of_upgrades_that_ends_too_early() {
    if is_only_for_files() {
        return;
    }
    let patient = Patient::after_a_run().await;
    let earlier = "DELETE FROM _sqlx_migrations WHERE version > 80";
    patient.home.change_database(earlier).await;
    let report = patient.examined().await;
    report.warning(
        "schema",
        "has schema 80, this program has",
        "First mend its structure",
    );
}

#[tokio::test]
async fn a_database_of_another_program() {
    if is_only_for_files() {
        return;
    }
    let patient = Patient::new().await;
    let url = format!("sqlite:{}?mode=rwc", patient.home.file().display());
    let mut other = sqlx::SqliteConnection::connect(&url).await.unwrap();
    sqlx::query("CREATE TABLE cats (name TEXT)")
        .execute(&mut other)
        .await
        .unwrap();
    other.close().await.unwrap();
    let report = patient.examined().await;
    report.fault("schema", "made by another program", "DATABASE_URL");
}

#[tokio::test]
async fn what_somebody_has_put_into_the_database() {
    if is_only_for_files() {
        return;
    }
    let patient = Patient::after_a_run().await;
    patient.home.settle().await;
    for (planted, removed, says) in [
        (
            "CREATE TRIGGER evil AFTER INSERT ON players BEGIN DELETE FROM bans; END",
            "DROP TRIGGER evil",
            "it has a trigger `evil`",
        ),
        (
            "CREATE TABLE cats (name TEXT)",
            "DROP TABLE cats",
            "it has a table `cats`",
        ),
        (
            "CREATE VIEW names AS SELECT name FROM players",
            "DROP VIEW names",
            "it has a view `names`",
        ),
        (
            "CREATE UNIQUE INDEX one_name ON players (name)",
            "DROP INDEX one_name",
            "it has an index `one_name`",
        ),
        (
            "CREATE VIEW \"e\u{1b}[2Jv\u{9b}il\" AS SELECT name FROM players",
            "DROP VIEW \"e\u{1b}[2Jv\u{9b}il\"",
            "it has a view `e",
        ),
        (
            "ALTER TABLE games RENAME COLUMN channel TO chan",
            "ALTER TABLE games RENAME COLUMN chan TO channel",
            "it has a column `games.chan`, which this program does not know; its column `games.channel` is missing",
        ),
        (
            "ALTER TABLE games ADD COLUMN evil TEXT",
            "ALTER TABLE games DROP COLUMN evil",
            "it has a column `games.evil`",
        ),
    ] {
        patient.home.change_database(planted).await;
        let report = patient.examined().await;
        report.fault("structure", says, "tessera restore");
        patient.home.change_database(removed).await;
    }
    let report = patient.examined().await;
    let checks = report.all["checks"].as_array().unwrap();
    assert!(checks.iter().all(|it| it["check"] != "structure"));
}

#[tokio::test]
async fn an_upgrade_that_is_not_whole() {
    if is_only_for_files() {
        return;
    }
    let patient = Patient::after_a_run().await;
    patient.home.settle().await;
    for (changed, says) in [
        (
            "UPDATE _sqlx_migrations SET success = FALSE WHERE version = 100",
            "the database is incomplete: its migration 100 was applied only in part",
        ),
        (
            "UPDATE _sqlx_migrations SET success = TRUE; DELETE FROM _sqlx_migrations WHERE version = 52",
            "the database is incomplete: its migration 52 is missing, although later ones were applied",
        ),
        (
            "UPDATE _sqlx_migrations SET success = 'no' WHERE version = 100",
            "the database is incomplete: its list of migrations is damaged",
        ),
        (
            "DELETE FROM _sqlx_migrations",
            "the database is incomplete: it has tables, and its list of migrations is empty",
        ),
    ] {
        patient.home.change_database(changed).await;
        let report = patient.examined().await;
        report.fault(
            "schema",
            says,
            "restore the latest backup with `tessera restore`",
        );
        let program = patient.home.start_for(&patient.discord);
        let ended = program.ends().await;
        let says = says.strip_prefix("the database ").unwrap();
        ended.failed_with(says);
    }
}

#[tokio::test]
async fn an_upgrade_that_is_not_in_the_list() {
    if is_only_for_files() {
        return;
    }
    let patient = Patient::after_a_run().await;
    patient.home.settle().await;
    let last =
        "DELETE FROM _sqlx_migrations WHERE version = (SELECT MAX(version) FROM _sqlx_migrations)";
    patient.home.change_database(last).await;
    let report = patient.examined().await;
    report.warning("schema", "this program has", "First mend its structure");
    report.fault(
        "structure",
        "somebody has changed the database",
        "tessera restore",
    );
}
