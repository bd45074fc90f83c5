//! The bot's application, and what the gateway says first.

use serde_json::{Value, json};

use super::user;
use crate::{gateway::Shard, world::World};

/// The bot's application as its owner sees it.
pub(crate) fn application(world: &World) -> Value {
    let owner = world
        .users
        .values()
        .find(|user| !user.is_bot)
        .unwrap_or_else(|| world.bot());
    json!({
        "id": world.application(),
        "name": world.bot().name,
        "icon": null,
        "description": "",
        "type": null,
        "verify_key": "0".repeat(64),
        "flags": world.application_flags,
        "flags_new": world.application_flags.to_string(),
        "bot": user::user(world.bot()),
        "bot_public": true,
        "bot_require_code_grant": false,
        "redirect_uris": [],
        "interactions_endpoint_url": null,
        "role_connections_verification_url": null,
        "owner": user::user(owner),
        "team": null,
        "approximate_guild_count": world.guilds.keys().filter(|id| world.is_bot_in(**id)).count(),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "rpc_origins": [],
        "summary": "",
        "hook": true,
    })
}

/// READY: who the bot is and which servers will follow.
pub(crate) fn ready(world: &World, session: &str, shard: Shard, guilds: &[Value]) -> Value {
    json!({
        "v": 10,
        "user": user::own_user(world.bot()),
        "guilds": guilds,
        "private_channels": [],
        "session_id": session,
        "session_type": "normal",
        "resume_gateway_url": gateway_url(world),
        "shard": [shard.id, shard.total],
        "application": {"id": world.application(), "flags": 0},
    })
}

/// Where the gateway is.
pub(crate) fn gateway_url(world: &World) -> String {
    format!("{}/gateway", world.address.replacen("http", "ws", 1))
}
