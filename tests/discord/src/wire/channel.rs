//! Channels, threads and private conversations.

use serde_json::{Value, json};
use twilight_model::guild::Permissions;

use super::user;
use crate::{
    clock,
    world::{ChannelState, Thread, World},
};

/// A channel of any kind.
pub(crate) fn channel(world: &World, channel: &ChannelState) -> Value {
    let last_message = channel
        .messages
        .iter()
        .rev()
        .find(|message| !message.is_ephemeral());
    let mut json = json!({
        "id": channel.id,
        "type": u8::from(channel.kind),
        "flags": 0,
        "last_message_id": last_message.map(|message| message.id),
        "last_pin_timestamp": null,
    });
    if let Some(recipient) = channel.recipient.and_then(|id| world.user(id)) {
        json["recipients"] = json!([user::user(recipient)]);
        return json;
    }
    json["guild_id"] = json!(channel.guild);
    json["name"] = json!(channel.name);
    json["parent_id"] = json!(channel.parent);
    json["rate_limit_per_user"] = json!(0);
    match &channel.thread {
        Some(thread) => add_thread(&mut json, channel, thread),
        None => add_guild_channel(&mut json, world, channel),
    }
    json
}

/// A channel as it stands in an interaction, with what the person acting may do there.
pub(crate) fn in_interaction(world: &World, state: &ChannelState, may: Permissions) -> Value {
    let mut json = channel(world, state);
    json["permissions"] = json!(may);
    json
}

/// A deleted thread as the gateway tells of it.
pub(crate) fn deleted_thread(thread: &ChannelState) -> Value {
    json!({
        "id": thread.id,
        "guild_id": thread.guild,
        "parent_id": thread.parent,
        "type": u8::from(thread.kind),
    })
}

fn add_guild_channel(json: &mut Value, world: &World, channel: &ChannelState) {
    json["position"] = json!(0);
    json["nsfw"] = json!(false);
    json["topic"] = Value::Null;
    json["permission_overwrites"] = if channel.bot_denied.is_empty() {
        json!([])
    } else {
        json!([{"id": world.bot, "type": 1, "allow": "0", "deny": channel.bot_denied}])
    };
}

fn add_thread(json: &mut Value, channel: &ChannelState, thread: &Thread) {
    json["owner_id"] = json!(thread.owner);
    json["message_count"] = json!(channel.messages.len());
    json["total_message_sent"] = json!(channel.messages.len());
    json["member_count"] = json!(1);
    json["thread_metadata"] = json!({
        "archived": thread.is_archived,
        "locked": thread.is_locked,
        "auto_archive_duration": thread.archive_after_minutes,
        "archive_timestamp": clock::text(thread.changed_at),
        "create_timestamp": clock::text(thread.opened_at),
    });
}
