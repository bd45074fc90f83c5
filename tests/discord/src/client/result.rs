//! What comes of a deed, as a client is told.

use std::sync::Arc;

use axum::{
    Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use serde_json::{Value, json};

use super::{Desk, view};
use crate::{
    ids::ChannelId,
    people::{ActError, Answer, AnswerKind, Choice, Modal, Person},
    world::Message,
};

/// What came of it.
pub(super) enum Done {
    /// A message by the person.
    Said(Arc<Message>),
    /// The bot's first answer.
    Answer(Answer),
    /// What could be typed.
    Choices(Vec<Choice>),
    /// A thread.
    Opened(ChannelId),
    /// Nothing to see beyond what the live connection tells.
    Nothing,
    /// All of it, put into words.
    Told(Value),
}

/// Why nothing came of it.
pub(super) struct Undone(ActError);

impl Done {
    /// The same in the words a client understands.
    pub fn told_to(self, desk: &Desk, person: &Person) -> Self {
        let world = desk.shared.world();
        let message = |it: &Message| view::message(&world, it, person.id);
        Self::Told(match self {
            Self::Said(said) => json!({"kind": "said", "message": message(&said)}),
            Self::Answer(answer) => json!({
                "kind": word(answer.kind),
                "message": answer.message.as_deref().map(message),
                "form": answer.modal.as_ref().map(|it| form(it, &answer)),
            }),
            Self::Choices(choices) => json!({"kind": "choices", "choices": choices}),
            Self::Opened(id) => json!({"kind": "opened", "channel": id}),
            Self::Nothing => json!({"kind": "nothing"}),
            Self::Told(told) => told,
        })
    }
}

fn word(kind: AnswerKind) -> &'static str {
    match kind {
        AnswerKind::Message => "message",
        AnswerKind::Ephemeral => "ephemeral",
        AnswerKind::Update => "update",
        AnswerKind::Modal => "form",
        AnswerKind::Deferred => "deferred",
        AnswerKind::DeferredUpdate => "deferred_update",
        AnswerKind::Autocomplete => "choices",
    }
}

fn form(form: &Modal, answer: &Answer) -> Value {
    let fields: Vec<_> = form
        .fields
        .iter()
        .map(|field| {
            json!({
                "custom_id": field.custom_id,
                "label": field.label,
                "value": field.value,
                "placeholder": field.placeholder,
                "is_required": field.is_required,
                "is_long": field.is_long,
                "least": field.length.0,
                "most": field.length.1,
            })
        })
        .collect();
    json!({"id": answer.interaction, "title": form.title, "fields": fields})
}

impl IntoResponse for Done {
    fn into_response(self) -> Response {
        match self {
            Self::Told(told) => Json(told).into_response(),
            _ => StatusCode::NO_CONTENT.into_response(),
        }
    }
}

impl From<ActError> for Undone {
    fn from(error: ActError) -> Self {
        Self(error)
    }
}

impl IntoResponse for Undone {
    fn into_response(self) -> Response {
        let status = match self.0 {
            ActError::DidNotRespond => StatusCode::GATEWAY_TIMEOUT,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        (status, Json(json!({"error": self.0.to_string()}))).into_response()
    }
}
