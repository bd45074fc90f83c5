//! `tessera doctor` finds what is wrong, calls it what it is, and says what makes it right.

use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::time::Duration;

use flate2::read::GzDecoder;
use jiff::Timestamp;
use local_discord::{LocalDiscord, Permissions};
use serde_json::{Value, json};
use sqlx::Connection as _;
use tessera::game::{ChannelId, First, Pace, Person, Place, PlayerId, ServerId, Terms};
use tessera::rules::catalogue;
use tessera::service::attempts::Unposted;
use tessera::store::Attempts;

use crate::database::{is_left_out, is_on_server, is_only_for_files};
use crate::program::{Done, Home};

/// A patient: a stand-in for Discord, and a folder for the bot.
struct Patient {
    discord: LocalDiscord,
    home: Home,
}

/// What the doctor said.
struct Report {
    all: Value,
    succeeded: bool,
}

impl Patient {
    async fn new() -> Self {
        Self {
            discord: LocalDiscord::start().await,
            home: Home::new(),
        }
    }

    /// A patient whose bot has run, so that its commands are registered and there is a database.
    async fn after_a_run() -> Self {
        let patient = Self::new().await;
        patient.home.bot(&patient.discord).await.kill().await;
        patient
    }

    async fn ask(&self, arguments: &[&str], more: &[(&str, &str)]) -> Done {
        let api = self.discord.api_url();
        let mut settings = vec![
            ("DISCORD_TOKEN", self.discord.token()),
            ("DISCORD_API", &api),
        ];
        // A later setting of the same name counts.
        settings.extend(more);
        let done = self
            .home
            .command(&[&["doctor"], arguments].concat(), &settings)
            .await;
        assert!(
            !done.output.contains(self.discord.token()),
            "the token is secret"
        );
        done
    }

    async fn report(&self, arguments: &[&str], more: &[(&str, &str)]) -> Report {
        let done = self.ask(&[arguments, &["--json"]].concat(), more).await;
        Report {
            all: serde_json::from_str(&done.output).unwrap(),
            succeeded: done.succeeded,
        }
    }

    /// What the doctor finds at once.
    async fn examined(&self) -> Report {
        self.report(&[], &[]).await
    }

    /// Saves an invitation, which nobody posts.
    async fn invitation(&self) -> tessera::game::ChallengeId {
        let service = self.home.service().await;
        let [anna, ben] =
            [(1, "Anna"), (2, "Ben")].map(|(id, name)| Person::new(PlayerId(id), name));
        let terms = Terms {
            ruleset: catalogue::find("pente").unwrap(),
            pace: Pace::Relaxed,
            rated: false,
            first: First::Challenger,
            calls: false,
            set: false,
            claim: false,
            hill: false,
        };
        let place = Place {
            server: Some(ServerId(9)),
            channel: ChannelId(77),
        };
        let now = Timestamp::now();
        let challenge = service.challenge(anna, Some(ben), terms, place, now).await;
        challenge.unwrap().id
    }

    /// Saves an invitation that could not be posted.
    async fn failed_invitation(&self, is_forbidden: bool) {
        let id = self.invitation().await;
        let store = self.home.store().await;
        let now = Timestamp::now();
        let next = (!is_forbidden).then_some(now + Duration::from_mins(10));
        let attempts = Attempts {
            tries: 3,
            last_at: now,
            next_at: next,
            is_outage: false,
            is_forbidden,
        };
        let mut writing = store.write().await.unwrap();
        writing
            .save_attempts(Unposted::Invitation(id), &attempts)
            .await
            .unwrap();
        writing.commit().await.unwrap();
        store.close().await;
    }
}

impl Report {
    fn found(&self, check: &str) -> &Value {
        let checks = self.all["checks"].as_array().unwrap();
        let found = checks.iter().find(|it| it["check"] == check);
        found.unwrap_or_else(|| panic!("{check} is missing: {:#}", self.all))
    }

