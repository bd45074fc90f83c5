//! The metrics as Prometheus reads them: everything that is told of, and nothing that names anybody.

use std::collections::BTreeSet;
use std::time::Duration;

use local_discord::LocalDiscord;
use reqwest::Client;
use tessera::monitoring;

use crate::program::Home;
use crate::story::Story;

/// The dashboard that comes with the bot.
const DASHBOARD: &str = include_str!("../../packaging/grafana-dashboard.json");

/// What a scrape returns.
struct Scrape(String);

impl Scrape {
    async fn of(address: &str) -> Self {
        let client = Client::builder().no_proxy().build().unwrap();
        let answer = client.get(format!("{address}/metrics")).send().await;
        let answer = answer.unwrap().error_for_status().unwrap();
        let kind = answer.headers()["content-type"].to_str().unwrap();
        assert!(kind.starts_with("text/plain; version=0.0.4"), "{kind}");
        Self(answer.text().await.unwrap())
    }

    /// The first scrape that has all of this. It is asked again and again, because some things are
    /// measured only now and then.
    async fn with(address: &str, is_there: impl Fn(&Self) -> bool) -> Self {
        let mut ticks = tokio::time::interval(Duration::from_millis(100));
        for _ in 0..400 {
            ticks.tick().await;
            let scrape = Self::of(address).await;
            if is_there(&scrape) {
                return scrape;
            }
        }
        panic!("{}", Self::of(address).await.0)
    }

    /// The names of the series that have a value; those of a histogram without what is appended.
    fn names(&self) -> BTreeSet<&str> {
        let series = self.0.lines().filter(|line| !line.starts_with('#'));
        let names = series.filter_map(|line| line.split(['{', ' ']).next());
        names.filter(|name| !name.is_empty()).map(family).collect()
    }

    /// The value of a series, given as it is written.
    fn value(&self, series: &str) -> Option<f64> {
        let line = self.0.lines().find_map(|line| line.strip_prefix(series))?;
        line.strip_prefix(' ')?.parse().ok()
    }

    /// The values of all labels.
    fn labels(&self) -> BTreeSet<&str> {
        self.0
            .lines()
            .filter(|line| !line.starts_with('#'))
            .filter_map(|line| line.split_once('{')?.1.rsplit_once('}'))
            .flat_map(|(labels, _)| labels.split('"').skip(1).step_by(2))
            .collect()
    }
}

/// The name of the metric that a series belongs to.
fn family(name: &str) -> &str {
    let ends = ["_bucket", "_sum", "_count"];
    let end = ends.iter().find_map(|end| name.strip_suffix(end));
    end.unwrap_or(name)
}

/// The metrics that a text names.
fn named(text: &str) -> BTreeSet<&str> {
    let is_part = |letter: char| letter.is_ascii_lowercase() || letter == '_';
    let words = text.split(|letter| !is_part(letter));
    let begins = |word: &&str| word.starts_with("tessera_") || word.starts_with("process_");
    words.filter(begins).map(family).collect()
}

/// Anna and Ben begin a game, and use every way to ask for something.
async fn a_game(story: &Story) {
    story.challenge().await;
    let invitation = story.invitation().await;
    story.ben.press(&invitation, "Accept").await.unwrap();
    let board = story.board(1).await;
    let typed = [("point", "L11".into())];
    let suggested = story.ben.autocomplete("move", typed, "point").await;
    assert!(!suggested.unwrap().is_empty());
    let opened = story.ben.press(&board, "Type a point").await.unwrap();
    let form = opened.modal.unwrap();
    let field = form.fields[0].label.clone();
    let submitted = [(field.as_str(), "L11")];
    story.ben.submit_modal(&form, &submitted).await.unwrap();
    let board = story.board(2).await;
    story.anna.reply(&board, "N10").unwrap();
    story.board(3).await;
    let wrong = [("point", "nowhere".into())];
    story.ben.slash("move", wrong).await.unwrap();
}

/// A bot that is watched, with a game in it.
async fn watched() -> (Story, crate::program::Program, String) {
    let discord = LocalDiscord::start().await;
    let (anna, ben) = (discord.person("Anna"), discord.person("Ben"));
    let home = Home::new();
    let mut bot = home.start_also(&discord, &[("METRICS_ADDR", "127.0.0.1:0")]);
    let address = bot.address().await;
    bot.hears(": ready").await;
    let story = Story {
        discord,
        home,
        anna,
        ben,
    };
    a_game(&story).await;
    (story, bot, address)
}

