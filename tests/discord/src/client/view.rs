//! What one person's client shows, in Discord's JSON where Discord has words for it.

use serde_json::{Value, json};

use crate::{
    clock,
    ids::UserId,
    trouble::Trouble,
    wire,
    world::{ChannelState, GuildState, Message, User, World},
};

/// Everything around the messages: who there is, where one can be, what time it is.
pub(super) fn state(world: &World, me: UserId, trouble: Option<&Trouble>) -> Value {
    let guilds = world.guilds.values();
    let guilds = guilds.filter(|guild| guild.members.contains_key(&me));
    let guilds: Vec<_> = guilds.map(|it| guild(world, it)).collect();
    let conversation = world.user(me).and_then(|user| user.dm);
    let people: Vec<_> = world.users.values().map(account).collect();
    json!({
        "type": "state",
        "me": me,
        "bot": world.bot,
        "bot_is_connected": world.is_bot_connected(),
        "people": people,
        "guilds": guilds,
        "conversation": conversation,
        "ahead_milliseconds": u64::try_from(world.clock.added().as_millis()).unwrap_or(u64::MAX),
        "trouble": trouble,
    })
}

/// An account, with the name others see.
pub(super) fn account(user: &User) -> Value {
    json!({"id": user.id, "name": user.name, "handle": user.handle, "is_bot": user.is_bot})
}

/// A message as this person sees it.
pub(super) fn message(world: &World, message: &Message, me: UserId) -> Value {
    let mut json = wire::message::message(world, message);
    json["rings"] = json!(message.pings.contains(&me));
    json["is_for_me"] = json!(message.only_for == Some(me));
    json["is_loading"] = json!(message.is_loading);
    json
}

/// Whether this person sees a message where they see the channel.
pub(super) fn is_for(message: &Message, me: UserId) -> bool {
    message.only_for.is_none_or(|one| one == me)
}

fn guild(world: &World, guild: &GuildState) -> Value {
    let channels = guild.channels.iter().filter_map(|id| world.channel(*id));
    let channels: Vec<_> = channels.map(channel).collect();
    let members: Vec<_> = guild.members.keys().collect();
    json!({
        "id": guild.id,
        "name": guild.name,
        "owner": guild.owner,
        "members": members,
        "channels": channels,
        "is_down": guild.is_down,
    })
}

fn channel(channel: &ChannelState) -> Value {
    let thread = channel.thread.as_ref();
    json!({
        "id": channel.id,
        "name": channel.name,
        "parent": channel.parent,
        "is_thread": channel.is_thread(),
        "is_archived": channel.is_archived(),
        "is_locked": thread.is_some_and(|thread| thread.is_locked),
        "opened_at": thread.map(|thread| clock::text(thread.opened_at)),
    })
}
