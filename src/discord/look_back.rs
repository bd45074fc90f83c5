//! Looking back in a channel: whether something was posted already, by a bot that died or lost its
//! connection before it could note that.
//!
//! For some minutes Discord itself drops what is sent twice. After that only the channel knows.

use serenity::all::{self as discord, ActionRowComponent, ButtonKind, GetMessages, Http, Message};

use super::message::{Row, Said};
use crate::game::{ChannelId, MessageId};

/// How many of the last messages are looked through.
const BACK: u8 = 50;

/// The message in a channel that says this already. Where the bot may not read what was said, there
/// is none to be found.
pub async fn posted(
    http: &Http,
    channel: ChannelId,
    said: &Said,
) -> serenity::Result<Option<MessageId>> {
    let own = http.application_id().map(discord::ApplicationId::get);
    let channel = discord::ChannelId::new(channel.0);
    let messages = channel.messages(http, GetMessages::new().limit(BACK));
    let found = messages
        .await?
        .into_iter()
        .find(|message| Some(message.author.id.get()) == own && says(message, said));
    Ok(found.map(|message| MessageId(message.id.get())))
}

/// Whether a message says this. It may say it with other times, for the bot was away since; what it
/// is about is in its first sentence and behind its buttons.
fn says(message: &Message, said: &Said) -> bool {
    let asked = ids_of(said);
    if asked.is_empty() {
        return message.content == said.text;
    }
    first_sentence(&message.content) == first_sentence(&said.text) && ids_in(message) == asked
}

fn first_sentence(text: &str) -> Option<&str> {
    text.split(". ").next()
}

fn ids_of(said: &Said) -> Vec<String> {
    let buttons = said.rows.iter().filter_map(|row| match row {
        Row::Buttons(buttons) => Some(buttons),
        Row::Menu(_) => None,
    });
    buttons
        .flatten()
        .map(|button| button.press.to_string())
        .collect()
}

fn ids_in(message: &Message) -> Vec<String> {
    let controls = message.components.iter().flat_map(|row| &row.components);
    controls
        .filter_map(|control| match control {
            ActionRowComponent::Button(button) => match &button.data {
                ButtonKind::NonLink { custom_id, .. } => Some(custom_id.clone()),
                _ => None,
            },
            _ => None,
        })
        .collect()
}
