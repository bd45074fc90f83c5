//! What the bot may do on a server or in a channel.

use serde_json::Value;
use serenity::all::{
    self as discord, Channel, GuildChannel, GuildId, Member, PartialGuild, Permissions, Route,
    StatusCode, UserId,
};

use super::question::{Failed, Questions, Unanswered, unanswered};
use crate::game::{ChannelId, ServerId};

/// What the bot needs on a server, by the names in Discord's settings.
const NEEDED: [(Permissions, &str); 7] = [
    (Permissions::VIEW_CHANNEL, "View Channels"),
    (Permissions::SEND_MESSAGES, "Send Messages"),
    (Permissions::CREATE_PUBLIC_THREADS, "Create Public Threads"),
    (
        Permissions::SEND_MESSAGES_IN_THREADS,
        "Send Messages in Threads",
    ),
    (Permissions::EMBED_LINKS, "Embed Links"),
    (Permissions::ATTACH_FILES, "Attach Files"),
    (Permissions::READ_MESSAGE_HISTORY, "Read Message History"),
];

/// What matters in no thread.
const NOT_IN_THREADS: Permissions =
    Permissions::SEND_MESSAGES.union(Permissions::CREATE_PUBLIC_THREADS);

/// What the bot may do in a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlaceState {
    /// Discord says that there is no such place, or that the bot does not see it.
    Unseen,
    /// It is a private conversation, or something else in which there are no permissions.
    NotOnAServer,
    /// The bot is there.
    Seen {
        /// What the place is called.
        name: String,
        /// The permissions that are missing, by their names in Discord's settings.
        missing: Vec<&'static str>,
    },
}

pub(super) async fn on_server(
    questions: &Questions,
    bot: UserId,
    server: ServerId,
) -> Result<PlaceState, Unanswered> {
    let Some(guild) = seen(guild(questions, GuildId::new(server.0.max(1))).await)? else {
        return Ok(PlaceState::Unseen);
    };
    let Some(member) = seen(member(questions, guild.id, bot).await)? else {
        return Ok(PlaceState::Unseen);
    };
    let has = guild.member_permissions(&member);
    Ok(PlaceState::Seen {
        name: guild.name,
        missing: missing(has, Permissions::empty()),
    })
}

pub(super) async fn in_channel(
    questions: &Questions,
    bot: UserId,
    channel: ChannelId,
) -> Result<PlaceState, Unanswered> {
    let channel_id = discord::ChannelId::new(channel.0.max(1));
    let channel = match seen(questions.ask(Route::Channel { channel_id }).await)? {
        Some(Channel::Guild(channel)) => channel,
        Some(_) => return Ok(PlaceState::NotOnAServer),
        None => return Ok(PlaceState::Unseen),
    };
    let Some(guild) = seen(guild(questions, channel.guild_id).await)? else {
        return Ok(PlaceState::Unseen);
    };
    let Some(member) = seen(member(questions, guild.id, bot).await)? else {
        return Ok(PlaceState::Unseen);
    };
    // What is allowed in a thread is decided by its channel.
    let thread_of = channel.thread_metadata.and(channel.parent_id);
    let decides = match thread_of {
        Some(channel_id) => match seen(questions.ask(Route::Channel { channel_id }).await)? {
            Some(Channel::Guild(parent)) => parent,
            Some(_) | None => return Ok(PlaceState::Unseen),
        },
        None => channel.clone(),
    };
    let not_needed = match thread_of {
        Some(_) => NOT_IN_THREADS,
        None => Permissions::empty(),
    };
    let has = permissions(&guild, &decides, &member);
    Ok(PlaceState::Seen {
        name: channel.name,
        missing: missing(has, not_needed),
    })
}

async fn guild(questions: &Questions, guild_id: GuildId) -> Result<PartialGuild, Failed> {
    questions.ask(Route::Guild { guild_id }).await
}

async fn member(
    questions: &Questions,
    guild_id: GuildId,
    user_id: UserId,
) -> Result<Member, Failed> {
    let route = Route::GuildMember { guild_id, user_id };
    let mut member: Value = questions.ask(route).await?;
    // Discord leaves it out, and serenity needs it.
    if let Some(member) = member.as_object_mut() {
        member.insert("guild_id".to_owned(), guild_id.get().to_string().into());
    }
    serde_json::from_value(member).map_err(|error| Failed::unread(&error))
}

fn permissions(guild: &PartialGuild, channel: &GuildChannel, member: &Member) -> Permissions {
    guild.user_permissions_in(channel, member)
}

fn missing(has: Permissions, not_needed: Permissions) -> Vec<&'static str> {
    let needed = NEEDED.iter().filter(|(it, _)| !not_needed.contains(*it));
    let missing = needed.filter(|(it, _)| !has.administrator() && !has.contains(*it));
    missing.map(|(_, name)| *name).collect()
}

/// What was found; `None` if there is no such thing for the bot.
fn seen<T>(answer: Result<T, Failed>) -> Result<Option<T>, Unanswered> {
    let unseen = [StatusCode::NOT_FOUND, StatusCode::FORBIDDEN];
    match answer {
        Ok(found) => Ok(Some(found)),
        Err(failed) if failed.status().is_some_and(|it| unseen.contains(&it)) => Ok(None),
        Err(failed) => Err(unanswered(&failed)),
    }
}
