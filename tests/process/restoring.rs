//! `tessera restore` puts a backup in the place of the database, and touches nothing before it knows that
//! the backup is good.

use std::fs;
use std::path::{Path, PathBuf};

use local_discord::LocalDiscord;
use sqlx::Connection as _;

use crate::database::is_only_for_files;
use crate::program::Home;
use crate::story::Story;

/// The files beside the database that were kept, without those that SQLite keeps.
fn kept(home: &Home) -> Vec<PathBuf> {
    let files = fs::read_dir(home.folder.path()).unwrap();
    let files = files.map(|file| file.unwrap().path());
    let mut kept: Vec<_> = files
        .filter(|file| file.to_str().unwrap().contains(".before-"))
        .collect();
    kept.sort();
    kept
}

/// A folder with a backup of an empty database.
async fn backed_up() -> Home {
    let home = Home::new();
    home.settle().await;
    home.command(&["backup", "backup.sqlite"], &[])
        .await
        .succeeded();
    home
}

async fn restored(home: &Home, arguments: &[&str]) -> crate::program::Done {
    home.command(&[&["restore"], arguments].concat(), &[]).await
}

/// Changes a database file that no program uses.
async fn change(file: &Path, sql: &'static str) {
    let url = format!("sqlite:{}", file.display());
    let mut database = sqlx::SqliteConnection::connect(&url).await.unwrap();
    sqlx::raw_sql(sql).execute(&mut database).await.unwrap();
    database.close().await.unwrap();
}

#[tokio::test]
async fn a_database_is_replaced_only_by_force_and_kept() {
    if is_only_for_files() {
        return;
    }
    let home = backed_up().await;
    let before = fs::read(home.file()).unwrap();
    restored(&home, &["backup.sqlite"])
        .await
        .failed_with("--force replaces it");
    assert_eq!(fs::read(home.file()).unwrap(), before);
    change(
        home.file(),
        "INSERT INTO players (id, name) VALUES (1, 'Anna')",
    )
    .await;
    // What a restoring of yesterday has left when it was killed.
    let abandoned = home.folder.path().join("tessera.sqlite.unfinished-1");
    let yesterday = std::time::SystemTime::now() - std::time::Duration::from_hours(24);
    let file = fs::File::create(&abandoned).unwrap();
    file.set_modified(yesterday).unwrap();
    let done = restored(&home, &["--force", "backup.sqlite"]).await;
    let kept = kept(&home);
    assert!(done.told.contains("delete them once more"), "{}", done.told);
    assert_eq!(kept.len(), 1, "{kept:?}");
    let name = kept[0].file_name().unwrap().to_str().unwrap();
    assert!(done.told.contains(name), "{}", done.told);
    done.succeeded();
    let people = async |file: &Path| -> i64 {
        let url = format!("sqlite:{}", file.display());
        let mut database = sqlx::SqliteConnection::connect(&url).await.unwrap();
        let count = sqlx::query_scalar("SELECT COUNT(*) FROM players");
        count.fetch_one(&mut database).await.unwrap()
    };
    assert_eq!(people(home.file()).await, 0);
    assert_eq!(people(&kept[0]).await, 1, "what was there is kept");
    let left = fs::read_dir(home.folder.path()).unwrap();
    let left = left.map(|file| file.unwrap().file_name().into_string().unwrap());
    assert!(left.into_iter().all(|name| !name.contains("unfinished")));
}

#[tokio::test]
async fn what_is_no_backup_replaces_nothing() {
    if is_only_for_files() {
        return;
    }
    let home = backed_up().await;
    let before = fs::read(home.file()).unwrap();
    fs::write(home.folder.path().join("empty.sqlite"), []).unwrap();
    let foreign = home.folder.path().join("foreign.sqlite");
    let url = format!("sqlite:{}?mode=rwc", foreign.display());
    let mut other = sqlx::SqliteConnection::connect(&url).await.unwrap();
    let made = sqlx::query("CREATE TABLE things (id INTEGER)").execute(&mut other);
    made.await.unwrap();
    other.close().await.unwrap();
    for file in ["empty.sqlite", "foreign.sqlite"] {
        let done = restored(&home, &["--force", file]).await;
        done.failed_with("is no backup of this program");
    }
    assert_eq!(fs::read(home.file()).unwrap(), before);
}

