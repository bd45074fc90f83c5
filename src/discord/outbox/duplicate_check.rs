//! Looking back in a channel: whether something was posted already, by a bot that died or lost its
//! connection before it could note that.
//!
//! For some minutes Discord itself drops what is sent twice. After that only the channel knows.

use jiff::{SignedDuration, Timestamp};
use serenity::all::{self as discord, ActionRowComponent, ButtonKind, GetMessages, Http, Message};

use crate::discord::message::{Row, Said};
use crate::game::{ChannelId, MessageId};

/// How many of the last messages are looked through.
const BACK: u8 = 50;
/// How far the bot's clock may be ahead of Discord's. A notice of yesterday is much older.
const SKEW: SignedDuration = SignedDuration::from_mins(5);

/// What is looked for.
#[derive(Clone, Copy, Debug)]
pub enum Sought<'a> {
    /// A message that says this.
    Same(&'a Said),
    /// A private notice that was sent after a moment. An earlier one may read the same.
    Notice {
        /// What it says.
        said: &'a Said,
        /// Since when it is to be sent.
        since: Timestamp,
    },
}

/// The message in a channel that is what is looked for. Where the bot may not read what was said, there
/// is none to be found.
pub async fn posted(
    http: &Http,
    channel: ChannelId,
    sought: &Sought<'_>,
) -> serenity::Result<Option<MessageId>> {
    let own = http.application_id().map(discord::ApplicationId::get);
    let channel = discord::ChannelId::new(channel.0);
    let messages = channel.messages(http, GetMessages::new().limit(BACK));
    let found = messages
        .await?
        .into_iter()
        .find(|message| Some(message.author.id.get()) == own && sought.is(message));
    Ok(found.map(|message| MessageId(message.id.get())))
}

impl Sought<'_> {
    fn is(&self, message: &Message) -> bool {
        match *self {
            Self::Same(said) => says(message, said),
            Self::Notice { said, since } => {
                let earliest = since.saturating_sub(SKEW).unwrap_or(Timestamp::MIN);
                message.timestamp.timestamp_millis() >= earliest.as_millisecond()
                    && head(&message.content) == head(&said.text)
            }
        }
    }
}

/// What a notice is about: its first line, up to a time and without links, for these may change until
/// it is sent.
fn head(text: &str) -> String {
    let line = text.lines().next().unwrap_or_default();
    let line = line.split("<t:").next().unwrap_or_default();
    let mut parts = line.split("](");
    let first = parts.next().unwrap_or_default().to_owned();
    let unlinked = parts.fold(first, |head, part| {
        head + part.split_once(')').map_or("", |(_, rest)| rest)
    });
    unlinked.replace('[', "")
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_is_known_by_its_reason_and_not_by_its_link_or_its_time() {
        let last = "Your move in [game 1](https://a/1) against Dr. No: this is the last call. \
                    Move by <t:1:R>.";
        let moved = "Your move in game 1 against Dr. No: this is the last call. Move by <t:2:R>.";
        let low = "Your move in [game 1](https://a/1) against Dr. No: little of your time is left. \
                   Move by <t:1:R>.";
        let other = moved.replace("game 1", "game 2");
        assert_eq!(head(last), head(moved));
        assert_ne!(head(last), head(low));
        assert_ne!(head(moved), head(&other));
        let digest = "These games wait for you today:\n- game 1";
        assert_eq!(head(digest), "These games wait for you today:");
    }
}
