//! What Discord refuses is refused with Discord's status and code.

use local_discord::{LocalDiscord, Permissions, Violation};
use poise::serenity_prelude::{self as serenity, CreateAllowedMentions, CreateMessage, HttpError};

use crate::bot::{Bot, picture};

/// Status and code of the refusal a request met.
fn refusal<T: std::fmt::Debug>(outcome: serenity::Result<T>) -> (u16, isize) {
    match outcome.unwrap_err() {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            (response.status_code.as_u16(), response.error.code)
        }
        other => panic!("not refused by the server: {other}"),
    }
}

fn message(text: &str) -> CreateMessage {
    CreateMessage::new()
        .content(text)
        .allowed_mentions(CreateAllowedMentions::new())
}

#[tokio::test]
async fn unknown_ids_are_named() {
    let discord = LocalDiscord::start().await;
    let bot = Bot::start(&discord).await;
    let general = serenity::ChannelId::new(discord.general().id().get());
    let nowhere = serenity::ChannelId::new(1);
    assert_eq!(
        refusal(nowhere.send_message(&bot.http, message("x")).await),
        (404, 10_003)
    );
    assert_eq!(refusal(general.message(&bot.http, 1).await), (404, 10_008));
    let nobody = serenity::UserId::new(1);
    assert_eq!(
        refusal(nobody.create_dm_channel(&bot.http).await),
        (404, 10_013)
    );
    assert_eq!(
        refusal(bot.http.get_guild(serenity::GuildId::new(1)).await),
        (404, 10_004)
    );
    assert_eq!(discord.refused_requests().len(), 4);
}

#[tokio::test]
async fn permissions_taken_away_are_missed() {
    let discord = LocalDiscord::start().await;
    let bot = Bot::start(&discord).await;
    let general = discord.general();
    let channel = serenity::ChannelId::new(general.id().get());
    let cases = [
        (Permissions::VIEW_CHANNEL, message("x"), (403, 50_001)),
        (Permissions::SEND_MESSAGES, message("x"), (403, 50_013)),
        (
            Permissions::ATTACH_FILES,
            message("x").add_file(picture()),
            (403, 50_013),
        ),
    ];
    for (denied, message, expected) in cases {
        general.deny_bot(denied);
        assert_eq!(
            refusal(channel.send_message(&bot.http, message).await),
            expected
        );
    }
    general.deny_bot_nothing();
    channel.send_message(&bot.http, message("x")).await.unwrap();
}

#[tokio::test]
async fn an_unknown_route_is_a_violation() {
    let discord = LocalDiscord::start().await;
    let bot = Bot::start(&discord).await;
    let home = serenity::GuildId::new(discord.home().id().get());
    assert_eq!(refusal(home.emojis(&bot.http).await), (404, 0));
    let expected = Violation::UnknownRoute {
        method: "GET".into(),
        path: format!("/api/v10/guilds/{home}/emojis"),
    };
    assert_eq!(discord.violations(), [expected]);
}

#[tokio::test]
async fn a_form_that_breaks_a_limit_is_refused() {
    let discord = LocalDiscord::start().await;
    let bot = Bot::start(&discord).await;
    let general = serenity::ChannelId::new(discord.general().id().get());
    let form = serde_json::json!({"content": "x".repeat(2_001)});
    let sent = bot.http.send_message(general, Vec::new(), &form).await;
    assert_eq!(refusal(sent), (400, 50_035));
    let empty = bot
        .http
        .send_message(general, Vec::new(), &serde_json::json!({}))
        .await;
    assert_eq!(refusal(empty), (400, 50_006));
    assert_eq!(discord.general().messages().len(), 0);
}
