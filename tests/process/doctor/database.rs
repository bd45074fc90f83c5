//! The database: who can read it, and whether it is sound.

use std::fs;

use tessera::store::{DatabaseLock, Program};

use super::Patient;
use crate::database::{is_on_server, is_only_for_files};

#[tokio::test]
async fn a_program_that_has_the_database_for_itself_is_not_called_a_bot() {
    if is_only_for_files() {
        return;
    }
    let patient = Patient::after_a_run().await;
    patient.invitation().await;
    let own = std::process::id();
    for (program, called) in [
        (Program::Migration, "tessera migrate"),
        (Program::Other, "another command"),
    ] {
        let lock = DatabaseLock::take(patient.home.file(), program).unwrap();
        let report = patient.examined().await;
        let says = format!("no bot runs: {called} (process {own}) has the database for itself");
        report.is("ok", "bot", &says, "");
        // Nobody is about to post anything.
        report.warning("unposted", "saved and not posted: 1", "Start");
        drop(lock);
    }
}

#[tokio::test]
async fn numbers_that_are_used_up() {
    if is_only_for_files() {
        return;
    }
    let patient = Patient::after_a_run().await;
    patient.home.settle().await;
    for (changed, says) in [
        (
            "DELETE FROM next_numbers WHERE kind = 'table'",
            "the number of the next table is missing",
        ),
        (
            "INSERT INTO next_numbers VALUES ('table', 9223372036854775807)",
            "the number of the next table is 9223372036854775807, which leaves none after it",
        ),
        (
            "UPDATE next_numbers SET number = 1; INSERT INTO sqlite_sequence VALUES ('seeks', 9223372036854775807)",
            "no number is left for the next row of the table `seeks`",
        ),
        (
            "UPDATE sqlite_sequence SET seq = 'many'",
            "no number is left for the next row of the table `seeks`",
        ),
        (
            "UPDATE sqlite_sequence SET seq = 1;
             INSERT INTO players (id, name) VALUES (1, 'Anna');
             INSERT INTO tables (id, host, ruleset, pace, by_chance, level, channel, opened_at)
                 VALUES (3, 1, 'pente', 'untimed', 0, 1, 5, 1)",
            "the number of the next table is 1, although 3 is taken",
        ),
    ] {
        patient.home.change_database(changed).await;
        let report = patient.examined().await;
        report.fault("numbers", says, "tessera restore");
    }
}

#[tokio::test]
async fn numbers_that_a_server_has_used_up() {
    if !is_on_server() {
        return;
    }
    let patient = Patient::after_a_run().await;
    for (changed, says, cure) in [
        (
            "DELETE FROM next_numbers WHERE kind = 'table'",
            "the number of the next table is missing",
            "pg_restore",
        ),
        (
            "INSERT INTO next_numbers VALUES ('table', 1); SELECT setval('seeks_id_seq', 9223372036854775806)",
            "no number is left for the next row of the table `seeks`",
            "pg_restore",
        ),
        (
            "SELECT setval('seeks_id_seq', 1, FALSE);
             INSERT INTO players (id, name) VALUES (1, 'Anna');
             INSERT INTO seeks (id, player, ruleset, pace, rated, band, channel, everywhere, made_at)
                 VALUES (3, 1, 'pente', 'untimed', FALSE, 'any', 5, FALSE, 1)",
            "the next row of the table `seeks` would get the number 1, although 3 is taken",
            MENDING,
        ),
    ] {
        patient.home.change_database(changed).await;
        let report = patient.examined().await;
        report.fault("numbers", says, cure);
    }
    patient.home.change_database(MENDING).await;
    let report = patient.examined().await;
    let all = report.all.to_string();
    assert!(!all.contains("\"numbers\""), "{all}");
}

/// What the doctor says to do about a number that is taken.
const MENDING: &str =
    "SELECT setval(pg_get_serial_sequence('seeks', 'id'), (SELECT max(id) FROM seeks));";

#[tokio::test]
async fn rows_that_belong_to_nothing() {
    if is_only_for_files() {
        return;
    }
    let patient = Patient::after_a_run().await;
    let orphan = "PRAGMA foreign_keys = OFF; INSERT INTO clocks VALUES (999999, 'x')";
    patient.home.change_database(orphan).await;
    let report = patient.examined().await;
    report.fault(
        "references",
        "1 row of the table `clocks` belongs to a row of `games` that is not there",
        "tessera restore",
    );
}

#[tokio::test]
async fn a_file_that_is_no_database() {
    if is_only_for_files() {
        return;
    }
    let patient = Patient::new().await;
    fs::write(patient.home.file(), "dear diary ".repeat(1_000)).unwrap();
    let report = patient.examined().await;
    report.fault(
        "database",
        "is not a sound database",
        "restore the latest backup",
    );
}

#[tokio::test]
async fn a_page_that_is_damaged() {
    if is_only_for_files() {
        return;
    }
    let patient = Patient::after_a_run().await;
    patient.home.settle().await;
    let root = "SELECT rootpage FROM sqlite_schema WHERE name = 'games_follow'";
    let mut database = patient.home.database().await;
    let root = database.number(root).await;
    database.close().await;
    let file = patient.home.file();
    let mut bytes = fs::read(file).unwrap();
    let page = (usize::try_from(root).unwrap() - 1) * 4_096;
    bytes[page..][..4_096].fill(0xa5);
    fs::write(file, bytes).unwrap();
    let report = patient.examined().await;
    report.fault(
        "integrity",
        "SQLite finds the database damaged",
        "tessera restore",
    );
}

#[cfg(unix)]
#[tokio::test]
async fn a_database_that_others_can_read() {
    use std::os::unix::fs::PermissionsExt as _;
    if is_only_for_files() {
        return;
    }
    let patient = Patient::after_a_run().await;
    let others = fs::Permissions::from_mode(0o644);
    fs::set_permissions(patient.home.file(), others).unwrap();
    let report = patient.examined().await;
    report.warning(
        "database file",
        "other users of this machine can read",
        "chmod 600",
    );
}

#[tokio::test]
async fn a_game_that_is_damaged() {
    let patient = Patient::after_a_run().await;
    let torn = "INSERT INTO games (id, ruleset, rated, first, channel, started_at, moved_at, ply, record, \
        end_posted) VALUES (7, 'no such game', FALSE, 0, 5, 1, 1, 0, x'', TRUE)";
    patient.home.change_database(torn).await;
    let report = patient.examined().await;
    report.warning(
        "games",
        "1 of 1 games cannot be replayed, such as 7",
        "A backup from before has them",
    );
}
