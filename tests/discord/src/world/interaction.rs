//! Something a person did that the bot is asked to answer, and how far the answer has come.

use std::{collections::HashMap, time::Duration};

use jiff::Timestamp;
use tokio::sync::oneshot;

use super::AnswerTo;
use crate::{
    ids::{ChannelId, InteractionId, MessageId, UserId},
    people::Answer,
};

/// How long the bot has for its first answer.
pub(crate) const FIRST_ANSWER_WITHIN: Duration = Duration::from_secs(3);
/// How long the token is good for further messages and edits.
pub(crate) const TOKEN_LIVES: Duration = Duration::from_mins(15);

/// What a person did, by Discord's numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum InteractionKind {
    Command = 2,
    Component = 3,
    Autocomplete = 4,
    Modal = 5,
}

/// How the bot has answered so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Progress {
    /// Not at all.
    Unanswered,
    /// With something final, or with a message that later edits reach as the original.
    Answered,
    /// "The bot is thinking", publicly or for one person.
    Deferred,
    /// Taken note of, without anything to see yet.
    DeferredUpdate,
}

/// One interaction.
#[derive(Debug)]
pub(crate) struct Interaction {
    pub id: InteractionId,
    pub token: String,
    pub kind: InteractionKind,
    pub user: UserId,
    pub channel: ChannelId,
    /// The message whose button or menu was used.
    pub from_message: Option<MessageId>,
    /// What opened the form that was sent.
    pub opened_by: Option<InteractionId>,
    /// The command's name; empty for anything else.
    pub command: String,
    pub at: Timestamp,
    pub progress: Progress,
    /// The message that `@original` means.
    pub original: Option<MessageId>,
    /// What came after a deferred answer, first thing only.
    pub settled_by: Option<MessageId>,
    /// Who waits for the first answer.
    pub waiting: Option<oneshot::Sender<Answer>>,
}

impl Interaction {
    /// What a message that answers it says about it.
    pub fn answer(&self) -> AnswerTo {
        AnswerTo {
            interaction: self.id,
            kind: self.kind as u8,
            command: self.command.clone(),
            user: self.user,
            from_message: self.from_message,
            opened_by: self.opened_by,
        }
    }

    /// Whether the first answer would come too late.
    pub fn is_overdue(&self, now: Timestamp) -> bool {
        now.duration_since(self.at) >= FIRST_ANSWER_WITHIN.try_into().unwrap_or_default()
    }

    /// Whether nothing can be said through it any more.
    pub fn is_dead(&self, now: Timestamp) -> bool {
        now.duration_since(self.at) >= TOKEN_LIVES.try_into().unwrap_or_default()
    }
}

/// Every interaction, found by id and by token.
#[derive(Debug, Default)]
pub(crate) struct Interactions {
    by_id: HashMap<InteractionId, Interaction>,
    ids: HashMap<String, InteractionId>,
}

impl Interactions {
    pub fn add(&mut self, interaction: Interaction) {
        self.ids.insert(interaction.token.clone(), interaction.id);
        self.by_id.insert(interaction.id, interaction);
    }

    pub fn get(&self, id: InteractionId) -> Option<&Interaction> {
        self.by_id.get(&id)
    }

    pub fn get_mut(&mut self, id: InteractionId) -> Option<&mut Interaction> {
        self.by_id.get_mut(&id)
    }

    pub fn by_token(&self, token: &str) -> Option<&Interaction> {
        self.ids.get(token).and_then(|id| self.by_id.get(id))
    }
}
