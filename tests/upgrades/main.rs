//! A database of every earlier version's age is opened by this program, and everything in it is there.
//!
//! `ages/` has what each version left: a database of the age of each migration, with rows in whatever tables
//! there were by then. `cargo run --example upgrade_ages` adds those that are missing, from `seeds/`.

#![expect(clippy::unwrap_used, reason = "a test may stop where it fails")]

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;
use sqlx::Connection as _;
use sqlx::sqlite::SqliteConnection;
use tempfile::TempDir;
use tessera::game::{GameId, PlayerId};
use tessera::service::backups;
use tessera::store::{
    OpenError, Schema, Store, count_on, numbering_faults, schema_differences, schema_of,
};

/// What is wrong with the seeds alone, which no bot has made: that of age 34 inserts table 1 without counting it.
const SEEDED: &str = "the number of the next table is 1, although 1 is taken";

/// What must not change: of each game how many plies it has, and by whom it is played, and everybody's
/// name.
#[derive(Debug, PartialEq, Eq)]
struct Kept {
    games: BTreeMap<i64, (i64, Vec<i64>)>,
    names: BTreeMap<i64, String>,
    challenges: Vec<i64>,
}

fn numbers_in(folder: &str) -> Vec<i64> {
    let files = fs::read_dir(folder).unwrap().map(Result::unwrap);
    let files = files.filter(|file| file.path().is_file());
    let names = files.map(|file| file.file_name().into_string().unwrap());
    let mut numbers: Vec<i64> = names.map(|name| name[..4].parse().unwrap()).collect();
    numbers.sort_unstable();
    numbers
}

/// Unpacks the database of an age.
fn unpacked(number: i64, folder: &Path) -> PathBuf {
    let packed = File::open(format!("tests/upgrades/ages/{number:04}.sqlite.gz")).unwrap();
    let file = folder.join(format!("{number}.sqlite"));
    io::copy(
        &mut GzDecoder::new(packed),
        &mut File::create(&file).unwrap(),
    )
    .unwrap();
    file
}

/// What is in a database of any age.
async fn kept(file: &Path) -> Kept {
    let url = format!("sqlite:{}", file.display());
    let mut database = SqliteConnection::connect(&url).await.unwrap();
    let games: Vec<(i64, i64)> = sqlx::query_as("SELECT id, ply FROM games ORDER BY id")
        .fetch_all(&mut database)
        .await
        .unwrap();
    let seats: Vec<(i64, i64)> =
        sqlx::query_as("SELECT game, player FROM seats ORDER BY game, seat")
            .fetch_all(&mut database)
            .await
            .unwrap();
    let names: Vec<(i64, String)> = sqlx::query_as("SELECT id, name FROM players")
        .fetch_all(&mut database)
        .await
        .unwrap();
    let challenges = sqlx::query_scalar("SELECT id FROM challenges ORDER BY id")
        .fetch_all(&mut database)
        .await
        .unwrap();
    database.close().await.unwrap();
    let players = |game| {
        let seats = seats.iter().filter(move |seat| seat.0 == game);
        seats.map(|seat| seat.1).collect()
    };
    let games = games.into_iter();
    Kept {
        games: games.map(|(id, ply)| (id, (ply, players(id)))).collect(),
        names: names.into_iter().collect(),
        challenges,
    }
}

#[test]
fn every_earlier_migration_has_a_database_of_its_age() {
    let ages = numbers_in("tests/upgrades/ages");
    let migrations = numbers_in("migrations");
    let missing: Vec<_> = migrations.iter().filter(|it| !ages.contains(it)).collect();
    assert!(
        missing.is_empty(),
        "ages are missing, which `cargo run --example upgrade_ages` makes: {missing:?}"
    );
    let unknown: Vec<_> = ages.iter().filter(|it| !migrations.contains(it)).collect();
    assert!(
        unknown.is_empty(),
        "there are no such migrations: {unknown:?}"
    );
    assert!(ages.len() > 60, "{} ages", ages.len());
}

#[tokio::test]
async fn a_database_of_every_age_is_opened_with_everything_in_it() {
    let folder = TempDir::new().unwrap();
    for number in numbers_in("tests/upgrades/ages") {
        let file = unpacked(number, folder.path());
        let before = kept(&file).await;
        assert!(!before.games.is_empty(), "{number}");
        let schema = schema_of(&file).await.unwrap();
        let is_usable = matches!(schema, Schema::Current { .. } | Schema::Older { .. });
        assert!(is_usable, "{number}: {schema:?}");
        let differences = schema_differences(&file).await.unwrap();
        assert_eq!(differences, <[String; 0]>::default(), "{number} as it is");
        let store = Store::open_file(&file).await;
        let store = store.unwrap_or_else(|error| panic!("{number}: {error}"));
        let mut reading = store.read().await.unwrap();
        for (&id, (ply, players)) in &before.games {
            let saved = reading.game(GameId(id)).await;
            let saved = saved.unwrap_or_else(|error| panic!("{number}: {error}"));
            let game = saved.unwrap().game;
            assert_eq!(
                i64::from(game.revision().number()),
                *ply,
                "{number}: game {id}"
            );
            for &player in players {
                let player = PlayerId(player.try_into().unwrap());
                assert!(game.seat_of(player).is_some(), "{number}: game {id}");
            }
        }
        drop(reading);
        store.close().await;
        assert_eq!(kept(&file).await, before, "{number}");
        let differences = schema_differences(&file).await.unwrap();
        assert_eq!(differences, <[String; 0]>::default(), "{number}");
        let mut faults = numbering_faults(&file).await.unwrap();
        faults.retain(|fault| fault.to_string() != SEEDED);
        assert_eq!(faults, [], "{number}");
        count_on(&file).await.unwrap();
        let faults = numbering_faults(&file).await.unwrap();
        assert_eq!(faults, [], "{number}: it counts on from there");
        let verified = backups::verify(&file, &|_| {}).await;
        let verified = verified.unwrap_or_else(|error| panic!("{number}: {error}"));
        assert_eq!(
            (verified.damaged, verified.broken_rows, verified.orphans),
            (vec![], vec![], vec![]),
            "{number}"
        );
    }
}

#[tokio::test]
async fn a_newer_schema_is_refused_with_both_versions() {
    let folder = TempDir::new().unwrap();
    let file = unpacked(80, folder.path());
    let Schema::Older { found: 80, known } = schema_of(&file).await.unwrap() else {
        panic!("it is older");
    };
    let url = format!("sqlite:{}", file.display());
    let mut database = SqliteConnection::connect(&url).await.unwrap();
    let later =
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9000, 'from the future', TRUE, x'00', 1)";
    sqlx::query(later).execute(&mut database).await.unwrap();
    database.close().await.unwrap();
    let before = fs::read(&file).unwrap();
    let error = Store::open_file(&file).await.expect_err("it is newer");
    assert!(
        matches!(error, OpenError::NewerSchema { found: 9000, .. }),
        "{error}"
    );
    let told = error.to_string();
    let [found, known] = [9000, known].map(|version| version.to_string());
    assert!(told.contains(&found) && told.contains(&known), "{told}");
    assert!(told.contains("use a newer version"), "{told}");
    let journal_mode_aside = |bytes: &[u8]| bytes[100..].to_vec();
    let after = fs::read(&file).unwrap();
    assert_eq!(journal_mode_aside(&after), journal_mode_aside(&before));
}