#[tokio::test]
async fn what_people_do_is_counted_and_nobody_is_named() {
    let (story, bot, address) = watched().await;
    let post = "tessera_discord_requests_total{route=\"POST /channels/{channel}/messages\",\
                outcome=\"ok\"}";
    let answered = |kind, outcome| {
        format!("tessera_answer_seconds_count{{kind=\"{kind}\",outcome=\"{outcome}\"}}")
    };
    let expected = [
        (post, 3.0),
        ("tessera_interactions_total{kind=\"command\"}", 2.0),
        ("tessera_interactions_total{kind=\"message\"}", 1.0),
        ("tessera_commands_total{command=\"challenge\"}", 1.0),
        ("tessera_commands_total{command=\"move\"}", 1.0),
        (&answered("command", "done"), 1.0),
        (&answered("command", "refused"), 1.0),
        (&answered("component", "done"), 2.0),
        (&answered("form", "done"), 1.0),
        (&answered("autocomplete", "done"), 1.0),
        (&answered("message", "done"), 1.0),
        ("tessera_gateway_connected", 1.0),
        ("tessera_gateway_connects_total", 1.0),
        ("tessera_gateway_identifies_left", 1.0),
        ("tessera_guilds", 1.0),
        ("tessera_present", 1.0),
        ("process_resident_memory_bytes", 1_000_000.0),
        ("tessera_database_bytes{file=\"main\"}", 4_096.0),
    ];
    // Some is counted only after the answer.
    let is_there = |scrape: &Scrape| {
        let has = |(series, at_least): &(&str, f64)| {
            let value = scrape.value(series);
            value.is_some_and(|it| it >= *at_least)
        };
        expected.iter().all(has)
    };
    let scrape = Scrape::with(&address, is_there).await;
    assert_eq!(
        scrape.value("tessera_answers_lost_total{kind=\"form\"}"),
        Some(0.0)
    );
    assert_eq!(scrape.value("tessera_gateway_resumes_total"), Some(0.0));
    for label in scrape.labels() {
        let digits = label.chars().filter(char::is_ascii_digit).count();
        assert!(digits < 6, "an id in a label: {label}");
        for word in ["Anna", "Ben", "L11", "nowhere", story.discord.token()] {
            assert!(!label.contains(word), "{label}");
        }
    }
    story.discord.cut_gateway();
    let resumed = |scrape: &Scrape| scrape.value("tessera_gateway_resumes_total") == Some(1.0);
    Scrape::with(&address, resumed).await;
    story.end(bot).await;
}

#[tokio::test]
async fn people_and_games_of_the_database_are_counted_from_the_start() {
    let (story, bot) = Story::with_game().await;
    bot.kill().await;
    let watched = [("METRICS_ADDR", "127.0.0.1:0")];
    let mut bot = story.home.start_also(&story.discord, &watched);
    let address = bot.address().await;
    let counted = |scrape: &Scrape| scrape.value("tessera_people") == Some(2.0);
    let scrape = Scrape::with(&address, counted).await;
    assert_eq!(scrape.value("tessera_people_playing"), Some(2.0));
    assert_eq!(scrape.value("tessera_running_games"), Some(1.0));
    assert_eq!(
        scrape.value("tessera_queue_length{queue=\"due\"}"),
        Some(0.0)
    );
    bot.hears(": ready").await;
    story.end(bot).await;
}

#[tokio::test]
async fn every_metric_of_the_catalogue_and_of_the_dashboard_is_there() {
    let dashboard: serde_json::Value = serde_json::from_str(DASHBOARD).unwrap();
    let panels = dashboard["panels"].as_array().unwrap();
    let asked: Vec<_> = panels
        .iter()
        .flat_map(|panel| panel["targets"].as_array().into_iter().flatten())
        .map(|target| target["expr"].as_str().unwrap())
        .collect();
    assert!(asked.len() > 15, "{} queries", asked.len());
    let on_dashboard: BTreeSet<_> = asked.iter().flat_map(|query| named(query)).collect();
    // Waits for limits are told by the library's limiter, which is off for a Discord without TLS.
    let catalogue = monitoring::ALL.iter().map(|metric| metric.name);
    let catalogue: BTreeSet<_> = catalogue
        .filter(|name| *name != "tessera_discord_rate_limit_waits_total")
        .collect();
    let (story, bot, address) = watched().await;
    let is_whole = |scrape: &Scrape| catalogue.is_subset(&scrape.names());
    let scrape = Scrape::with(&address, is_whole).await;
    let known: BTreeSet<_> = monitoring::ALL.iter().map(|metric| metric.name).collect();
    for name in on_dashboard {
        assert!(known.contains(name), "the dashboard asks for {name}");
    }
    for name in scrape.names() {
        assert!(known.contains(name), "{name} is in no catalogue");
        assert!(
            scrape.0.contains(&format!("# HELP {name} ")),
            "{name} is not explained"
        );
    }
    story.end(bot).await;
}

#[tokio::test]
async fn failures_of_discord_are_counted_by_route() {
    let (story, bot, address) = watched().await;
    let path = "/channels/*/messages";
    story
        .discord
        .refuse_next("POST", path, 500, 0, "Internal Server Error");
    story.plays(&story.ben, "K11", 4).await;
    let series = |outcome| {
        format!(
            "tessera_discord_requests_total{{route=\"POST /channels/{{channel}}/messages\",\
             outcome=\"{outcome}\"}}"
        )
    };
    let failed = |scrape: &Scrape| scrape.value(&series("server_error")) == Some(1.0);
    Scrape::with(&address, failed).await;
    let wait = Duration::from_millis(50);
    story.discord.rate_limit_next("POST", path, wait);
    story.plays(&story.anna, "M10", 5).await;
    let limited = |scrape: &Scrape| scrape.value(&series("rate_limited")) == Some(1.0);
    let scrape = Scrape::with(&address, limited).await;
    let warned = scrape.value("tessera_log_lines_total{level=\"warn\"}");
    assert!(warned >= Some(1.0), "{}", scrape.0);
    story.end(bot).await;
}