#[tokio::test]
async fn what_is_not_ours_is_not_restored() {
    if is_only_for_files() {
        return;
    }
    for (planted, told) in [
        (
            "CREATE TRIGGER evil AFTER INSERT ON players BEGIN DELETE FROM bans; END",
            "it has a trigger `evil`",
        ),
        (
            "CREATE UNIQUE INDEX one_name ON players (name)",
            "it has an index `one_name`",
        ),
        (
            "CREATE VIEW \"e\u{1b}[2Jv\u{9b}il\" AS SELECT name FROM players",
            "it has a view `e\u{fffd}[2Jv\u{fffd}il`",
        ),
        (
            "CREATE VIEW \"e\u{202e}v\u{200b}i\u{2028}l\" AS SELECT name FROM players",
            "it has a view `e\u{fffd}v\u{fffd}i\u{fffd}l`",
        ),
        (
            "ALTER TABLE games RENAME COLUMN channel TO chan",
            "it has a column `games.chan`",
        ),
        (
            "ALTER TABLE settings DROP COLUMN theme",
            "its column `settings.theme` is missing",
        ),
        (
            "ALTER TABLE games ADD COLUMN evil TEXT CHECK (evil IS NOT NULL)",
            "it has a column `games.evil`",
        ),
        (
            "UPDATE _sqlx_migrations SET success = FALSE WHERE version = 100",
            "backup.sqlite is incomplete: its migration 100 was applied only in part; restore another backup",
        ),
        (
            "DELETE FROM _sqlx_migrations WHERE version = 52",
            "backup.sqlite is incomplete: its migration 52 is missing, although later ones were applied",
        ),
        (
            "DELETE FROM _sqlx_migrations WHERE version = (SELECT MAX(version) FROM _sqlx_migrations)",
            "cannot be applied: error returned from database: (code: 1) ",
        ),
        (
            "DELETE FROM _sqlx_migrations",
            "backup.sqlite is incomplete: it has tables, and its list of migrations is empty; restore another backup",
        ),
        (
            "DELETE FROM next_numbers",
            "backup.sqlite cannot be used: the number of the next challenge is missing",
        ),
        (
            "UPDATE next_numbers SET number = 9223372036854775807 WHERE kind = 'game'",
            "the number of the next game is 9223372036854775807, which leaves none after it",
        ),
        (
            "INSERT INTO sqlite_sequence VALUES ('seeks', 'many')",
            "no number is left for the next row of the table `seeks`",
        ),
    ] {
        let home = backed_up().await;
        let before = fs::read(home.file()).unwrap();
        change(&home.folder.path().join("backup.sqlite"), planted).await;
        let done = restored(&home, &["--force", "backup.sqlite"]).await;
        done.failed_with(told);
        assert_eq!(fs::read(home.file()).unwrap(), before);
    }
}

/// Text of the schema that was changed behind SQLite's back: the end of a statement that changes `sqlite_schema`, and what
/// is told.
const BEHIND: [(&str, &str); 10] = [
    (
        "INSERT INTO sqlite_schema VALUES ('trigger', 'torn', 'players', 0,
             CAST('CREATE TRIGGER torn AFTER INSERT ON players BEGIN DELETE FROM bans; END' AS BLOB))",
        "it has a trigger `torn`",
    ),
    (
        "INSERT INTO sqlite_schema VALUES ('trigger', 'sqlite_t', 'players', 0,
             'CREATE TRIGGER sqlite_t AFTER INSERT ON players BEGIN DELETE FROM bans; END')",
        "it has a trigger `sqlite_t`",
    ),
    (
        "INSERT INTO sqlite_schema VALUES ('view', 'sqlite_v', 'sqlite_v', 0,
             'CREATE VIEW sqlite_v AS SELECT name FROM players')",
        "it has a view `sqlite_v`",
    ),
    (
        "UPDATE sqlite_schema SET sql = replace(sql, '(''paused'', ''adjourned'')', '(''paused'', ''adjourned'', ''x'')')
         WHERE name = 'games'",
        "its table `games` is not that of this program",
    ),
    (
        "UPDATE sqlite_schema SET sql = replace(sql, 'kind TEXT NOT NULL PRIMARY KEY',
             'kind TEXT NOT NULL PRIMARY KEY ON CONFLICT REPLACE') WHERE name = 'next_numbers'",
        "its table `next_numbers` is not that of this program",
    ),
    (
        "UPDATE sqlite_schema SET sql = replace(sql, 'reason TEXT NOT NULL', 'reason TEXT NOT NULL COLLATE NOCASE')
         WHERE name = 'bans'",
        "its table `bans` is not that of this program",
    ),
    (
        "UPDATE sqlite_schema SET sql = replace(sql, ' AUTOINCREMENT', '') WHERE name = 'seeks'",
        "its table `seeks` is not that of this program",
    ),
    (
        "UPDATE sqlite_schema SET sql = replace(sql, 'REFERENCES players (id)',
             'REFERENCES players (id) DEFERRABLE INITIALLY DEFERRED') WHERE name = 'tables'",
        "its table `tables` is not that of this program",
    ),
    (
        "UPDATE sqlite_schema SET sql = replace(sql, 'DEFAULT ''untimed', 'DEFAULT '' untimed') WHERE name = 'games'",
        "its table `games` is not that of this program",
    ),
    (
        "UPDATE sqlite_schema SET sql = replace(sql, 'ABORT, ''person', 'ABORT, '' person')
         WHERE name = 'players_being_deleted'",
        "its trigger `players_being_deleted` is not that of this program",
    ),
];

