//! Opening a database: it works the first time and every time, or one line
//! says why not.

#![expect(clippy::unwrap_used, reason = "a test may stop where it fails")]

use std::path::Path;
use std::time::{Duration, Instant};

use jiff::Timestamp;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _};
use tempfile::TempDir;
use tessera::game::{
    Absence, Challenge, ChallengeId, ChallengeStatus, ChannelId, First, GameId, Pace, Person,
    Place, PlayerId, ServerId, Terms, Viewpoint,
};
use tessera::rating::{Change, Rating};
use tessera::rules::catalogue;
use tessera::store::{Error, HistoryFilter, HistoryQuery, OpenError, Store};

fn directory() -> TempDir {
    tempfile::tempdir().unwrap()
}

fn url(file: &Path) -> String {
    format!("sqlite:{}", file.display())
}

/// A connection that does not come from the store.
async fn stranger(file: &Path) -> SqliteConnection {
    SqliteConnectOptions::new()
        .filename(file)
        .connect()
        .await
        .unwrap()
}

/// A file as the version left it whose newest migration this is.
async fn earlier(file: &Path, newest: &str) -> SqliteConnection {
    let scripts = directory();
    for script in std::fs::read_dir("migrations").unwrap() {
        let script = script.unwrap();
        let name = script.file_name().into_string().unwrap();
        if name.as_str() < newest || name.starts_with(newest) {
            std::fs::copy(script.path(), scripts.path().join(name)).unwrap();
        }
    }
    let url = format!("sqlite:{}?mode=rwc", file.display());
    let mut old = SqliteConnection::connect(&url).await.unwrap();
    let migrator = sqlx::migrate::Migrator::new(scripts.path()).await.unwrap();
    migrator.run_direct(None, &mut old, false).await.unwrap();
    old
}

async fn refused(url: &str) -> OpenError {
    let error = Store::open(url).await.expect_err("it must not open");
    assert_eq!(error.to_string().lines().count(), 1, "{error}");
    error
}

#[tokio::test]
async fn the_file_is_created_at_first_and_found_again() {
    let directory = directory();
    let file = directory.path().join("tessera.sqlite");
    for round in 0..3 {
        let store = Store::open(&url(&file)).await.unwrap();
        let mut writing = store.write().await.unwrap();
        assert_eq!(writing.next_game_id().await.unwrap().0, 1 + round);
        writing.commit().await.unwrap();
        store.close().await;
    }
    let left: Vec<_> = std::fs::read_dir(directory.path()).unwrap().collect();
    assert_eq!(left.len(), 1, "a clean close leaves one file");
}

#[tokio::test]
async fn what_is_not_committed_never_happened() {
    let directory = directory();
    let store = Store::open(&url(&directory.path().join("db")))
        .await
        .unwrap();
    let anna = Person::new(PlayerId(1), "Anna");
    let mut writing = store.write().await.unwrap();
    writing.save_player(&anna).await.unwrap();
    assert!(
        writing.name(anna.id).await.unwrap().is_some(),
        "a writer sees its own changes"
    );
    drop(writing);
    assert_eq!(
        store.read().await.unwrap().name(anna.id).await.unwrap(),
        None
    );
    let mut writing = store.write().await.unwrap();
    assert_eq!(writing.name(anna.id).await.unwrap(), None);
}

#[tokio::test]
async fn readers_see_one_moment_and_do_not_wait_for_the_writer() {
    let directory = directory();
    let store = Store::open(&url(&directory.path().join("db")))
        .await
        .unwrap();
    let anna = Person::new(PlayerId(1), "Anna");
    let mut before = store.read().await.unwrap();
    assert_eq!(before.name(anna.id).await.unwrap(), None);
    let mut writing = store.write().await.unwrap();
    writing.save_player(&anna).await.unwrap();
    let mut during = store.read().await.unwrap();
    assert_eq!(during.name(anna.id).await.unwrap(), None);
    writing.commit().await.unwrap();
    assert_eq!(before.name(anna.id).await.unwrap(), None);
    let mut after = store.read().await.unwrap();
    assert_eq!(after.name(anna.id).await.unwrap().as_deref(), Some("Anna"));
}

