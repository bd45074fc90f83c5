//! What follows the first answer: its message read, edited and deleted, and further messages.

use std::sync::Arc;

use axum::{
    Extension,
    extract::{Path, State},
};
use twilight_model::channel::message::MessageFlags;

use super::{Outcome, Payload, Reply, callback::is_ephemeral, content};
use crate::{
    check::message::MessageForm,
    ids::{ApplicationId, ChannelId, InteractionId, MessageId},
    refusal::Refusal,
    shared::Shared,
    wire,
    world::{ChannelState, Draft, Edit, Interaction, Message, Progress, World},
};

/// `POST /webhooks/{application}/{token}`
pub(super) async fn follow_up(
    State(shared): State<Arc<Shared>>,
    Path((application, token)): Path<(ApplicationId, String)>,
    Extension(payload): Extension<Payload>,
) -> Outcome {
    let form = MessageForm::check(&payload.body)?;
    let mut world = shared.world();
    let interaction = answered(&world, application, &token)?;
    let (id, user, channel) = (interaction.id, interaction.user, interaction.channel);
    let waiting = loading_original(&world, interaction);
    let answers = Some(interaction.answer());
    let message = if let Some(original) = waiting {
        // The first thing said after "thinking" takes that message's place.
        let edit = content::edit(form, &payload.files)?;
        world
            .edit(channel, original, edit)
            .ok_or_else(Refusal::unknown_message)?
    } else {
        let draft = content::draft(form, &payload.files)?;
        let only_for = is_ephemeral(&draft).then_some(user);
        let bot = world.bot;
        world.post(
            channel,
            bot,
            Draft {
                only_for,
                answers,
                ..draft
            },
        )
    };
    settled(&mut world, id, message.id);
    Ok(Reply::ok(wire::message::message(&world, &message)))
}

/// `GET /webhooks/{application}/{token}/messages/{message}`
pub(super) async fn show(
    State(shared): State<Arc<Shared>>,
    Path((application, token, message)): Path<(ApplicationId, String, String)>,
) -> Outcome {
    let world = shared.world();
    let interaction = answered(&world, application, &token)?;
    let message = named(&world, interaction, &message)?;
    Ok(Reply::ok(wire::message::message(&world, message)))
}

/// `PATCH /webhooks/{application}/{token}/messages/{message}`
pub(super) async fn edit(
    State(shared): State<Arc<Shared>>,
    Path((application, token, message)): Path<(ApplicationId, String, String)>,
    Extension(payload): Extension<Payload>,
) -> Outcome {
    let form = MessageForm::check(&payload.body)?;
    let edit: Edit = content::edit(form, &payload.files)?;
    let mut world = shared.world();
    let interaction = answered(&world, application, &token)?;
    let id = interaction.id;
    let (channel, message) = place(named(&world, interaction, &message)?);
    if world
        .channel(channel)
        .is_some_and(ChannelState::is_archived)
    {
        return Err(Refusal::thread_is_archived());
    }
    let message = world
        .edit(channel, message, edit)
        .ok_or_else(Refusal::unknown_message)?;
    settled(&mut world, id, message.id);
    Ok(Reply::ok(wire::message::message(&world, &message)))
}

/// `DELETE /webhooks/{application}/{token}/messages/{message}`
pub(super) async fn delete(
    State(shared): State<Arc<Shared>>,
    Path((application, token, message)): Path<(ApplicationId, String, String)>,
) -> Outcome {
    let mut world = shared.world();
    let interaction = answered(&world, application, &token)?;
    let (channel, message) = place(named(&world, interaction, &message)?);
    if world
        .channel(channel)
        .is_some_and(ChannelState::is_archived)
    {
        return Err(Refusal::thread_is_archived());
    }
    world.delete(channel, message);
    Ok(Reply::no_content())
}

/// The interaction behind a token that is still good, after its first answer.
fn answered<'a>(
    world: &'a World,
    application: ApplicationId,
    token: &str,
) -> Result<&'a Interaction, Refusal> {
    let interaction = world
        .interactions
        .by_token(token)
        .ok_or_else(Refusal::dead_token)?;
    if application != world.application() || interaction.is_dead(world.now()) {
        return Err(Refusal::dead_token());
    }
    if interaction.progress == Progress::Unanswered {
        return Err(Refusal::unknown_webhook());
    }
    if world.channel(interaction.channel).is_none() {
        return Err(Refusal::unknown_channel());
    }
    Ok(interaction)
}

/// The message a path names, if it belongs to this interaction.
fn named<'a>(
    world: &'a World,
    interaction: &Interaction,
    name: &str,
) -> Result<&'a Arc<Message>, Refusal> {
    let original = interaction.original;
    let id = if name == "@original" {
        original
    } else {
        name.parse::<MessageId>().ok()
    };
    let message = id.and_then(|id| world.message(interaction.channel, id));
    let is_own = |message: &&Arc<Message>| {
        let answers = message.answers.as_ref();
        Some(message.id) == original
            || answers.is_some_and(|answers| answers.interaction == interaction.id)
    };
    message.filter(is_own).ok_or_else(Refusal::unknown_message)
}

/// The message that still says "thinking", if the first answer left one.
fn loading_original(world: &World, interaction: &Interaction) -> Option<MessageId> {
    let original = world.message(interaction.channel, interaction.original?)?;
    original
        .flags
        .contains(MessageFlags::LOADING)
        .then_some(original.id)
}

fn place(message: &Message) -> (ChannelId, MessageId) {
    (message.channel, message.id)
}

/// Notes the first thing that came after a deferred answer.
fn settled(world: &mut World, id: InteractionId, message: MessageId) {
    if let Some(interaction) = world.interactions.get_mut(id) {
        interaction.settled_by.get_or_insert(message);
    }
    world.changed(crate::world::Change::Other);
}
