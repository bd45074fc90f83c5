//! Who there is: people and the bot.

use crate::ids::{ChannelId, MessageId, UserId};

/// An account: a person's or the bot's.
#[derive(Debug, Clone)]
pub struct User {
    /// The account's id.
    pub id: UserId,
    /// The unique handle, in small letters; a bot's is its name.
    pub handle: String,
    /// The name others see, free text.
    pub name: String,
    /// Whether this is the bot.
    pub is_bot: bool,
    /// The language of their client, as in `en-US`.
    pub locale: String,
    /// Whether private messages by the bot are turned away.
    pub refuses_dms: bool,
    /// The private conversation with the bot, once one was opened.
    pub dm: Option<ChannelId>,
    /// Every message that rang for this account, oldest first.
    pub rung_by: Vec<(ChannelId, MessageId)>,
}

impl User {
    /// An account nobody has written to yet.
    pub(crate) fn new(id: UserId, name: &str, is_bot: bool, locale: &str) -> Self {
        Self {
            id,
            handle: if is_bot {
                name.to_owned()
            } else {
                handle(name, id)
            },
            name: name.to_owned(),
            is_bot,
            locale: locale.to_owned(),
            refuses_dms: false,
            dm: None,
            rung_by: Vec::new(),
        }
    }

    /// How a message names this account: `<@id>`.
    pub fn mention(&self) -> String {
        format!("<@{}>", self.id)
    }
}

/// A handle Discord would allow, for a name it may not.
fn handle(name: &str, id: UserId) -> String {
    let plain: String = name
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .map(|letter| letter.to_ascii_lowercase())
        .take(32)
        .collect();
    if plain.len() < 2 {
        format!("user{}", id.get() % 10_000)
    } else {
        plain
    }
}