#[tokio::test]
async fn foreign_keys_and_named_constraints_hold() {
    let directory = directory();
    let store = Store::open(&url(&directory.path().join("db")))
        .await
        .unwrap();
    let mut writing = store.write().await.unwrap();
    writing
        .save_player(&Person::new(PlayerId(1), "Anna"))
        .await
        .unwrap();
    let mut challenge = Challenge::make(
        writing.next_challenge_id().await.unwrap(),
        PlayerId(1),
        Some(PlayerId(2)),
        Terms {
            ruleset: catalogue::find("pente").unwrap(),
            pace: Pace::Relaxed,
            rated: false,
            first: First::Chance,
            calls: false,
            set: false,
            claim: false,
            hill: false,
        },
        Place {
            server: None,
            channel: ChannelId(1),
        },
        "2026-03-01T12:00:00Z".parse().unwrap(),
    )
    .unwrap();
    let unknown_opponent = writing.insert_challenge(&challenge).await;
    assert!(
        matches!(unknown_opponent, Err(Error::Sql(_))),
        "{unknown_opponent:?}"
    );
    challenge.opponent = Some(PlayerId(1));
    let with_oneself = writing.insert_challenge(&challenge).await;
    assert!(
        matches!(with_oneself, Err(Error::NotBetweenTwo)),
        "{with_oneself:?}"
    );
}

#[tokio::test]
async fn only_files_are_databases() {
    for url in [
        "sqlite::memory:",
        "sqlite://:memory:",
        "sqlite:x?mode=memory",
        "sqlite:",
        "db",
        "",
        "mysql://x/y",
    ] {
        let error = refused(url).await;
        assert!(
            matches!(error, OpenError::NotAFile { .. }),
            "{url}: {error:?}"
        );
    }
}

#[tokio::test]
async fn a_place_that_cannot_be_written_is_refused() {
    let directory = directory();
    let sound = directory.path().join("sound");
    Store::open(&url(&sound)).await.unwrap().close().await;
    for url in [
        url(&directory.path().join("missing").join("db")),
        url(directory.path()),
        format!("{}?mode=ro", url(&sound)),
    ] {
        let error = refused(&url).await;
        assert!(
            matches!(error, OpenError::Unwritable { .. }),
            "{url}: {error:?}"
        );
    }
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused_and_left_alone() {
    let directory = directory();
    let file = directory.path().join("db");
    let text = "a letter to a friend\n".repeat(1_000);
    std::fs::write(&file, &text).unwrap();
    let error = refused(&url(&file)).await;
    assert!(matches!(error, OpenError::Damaged { .. }), "{error:?}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
}

#[tokio::test]
async fn a_damaged_database_is_refused() {
    let directory = directory();
    let file = directory.path().join("db");
    let store = Store::open(&url(&file)).await.unwrap();
    let mut writing = store.write().await.unwrap();
    for id in 1..2_000 {
        writing
            .save_player(&Person::new(PlayerId(id), "somebody or other"))
            .await
            .unwrap();
    }
    writing.commit().await.unwrap();
    store.close().await;

    let mut bytes = std::fs::read(&file).unwrap();
    let half = bytes.len() / 2;
    for byte in &mut bytes[half..] {
        *byte = 0xa5;
    }
    std::fs::write(&file, bytes).unwrap();
    let error = refused(&url(&file)).await;
    assert!(matches!(error, OpenError::Damaged { .. }), "{error:?}");
}

#[tokio::test]
async fn a_newer_schema_is_refused_and_left_alone() {
    let directory = directory();
    let file = directory.path().join("db");
    Store::open(&url(&file)).await.unwrap().close().await;
    sqlx::query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9000, 'from the future', TRUE, x'00', 1)",
    )
    .execute(&mut stranger(&file).await)
    .await
    .unwrap();
    let error = refused(&url(&file)).await;
    assert!(
        matches!(error, OpenError::NewerSchema { found: 9000, known, .. } if known < 9000),
        "{error:?}"
    );
}

#[tokio::test]
async fn a_schema_of_another_make_is_refused() {
    let directory = directory();
    let file = directory.path().join("db");
    Store::open(&url(&file)).await.unwrap().close().await;
    sqlx::query("UPDATE _sqlx_migrations SET checksum = x'00'")
        .execute(&mut stranger(&file).await)
        .await
        .unwrap();
    let error = refused(&url(&file)).await;
    assert!(
        matches!(error, OpenError::ForeignSchema { .. }),
        "{error:?}"
    );
}