    fn is(&self, level: &str, check: &str, says: &str, cure: &str) {
        let found = self.found(check);
        let has =
            |field: &str, words: &str| found[field].as_str().unwrap_or_default().contains(words);
        assert_eq!(found["level"], level, "{found:#}");
        assert!(has("says", says) && has("cure", cure), "{found:#}");
        let has_fault = self.all["faults"] != 0;
        assert_eq!(
            self.succeeded, !has_fault,
            "the exit status says whether there is a fault"
        );
    }

    fn fault(&self, check: &str, says: &str, cure: &str) {
        self.is("fault", check, says, cure);
    }

    fn warning(&self, check: &str, says: &str, cure: &str) {
        self.is("warning", check, says, cure);
    }
}

#[tokio::test]
async fn a_bot_that_runs_well_has_no_fault_and_goes_on() {
    let patient = Patient::new().await;
    let bot = patient.home.bot(&patient.discord).await;
    let [server, channel] = [
        patient.discord.home().id().get(),
        patient.discord.general().id().get(),
    ]
    .map(|id| id.to_string());
    let lenient = [
        "--least-nodes",
        "1",
        "--slowest-sync",
        "60000",
        "--least-space",
        "1",
    ];
    let places = ["--server", &server, "--channel", &channel];
    let report = patient.report(&[&lenient[..], &places].concat(), &[]).await;
    assert!(report.succeeded, "{:#}", report.all);
    assert_eq!(report.all["faults"], 0, "{:#}", report.all);
    if is_on_server() {
        assert_eq!(report.all["warnings"], 0, "{:#}", report.all);
    } else {
        // That there are no backups is the only thing.
        assert_eq!(report.all["warnings"], 1, "{:#}", report.all);
        report.warning("backups", "the bot makes no backups", "Set BACKUP_DIR");
    }
    for check in [
        "token",
        "intents",
        "connections",
        "commands",
        "clock",
        "server",
        "channel",
    ] {
        assert_eq!(report.found(check)["level"], "ok", "{check}");
    }
    if !is_on_server() {
        // Most of a young database is in its log.
        let has = report.found("database file")["says"].as_str().unwrap();
        assert!(!has.ends_with("has 4.0 kB"), "{has}");
        let runs = format!("the bot runs as process {}", bot.id());
        assert_eq!(report.found("bot")["says"], runs.as_str());
    }
    let text = patient.ask(&lenient, &[]).await.succeeded();
    assert!(
        text.contains("ok       token          Discord accepts the token"),
        "{text}"
    );
    assert!(
        text.lines().last().unwrap().ends_with(if is_on_server() {
            "0 warnings, 0 faults"
        } else {
            "1 warning, 0 faults"
        }),
        "{text}"
    );
    bot.kill().await;
    assert_eq!(patient.discord.violations(), []);
}

#[tokio::test]
async fn a_missing_token() {
    let report = Patient::new()
        .await
        .report(&[], &[("DISCORD_TOKEN", "")])
        .await;
    report.fault("settings", "DISCORD_TOKEN is not set", "developer portal");
}

#[tokio::test]
async fn two_tokens() {
    let report = Patient::new()
        .await
        .report(&[], &[("DISCORD_TOKEN_FILE", "token")])
        .await;
    report.fault("settings", "not both", "Remove one");
}

#[tokio::test]
async fn a_wrong_token() {
    let report = Patient::new()
        .await
        .report(&[], &[("DISCORD_TOKEN", "wrong.token.here")])
        .await;
    report.fault("token", "does not accept the token", "Reset Token");
}

#[tokio::test]
async fn a_token_file_that_is_not_there() {
    let settings = [("DISCORD_TOKEN", ""), ("DISCORD_TOKEN_FILE", "nowhere")];
    let report = Patient::new().await.report(&[], &settings).await;
    report.fault(
        "settings",
        "cannot read DISCORD_TOKEN_FILE nowhere",
        "can read",
    );
}

