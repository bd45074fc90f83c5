//! A message as it stands: a snapshot that later edits do not change.

use jiff::Timestamp;
use serde_json::Value;
use twilight_model::channel::message::MessageFlags;

use super::Attachment;
use crate::ids::{ChannelId, GuildId, InteractionId, MessageId, UserId};

/// A message as it stood when it was looked at.
#[derive(Debug, Clone)]
pub struct Message {
    /// The message's id.
    pub id: MessageId,
    /// Where it stands.
    pub channel: ChannelId,
    /// The server it is in; none in a private conversation.
    pub guild: Option<GuildId>,
    /// Who wrote it.
    pub author: UserId,
    /// The text, with its markdown.
    pub content: String,
    /// Embeds as Discord would show them, in its JSON.
    pub embeds: Vec<Value>,
    /// Rows of buttons and menus, in Discord's JSON.
    pub components: Vec<Value>,
    /// Files shown with it.
    pub attachments: Vec<Attachment>,
    /// Ephemeral, silent and the like.
    pub flags: MessageFlags,
    /// When it was sent.
    pub sent_at: Timestamp,
    /// When it was last edited.
    pub edited_at: Option<Timestamp>,
    /// The message it replies to.
    pub reply_to: Option<MessageId>,
    /// The one person who can see it, for an ephemeral message.
    pub only_for: Option<UserId>,
    /// What it answers, when it is the answer to an interaction.
    pub answers: Option<AnswerTo>,
    /// Everybody named in it, whether it rings for them or not.
    pub mentions: Vec<UserId>,
    /// Whether it addresses everyone with effect.
    pub mentions_everyone: bool,
    /// Whom it really rang for, given text, `allowed_mentions`, reply and silence.
    pub pings: Vec<UserId>,
    /// The sender's mark against sending twice.
    pub nonce: Option<Value>,
    /// Whether this still says that the bot is thinking.
    pub is_loading: bool,
    /// The thread opened from it.
    pub thread: Option<ChannelId>,
    /// What it tells of, when Discord wrote it in its author's name.
    pub system: Option<SystemMessage>,
}

/// What Discord tells of by itself, in the name of whoever did it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SystemMessage {
    /// A thread has a new name, which is the text.
    ChannelRenamed,
    /// A thread was opened, not from a message; its name is the text.
    ThreadCreated(ChannelId),
}

/// The interaction a message answers.
#[derive(Debug, Clone)]
pub struct AnswerTo {
    /// The interaction.
    pub interaction: InteractionId,
    /// Discord's number for its kind.
    pub kind: u8,
    /// The command's name; empty for anything else.
    pub command: String,
    /// Who acted.
    pub user: UserId,
    /// The message whose button or menu was used.
    pub from_message: Option<MessageId>,
    /// What opened the form that was sent.
    pub opened_by: Option<InteractionId>,
}

/// A button on a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Button {
    /// What it says; empty when it shows only an emoji.
    pub label: String,
    /// What it sends to the bot; empty for a link.
    pub custom_id: String,
    /// Whether it is greyed out.
    pub is_disabled: bool,
    /// Where a link leads.
    pub url: Option<String>,
}

/// A select menu on a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Menu {
    /// What it sends to the bot.
    pub custom_id: String,
    /// Discord's number for its kind: 3 for text, 5 for people.
    pub kind: u8,
    /// Whether it is greyed out.
    pub is_disabled: bool,
    /// What can be chosen: label and value.
    pub options: Vec<(String, String)>,
    /// How many can be chosen: fewest and most.
    pub counts: (usize, usize),
}

impl Message {
    /// Whether only one person sees it.
    pub fn is_ephemeral(&self) -> bool {
        self.only_for.is_some()
    }

    /// Every button, row by row.
    pub fn buttons(&self) -> Vec<Button> {
        self.controls()
            .filter(|control| number(control, "type") == 2)
            .map(button)
            .collect()
    }

    /// The button with this label or `custom_id`.
    pub fn button(&self, label_or_id: &str) -> Option<Button> {
        self.buttons()
            .into_iter()
            .find(|button| button.label == label_or_id || button.custom_id == label_or_id)
    }

    /// Every select menu, from top to bottom.
    pub fn menus(&self) -> Vec<Menu> {
        let is_menu = |control: &&Value| matches!(number(control, "type"), 3 | 5..=8);
        self.controls().filter(is_menu).map(menu).collect()
    }

    /// What stands inside the rows.
    fn controls(&self) -> impl Iterator<Item = &Value> {
        self.components
            .iter()
            .filter_map(|row| row["components"].as_array())
            .flatten()
    }
}

fn button(json: &Value) -> Button {
    Button {
        label: text(json, "label"),
        custom_id: text(json, "custom_id"),
        is_disabled: json["disabled"].as_bool().unwrap_or(false),
        url: json["url"].as_str().map(str::to_owned),
    }
}

fn menu(json: &Value) -> Menu {
    let option = |option: &Value| (text(option, "label"), text(option, "value"));
    let count = |key| {
        json[key]
            .as_u64()
            .and_then(|count| usize::try_from(count).ok())
            .unwrap_or(1)
    };
    Menu {
        custom_id: text(json, "custom_id"),
        kind: u8::try_from(number(json, "type")).unwrap_or(0),
        is_disabled: json["disabled"].as_bool().unwrap_or(false),
        options: json["options"]
            .as_array()
            .into_iter()
            .flatten()
            .map(option)
            .collect(),
        counts: (count("min_values"), count("max_values")),
    }
}

fn text(json: &Value, key: &str) -> String {
    json[key].as_str().unwrap_or_default().to_owned()
}

fn number(json: &Value, key: &str) -> u64 {
    json[key].as_u64().unwrap_or(0)
}
