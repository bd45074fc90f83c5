//! Servers and roles.

use serde_json::{Value, json};

use super::{channel, user};
use crate::{
    clock,
    world::{ChannelState, ENGLISH, GuildState, Role, World},
};

/// A server as an answer to a request.
pub(crate) fn guild(guild: &GuildState) -> Value {
    let roles: Vec<_> = guild
        .roles
        .iter()
        .enumerate()
        .map(|(position, it)| role(it, position))
        .collect();
    json!({
        "id": guild.id,
        "name": guild.name,
        "owner_id": guild.owner,
        "roles": roles,
        "icon": null,
        "description": null,
        "home_header": null,
        "splash": null,
        "discovery_splash": null,
        "features": features(guild),
        "banner": null,
        "application_id": null,
        "region": "deprecated",
        "afk_channel_id": null,
        "afk_timeout": 300,
        "system_channel_id": null,
        "system_channel_flags": 0,
        "widget_enabled": false,
        "widget_channel_id": null,
        "verification_level": 0,
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": null,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": null,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": locale(guild),
        "rules_channel_id": null,
        "safety_alerts_channel_id": null,
        "public_updates_channel_id": null,
        "premium_progress_bar_enabled": false,
        "nsfw": false,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": null,
    })
}

/// What Discord has opened for a server.
pub(crate) fn features(guild: &GuildState) -> Value {
    match guild.community_locale {
        Some(_) => json!(["COMMUNITY"]),
        None => json!([]),
    }
}

/// The language of a server; English of one that is no community.
pub(crate) fn locale(guild: &GuildState) -> &str {
    guild.community_locale.as_deref().unwrap_or(ENGLISH)
}

/// A server in full, as the gateway tells of it when the bot connects or is invited.
pub(crate) fn created(world: &World, state: &GuildState) -> Value {
    // Threads that are put away are not among them.
    let channels = |are_threads: bool| -> Vec<Value> {
        let states = state.channels.iter().filter_map(|id| world.channel(*id));
        let states = states.filter(|channel| !channel.is_archived());
        let wanted = states.filter(|channel: &&ChannelState| channel.is_thread() == are_threads);
        wanted.map(|it| channel::channel(world, it)).collect()
    };
    // Without a privileged intent a bot is told of no member but itself, and of those in voice channels.
    let bot = state.members.get(&world.bot);
    let told = state
        .members
        .iter()
        .filter(|(id, _)| **id == world.bot || world.tells_of_members);
    let members: Vec<_> = told
        .filter_map(|(id, member)| Some(user::member(world.user(*id)?, member)))
        .collect();
    let mut json = guild(state);
    json["joined_at"] = json!(bot.map(|bot| clock::text(bot.joined_at)));
    json["large"] = json!(false);
    json["unavailable"] = json!(false);
    json["member_count"] = json!(state.members.len());
    json["members"] = json!(members);
    json["channels"] = json!(channels(false));
    json["threads"] = json!(channels(true));
    for empty in [
        "voice_states",
        "presences",
        "stage_instances",
        "guild_scheduled_events",
        "soundboard_sounds",
    ] {
        json[empty] = json!([]);
    }
    json
}

/// A role, at its place in the list.
pub(crate) fn role(role: &Role, position: usize) -> Value {
    json!({
        "id": role.id,
        "name": role.name,
        "permissions": role.permissions,
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null},
        "hoist": false,
        "managed": role.is_managed,
        "mentionable": false,
        "icon": null,
        "unicode_emoji": null,
        "flags": 0,
    })
}
