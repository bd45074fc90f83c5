//! A start that cannot succeed ends with one clear line and a failure; one that may succeed later
//! is retried, and the log says so.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpListener;

use local_discord::{LocalDiscord, Moment};

use crate::database::{is_on_server, is_only_for_files};
use crate::program::Home;

#[tokio::test]
async fn without_a_token_it_says_so() {
    Home::new()
        .start(&[])
        .ends()
        .await
        .failed_with("DISCORD_TOKEN is not set");
}

#[tokio::test]
async fn a_wrong_token_is_named() {
    let discord = LocalDiscord::start().await;
    let settings = [
        ("DISCORD_TOKEN", "wrong.token.here"),
        ("DISCORD_API", &discord.api_url()),
    ];
    Home::new()
        .start(&settings)
        .ends()
        .await
        .failed_with("token");
}

#[tokio::test]
async fn a_server_that_refuses_connections_is_named_and_tried_again_until_it_is_there() {
    // These ports are outside the range from which the system picks free ports.
    let port = 20_000 + u16::try_from(std::process::id() % 10_000).unwrap();
    let token = "a.b.c";
    let api = format!("http://127.0.0.1:{port}");
    let settings = [("DISCORD_TOKEN", token), ("DISCORD_API", api.as_str())];
    let home = Home::new();
    let mut bot = home.start(&settings);
    for _ in 0..2 {
        bot.hears(&format!("cannot reach {api}")).await;
    }
    let discord = LocalDiscord::builder().token(token).port(port).start();
    let discord = discord.await.unwrap();
    bot.hears("ready").await;
    bot.kill().await;
    drop(discord);
}

#[tokio::test]
async fn a_connection_that_is_cut_at_the_start_is_made_again() {
    let discord = LocalDiscord::start().await;
    let requests = [
        ("GET", "/gateway/bot"),
        ("GET", "/oauth2/applications/@me"),
        ("PUT", "/applications/*/commands"),
    ];
    for moment in [Moment::BeforeProcessing, Moment::BeforeAnswering] {
        for (method, path) in requests {
            discord.cut_next(method, path, moment);
        }
    }
    let home = Home::new();
    let mut bot = home.start_for(&discord);
    for _ in 0..2 * requests.len() {
        bot.hears("trying again in").await;
    }
    bot.hears("ready").await;
    bot.kill().await;
}

#[tokio::test]
async fn a_gateway_that_lets_nobody_in_is_tried_again_until_it_does() {
    let discord = LocalDiscord::start().await;
    let path = "/applications/*/commands";
    let mut hold = discord.hold(Moment::BeforeAnswering, "PUT", path);
    let home = Home::new();
    let mut bot = home.start_for(&discord);
    hold.arrived().await;
    discord.goes_down();
    hold.release();
    bot.hears("gateway has not let the bot in").await;
    discord.comes_back();
    bot.hears("ready").await;
    bot.kill().await;
}

#[tokio::test]
async fn a_start_that_waits_for_discord_ends_when_it_is_told_to() {
    let discord = LocalDiscord::start().await;
    discord.goes_down();
    let home = Home::new();
    let mut bot = home.start_for(&discord);
    bot.hears("503").await;
    bot.signal("TERM").await;
    let ended = bot.ends().await;
    assert!(ended.status.success(), "{}", ended.said);
}

#[tokio::test]
async fn only_this_machine_may_stand_in_for_discord() {
    let settings = [
        ("DISCORD_TOKEN", "a.b.c"),
        ("DISCORD_API", "http://192.0.2.1:80"),
    ];
    Home::new()
        .start(&settings)
        .ends()
        .await
        .failed_with("http://192.0.2.1:80");
}

#[tokio::test]
async fn a_refused_registration_ends_it() {
    let discord = LocalDiscord::start().await;
    let path = "/applications/*/commands";
    discord.refuse_next("PUT", path, 400, 50_035, "Invalid Form Body");
    let ended = Home::new().start_for(&discord).ends().await;
    ended.failed_with("commands could not be registered");
    ended.failed_with("Invalid Form Body");
}

#[tokio::test]
async fn a_start_outlasts_trouble_that_passes() {
    let discord = LocalDiscord::start().await;
    discord.refuse_next("GET", "/gateway/bot", 503, 0, "Service Unavailable");
    let limited = std::time::Duration::from_millis(200);
    discord.rate_limit_next("GET", "/oauth2/applications/@me", limited);
    let path = "/applications/*/commands";
    discord.refuse_next("PUT", path, 500, 0, "Internal Server Error");
    let home = Home::new();
    let mut bot = home.start_for(&discord);
    for trouble in ["503", "429", "500", "ready"] {
        bot.hears(trouble).await;
    }
    bot.kill().await;
}

#[tokio::test]
async fn connections_to_the_database_that_break_while_discord_is_waited_for_are_opened_again() {
    if !is_on_server() {
        return;
    }
    let discord = LocalDiscord::start().await;
    for _ in 0..4 {
        discord.refuse_next("GET", "/gateway/bot", 503, 0, "Service Unavailable");
    }
    let home = Home::new();
    let mut bot = home.start_for(&discord);
    bot.hears("503").await;
    let broken = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()";
    home.change_database(broken).await;
    for told in ["cannot reach the database", "ready"] {
        bot.hears(told).await;
    }
    bot.kill().await;
}

