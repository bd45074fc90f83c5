//! The bot as a process: how it starts, what it says when it cannot, how it stops.

#![expect(clippy::unwrap_used, reason = "a test may stop where it fails")]

use std::io::{Read, Write};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use local_discord::LocalDiscord;
use tempfile::TempDir;
use tokio::task::spawn_blocking;

const TOKEN: &str = "MTk4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs";

/// The program with nothing in its environment but this.
fn program(folder: &Path, settings: &[(&str, &str)]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tessera"));
    command
        .current_dir(folder)
        .env_clear()
        .envs(settings.iter().copied())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// Runs the program to its end, which must be a failure; gives its one line.
async fn failure(settings: &[(&str, &str)]) -> String {
    let folder = tempfile::tempdir().unwrap();
    let mut command = program(folder.path(), settings);
    command.env("RUST_LOG", "off");
    let output = spawn_blocking(move || command.output().unwrap())
        .await
        .unwrap();
    assert!(!output.status.success(), "{output:?}");
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.starts_with("tessera: "), "{said}");
    said
}

/// Answers every request on a free port with this body; gives the address.
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
            let _ = write!(
                stream,
                "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nconnection: close\r\n\
                 content-length: {}\r\n\r\n{body}",
                body.len()
            );
        }
    });
    address
}

#[tokio::test]
async fn without_a_token_it_says_so() {
    let said = failure(&[]).await;
    assert!(said.contains("DISCORD_TOKEN is not set"), "{said}");
}

#[tokio::test]
async fn another_discord_must_be_on_this_machine() {
    let settings = [
        ("DISCORD_TOKEN", TOKEN),
        ("DISCORD_API", "http://192.0.2.1"),
    ];
    let said = failure(&settings).await;
    assert!(said.contains("not an address on this machine"), "{said}");
}

#[tokio::test]
async fn a_gateway_elsewhere_is_refused() {
    let api = server(Some(r#"{"url":"wss://gateway.discord.gg"}"#));
    let said = failure(&[("DISCORD_TOKEN", TOKEN), ("DISCORD_API", &api)]).await;
    assert!(
        said.contains("gateway that is not on this machine"),
        "{said}"
    );
}

#[tokio::test]
async fn a_server_that_is_not_there_is_unreachable() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let api = format!("http://{}", listener.local_addr().unwrap());
    drop(listener);
    let said = failure(&[("DISCORD_TOKEN", TOKEN), ("DISCORD_API", &api)]).await;
    assert!(said.contains(&format!("cannot reach {api}")), "{said}");
}

#[tokio::test]
async fn a_server_that_is_silent_is_not_waited_for_without_end() {
    let api = server(None);
    let said = failure(&[("DISCORD_TOKEN", TOKEN), ("DISCORD_API", &api)]).await;
    assert!(said.contains("no answer within"), "{said}");
}

#[tokio::test]
async fn a_wrong_token_is_not_accepted() {
    let discord = LocalDiscord::start().await;
    let settings = [
        ("DISCORD_TOKEN", TOKEN),
        ("DISCORD_API", &discord.api_url()),
    ];
    let said = failure(&settings).await;
    assert!(said.contains("does not accept the token"), "{said}");
}

#[tokio::test]
async fn a_failing_registration_ends_it() {
    let discord = LocalDiscord::start().await;
    discord.refuse_next(
        "PUT",
        "/applications/*/commands",
        403,
        50_001,
        "Missing Access",
    );
    let token = discord.token().to_owned();
    let settings = [
        ("DISCORD_TOKEN", token.as_str()),
        ("DISCORD_API", &discord.api_url()),
    ];
    let said = failure(&settings).await;
    assert!(
        said.contains("could not be registered: 403 Forbidden Missing Access"),
        "{said}"
    );
}

#[tokio::test]
async fn a_file_that_cannot_be_written_ends_it() {
    let settings = [
        ("DISCORD_TOKEN", TOKEN),
        ("DATABASE_URL", "sqlite:/nowhere/games.sqlite"),
    ];
    let said = failure(&settings).await;
    assert!(said.contains("/nowhere/games.sqlite"), "{said}");
}

/// A running program, killed if the test ends before it does.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
    }
}

/// Starts the program beside the stand-in; the settings come from `.env`.
async fn started(discord: &LocalDiscord) -> (Process, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let settings = format!(
        "DISCORD_TOKEN={}\nDISCORD_API={}\n",
        discord.token(),
        discord.api_url()
    );
    std::fs::write(folder.path().join(".env"), settings).unwrap();
    let child = program(folder.path(), &[]).spawn().unwrap();
    discord.bot_is_ready().await.unwrap();
    (Process(child), folder)
}

/// Sends a signal and waits for the end.
async fn ended_by(signal: &'static str, mut process: Process) -> (Duration, Output) {
    spawn_blocking(move || {
        let sent = Instant::now();
        let id = process.0.id().to_string();
        Command::new("kill").args([signal, &id]).status().unwrap();
        let status = process.0.wait().unwrap();
        let took = sent.elapsed();
        let mut stderr = Vec::new();
        process
            .0
            .stderr
            .take()
            .unwrap()
            .read_to_end(&mut stderr)
            .unwrap();
        let stdout = Vec::new();
        (
            took,
            Output {
                status,
                stdout,
                stderr,
            },
        )
    })
    .await
    .unwrap()
}

#[cfg(unix)]
#[tokio::test]
async fn it_stops_cleanly_when_it_is_told_to() {
    for signal in ["-TERM", "-INT"] {
        let discord = LocalDiscord::start().await;
        let (process, folder) = started(&discord).await;
        let (ann, ben) = (discord.person("Ann"), discord.person("Ben"));
        let options = [("opponent", (&ben).into())];
        ann.slash("challenge", options).await.unwrap();
        let (took, output) = ended_by(signal, process).await;
        assert!(output.status.success(), "{output:?}");
        assert!(took < Duration::from_secs(8), "{took:?}");
        let log = String::from_utf8(output.stderr).unwrap();
        assert!(log.contains("stopped"), "{log}");
        let channel = discord.general().id();
        let invited = discord.await_message(channel, |it| it.content.contains("invites you"));
        invited.await.expect("what was in hand was finished");
        assert!(folder.path().join("tessera.sqlite").exists());
    }
}