#[tokio::test]
async fn a_database_in_use_is_refused_in_bounded_time() {
    let directory = directory();
    let file = directory.path().join("db");
    Store::open(&url(&file)).await.unwrap().close().await;
    let mut other = stranger(&file).await;
    let held = other.begin_with("BEGIN EXCLUSIVE").await.unwrap();
    let asked = Instant::now();
    let error = refused(&url(&file)).await;
    assert!(matches!(error, OpenError::InUse { .. }), "{error:?}");
    assert!(asked.elapsed() < Duration::from_secs(30));
    held.rollback().await.unwrap();
    Store::open(&url(&file)).await.unwrap();
}

#[tokio::test]
async fn what_an_earlier_version_kept_is_there_after_the_update() {
    let directory = directory();
    let file = directory.path().join("old.sqlite");
    let mut old = earlier(&file, "0005").await;
    let kept = sqlx::raw_sql(
        "INSERT INTO players VALUES (1, 'Anna'), (2, 'Ben');
         INSERT INTO games (id, ruleset, rated, first, channel, started_at, moved_at, ply, record,
                            end_posted) VALUES (7, 'pente', 0, 0, 5, 1, 1, 0, x'', 1);
         INSERT INTO challenges (id, challenger, opponent, ruleset, rated, first, channel, made_at,
                                 pace, game, refused)
             VALUES (1, 1, 2, 'pente', 0, 0, 5, 1, 'daily', 7, NULL),
                    (2, 2, 1, 'pente', 0, 0, 5, 1, 'untimed', NULL, 'declined');
         INSERT INTO rematches VALUES (7, 2);
         INSERT INTO games (id, ruleset, rated, first, server, channel, started_at, moved_at, ply, record,
                            end_posted) VALUES (8, 'pente', 1, 0, 9, 5, 1, 1, 0, x'', 1);
         INSERT INTO seats VALUES (7, 0, 1, 0), (7, 1, 2, 0), (8, 0, 1, 0), (8, 1, 2, 0);
         INSERT INTO rating_changes VALUES
             (7, 0, 1500000, 350000, 6000000, 1662000, 290000, 6000000, NULL, NULL, NULL, NULL, NULL, NULL),
             (8, 0, 1662000, 290000, 6000000, 1700000, 280000, 6000001,
                    1500000, 350000, 6000000, 1611000, 300000, 5999999),
             (8, 1, 1500000, 350000, 6000000, 1400000, 300000, 6000000,
                    1500000, 350000, 6000000, 1400000, 300000, 6000000);",
    );
    kept.execute(&mut old).await.unwrap();
    old.close().await.unwrap();
    let store = Store::open(&format!("sqlite:{}", file.display()))
        .await
        .unwrap();
    let mut reading = store.read().await.unwrap();
    let accepted = reading.challenge(ChallengeId(1)).await.unwrap().unwrap();
    assert_eq!(accepted.status, ChallengeStatus::Accepted(GameId(7)));
    assert_eq!(
        (accepted.opponent, accepted.terms.pace),
        (Some(PlayerId(2)), Pace::Daily)
    );
    let declined = reading.rematch_of(GameId(7)).await.unwrap().unwrap();
    let declined = reading.challenge(declined).await.unwrap().unwrap();
    assert_eq!(declined.status, ChallengeStatus::Declined);
    for player in [1, 2] {
        let finished = reading.games_finished_from(PlayerId(player), GameId(0), 9);
        assert_eq!(finished.await.unwrap(), [GameId(7), GameId(8)]);
    }
    let all = HistoryQuery {
        filter: HistoryFilter {
            opponent: Some(PlayerId(2)),
            ..HistoryFilter::of(PlayerId(1))
        },
        viewpoint: Viewpoint {
            player: PlayerId(3),
            server: Some(ServerId(9)),
        },
        only_with: None,
    };
    assert_eq!(
        reading.count_finished(all).await.unwrap(),
        1,
        "one was private"
    );
    let private = reading.rating_changes(GameId(7)).await.unwrap().unwrap();
    let changes = reading.rating_changes(GameId(8)).await.unwrap().unwrap();
    let after = |changes: &[Option<Change>]| changes.iter().map(|it| it.unwrap().after).collect();
    let of = |rating, deviation, volatility| Rating {
        rating,
        deviation,
        volatility,
    };
    let first = private.everywhere[0].unwrap();
    assert_eq!(first.after, of(1662.0, 290.0, 0.06));
    assert_eq!((private.everywhere[1], private.server), (None, None));
    let other = of(1400.0, 300.0, 0.06);
    let everywhere: Vec<Rating> = after(&changes.everywhere);
    assert_eq!(everywhere, [of(1700.0, 280.0, 0.060_000_01), other]);
    let server: Vec<Rating> = after(&changes.server.unwrap());
    assert_eq!(server, [of(1611.0, 300.0, 0.059_999_99), other]);
}

