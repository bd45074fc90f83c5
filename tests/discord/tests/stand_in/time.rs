//! The three-second rule, the fifteen-minute rule, and nonces, with a clock that is pushed.

use std::time::Duration;

use local_discord::{ActError, AnswerKind, LocalDiscord, Moment, RefusedRequest};
use poise::serenity_prelude::{ChannelId, CreateAllowedMentions, CreateMessage, Nonce};

use crate::bot::Bot;

const CALLBACK: &str = "/interactions/*/*/callback";

/// Status and code of every request that was refused.
fn codes(discord: &LocalDiscord) -> Vec<(u16, u64)> {
    let code = |refused: &RefusedRequest| (refused.status, refused.code);
    discord.refused_requests().iter().map(code).collect()
}

#[tokio::test]
async fn an_answer_after_three_seconds_is_too_late() {
    let discord = LocalDiscord::builder()
        .stopped_clock()
        .start()
        .await
        .unwrap();
    let mut bot = Bot::start(&discord).await;
    let anna = discord.person("Anna");
    let mut hold = discord.hold(Moment::BeforeProcessing, "POST", CALLBACK);
    let waiting = anna.slash("hello", [("name", "you".into())]);
    tokio::pin!(waiting);
    tokio::select! {
        _ = &mut waiting => panic!("nothing can come yet"),
        () = hold.arrived() => {}
    }
    discord.advance(Duration::from_millis(2_999));
    tokio::select! {
        biased;
        _ = &mut waiting => panic!("there is a millisecond left"),
        () = std::future::ready(()) => {}
    }
    discord.advance(Duration::from_millis(1));
    assert_eq!(waiting.await.unwrap_err(), ActError::DidNotRespond);
    hold.release();
    assert!(bot.hears().await.contains("Unknown interaction"));
    assert_eq!(codes(&discord), [(404, 10_062)]);
}

#[tokio::test]
async fn a_request_can_be_slow_to_take_effect_and_slow_to_be_answered() {
    let builder = LocalDiscord::builder().stopped_clock();
    let discord = builder.start().await.unwrap();
    let mut bot = Bot::start(&discord).await;
    let anna = discord.person("Anna");
    let four_seconds = Duration::from_secs(4);
    discord.slow_next("POST", CALLBACK, Moment::BeforeProcessing, four_seconds);
    let greeting = anna.slash("hello", [("name", "you".into())]);
    let waiting = discord.wait_for(|world| (world.faults().slow == 1).then_some(()));
    let (greeting, ()) = tokio::join!(greeting, async {
        waiting.await.unwrap();
        discord.advance(four_seconds);
    });
    assert_eq!(greeting.unwrap_err(), ActError::DidNotRespond);
    assert!(bot.hears().await.contains("Unknown interaction"));
    discord.slow_next("POST", CALLBACK, Moment::BeforeAnswering, four_seconds);
    let answer = anna.slash("twice", []).await.unwrap();
    assert_eq!(answer.kind, AnswerKind::Deferred);
    anna.slash("hello", [("name", "you".into())]).await.unwrap();
    assert_eq!(codes(&discord), [(404, 10_062)], "the bot still waits");
    discord.advance(four_seconds);
    assert!(bot.hears().await.contains("already been acknowledged"));
    assert_eq!(discord.faults().slow, 2);
}

#[tokio::test]
async fn a_token_is_dead_after_fifteen_minutes() {
    let discord = LocalDiscord::start().await;
    let mut bot = Bot::start(&discord).await;
    let anna = discord.person("Anna");
    let mut hold = discord.hold(Moment::BeforeProcessing, "PATCH", "/webhooks/**");
    anna.slash("later", []).await.unwrap();
    hold.arrived().await;
    discord.advance(Duration::from_mins(15));
    hold.release();
    assert!(bot.hears().await.contains("Invalid Webhook Token"));
    assert_eq!(codes(&discord), [(401, 50_027)]);
}

#[tokio::test]
async fn a_deferred_answer_settles() {
    let discord = LocalDiscord::start().await;
    let _bot = Bot::start(&discord).await;
    let anna = discord.person("Anna");
    let deferred = anna.slash("later", []).await.unwrap();
    assert_eq!(anna.settled(deferred).await.unwrap().content(), "done");
    assert_eq!(discord.person("Ben").sees(anna.channel()).len(), 0);
}

#[tokio::test]
async fn a_second_answer_is_refused() {
    let discord = LocalDiscord::start().await;
    let mut bot = Bot::start(&discord).await;
    discord.person("Anna").slash("twice", []).await.unwrap();
    assert!(bot.hears().await.contains("already been acknowledged"));
    assert_eq!(codes(&discord), [(400, 40_060)]);
}

#[tokio::test]
async fn a_repeated_nonce_posts_once_for_a_while() {
    let discord = LocalDiscord::start().await;
    let bot = Bot::start(&discord).await;
    let channel = ChannelId::new(discord.general().id().get());
    let post = async || {
        let message = CreateMessage::new()
            .content("ply 7")
            .allowed_mentions(CreateAllowedMentions::new())
            .nonce(Nonce::String("412:7".into()))
            .enforce_nonce(true);
        channel.send_message(&bot.http, message).await.unwrap().id
    };
    let first = post().await;
    assert_eq!(post().await, first);
    assert_eq!(discord.general().messages().len(), 1);
    discord.advance(Duration::from_mins(10));
    assert_ne!(post().await, first);
}