#[tokio::test]
async fn a_token_file_that_is_no_text() {
    let patient = Patient::new().await;
    fs::write(patient.home.folder.path().join("token"), [0xff, 0xfe, b'M']).unwrap();
    let settings = [("DISCORD_TOKEN", ""), ("DISCORD_TOKEN_FILE", "token")];
    let report = patient.report(&[], &settings).await;
    report.fault(
        "settings",
        "cannot read DISCORD_TOKEN_FILE token",
        "as plain text and alone",
    );
}

#[cfg(unix)]
#[tokio::test]
async fn a_token_file_that_others_can_read() {
    use std::os::unix::fs::PermissionsExt as _;
    let patient = Patient::new().await;
    let file = patient.home.folder.path().join("token");
    fs::write(&file, patient.discord.token()).unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).unwrap();
    let settings = [("DISCORD_TOKEN", ""), ("DISCORD_TOKEN_FILE", "token")];
    let report = patient.report(&[], &settings).await;
    report.warning(
        "token file",
        "other users of this machine can read it",
        "Run `chmod 600 token`",
    );
}

#[tokio::test]
async fn a_setting_that_cannot_be_read() {
    let report = Patient::new()
        .await
        .report(&[], &[("RUST_LOG", "loud,,=")])
        .await;
    report.fault("settings", "RUST_LOG", "info,tessera=debug");
}

#[tokio::test]
async fn a_discord_that_is_not_there() {
    let patient = Patient::new().await;
    // Nothing listens on the discard port.
    let report = patient
        .report(&[], &[("DISCORD_API", "http://127.0.0.1:9")])
        .await;
    report.fault(
        "discord",
        "cannot use http://127.0.0.1:9",
        "Check the network",
    );
}

#[tokio::test]
async fn a_discord_that_is_down() {
    let patient = Patient::new().await;
    patient.discord.goes_down();
    patient
        .examined()
        .await
        .fault("discord", "503", "discordstatus.com");
}

#[tokio::test]
async fn an_intent_that_is_not_needed() {
    let patient = Patient::new().await;
    patient.discord.application_has(1 << 19);
    let report = patient.examined().await;
    report.warning("intents", "Message Content Intent", "Switch them off");
}

#[tokio::test]
async fn few_connections_that_are_left() {
    let patient = Patient::new().await;
    patient.discord.connects_left(3);
    let report = patient.examined().await;
    report.warning("connections", "only 3 more times", "In 60 minutes");
}

#[tokio::test]
async fn commands_that_are_not_registered() {
    let report = Patient::new().await.examined().await;
    report.fault("commands", "/challenge, ", "Start the bot");
    assert!(
        report.found("commands")["says"]
            .as_str()
            .unwrap()
            .ends_with("are not registered")
    );
}

#[tokio::test]
async fn commands_of_another_version() {
    let patient = Patient::after_a_run().await;
    let http = reqwest::Client::new();
    let application = patient.discord.bot();
    let url = format!(
        "{}/api/v10/applications/{application}/commands",
        patient.discord.api_url()
    );
    let token = format!("Bot {}", patient.discord.token());
    for command in [
        json!({"name": "help", "description": "Something else than before"}),
        json!({"name": "chess", "description": "Plays chess"}),
    ] {
        let sent = http
            .post(&url)
            .header("authorization", &token)
            .json(&command)
            .send();
        assert!(sent.await.unwrap().status().is_success());
    }
    let report = patient.examined().await;
    report.fault(
        "commands",
        "/help are of another version",
        "Start the bot of this version",
    );
    report.fault(
        "commands",
        "/chess are registered, and this version does not know them",
        "stop any other",
    );
}

#[tokio::test]
async fn a_permission_that_is_missing_in_a_channel() {
    let patient = Patient::new().await;
    let general = patient.discord.general();
    general.deny_bot(Permissions::ATTACH_FILES);
    let channel = general.id().get().to_string();
    let report = patient.report(&["--channel", &channel], &[]).await;
    report.fault(
        "channel",
        "lacks permissions in general: Attach Files",
        "Allow them",
    );
}

