//! What is to be said or changed, before it is.

use std::sync::Arc;

use serde_json::Value;
use twilight_model::channel::message::{AllowedMentions, MessageFlags};

use super::{AnswerTo, SystemMessage};
use crate::ids::{AttachmentId, MessageId, UserId};

/// A message about to be sent.
#[derive(Debug, Default)]
pub(crate) struct Draft {
    pub content: String,
    pub embeds: Vec<Value>,
    pub components: Vec<Value>,
    pub files: Vec<NewFile>,
    pub flags: Option<MessageFlags>,
    pub reply_to: Option<MessageId>,
    pub only_for: Option<UserId>,
    pub answers: Option<AnswerTo>,
    pub nonce: Option<Value>,
    pub allowed_mentions: Option<AllowedMentions>,
    pub is_loading: bool,
    pub system: Option<SystemMessage>,
}

/// What an edit changes; what is none stays.
#[derive(Debug, Default)]
pub(crate) struct Edit {
    pub content: Option<String>,
    pub embeds: Option<Vec<Value>>,
    pub components: Option<Vec<Value>>,
    pub flags: Option<MessageFlags>,
    pub kept_files: Option<Vec<KeptFile>>,
    pub new_files: Vec<NewFile>,
    pub allowed_mentions: Option<AllowedMentions>,
}

/// A file an edit names so that it stays.
#[derive(Debug)]
pub(crate) struct KeptFile {
    pub id: AttachmentId,
    pub description: Option<String>,
}

/// A file that comes with a request.
#[derive(Debug)]
pub(crate) struct NewFile {
    pub filename: String,
    pub description: Option<String>,
    pub content_type: String,
    pub content: Arc<Vec<u8>>,
}
