//! Messages in channels, as the bot sends and edits them.

use std::sync::Arc;

use axum::{
    Extension,
    extract::{Path, Query, State},
};
use serde::Deserialize;
use serde_json::{Value, json};
use twilight_model::guild::Permissions;

use super::{Outcome, Payload, Reply, content};
use crate::{
    check::message::MessageForm,
    ids::{ChannelId, MessageId},
    refusal::Refusal,
    shared::Shared,
    wire,
    world::{Draft, Message, User, World},
};

/// How many messages are listed when the request does not say.
const LISTED: usize = 50;

/// Which messages to list.
#[derive(Debug, Deserialize)]
pub(super) struct Listing {
    before: Option<MessageId>,
    after: Option<MessageId>,
    limit: Option<usize>,
}

/// `POST /channels/{channel}/messages`
pub(super) async fn create(
    State(shared): State<Arc<Shared>>,
    Path(channel): Path<ChannelId>,
    Extension(payload): Extension<Payload>,
) -> Outcome {
    let form = MessageForm::check(&payload.body)?;
    let once = form
        .enforce_nonce
        .unwrap_or(false)
        .then(|| form.nonce.clone())
        .flatten();
    let mut draft = content::draft(form, &payload.files)?;
    let mut world = shared.world();
    let known = once.and_then(|nonce| world.sent_with(world.bot, &nonce.to_string()));
    if let Some(known) = known {
        return Ok(Reply::ok(wire::message::message(&world, &known)));
    }
    check_sending(&world, channel, &draft)?;
    let place = world.channel_for_bot(channel, world.needed_to_send(channel))?;
    if !world
        .bot_permissions(place)
        .contains(Permissions::EMBED_LINKS)
    {
        draft.embeds.clear();
    }
    let bot = world.bot;
    let message = world.post(channel, bot, draft);
    Ok(Reply::ok(wire::message::message(&world, &message)))
}

/// `GET /channels/{channel}/messages`
pub(super) async fn list(
    State(shared): State<Arc<Shared>>,
    Path(channel): Path<ChannelId>,
    Query(listing): Query<Listing>,
) -> Outcome {
    let world = shared.world();
    let channel = world.channel_for_bot(channel, Permissions::empty())?;
    if !world
        .bot_permissions(channel)
        .contains(Permissions::READ_MESSAGE_HISTORY)
    {
        return Ok(Reply::ok(json!([])));
    }
    let limit = listing.limit.unwrap_or(LISTED);
    if !(1..=100).contains(&limit) {
        return Err(Refusal::invalid_form("limit", "must be between 1 and 100"));
    }
    let mut wanted: Vec<_> = channel
        .messages
        .iter()
        .filter(|message| !message.is_ephemeral())
        .filter(|message| listing.before.is_none_or(|before| message.id < before))
        .filter(|message| listing.after.is_none_or(|after| message.id > after))
        .collect();
    // The oldest of what comes after a message, else the newest; newest first in either case.
    if listing.after.is_some() {
        wanted.truncate(limit);
    }
    let newest_first = wanted.into_iter().rev().take(limit);
    let listed: Vec<Value> = newest_first
        .map(|it| wire::message::message(&world, it))
        .collect();
    Ok(Reply::ok(json!(listed)))
}

/// `GET /channels/{channel}/messages/{message}`
pub(super) async fn show(
    State(shared): State<Arc<Shared>>,
    Path((channel, message)): Path<(ChannelId, MessageId)>,
) -> Outcome {
    let world = shared.world();
    world.channel_for_bot(channel, Permissions::READ_MESSAGE_HISTORY)?;
    let message = visible(&world, channel, message)?;
    Ok(Reply::ok(wire::message::message(&world, message)))
}

/// `PATCH /channels/{channel}/messages/{message}`
pub(super) async fn edit(
    State(shared): State<Arc<Shared>>,
    Path((channel, id)): Path<(ChannelId, MessageId)>,
    Extension(payload): Extension<Payload>,
) -> Outcome {
    let form = MessageForm::check(&payload.body)?;
    let edit = content::edit(form, &payload.files)?;
    let mut world = shared.world();
    world.changeable_for_bot(channel)?;
    if visible(&world, channel, id)?.author != world.bot {
        return Err(Refusal::not_yours_to_edit());
    }
    world.count_edit(channel, id)?;
    let message = world
        .edit(channel, id, edit)
        .ok_or_else(Refusal::unknown_message)?;
    Ok(Reply::ok(wire::message::message(&world, &message)))
}

/// `DELETE /channels/{channel}/messages/{message}`
pub(super) async fn delete(
    State(shared): State<Arc<Shared>>,
    Path((channel, id)): Path<(ChannelId, MessageId)>,
) -> Outcome {
    let mut world = shared.world();
    world.changeable_for_bot(channel)?;
    if visible(&world, channel, id)?.author != world.bot {
        world.channel_for_bot(channel, Permissions::MANAGE_MESSAGES)?;
    }
    world.delete(channel, id);
    Ok(Reply::no_content())
}

/// Whether the bot may send this here at all.
fn check_sending(world: &World, channel: ChannelId, draft: &Draft) -> Result<(), Refusal> {
    let mut needed = world.needed_to_send(channel);
    if !draft.files.is_empty() {
        needed |= Permissions::ATTACH_FILES;
    }
    if draft.reply_to.is_some() {
        needed |= Permissions::READ_MESSAGE_HISTORY;
    }
    let place = world.channel_for_bot(channel, needed)?;
    let is_locked = place.thread.as_ref().is_some_and(|thread| thread.is_locked);
    let may_unlock = world
        .bot_permissions(place)
        .contains(Permissions::MANAGE_THREADS);
    if is_locked && !may_unlock {
        return Err(Refusal::thread_is_archived());
    }
    let recipient = place.recipient.and_then(|id| world.user(id));
    let refuses = |user: &User| user.refuses_dms || !world.bot_shares_a_server_with(user.id);
    if recipient.is_some_and(refuses) {
        return Err(Refusal::dms_closed());
    }
    match draft.reply_to {
        Some(id) if visible(world, channel, id).is_err() => Err(Refusal::invalid_form(
            "message_reference",
            "Unknown message",
        )),
        _ => Ok(()),
    }
}

/// A message everybody in the channel can see.
fn visible(world: &World, channel: ChannelId, id: MessageId) -> Result<&Arc<Message>, Refusal> {
    let message = world
        .message(channel, id)
        .filter(|message| !message.is_ephemeral());
    message.ok_or_else(Refusal::unknown_message)
}
