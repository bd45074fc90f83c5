//! Messages.

use serde_json::{Value, json};

use super::user;
use crate::{
    clock,
    ids::GuildId,
    pseudo_language,
    world::{AnswerTo, Attachment, Interaction, Message, SystemMessage, World},
};

/// Discord's numbers for an ordinary message, a reply, and the answers to interactions.
const DEFAULT: u8 = 0;
const REPLY: u8 = 19;
/// Discord's numbers for what it writes by itself.
const CHANNEL_RENAMED: u8 = 4;
const THREAD_CREATED: u8 = 18;
const COMMAND_ANSWER: u8 = 20;
/// Discord's number for an interaction that is a command.
const COMMAND: u8 = 2;

/// A message, with the one it replies to.
pub(crate) fn message(world: &World, message: &Message) -> Value {
    let mut json = single(world, message);
    if let Some(replied_to) = message.reply_to {
        json["message_reference"] = json!({
            "type": 0,
            "channel_id": message.channel,
            "message_id": replied_to,
        });
        if let Some(guild) = message.guild {
            json["message_reference"]["guild_id"] = json!(guild);
        }
        let replied_to = world.message(message.channel, replied_to);
        json["referenced_message"] = json!(replied_to.map(|it| single(world, it)));
    }
    json
}

/// A message as the gateway tells of it, with the server and the author's place in it.
pub(crate) fn event(world: &World, it: &Message) -> Value {
    let mut json = message(world, it);
    if let Some(guild) = it.guild.and_then(|id| world.guild(id)) {
        json["guild_id"] = json!(guild.id);
        if let Some(member) = guild.members.get(&it.author) {
            json["member"] = user::partial_member(member);
        }
    }
    json["channel_type"] = json!(
        world
            .channel(it.channel)
            .map(|channel| u8::from(channel.kind))
    );
    json
}

/// A deleted message as the gateway tells of it.
pub(crate) fn deleted(message: &Message) -> Value {
    let mut json = json!({"id": message.id, "channel_id": message.channel});
    if let Some(guild) = message.guild {
        json["guild_id"] = json!(guild);
    }
    json
}

fn single(world: &World, message: &Message) -> Value {
    let mentions: Vec<_> = message
        .mentions
        .iter()
        .filter_map(|id| world.user(*id))
        .map(user::user)
        .collect();
    let attachments: Vec<_> = message
        .attachments
        .iter()
        .map(|it| attachment(it, message.is_ephemeral()))
        .collect();
    let mut json = json!({
        "id": message.id,
        "type": kind(message),
        "channel_id": message.channel,
        "author": world.user(message.author).map(user::user),
        "content": pseudo_language::as_written(world, &message.content),
        "timestamp": clock::text(message.sent_at),
        "edited_timestamp": message.edited_at.map(clock::text),
        "tts": false,
        "mention_everyone": message.mentions_everyone,
        "mentions": mentions,
        "mention_roles": [],
        "attachments": attachments,
        "embeds": message.embeds,
        "components": message.components,
        "pinned": false,
        "flags": message.flags.bits(),
    });
    if let Some(SystemMessage::ThreadCreated(thread)) = message.system {
        json["message_reference"] = json!({"type": 0, "channel_id": thread});
        json["message_reference"]["guild_id"] = json!(message.guild);
    }
    if let Some(nonce) = &message.nonce {
        json["nonce"] = nonce.clone();
    }
    if let Some(answers) = &message.answers {
        add_interaction(&mut json, world, message, answers);
    }
    if let Some(thread) = message.thread.and_then(|id| world.channel(id)) {
        json["thread"] = super::channel::channel(world, thread);
    }
    json
}

fn kind(message: &Message) -> u8 {
    match message.system {
        Some(SystemMessage::ChannelRenamed) => return CHANNEL_RENAMED,
        Some(SystemMessage::ThreadCreated(_)) => return THREAD_CREATED,
        None => {}
    }
    match &message.answers {
        Some(answers) if answers.kind == COMMAND => COMMAND_ANSWER,
        None if message.reply_to.is_none() => DEFAULT,
        _ if message.reply_to.is_some() => REPLY,
        _ => DEFAULT,
    }
}

fn add_interaction(json: &mut Value, world: &World, message: &Message, answers: &AnswerTo) {
    let acting = world.user(answers.user).map(user::user);
    json["webhook_id"] = json!(world.application());
    json["application_id"] = json!(world.application());
    if answers.kind == COMMAND {
        json["interaction"] = json!({
            "id": answers.interaction,
            "type": answers.kind,
            "name": answers.command,
            "user": acting,
        });
    }
    json["interaction_metadata"] = metadata(world, message.guild, answers);
}

/// What an answer says of the act it answers; of a form, also what opened it.
fn metadata(world: &World, guild: Option<GuildId>, answers: &AnswerTo) -> Value {
    let mut json = json!({
        "id": answers.interaction,
        "type": answers.kind,
        "user": world.user(answers.user).map(user::user),
        "authorizing_integration_owners": super::interaction::owners(guild),
    });
    let opener = answers
        .opened_by
        .and_then(|id| world.interactions.get(id))
        .map(Interaction::answer);
    if let Some(opener) = opener {
        json["triggering_interaction_metadata"] = metadata(world, guild, &opener);
    } else if let Some(from) = answers.from_message {
        json["interacted_message_id"] = json!(from);
    }
    json
}

/// A file as messages and commands carry it.
pub fn attachment(attachment: &Attachment, is_ephemeral: bool) -> Value {
    let mut json = json!({
        "id": attachment.id,
        "filename": attachment.filename,
        "size": attachment.size,
        "url": attachment.url,
        "proxy_url": attachment.url,
        "content_type": attachment.content_type,
    });
    if let Some(description) = &attachment.description {
        json["description"] = json!(description);
    }
    if let Some((width, height)) = attachment.dimensions {
        json["width"] = json!(width);
        json["height"] = json!(height);
    }
    if is_ephemeral {
        json["ephemeral"] = json!(true);
    }
    json
}