#[tokio::test]
async fn clocks_and_rating_changes_of_every_size_are_there_after_the_update() {
    let directory = directory();
    let file = directory.path().join("old.sqlite");
    let mut old = earlier(&file, "0071").await;
    let kept = sqlx::raw_sql(
        "PRAGMA foreign_keys = OFF;
         INSERT INTO players (id, name) VALUES (1, 'Anna'), (2, 'Ben');
         INSERT INTO games (id, ruleset, rated, first, server, channel, started_at, moved_at, ply, record,
                            end_posted, clocks, asked_at)
             VALUES (7, 'pente', 1, 0, 9, 5, 1, 1, 0, x'', 1, '1+1 1+1', 5),
                    (8, 'pente', 1, 0, 9, 5, 1, 1, 0, x'', 1, 'torn', 5);
         INSERT INTO games (id, ruleset, rated, first, channel, started_at, moved_at, ply, record, end_posted,
                            to_move, pace, clocks)
             VALUES (9, 'pente', 0, 0, 5, 1, 1, 0, x'', 0, 1, 'relaxed', '4000+5 6000+0');
         INSERT INTO seats (game, seat, player, running)
             VALUES (7, 0, 1, 0), (7, 1, 2, 0), (8, 0, 1, 0), (8, 1, 2, 0), (9, 0, 1, 1), (9, 1, 2, 1);
         INSERT INTO rating_changes VALUES
             (7, 0, 1500000, 63, 6000063, -64, 64, -65,
                    1508191, 8192, 5991808, 8191, -8192, -8193),
             (7, 1, -100000000, 349999, 7048576, 1048575, -1048576, -1048577,
                    NULL, NULL, NULL, NULL, NULL, NULL),
             (8, 1, 135717728, 0, 0, -134217728, 134217728, 12000000000, 1, 1, 1, 1, 1, NULL),
             (8, 9, 1, 1, 1, 1, 1, 1, NULL, NULL, NULL, NULL, NULL, NULL),
             (99, 0, 1, 1, 1, 1, 1, 1, NULL, NULL, NULL, NULL, NULL, NULL);",
    );
    kept.execute(&mut old).await.unwrap();
    old.close().await.unwrap();
    let store = Store::open(&url(&file)).await.unwrap();
    let mut reading = store.read().await.unwrap();
    let whole = |rating: Rating| {
        [
            rating.rating * 1e3,
            rating.deviation * 1e3,
            rating.volatility * 1e8,
        ]
        .map(|number| format!("{number:.0}"))
    };
    let mut all = Vec::new();
    for game in [7, 8] {
        let changes = reading.rating_changes(GameId(game)).await.unwrap().unwrap();
        for change in changes
            .everywhere
            .into_iter()
            .chain(changes.server.unwrap())
        {
            all.push(change.map(|change| [change.before, change.after].map(whole)));
        }
        assert!(
            reading
                .game(GameId(game))
                .await
                .unwrap()
                .unwrap()
                .game
                .clock
                .is_none()
        );
    }
    let running = reading.game(GameId(9)).await.unwrap().unwrap();
    let clocks = running.game.clock.expect("its time is kept");
    let left = clocks.player_clocks().iter().map(|it| it.left.as_millis());
    assert_eq!(left.collect::<Vec<_>>(), [4_000, 6_000]);
    let own = [[1_500_000, 63, 6_000_063], [1_499_936, 127, 5_999_998]];
    let on_server = [[1_508_191, 8_192, 5_991_808], [1_516_382, 0, 5_983_615]];
    let far = [
        [-100_000_000, 349_999, 7_048_576],
        [-98_951_425, -698_577, 5_999_999],
    ];
    let large = [
        [135_717_728, 0, 0],
        [1_500_000, 134_217_728, 12_000_000_000],
    ];
    let [own, on_server, far, large] = [own, on_server, far, large]
        .map(|ratings| Some(ratings.map(|rating: [i64; 3]| rating.map(|it| it.to_string()))));
    let of_both = [own, far.clone(), on_server, far];
    assert_eq!(
        all,
        [&of_both[..], &[None, large.clone(), None, large]].concat()
    );
}

