//! Servers, threads and private conversations.

use local_discord::{ActError, Channel, LocalDiscord, MessageId, Permissions, Person};
use poise::serenity_prelude::{
    self as serenity, AutoArchiveDuration, CreateAllowedMentions, CreateMessage, CreateThread,
};

use crate::bot::Bot;

fn message(text: &str) -> CreateMessage {
    CreateMessage::new()
        .content(text)
        .allowed_mentions(CreateAllowedMentions::new())
}

/// A channel as the bot names it.
fn named(channel: &Channel) -> serenity::ChannelId {
    serenity::ChannelId::new(channel.id().get())
}

/// The message that answers somebody's greeting.
async fn answer_id(person: &Person) -> MessageId {
    let answer = person
        .slash("hello", [("name", "you".into())])
        .await
        .unwrap();
    answer.message.unwrap().id
}

#[tokio::test]
async fn another_server_is_told_of_and_served() {
    let discord = LocalDiscord::start().await;
    let bot = Bot::start(&discord).await;
    let games = discord.guild("Friends").channel("games");
    let anna = discord.person("Anna").in_channel(&games);
    let answer = anna.slash("hello", [("name", "you".into())]).await.unwrap();
    assert_eq!(answer.message.unwrap().channel, games.id());
    let earlier = answer_id(&anna).await;
    let later = answer_id(&anna).await;
    let newest = |_: &local_discord::Message| true;
    let found = discord
        .await_message_after(games.id(), earlier, newest)
        .await
        .unwrap();
    assert_eq!(found.id, later);
    let guild = serenity::GuildId::new(discord.guild("Friends").id().get());
    assert_eq!(bot.http.get_guild(guild).await.unwrap().name, "Friends");
    let member = guild.member(&bot.http, anna.id().get()).await.unwrap();
    assert_eq!(member.display_name(), "Anna");
}

#[tokio::test]
async fn a_thread_is_opened_put_away_and_brought_back() {
    let discord = LocalDiscord::start().await;
    let bot = Bot::start(&discord).await;
    let general = named(&discord.general());
    let start = general
        .send_message(&bot.http, message("game 412"))
        .await
        .unwrap();
    let thread = CreateThread::new("game 412").auto_archive_duration(AutoArchiveDuration::OneWeek);
    let opened = general
        .create_thread_from_message(&bot.http, start.id, thread)
        .await
        .unwrap();
    let thread = discord.channel(local_discord::ChannelId::new(opened.id.get()));
    let anna = discord.person("Anna").in_channel(&thread);
    let hello = || anna.slash("hello", [("name", "you".into())]);
    hello().await.unwrap();
    thread.archive();
    let dead = ActError::NotSent("the thread is archived".into());
    assert_eq!(hello().await.unwrap_err(), dead);
    opened
        .id
        .send_message(&bot.http, message("your move"))
        .await
        .unwrap();
    hello().await.unwrap();
    thread.deny_bot(Permissions::SEND_MESSAGES_IN_THREADS);
    opened
        .id
        .send_message(&bot.http, message("your move"))
        .await
        .unwrap_err();
}

#[tokio::test]
async fn private_messages_can_be_turned_away() {
    let discord = LocalDiscord::start().await;
    let bot = Bot::start(&discord).await;
    let anna = discord.person("Anna");
    let private = serenity::UserId::new(anna.id().get());
    let private = private.create_dm_channel(&bot.http).await.unwrap().id;
    private
        .send_message(&bot.http, message("hello"))
        .await
        .unwrap();
    assert_eq!(anna.pings().len(), 1);
    anna.closes_dms();
    private
        .send_message(&bot.http, message("hello"))
        .await
        .unwrap_err();
    assert_eq!(discord.refused_requests()[0].code, 50_007);
}

#[tokio::test]
async fn commands_work_in_private_unless_they_say_otherwise() {
    let discord = LocalDiscord::start().await;
    let _bot = Bot::start(&discord).await;
    let anna = discord.person("Anna").in_dm();
    anna.slash("hello", [("name", "you".into())]).await.unwrap();
    let here_only = anna.slash("ask", []).await.unwrap_err();
    assert_eq!(here_only, ActError::NoSuchCommand("ask".into()));
}

#[tokio::test]
async fn a_command_can_be_for_one_server() {
    let discord = LocalDiscord::start().await;
    let bot = Bot::start(&discord).await;
    let friends = discord.guild("Friends");
    let here = serenity::GuildId::new(friends.id().get());
    let command = serenity::CreateCommand::new("here").description("only here");
    let registered = here.create_command(&bot.http, command).await.unwrap();
    assert_eq!(
        discord.look(|world| world.commands(Some(friends.id())).len()),
        1
    );
    let anna = discord.person("Anna");
    let missing = anna.slash("here", []).await.unwrap_err();
    assert_eq!(missing, ActError::NoSuchCommand("here".into()));
    here.delete_command(&bot.http, registered.id).await.unwrap();
    assert_eq!(
        discord.look(|world| world.commands(Some(friends.id())).len()),
        0
    );
}

#[tokio::test]
async fn a_thread_opened_by_somebody_is_a_place_to_play() {
    let discord = LocalDiscord::start().await;
    let _bot = Bot::start(&discord).await;
    let anna = discord.person("Anna");
    let thread = discord.general().thread("over here", &anna);
    let anna = anna.in_channel(&thread);
    anna.slash("hello", [("name", "you".into())]).await.unwrap();
    assert_eq!(anna.sees(thread.id()).len(), 1);
}
