//! What a person gets for an act.

use std::sync::Arc;

use serde_json::Value;
use twilight_model::application::command::CommandOptionChoiceValue;

use super::Modal;
use crate::{
    ids::InteractionId,
    world::{Attachment, Message},
};

pub use twilight_model::application::command::CommandOptionChoice as Choice;

/// What kind of answer came first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AnswerKind {
    /// A message for everybody.
    Message,
    /// A message for the one who acted.
    Ephemeral,
    /// The message whose button or menu was used has changed.
    Update,
    /// A form to fill in.
    Modal,
    /// "The bot is thinking": a message will take this one's place.
    Deferred,
    /// Nothing to see yet, and maybe never.
    DeferredUpdate,
    /// Suggestions while typing.
    Autocomplete,
}

/// The first answer to an act, as the person gets it.
#[derive(Debug, Clone)]
pub struct Answer {
    /// What kind of answer it is.
    pub kind: AnswerKind,
    /// The message that was sent or changed, as it stood then.
    pub message: Option<Arc<Message>>,
    /// The form to fill in.
    pub modal: Option<Modal>,
    /// Suggestions while typing.
    pub choices: Vec<Choice>,
    /// What it answers.
    pub interaction: InteractionId,
}

impl Answer {
    pub(crate) fn new(kind: AnswerKind, interaction: InteractionId) -> Self {
        Self {
            kind,
            message: None,
            modal: None,
            choices: Vec::new(),
            interaction,
        }
    }

    pub(crate) fn with_message(self, message: Arc<Message>) -> Self {
        Self {
            message: Some(message),
            ..self
        }
    }

    /// The message's text; empty when there is no message.
    pub fn content(&self) -> &str {
        self.message.as_ref().map_or("", |message| &message.content)
    }

    /// The message's files.
    pub fn attachments(&self) -> &[Attachment] {
        self.message
            .as_ref()
            .map_or(&[], |message| &message.attachments)
    }

    /// The message's embeds, in Discord's JSON.
    pub fn embeds(&self) -> &[Value] {
        self.message.as_ref().map_or(&[], |message| &message.embeds)
    }

    /// The message's rows of buttons and menus, in Discord's JSON.
    pub fn components(&self) -> &[Value] {
        self.message
            .as_ref()
            .map_or(&[], |message| &message.components)
    }

    /// Whether only the one who acted sees it.
    pub fn is_ephemeral(&self) -> bool {
        self.message
            .as_ref()
            .is_some_and(|message| message.is_ephemeral())
    }

    /// The suggestions' values as text, as they would be sent when chosen.
    pub fn choice_values(&self) -> Vec<String> {
        self.choices
            .iter()
            .map(|choice| value_text(&choice.value))
            .collect()
    }
}

fn value_text(value: &CommandOptionChoiceValue) -> String {
    match value {
        CommandOptionChoiceValue::String(text) => text.clone(),
        CommandOptionChoiceValue::Integer(number) => number.to_string(),
        CommandOptionChoiceValue::Number(number) => number.to_string(),
    }
}
