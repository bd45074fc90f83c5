//! What only Discord knows: commands, permissions and the time.

use std::io::{Read as _, Write as _};
use std::time::Duration;

use local_discord::Permissions;
use serde_json::json;

use super::Patient;

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
