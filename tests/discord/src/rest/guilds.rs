//! Servers, as the bot asks for them.

use std::sync::Arc;

use axum::extract::{Path, State};
use serde_json::{Value, json};

use super::{Outcome, Reply};
use crate::{
    ids::{GuildId, UserId},
    refusal::Refusal,
    shared::Shared,
    wire,
};

/// `GET /guilds/{guild}`
pub(super) async fn show(State(shared): State<Arc<Shared>>, Path(id): Path<GuildId>) -> Outcome {
    let world = shared.world();
    let guild = world.guild_for_bot(id)?;
    Ok(Reply::ok(wire::guild::guild(guild)))
}

/// `GET /guilds/{guild}/channels`
pub(super) async fn channels(
    State(shared): State<Arc<Shared>>,
    Path(id): Path<GuildId>,
) -> Outcome {
    let world = shared.world();
    let guild = world.guild_for_bot(id)?;
    let channels = guild.channels.iter().filter_map(|id| world.channel(*id));
    let channels: Vec<Value> = channels
        .filter(|channel| !channel.is_thread())
        .map(|channel| wire::channel::channel(&world, channel))
        .collect();
    Ok(Reply::ok(json!(channels)))
}

/// `GET /guilds/{guild}/roles`
pub(super) async fn roles(State(shared): State<Arc<Shared>>, Path(id): Path<GuildId>) -> Outcome {
    let world = shared.world();
    let guild = world.guild_for_bot(id)?;
    let roles = guild.roles.iter().enumerate();
    let roles: Vec<_> = roles
        .map(|(place, role)| wire::guild::role(role, place))
        .collect();
    Ok(Reply::ok(json!(roles)))
}

/// `GET /guilds/{guild}/members/{user}`
pub(super) async fn member(
    State(shared): State<Arc<Shared>>,
    Path((guild, user)): Path<(GuildId, UserId)>,
) -> Outcome {
    let world = shared.world();
    let guild = world.guild_for_bot(guild)?;
    let account = world.user(user).ok_or_else(Refusal::unknown_user)?;
    let member = guild
        .members
        .get(&user)
        .ok_or_else(Refusal::unknown_member)?;
    Ok(Reply::ok(wire::user::member(account, member)))
}
