//! Interactions, as the gateway tells of them.

use serde_json::{Value, json};
use twilight_model::guild::Permissions;

use super::{channel, message, user};
use crate::{
    ids::{GuildId, UserId},
    world::{Interaction, World},
};

/// The most a file sent in answer may have, in bytes.
pub(crate) const UPLOAD_LIMIT: usize = 10 * 1024 * 1024;

/// An interaction with its data.
pub(crate) fn interaction(world: &World, interaction: &Interaction, data: &Value) -> Option<Value> {
    let place = world.channel(interaction.channel)?;
    let account = world.user(interaction.user)?;
    let guild = place.guild.and_then(|id| world.guild(id));
    let may = guild.map_or(Permissions::all(), |guild| guild.permissions(account.id));
    let mut json = json!({
        "id": interaction.id,
        "application_id": world.application(),
        "type": interaction.kind as u8,
        "token": interaction.token,
        "version": 1,
        "data": data,
        "channel_id": place.id,
        "channel": channel::in_interaction(world, place, may),
        "locale": account.locale,
        "app_permissions": world.bot_permissions(place),
        "entitlements": [],
        "authorizing_integration_owners": owners(place.guild),
        "context": u8::from(guild.is_none()),
        "attachment_size_limit": UPLOAD_LIMIT,
    });
    if let Some(guild) = guild {
        json["guild_id"] = json!(guild.id);
        let locale = super::guild::locale(guild);
        json["guild"] = json!({
            "id": guild.id,
            "locale": locale,
            "features": super::guild::features(guild),
        });
        json["guild_locale"] = json!(locale);
        json["member"] = member_acting(world, guild.id, account.id)?;
    } else {
        json["user"] = user::user(account);
    }
    if let Some(from) = interaction
        .from_message
        .and_then(|id| world.message(place.id, id))
    {
        json["message"] = message::message(world, from);
    }
    Some(json)
}

/// By whose doing the bot is there: always the server's, or the bot's own in a conversation.
pub(crate) fn owners(guild: Option<GuildId>) -> Value {
    guild.map_or_else(|| json!({"0": "0"}), |guild| json!({"0": guild}))
}

/// Users and members named by id in options or menus.
pub(crate) fn resolved_users(world: &World, guild: Option<GuildId>, ids: &[UserId]) -> Value {
    let mut resolved = json!({"users": {}});
    for account in ids.iter().filter_map(|id| world.user(*id)) {
        let id = account.id.to_string();
        resolved["users"][&id] = user::user(account);
        let guild = guild.and_then(|id| world.guild(id));
        if let Some((guild, member)) =
            guild.and_then(|guild| Some((guild, guild.members.get(&account.id)?)))
        {
            let mut json = user::partial_member(member);
            json["permissions"] = json!(guild.permissions(account.id));
            resolved["members"][&id] = json;
        }
    }
    resolved
}

fn member_acting(world: &World, guild: GuildId, id: UserId) -> Option<Value> {
    let guild = world.guild(guild)?;
    let mut json = user::member(world.user(id)?, guild.members.get(&id)?);
    json["permissions"] = json!(guild.permissions(id));
    Some(json)
}
