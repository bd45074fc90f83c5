//! Tokens, dropped connections, failing registrations, requests held back, and files.

use local_discord::{LocalDiscord, Moment};
use poise::serenity_prelude::{self as serenity, GatewayError, HttpError};

use crate::bot::{Bot, PATIENCE, PICTURE};

#[tokio::test]
async fn a_wrong_token_is_turned_away() {
    let discord = LocalDiscord::start().await;
    let (bot, mut end) =
        Bot::connect(&discord, "MTAw.wrong.token-for-a-bot-that-is-not-there").await;
    let turned_away = bot.http.get_current_user().await.unwrap_err();
    let serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) = turned_away else {
        panic!("{turned_away}")
    };
    assert_eq!(response.status_code, 401);
    let ended = tokio::time::timeout(PATIENCE, end.recv());
    let ended = ended.await.expect("the bot gives up in time").unwrap();
    let is_about_the_token = matches!(
        ended,
        serenity::Error::Gateway(GatewayError::InvalidAuthentication)
    );
    assert!(is_about_the_token, "{ended}");
}

#[tokio::test]
async fn what_was_missed_is_told_after_resuming() {
    let discord = LocalDiscord::start().await;
    let mut bot = Bot::start(&discord).await;
    let anna = discord.person("Anna");
    discord.cut_gateway();
    anna.dm("while the line was down").unwrap();
    assert_eq!(bot.hears().await, "while the line was down");
    anna.dm("and after").unwrap();
    assert_eq!(bot.hears().await, "and after");
    discord.ask_to_reconnect();
    anna.dm("once more").unwrap();
    assert_eq!(bot.hears().await, "once more");
}

#[tokio::test]
async fn a_registration_can_be_made_to_fail() {
    let discord = LocalDiscord::start().await;
    discord.refuse_next(
        "PUT",
        "/applications/*/commands",
        400,
        50_035,
        "Invalid Form Body",
    );
    let (_bot, _end) = Bot::connect(&discord, discord.token()).await;
    let refused = |world: &local_discord::World| world.refused_requests().first().cloned();
    let refused = discord.wait_for(refused).await.unwrap();
    assert_eq!((refused.status, refused.code), (400, 50_035));
    assert!(discord.look(|world| world.commands(None).is_empty()));
}

#[tokio::test]
async fn a_post_can_be_held_before_and_after_it_takes_effect() {
    for (moment, messages) in [(Moment::BeforeProcessing, 1), (Moment::BeforeAnswering, 2)] {
        let discord = LocalDiscord::start().await;
        let _bot = Bot::start(&discord).await;
        let anna = discord.person("Anna").in_dm();
        let mut hold = discord.hold(moment, "POST", "/channels/*/messages");
        anna.says("board").unwrap();
        hold.arrived().await;
        assert_eq!(anna.sees(anna.channel()).len(), messages, "{moment:?}");
        hold.release();
        discord
            .await_message(anna.channel(), |it| it.edited_at.is_some())
            .await
            .unwrap();
        assert_eq!(anna.sees(anna.channel()).len(), 2, "{moment:?}");
    }
}

#[tokio::test]
async fn an_edit_keeps_the_files_it_names_and_they_are_served() {
    let discord = LocalDiscord::start().await;
    let bot = Bot::start(&discord).await;
    let anna = discord.person("Anna").in_dm();
    anna.says("board").unwrap();
    let board = discord
        .await_message(anna.channel(), |it| it.edited_at.is_some())
        .await
        .unwrap();
    assert!(board.buttons().is_empty());
    assert_eq!(board.attachments[0].description.as_deref(), Some("a board"));
    let channel = serenity::ChannelId::new(anna.channel().get());
    let message = channel.message(&bot.http, board.id.get()).await.unwrap();
    assert_eq!(
        message.attachments[0].content_type.as_deref(),
        Some("image/png")
    );
    assert_eq!(message.attachments[0].download().await.unwrap(), PICTURE);
}