#[tokio::test]
async fn what_was_changed_behind_sqlites_back_is_not_restored_and_found_by_the_doctor() {
    if is_only_for_files() {
        return;
    }
    let home = backed_up().await;
    let sound = fs::read(home.file()).unwrap();
    let backup = home.folder.path().join("backup.sqlite");
    let good = fs::read(&backup).unwrap();
    for (changed, told) in BEHIND {
        fs::write(&backup, &good).unwrap();
        let url = format!("sqlite:{}", backup.display());
        let mut database = sqlx::SqliteConnection::connect(&url).await.unwrap();
        let writable = sqlx::query("PRAGMA writable_schema = ON");
        writable.execute(&mut database).await.unwrap();
        let done = sqlx::query(changed).execute(&mut database).await.unwrap();
        assert_eq!(done.rows_affected(), 1, "{changed}");
        database.close().await.unwrap();
        let done = restored(&home, &["--force", "backup.sqlite"]).await;
        done.failed_with(told);
        assert_eq!(fs::read(home.file()).unwrap(), sound);
        let itself = [("DATABASE_URL", "sqlite:backup.sqlite")];
        let found = home.command(&["doctor", "--json"], &itself).await.output;
        let found: serde_json::Value = serde_json::from_str(&found).unwrap();
        let mut checks = found["checks"].as_array().unwrap().iter();
        let structure = checks.find(|it| it["check"] == "structure");
        let structure = structure.unwrap_or_else(|| panic!("{changed}: {found:#}"));
        assert_eq!(structure["level"], "fault");
        let says = structure["says"].as_str().unwrap();
        assert!(says.contains(told), "{says}");
    }
}

#[tokio::test]
async fn a_backup_with_rows_that_belong_to_nothing_is_restored_only_if_that_is_accepted() {
    if is_only_for_files() {
        return;
    }
    let home = backed_up().await;
    let orphan = "PRAGMA foreign_keys = OFF; INSERT INTO clocks VALUES (999999, 'x')";
    change(&home.folder.path().join("backup.sqlite"), orphan).await;
    let told = "1 row of the table `clocks` belongs to a row of `games` that is not there";
    let done = restored(&home, &["--force", "backup.sqlite"]).await;
    done.failed_with(told);
    let done = restored(&home, &["--force", "--accept-damage", "backup.sqlite"]).await;
    assert!(done.told.contains(told), "{}", done.told);
    done.succeeded();
}

#[tokio::test]
async fn a_backup_whose_next_number_is_taken_counts_on_if_that_is_accepted() {
    if is_only_for_files() {
        return;
    }
    let home = backed_up().await;
    let taken = "INSERT INTO players (id, name) VALUES (1, 'Anna');
        INSERT INTO tables (id, host, ruleset, pace, by_chance, level, channel, opened_at)
            VALUES (3, 1, 'pente', 'untimed', 0, 1, 5, 1)";
    change(&home.folder.path().join("backup.sqlite"), taken).await;
    let told = "the number of the next table is 1, although 3 is taken";
    let done = restored(&home, &["--force", "backup.sqlite"]).await;
    done.failed_with(&format!(
        "backup.sqlite is damaged ({told}); restore another backup, or let it count on"
    ));
    let done = restored(&home, &["--force", "--accept-damage", "backup.sqlite"]).await;
    assert!(done.told.contains(told), "{}", done.told);
    done.succeeded();
    let mut database = home.database().await;
    let next = "SELECT number FROM next_numbers WHERE kind = 'table'";
    assert_eq!(database.number(next).await, 4);
}

