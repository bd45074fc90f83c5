//! Over TLS under Discord's own name, with the library's own rate limiter at work.

use std::{sync::Arc, time::Duration};

use local_discord::{LocalDiscord, Moment};
use poise::serenity_prelude::{ChannelId, CreateAllowedMentions, CreateMessage, Http, HttpBuilder};
use reqwest::{Certificate, Client};

use crate::bot::Bot;

/// A stand-in that is to be had over TLS.
async fn secured() -> LocalDiscord {
    LocalDiscord::builder().over_tls().start().await.unwrap()
}

/// A client for which Discord's name leads to the stand-in.
fn client(discord: &LocalDiscord) -> Client {
    let secured = discord.secured().unwrap();
    let certificate = Certificate::from_pem(secured.certificate.as_bytes()).unwrap();
    Client::builder()
        .https_only(true)
        .tls_built_in_root_certs(false)
        .add_root_certificate(certificate)
        .resolve("discord.com", secured.address)
        .build()
        .unwrap()
}

/// The library as it goes to the real Discord: no other address, its rate limiter on.
fn http(discord: &LocalDiscord) -> Http {
    HttpBuilder::new(discord.token())
        .client(client(discord))
        .application_id(discord.bot().get().into())
        .build()
}

fn message(text: &str) -> CreateMessage {
    let nobody = CreateAllowedMentions::new();
    CreateMessage::new().content(text).allowed_mentions(nobody)
}

#[tokio::test]
async fn a_bot_that_goes_to_the_real_address_plays_here() {
    let discord = secured().await;
    let (bot, _end) = Bot::with_http(http(&discord)).await;
    discord.bot_is_ready().await.unwrap();
    let anna = discord.person("Anna");
    let board = anna
        .slash("point", [("point", "K10".into())])
        .await
        .unwrap();
    let pressed = anna
        .press(&board.message.unwrap(), "Confirm")
        .await
        .unwrap();
    assert_eq!(pressed.content(), "pressed confirm:K10");
    let general = ChannelId::new(discord.general().id().get());
    general.send_message(&bot.http, message("x")).await.unwrap();
    assert_eq!(discord.violations(), []);
}

#[tokio::test]
async fn the_library_comes_back_after_a_rate_limit_by_itself() {
    let discord = secured().await;
    let http = http(&discord);
    let general = ChannelId::new(discord.general().id().get());
    discord.rate_limit_next("POST", "/channels/*/messages", Duration::ZERO);
    general.send_message(&http, message("x")).await.unwrap();
    let refused: Vec<u16> = discord
        .refused_requests()
        .iter()
        .map(|it| it.status)
        .collect();
    assert_eq!(refused, [429]);
    assert_eq!(discord.general().messages().len(), 1);
}

#[tokio::test]
async fn the_library_waits_before_a_bucket_runs_out() {
    let discord = secured().await;
    let http = http(&discord);
    let general = ChannelId::new(discord.general().id().get());
    discord.count_requests(Some((4, Duration::from_millis(50))));
    for number in 0..10 {
        general
            .send_message(&http, message(&number.to_string()))
            .await
            .unwrap();
    }
    assert_eq!(discord.general().messages().len(), 10);
    assert_eq!(discord.refused_requests(), []);
}

#[tokio::test]
async fn a_secured_line_can_be_cut_as_well() {
    let discord = secured().await;
    let http = Arc::new(http(&discord));
    let general = ChannelId::new(discord.general().id().get());
    for (moment, posted) in [(Moment::BeforeProcessing, 0), (Moment::BeforeAnswering, 1)] {
        discord.cut_next("POST", "/channels/*/messages", moment);
        general.send_message(&http, message("x")).await.unwrap_err();
        assert_eq!(discord.general().messages().len(), posted, "{moment:?}");
    }
    general.send_message(&http, message("x")).await.unwrap();
}

#[tokio::test]
async fn without_being_asked_there_is_no_tls() {
    assert!(LocalDiscord::start().await.secured().is_none());
}