#[tokio::test]
async fn a_permission_that_is_missing_in_a_thread() {
    let patient = Patient::new().await;
    let anna = patient.discord.person("Anna");
    let general = patient.discord.general();
    let thread = general.thread("games", &anna).id().get().to_string();
    general.deny_bot(Permissions::SEND_MESSAGES_IN_THREADS | Permissions::SEND_MESSAGES);
    let report = patient.report(&["--channel", &thread], &[]).await;
    report.fault(
        "channel",
        "in games: Send Messages in Threads",
        "Allow them",
    );
    let says = report.found("channel")["says"].as_str().unwrap().to_owned();
    assert!(
        says.ends_with("in games: Send Messages in Threads"),
        "nothing else is needed: {says}"
    );
}

#[tokio::test]
async fn a_channel_that_the_bot_does_not_see() {
    let patient = Patient::new().await;
    let general = patient.discord.general();
    general.deny_bot(Permissions::VIEW_CHANNEL);
    let channel = general.id().get().to_string();
    let report = patient.report(&["--channel", &channel], &[]).await;
    report.fault(
        "channel",
        "sees no channel of this number",
        "let it view the channel",
    );
}

#[tokio::test]
async fn a_server_that_the_bot_is_not_on() {
    let patient = Patient::new().await;
    let server = patient.discord.home();
    server.kicks_bot();
    let server = server.id().get().to_string();
    let report = patient.report(&["--server", &server], &[]).await;
    report.fault("server", "sees no server of this number", "invite the bot");
}

#[tokio::test]
async fn a_clock_that_is_wrong() {
    let patient = Patient::new().await;
    patient.discord.advance(Duration::from_mins(10));
    patient
        .examined()
        .await
        .fault("clock", "behind Discord's", "timedatectl set-ntp true");
}

#[tokio::test]
async fn a_clock_that_is_a_little_wrong() {
    let patient = Patient::new().await;
    patient.discord.advance(Duration::from_secs(25));
    patient
        .examined()
        .await
        .warning("clock", "behind Discord's", "NTP");
}

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
    let packed = include_bytes!("../upgrades/ages/0080.sqlite.gz");
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
async fn something_that_answers_without_end() {
    let patient = Patient::new().await;
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let api = format!("http://{}", listener.local_addr().unwrap());
    std::thread::spawn(move || {
        while let Ok((mut stream, _)) = listener.accept() {
            let mut part = vec![b' '; 1 << 16];
            // The answer begins after the question.
            let _ = stream.read(&mut part);
            part.fill(b' ');
            let _ = stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n");
            while stream.write_all(&part).is_ok() {}
        }
    });
    let report = patient.report(&[], &[("DISCORD_API", &api)]).await;
    report.fault("discord", "the answer is longer than 8 MiB", "the network");
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
    if is_left_out("the doctor replays no games on a server") {
        return;
    }
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

#[tokio::test]
async fn something_that_was_not_posted() {
    let patient = Patient::after_a_run().await;
    patient.invitation().await;
    let report = patient.examined().await;
    report.warning(
        "unposted",
        "1 things are saved and not posted",
        "Start the bot",
    );
}

#[tokio::test]
async fn a_post_that_fails() {
    let patient = Patient::after_a_run().await;
    patient.failed_invitation(false).await;
    let report = patient.examined().await;
    report.warning("failing posts", "1 things could not be posted", "log");
}

#[tokio::test]
async fn a_channel_that_is_closed_to_the_bot() {
    let patient = Patient::after_a_run().await;
    patient.failed_invitation(true).await;
    let report = patient.examined().await;
    report.fault("failing posts", "such as 77", "tessera doctor --channel");
}

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

#[tokio::test]
async fn a_number_of_backups_that_is_none() {
    let settings = [("BACKUP_DIR", "backups"), ("BACKUP_KEEP", "0")];
    let report = Patient::new().await.report(&[], &settings).await;
    report.fault("settings", "BACKUP_KEEP", "BACKUP_KEEP to a number");
}
