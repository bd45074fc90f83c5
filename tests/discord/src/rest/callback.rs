//! The first answer to an interaction.

use std::{collections::HashMap, sync::Arc};

use axum::{
    Extension,
    extract::{Path, Query, State},
};
use serde_json::{Value, json};
use twilight_model::channel::message::MessageFlags;

use super::{Outcome, Payload, Reply, content};
use crate::{
    check::callback::Callback,
    ids::{ChannelId, InteractionId, MessageId, UserId},
    people::{Answer, AnswerKind, Modal},
    refusal::Refusal,
    shared::Shared,
    wire,
    world::{ChannelState, Draft, Interaction, InteractionKind, Message, Progress, World},
};

/// `POST /interactions/{interaction}/{token}/callback`
pub(super) async fn answer(
    State(shared): State<Arc<Shared>>,
    Path((id, token)): Path<(InteractionId, String)>,
    Query(query): Query<HashMap<String, String>>,
    Extension(payload): Extension<Payload>,
) -> Outcome {
    let mut world = shared.world();
    let asked = Asked::check(&world, id, &token)?;
    let callback = Callback::check(&payload.body, asked.kind, asked.from_message.is_some())?;
    let (answer, progress) = asked.take(&mut world, callback, &payload)?;
    let message = answer.message.clone();
    settle(&mut world, id, answer, progress);
    let wants_body = query
        .get("with_response")
        .is_some_and(|wanted| wanted == "true");
    if wants_body {
        let body = with_response(&world, &asked, &payload.body, message.as_deref());
        return Ok(Reply::ok(body));
    }
    Ok(Reply::no_content())
}

/// What is known of the interaction that is answered.
struct Asked {
    id: InteractionId,
    kind: InteractionKind,
    user: UserId,
    channel: ChannelId,
    from_message: Option<MessageId>,
}

impl Asked {
    /// The interaction, if it is there, unanswered and in time, and there is still
    /// somewhere to answer.
    fn check(world: &World, id: InteractionId, token: &str) -> Result<Self, Refusal> {
        let known = world
            .interactions
            .get(id)
            .filter(|known| known.token == token);
        let known = known.ok_or_else(Refusal::unknown_interaction)?;
        if known.progress != Progress::Unanswered {
            return Err(Refusal::already_answered());
        }
        if known.is_overdue(world.now()) {
            return Err(Refusal::unknown_interaction());
        }
        if world.channel(known.channel).is_none() {
            return Err(Refusal::unknown_channel());
        }
        let Interaction {
            id,
            kind,
            user,
            channel,
            from_message,
            ..
        } = *known;
        Ok(Self {
            id,
            kind,
            user,
            channel,
            from_message,
        })
    }

    /// Puts an answer into effect.
    fn take(
        &self,
        world: &mut World,
        callback: Callback,
        payload: &Payload,
    ) -> Result<(Answer, Progress), Refusal> {
        Ok(match callback {
            Callback::Message(form) => {
                let draft = content::draft(*form, &payload.files)?;
                let message = self.post(world, draft);
                let is_ephemeral = message.is_ephemeral();
                let kind = if is_ephemeral {
                    AnswerKind::Ephemeral
                } else {
                    AnswerKind::Message
                };
                (self.answer(kind).with_message(message), Progress::Answered)
            }
            Callback::Defer(flags) => {
                let flags = (flags & MessageFlags::EPHEMERAL) | MessageFlags::LOADING;
                let draft = Draft {
                    flags: Some(flags),
                    is_loading: true,
                    ..Draft::default()
                };
                let message = self.post(world, draft);
                (
                    self.answer(AnswerKind::Deferred).with_message(message),
                    Progress::Deferred,
                )
            }
            Callback::DeferUpdate => (
                self.answer(AnswerKind::DeferredUpdate),
                Progress::DeferredUpdate,
            ),
            Callback::Update(form) => {
                let edit = content::edit(*form, &payload.files)?;
                let channel = world.channel(self.channel);
                if channel.is_some_and(ChannelState::is_archived) {
                    return Err(Refusal::thread_is_archived());
                }
                let edited = self
                    .from_message
                    .and_then(|id| world.edit(self.channel, id, edit));
                let message = edited.ok_or_else(Refusal::unknown_message)?;
                (
                    self.answer(AnswerKind::Update).with_message(message),
                    Progress::Answered,
                )
            }
            Callback::Choices(choices) => {
                let answer = self.answer(AnswerKind::Autocomplete);
                (Answer { choices, ..answer }, Progress::Answered)
            }
            Callback::Modal(data) => {
                let modal = Modal::read(&data, self.id, self.channel, self.from_message);
                let answer = self.answer(AnswerKind::Modal);
                (
                    Answer {
                        modal: Some(modal),
                        ..answer
                    },
                    Progress::Answered,
                )
            }
        })
    }

    fn answer(&self, kind: AnswerKind) -> Answer {
        Answer::new(kind, self.id)
    }

    fn post(&self, world: &mut World, draft: Draft) -> Arc<Message> {
        let answers = world.interactions.get(self.id).map(Interaction::answer);
        let only_for = is_ephemeral(&draft).then_some(self.user);
        let bot = world.bot;
        world.post(
            self.channel,
            bot,
            Draft {
                only_for,
                answers,
                ..draft
            },
        )
    }
}

/// Whether a message about to be sent is for one person only.
pub(super) fn is_ephemeral(draft: &Draft) -> bool {
    draft
        .flags
        .is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL))
}

/// Notes that an interaction is answered and hands the answer to whoever acted.
fn settle(world: &mut World, id: InteractionId, answer: Answer, progress: Progress) {
    let Some(interaction) = world.interactions.get_mut(id) else {
        return;
    };
    interaction.progress = progress;
    // What `@original` means: the answer itself, or the message whose control was used.
    interaction.original = match (&answer.message, progress) {
        (Some(message), _) => Some(message.id),
        (None, Progress::DeferredUpdate) => interaction.from_message,
        (None, _) => None,
    };
    if let Some(waiting) = interaction.waiting.take() {
        // Whoever acted may have stopped waiting.
        let _ = waiting.send(answer);
    }
}

fn with_response(world: &World, asked: &Asked, form: &Value, message: Option<&Message>) -> Value {
    let mut json = json!({"interaction": {"id": asked.id, "type": asked.kind as u8}});
    if let Some(message) = message {
        json["interaction"]["response_message_id"] = json!(message.id);
        json["interaction"]["response_message_loading"] = json!(message.is_loading);
        json["interaction"]["response_message_ephemeral"] = json!(message.is_ephemeral());
        json["resource"] =
            json!({"type": form["type"], "message": wire::message::message(world, message)});
    }
    json
}