#[cfg(unix)]
#[tokio::test]
async fn what_is_no_file_is_not_replaced() {
    if is_only_for_files() {
        return;
    }
    let home = backed_up().await;
    let folder = home.folder.path();
    let made = std::process::Command::new("mkfifo")
        .arg(folder.join("pipe"))
        .status();
    assert!(made.unwrap().success());
    fs::create_dir(folder.join("games")).unwrap();
    for place in ["pipe", "games"] {
        let url = format!("sqlite:{place}");
        let arguments = ["restore", "--force", "backup.sqlite"];
        let done = home.command(&arguments, &[("DATABASE_URL", &url)]).await;
        done.failed_with(&format!("{place} is no file"));
        assert!(
            !folder.join(format!("{place}-lock")).exists(),
            "nothing was touched"
        );
    }
}

#[tokio::test]
async fn a_bot_removes_what_an_interrupted_restoration_left() {
    if is_only_for_files() {
        return;
    }
    let home = backed_up().await;
    let left = home.folder.path().join("tessera.sqlite.unfinished-1");
    fs::write(&left, "everybody's data").unwrap();
    let discord = LocalDiscord::start().await;
    let bot = home.bot(&discord).await;
    assert!(!left.exists());
    bot.kill().await;
}

#[cfg(unix)]
#[tokio::test]
async fn what_root_restores_belongs_to_whom_the_folder_belongs_to() {
    use std::os::unix::fs::{MetadataExt as _, chown};
    if is_only_for_files() {
        return;
    }
    let home = backed_up().await;
    let other = Home::new();
    // Nobody but root can give something away.
    if chown(other.folder.path(), Some(10_001), Some(10_001)).is_err() {
        return;
    }
    let backup = home.folder.path().join("backup.sqlite");
    let done = restored(&other, &[backup.to_str().unwrap()]).await;
    done.succeeded();
    for file in ["tessera.sqlite", "tessera.sqlite-lock"] {
        let metadata = fs::metadata(other.folder.path().join(file)).unwrap();
        assert_eq!((metadata.uid(), metadata.mode() & 0o777), (10_001, 0o600));
    }
}

#[tokio::test]
async fn a_backup_that_is_not_there_is_named() {
    if is_only_for_files() {
        return;
    }
    let home = backed_up().await;
    let done = restored(&home, &["--force", "nothing.sqlite"]).await;
    done.failed_with("there is no file nothing.sqlite; name a backup");
}

#[cfg(unix)]
#[tokio::test]
async fn a_pipe_is_not_waited_for() {
    if is_only_for_files() {
        return;
    }
    let home = backed_up().await;
    let pipe = home.folder.path().join("pipe");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.unwrap().success());
    for name in ["pipe", "/dev/zero", "."] {
        let done = restored(&home, &["--force", name]).await;
        done.failed_with("is no file");
    }
}

#[tokio::test]
async fn what_a_link_leads_to_is_replaced_and_not_the_link() {
    if is_only_for_files() {
        return;
    }
    let home = backed_up().await;
    let folder = home.folder.path();
    fs::create_dir(folder.join("elsewhere")).unwrap();
    let real = folder.join("elsewhere/real.sqlite");
    std::os::unix::fs::symlink("elsewhere/real.sqlite", folder.join("link.sqlite")).unwrap();
    let by_link = [("DATABASE_URL", "sqlite:link.sqlite")];
    for arguments in [&["backup.sqlite"][..], &["--force", "backup.sqlite"]] {
        let arguments = [&["restore"], arguments].concat();
        home.command(&arguments, &by_link).await.succeeded();
        assert!(folder.join("link.sqlite").is_symlink());
        assert!(fs::metadata(&real).unwrap().is_file());
    }
    let names = fs::read_dir(folder.join("elsewhere")).unwrap();
    let names = names.map(|file| file.unwrap().file_name().into_string().unwrap());
    let kept = names.filter(|name| name.contains(".before-")).count();
    assert_eq!(kept, 1, "what was there is kept beside it");
}

