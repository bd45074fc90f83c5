//! `tessera doctor` finds what is wrong, calls it what it is, and says what makes it right.

mod backups;
mod database;
mod machine;
mod online;
mod posts;
mod schema;
mod settings;

use std::time::Duration;

use jiff::Timestamp;
use local_discord::LocalDiscord;
use serde_json::Value;
use tessera::game::{ChannelId, First, Pace, Person, Place, PlayerId, ServerId, Terms};
use tessera::rules::catalogue;
use tessera::service::attempts::Unposted;
use tessera::store::Attempts;

use crate::database::is_on_server;
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
