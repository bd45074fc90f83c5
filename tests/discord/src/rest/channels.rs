//! Channels, threads and private conversations, as the bot asks for and opens them.

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
    ids::{ChannelId, MessageId, UserId},
    refusal::Refusal,
    shared::Shared,
    wire,
    world::World,
};

/// Minutes without a message after which a thread is put away, unless the request says otherwise.
const ARCHIVE_AFTER_MINUTES: u16 = 4_320;

/// With whom to open a private conversation.
#[derive(Debug, Deserialize)]
struct DmForm {
    recipient_id: UserId,
}

/// What thread to open.
#[derive(Debug, Deserialize)]
struct ThreadForm {
    name: String,
    auto_archive_duration: Option<u16>,
}

/// What to change about a thread.
#[derive(Debug, Deserialize)]
struct ChangeForm {
    archived: Option<bool>,
    name: Option<String>,
}

/// `GET /channels/{channel}`
pub(super) async fn show(State(shared): State<Arc<Shared>>, Path(id): Path<ChannelId>) -> Outcome {
    let world = shared.world();
    let channel = world.channel_for_bot(id, Permissions::empty())?;
    Ok(Reply::ok(wire::channel::channel(&world, channel)))
}

/// `PATCH /channels/{channel}`, for the threads the bot opened itself.
pub(super) async fn change(
    State(shared): State<Arc<Shared>>,
    Path(id): Path<ChannelId>,
    Extension(payload): Extension<Payload>,
) -> Outcome {
    let form: ChangeForm = payload.form()?;
    let mut world = shared.world();
    let channel = world.channel_for_bot(id, Permissions::empty())?;
    if channel
        .thread
        .as_ref()
        .is_none_or(|thread| thread.owner != world.bot)
    {
        return Err(Refusal::missing_permissions());
    }
    if let Some(name) = form.name {
        check_name(&name)?;
        if let Some(channel) = world.channels.get_mut(&id) {
            channel.name = name;
        }
    }
    if let Some(is_archived) = form.archived {
        world.archive(id, is_archived);
    } else {
        world.tell_channel("THREAD_UPDATE", id);
    }
    shown(&world, id).map(Reply::ok)
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

/// `POST /channels/{channel}/threads`
pub(super) async fn open_thread(
    State(shared): State<Arc<Shared>>,
    Path(parent): Path<ChannelId>,
    Extension(payload): Extension<Payload>,
) -> Outcome {
    open(&mut shared.world(), parent, None, &payload)
}

/// `POST /channels/{channel}/messages/{message}/threads`
pub(super) async fn open_thread_from(
    State(shared): State<Arc<Shared>>,
    Path((parent, message)): Path<(ChannelId, MessageId)>,
    Extension(payload): Extension<Payload>,
) -> Outcome {
    open(&mut shared.world(), parent, Some(message), &payload)
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

fn open(
    world: &mut World,
    parent: ChannelId,
    from: Option<MessageId>,
    payload: &Payload,
) -> Outcome {
    let form: ThreadForm = payload.form()?;
    check_name(&form.name)?;
    let archive_after = form.auto_archive_duration.unwrap_or(ARCHIVE_AFTER_MINUTES);
    if ![60, 1_440, 4_320, 10_080].contains(&archive_after) {
        return Err(Refusal::invalid_form(
            "auto_archive_duration",
            "not one of the choices",
        ));
    }
    let place = world.channel_for_bot(parent, Permissions::CREATE_PUBLIC_THREADS)?;
    if place.guild.is_none() || place.is_thread() {
        return Err(Refusal::missing_access());
    }
    if let Some(from) = from {
        let message = world
            .message(parent, from)
            .ok_or_else(Refusal::unknown_message)?;
        if message.thread.is_some() {
            return Err(Refusal::thread_exists());
        }
    }
    let bot = world.bot;
    let thread = world.add_thread(parent, &form.name, bot, archive_after, from);
    if let Some(from) = from {
        world.opened_thread(parent, from, thread);
    }
    shown(world, thread).map(Reply::created)
}

fn check_name(name: &str) -> Result<(), Refusal> {
    twilight_validate::channel::name(name)
        .map_err(|error| Refusal::invalid_form("name", error.to_string()))
}

fn shown(world: &World, id: ChannelId) -> Result<Value, Refusal> {
    let channel = world.channel(id).ok_or_else(Refusal::unknown_channel)?;
    Ok(wire::channel::channel(world, channel))
}