#[tokio::test]
async fn nothing_is_restored_under_a_running_bot() {
    if is_only_for_files() {
        return;
    }
    let (story, bot) = Story::with_game().await;
    story
        .home
        .command(&["backup", "backup.sqlite"], &[])
        .await
        .succeeded();
    let done = restored(&story.home, &["--force", "backup.sqlite"]).await;
    done.failed_with(&format!("process {}", bot.id()));
    story.plays(&story.ben, "L11", 2).await;
    story.end(bot).await;
}

#[tokio::test]
async fn what_a_killed_bot_has_left_beside_its_database_is_kept_with_it() {
    if is_only_for_files() {
        return;
    }
    let (story, bot) = Story::with_game().await;
    story
        .home
        .command(&["backup", "backup.sqlite"], &[])
        .await
        .succeeded();
    story.plays(&story.ben, "L11", 2).await;
    bot.kill().await;
    restored(&story.home, &["--force", "backup.sqlite"])
        .await
        .succeeded();
    let kept = kept(&story.home);
    // The stone that was played after the backup is in the database that was kept.
    let other = Home::new();
    let file = kept.first().unwrap().to_str().unwrap();
    restored(&other, &[file]).await.succeeded();
    let plies = async |home: &Home| -> i64 {
        let mut database = home.database().await;
        database.number("SELECT ply FROM games").await
    };
    assert_eq!(plies(&story.home).await, 1);
    assert_eq!(plies(&other).await, 2);
}

#[tokio::test]
async fn a_backup_that_is_no_good_changes_nothing() {
    if is_only_for_files() {
        return;
    }
    let home = backed_up().await;
    let folder = home.folder.path();
    fs::write(folder.join("letter"), "dear diary ".repeat(1_000)).unwrap();
    let mut bytes = fs::read(folder.join("backup.sqlite")).unwrap();
    let half = bytes.len() / 2;
    fs::write(folder.join("short"), &bytes[..half]).unwrap();
    bytes[half..].fill(0xa5);
    fs::write(folder.join("damaged"), bytes).unwrap();
    let newer = folder.join("newer");
    fs::copy(folder.join("backup.sqlite"), &newer).unwrap();
    let later = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
        VALUES (9999, 'later', TRUE, x'00', 0)";
    change(&newer, later).await;
    let before = fs::read(home.file()).unwrap();
    for (backup, words) in [
        ("letter", "is not a sound database"),
        ("short", "is not a sound database"),
        ("damaged", "is not a sound database"),
        ("newer", "has schema 9999"),
        ("nowhere", "there is no file nowhere"),
        ("tessera.sqlite", "is the database itself"),
    ] {
        let done = restored(&home, &["--force", backup]).await;
        done.failed_with(words);
        assert_eq!(fs::read(home.file()).unwrap(), before, "{backup}");
        assert_eq!(kept(&home), [] as [PathBuf; 0], "{backup}");
    }
}

#[tokio::test]
async fn damaged_games_are_restored_only_if_that_is_accepted() {
    if is_only_for_files() {
        return;
    }
    let home = Home::new();
    home.settle().await;
    let torn = "INSERT INTO games (id, ruleset, rated, first, channel, started_at, moved_at, ply, record, \
        end_posted) VALUES (7, 'no such game', 0, 0, 5, 1, 1, 0, x'', 1);
        UPDATE next_numbers SET number = 8 WHERE kind = 'game'";
    home.change_database(torn).await;
    let done = home.command(&["backup", "backup.sqlite"], &[]).await;
    assert!(
        done.told
            .contains("game 7 is damaged in the database itself"),
        "{}",
        done.told
    );
    done.succeeded();
    let backup = home.folder.path().join("backup.sqlite");
    let backup = backup.to_str().unwrap();
    let target = Home::new();
    restored(&target, &[backup])
        .await
        .failed_with("1 of 1 games");
    assert!(!target.file().exists());
    restored(&target, &["--accept-damage", backup])
        .await
        .succeeded();
    let discord = LocalDiscord::start().await;
    target.bot(&discord).await.kill().await;
}
