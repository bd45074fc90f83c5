//! Channels and private conversations, as the bot asks for and opens them.

use std::sync::Arc;

use axum::{
    Extension,
    extract::{Path, State},
};
use serde::Deserialize;
use serde_json::Value;
use twilight_model::guild::Permissions;

use super::{Outcome, Payload, Reply};
use crate::{
    ids::{ChannelId, UserId},
    refusal::Refusal,
    shared::Shared,
    wire,
    world::World,
};

/// With whom to open a private conversation.
#[derive(Debug, Deserialize)]
struct DmForm {
    recipient_id: UserId,
}

/// `GET /channels/{channel}`
pub(super) async fn show(State(shared): State<Arc<Shared>>, Path(id): Path<ChannelId>) -> Outcome {
    let world = shared.world();
    let channel = world.channel_for_bot(id, Permissions::empty())?;
    Ok(Reply::ok(wire::channel::channel(&world, channel)))
}

/// `POST /users/@me/channels`
pub(super) async fn open_dm(
    State(shared): State<Arc<Shared>>,
    Extension(payload): Extension<Payload>,
) -> Outcome {
    let form: DmForm = payload.form()?;
    let mut world = shared.world();
    let recipient = world
        .user(form.recipient_id)
        .ok_or_else(Refusal::unknown_user)?;
    if recipient.is_bot {
        return Err(Refusal::dms_closed());
    }
    let dm = world.dm(form.recipient_id);
    shown(&world, dm).map(Reply::ok)
}

/// `POST /channels/{channel}/typing`
pub(super) async fn typing(
    State(shared): State<Arc<Shared>>,
    Path(id): Path<ChannelId>,
) -> Outcome {
    let world = shared.world();
    world.channel_for_bot(id, world.needed_to_send(id))?;
    Ok(Reply::no_content())
}

/// A channel as an answer.
pub(super) fn shown(world: &World, id: ChannelId) -> Result<Value, Refusal> {
    let channel = world.channel(id).ok_or_else(Refusal::unknown_channel)?;
    Ok(wire::channel::channel(world, channel))
}