#[tokio::test]
async fn damaged_rows_do_not_stop_an_update() {
    let directory = directory();
    let file = directory.path().join("old.sqlite");
    let games = sqlx::raw_sql(
        "INSERT INTO players VALUES (1, 'Anna'), (2, 'Ben');
         INSERT INTO games (id, ruleset, rated, first, channel, started_at, moved_at, ply, record,
                            end_posted) VALUES (7, 'pente', 0, 0, 5, 1, 1, 0, x'', 1);
         INSERT INTO challenges (id, challenger, opponent, ruleset, rated, first, channel, made_at,
                                 pace, game, refused)
             VALUES (2, 2, 1, 'pente', 0, 0, 5, 1, 'untimed', NULL, 'declined');
         INSERT INTO seats VALUES (7, 0, 1, 0), (7, 1, 2, 0);",
    );
    let mut old = earlier(&file, "0005").await;
    games.execute(&mut old).await.unwrap();
    old.close().await.unwrap();
    let mut old = earlier(&file, "0046").await;
    let sound = "1500000, 350000, 6000000, 1662000, 290000, 6000000";
    let least = "-9223372036854775807, 350000, 6000000, 1662000, 290000, 6000000";
    let none = "NULL, NULL, NULL, NULL, NULL, NULL";
    let damage = format!(
        "PRAGMA ignore_check_constraints = ON;
         PRAGMA foreign_keys = OFF;
         UPDATE games SET rest = 'torn';
         UPDATE challenges SET refused = 'torn';
         INSERT INTO rating_changes VALUES
             (7, 0, {sound}, {least}), (7, 1, {least}, {none}), (99, 0, {sound}, {none});"
    );
    let damage = sqlx::raw_sql(sqlx::AssertSqlSafe(damage));
    damage.execute(&mut old).await.unwrap();
    old.close().await.unwrap();
    let store = Store::open(&url(&file)).await.unwrap();
    let changes = store.read().await.unwrap().rating_changes(GameId(7)).await;
    let changes = changes.unwrap().unwrap();
    assert!(changes.everywhere[0].is_some());
}

#[tokio::test]
async fn a_damaged_place_on_a_hill_does_not_stop_the_clocks() {
    let directory = directory();
    let file = directory.path().join("db");
    let store = Store::open(&url(&file)).await.unwrap();
    let kept = sqlx::raw_sql(
        "INSERT INTO players (id, name) VALUES (1, 'Anna'), (2, 'Ben'), (3, 'Cleo');
         INSERT INTO hills (number, server, ruleset) VALUES (1, 9, 'pente');
         INSERT INTO climbers (hill, player, step, since, due) VALUES
             (1, 1, 1, 1000, 9223372036854775807), (1, 2, 1, 1000, 2000),
             (1, 3, 1, 9000, -9223372036854775807);",
    );
    kept.execute(&mut stranger(&file).await).await.unwrap();
    let at = |milliseconds| Timestamp::from_millisecond(milliseconds).unwrap();
    let away = Absence {
        since: at(3_000),
        until: at(4_000),
    };
    let ahead = Absence {
        since: at(8_000),
        until: at(6_000),
    };
    let mut writing = store.write().await.unwrap();
    writing.prolong_hills(&away).await.unwrap();
    writing.correct_times(&ahead).await.unwrap();
    writing.commit().await.unwrap();
    let rows: Vec<(i64, i64, i64)> =
        sqlx::query_as("SELECT player, since, due FROM climbers ORDER BY player")
            .fetch_all(&mut stranger(&file).await)
            .await
            .unwrap();
    assert_eq!(
        rows,
        [(1, 2_000, 4_000), (2, 2_000, 3_000), (3, 7_000, 6_000)]
    );
}