#[tokio::test]
async fn a_folder_that_is_not_there_is_named() {
    let discord = LocalDiscord::start().await;
    let settings = [
        ("DISCORD_TOKEN", discord.token()),
        ("DISCORD_API", &discord.api_url()),
        ("DATABASE_URL", "sqlite:nowhere/games.sqlite"),
    ];
    Home::new()
        .start(&settings)
        .ends()
        .await
        .failed_with("nowhere/games.sqlite");
}

#[tokio::test]
async fn a_file_that_is_no_database_is_left_alone() {
    if is_only_for_files() {
        return;
    }
    let discord = LocalDiscord::start().await;
    let home = Home::new();
    let file = home.file();
    let text = "These are not the games you are looking for. ".repeat(100);
    fs::write(file, &text).unwrap();
    home.start_for(&discord)
        .ends()
        .await
        .failed_with("tessera.sqlite");
    assert_eq!(fs::read_to_string(file).unwrap(), text);
}

#[tokio::test]
async fn a_newer_schema_is_refused() {
    let discord = LocalDiscord::start().await;
    let home = Home::new();
    home.bot(&discord).await.kill().await;
    let later = "INSERT INTO _sqlx_migrations \
        (version, description, success, checksum, execution_time) \
        VALUES (9999, 'later', TRUE, x'00', 0)";
    home.change_database(later).await;
    home.start_for(&discord)
        .ends()
        .await
        .failed_with("newer version");
}

#[tokio::test]
async fn settings_may_stand_in_a_file() {
    let discord = LocalDiscord::start().await;
    let home = Home::new();
    let lines = format!(
        "DISCORD_TOKEN={}\nDISCORD_API={}\n",
        discord.token(),
        discord.api_url()
    );
    fs::write(home.folder.path().join(".env"), lines).unwrap();
    let mut program = home.start(&[]);
    program.hears("ready").await;
    assert!(is_on_server() || home.file().exists());
}

#[tokio::test]
async fn a_gateway_elsewhere_is_refused() {
    let api = server(Some(
        r#"{"url":"wss://gateway.discord.gg","shards":1,"session_start_limit":
            {"total":1000,"remaining":1000,"reset_after":0,"max_concurrency":1}}"#,
    ));
    let settings = [("DISCORD_TOKEN", "a.b.c"), ("DISCORD_API", &api)];
    Home::new()
        .start(&settings)
        .ends()
        .await
        .failed_with("gateway that is not on this machine");
}

#[tokio::test]
async fn a_silent_server_is_not_waited_for_in_silence() {
    let api = server(None);
    let settings = [("DISCORD_TOKEN", "a.b.c"), ("DISCORD_API", &api)];
    let home = Home::new();
    let mut bot = home.start(&settings);
    bot.hears("no answer within").await;
    bot.kill().await;
}

/// Starts a server on a free port that answers every request with this body, or never answers.
/// Returns its address.
fn server(body: Option<&'static str>) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    std::thread::spawn(move || {
        let mut silent = Vec::new();
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let Some(body) = body else {
                silent.push(stream);
                continue;
            };
            let _ = stream.read(&mut [0; 4_096]);
            let length = body.len();
            let _ = write!(
                stream,
                "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nconnection: close\r\n\
                 content-length: {length}\r\n\r\n{body}",
            );
        }
    });
    address
}

#[tokio::test]
async fn the_token_is_never_logged_whatever_is_asked_for() {
    let discord = LocalDiscord::start().await;
    let settings = [
        ("DISCORD_TOKEN", discord.token()),
        ("DISCORD_API", &discord.api_url()),
        ("RUST_LOG", "trace,tungstenite::protocol=trace"),
    ];
    let home = Home::new();
    let mut bot = home.start(&settings);
    bot.hears("connected as Local Bot").await;
    // It resumes with the token, too.
    discord.cut_gateway();
    bot.hears("Resumed").await;
    bot.signal("TERM").await;
    let said = bot.ends().await.said;
    assert!(said.contains("DEBUG"), "{said}");
    for token in as_logged(discord.token()) {
        assert!(!said.contains(&token), "the token is in the log: {token}");
    }
}

/// A secret in the forms in which libraries log it: as text, and as the bytes of a frame in two
/// formats.
fn as_logged(secret: &str) -> [String; 3] {
    let bytes = || secret.bytes();
    let hexadecimal: Vec<_> = bytes().map(|byte| format!("{byte:02x}")).collect();
    let decimal: Vec<_> = bytes().map(|byte| byte.to_string()).collect();
    [secret.to_owned(), hexadecimal.concat(), decimal.join(", ")]
}

#[tokio::test]
async fn people_are_led_to_where_the_operator_says() {
    let discord = LocalDiscord::start().await;
    let anna = discord.person("Anna");
    let home = Home::new();
    let links = [
        ("PRIVACY_URL", "https://example.org/privacy"),
        ("TERMS_URL", "https://example.org/terms"),
        ("SUPPORT_URL", "https://example.org/support"),
        ("SOURCE_URL", "https://example.org/source"),
    ];
    let mut bot = home.start_also(&discord, &links);
    bot.hears(": ready").await;
    let about = anna.slash("about", []).await.unwrap();
    for (_, url) in links {
        assert!(about.content().contains(url), "{}", about.content());
    }
    for command in ["privacy show", "privacy delete"] {
        let said = anna.slash(command, []).await.unwrap();
        assert!(said.content().contains(links[0].1), "{}", said.content());
    }
    bot.kill().await;
}
