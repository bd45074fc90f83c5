//! For whom a message rings, who sees it, and what the bot may read of it.

use local_discord::{LocalDiscord, Message, UserId, Violation};
use poise::serenity_prelude::{self as serenity, CreateAllowedMentions, CreateMessage};

use crate::bot::Bot;

/// Posts a message by the bot and looks at it as it stands.
async fn post(discord: &LocalDiscord, bot: &Bot, message: CreateMessage) -> Message {
    let channel = discord.general().id();
    let posted = serenity::ChannelId::new(channel.get()).send_message(&bot.http, message);
    let id = posted.await.unwrap().id.get();
    let stands = |it: &Message| it.id.get() == id;
    Message::clone(&*discord.await_message(channel, stands).await.unwrap())
}

fn user(id: UserId) -> serenity::UserId {
    serenity::UserId::new(id.get())
}

#[tokio::test]
async fn a_message_rings_for_those_named_and_allowed() {
    let discord = LocalDiscord::start().await;
    let bot = Bot::start(&discord).await;
    let (anna, ben) = (discord.person("Anna"), discord.person("Ben"));
    let text = format!("{} beat {} @everyone", anna.mention(), ben.mention());
    let nobody = CreateAllowedMentions::new();
    let only_ben = nobody.clone().users([user(ben.id())]);
    let cases = [
        (CreateMessage::new().allowed_mentions(nobody), vec![]),
        (
            CreateMessage::new().allowed_mentions(only_ben.clone()),
            vec![ben.id()],
        ),
        (
            CreateMessage::new()
                .allowed_mentions(only_ben)
                .flags(serenity::MessageFlags::SUPPRESS_NOTIFICATIONS),
            vec![],
        ),
    ];
    for (message, pings) in cases {
        assert_eq!(
            post(&discord, &bot, message.content(&text)).await.pings,
            pings
        );
    }
    assert_eq!(ben.pings().len(), 1);
    assert_eq!(anna.pings().len(), 0);
    assert_eq!(discord.violations(), []);
}

#[tokio::test]
async fn leaving_allowed_mentions_out_is_a_violation_where_it_could_ring() {
    let discord = LocalDiscord::start().await;
    let bot = Bot::start(&discord).await;
    post(&discord, &bot, CreateMessage::new().content("nobody named")).await;
    assert_eq!(discord.violations(), []);
    let anna = discord.person("Anna");
    let open = post(&discord, &bot, CreateMessage::new().content(anna.mention())).await;
    assert_eq!(open.pings, [anna.id()]);
    let expected = Violation::OpenMentions {
        channel: open.channel,
        message: open.id,
        content: anna.mention(),
    };
    assert_eq!(discord.violations(), [expected]);
}

#[tokio::test]
async fn replies_are_readable_when_they_ring_for_the_bot() {
    let discord = LocalDiscord::start().await;
    let mut bot = Bot::start(&discord).await;
    let anna = discord.person("Anna");
    let ordinary = post(&discord, &bot, CreateMessage::new().content("your move")).await;
    let answer = anna.slash("hello", [("name", "you".into())]).await.unwrap();
    let answer = answer.message.unwrap();
    let replies = [
        (anna.reply(&ordinary, "L11"), "L11"),
        (anna.reply_silently(&ordinary, "L11"), ""),
        (anna.reply(&answer, "L11"), ""),
    ];
    for (reply, readable) in replies {
        reply.unwrap();
        assert_eq!(bot.hears().await, readable);
    }
}

#[tokio::test]
async fn what_is_for_one_is_seen_by_one() {
    let discord = LocalDiscord::start().await;
    let bot = Bot::start(&discord).await;
    let (anna, ben) = (discord.person("Anna"), discord.person("Ben"));
    let quietly = [("name", "you".into()), ("quietly", true.into())];
    let answer = anna.slash("hello", quietly).await.unwrap();
    assert!(answer.is_ephemeral());
    let channel = anna.channel();
    assert_eq!(anna.sees(channel).len(), 1);
    assert_eq!(ben.sees(channel).len(), 0);
    let message = answer.message.unwrap();
    ben.press_custom_id(&message, "confirm:K10")
        .await
        .unwrap_err();
    let channel = serenity::ChannelId::new(channel.get());
    channel
        .message(&bot.http, message.id.get())
        .await
        .unwrap_err();
    anna.dm("hello").unwrap();
    assert_eq!(ben.sees(anna.in_dm().channel()).len(), 0);
}
