//! The duplicate check: looks through a channel for a message that the bot posted but could not
//! record because it crashed or lost its connection.
//!
//! For some minutes Discord itself drops a message that is sent twice. After that only the channel
//! knows. It may have been posted in another language than today's, so it is looked for in each.

use jiff::{SignedDuration, Timestamp};
use serenity::all::{
    self as discord, ActionRowComponent, ButtonKind, GetMessages, Http, Message as DiscordMessage,
};

use crate::discord::message::{ComponentRow, Message};
use crate::game::{ChannelId, MessageId};
use crate::language::{Language, Text};

/// How many messages are asked for at once: as many as Discord gives.
const PAGE: u8 = 100;
/// How many of the latest messages are searched at most, in pages. While many games share a channel, so many pass in some
/// minutes.
const PAGES: usize = 3;
/// Another page is asked for only if the one before reaches back less than this from the newest message: in a quiet channel
/// the first is enough.
const RECENT: SignedDuration = SignedDuration::from_hours(1);
/// How far the bot's clock may be ahead of Discord's. Yesterday's notice is much older.
const SKEW: SignedDuration = SignedDuration::from_mins(5);

/// What to look for.
#[derive(Clone, Copy, Debug)]
pub enum Sought<'a> {
    /// A message with this content.
    Same(&'a Message),
    /// A message that begins with this text, whatever follows.
    Beginning(&'a Text),
    /// A message with the button of this id, whatever it says by now.
    Button(&'a str),
    /// A private notice sent after a certain time. An earlier one may read the same.
    Notice {
        /// Its content.
        content: &'a Message,
        /// When it became due.
        since: Timestamp,
        /// Messages that are known to be other notices, which may read the same.
        others: &'a [MessageId],
    },
}

/// Finds the sought message in a channel. Returns `None` where the bot may not read the history.
pub async fn posted(
    http: &Http,
    channel: ChannelId,
    sought: &Sought<'_>,
) -> serenity::Result<Option<MessageId>> {
    let own = http.application_id().map(discord::ApplicationId::get);
    let channel = discord::ChannelId::new(channel.0);
    let mut wanted = GetMessages::new().limit(PAGE);
    let mut latest = None;
    for _ in 0..PAGES {
        let page = channel.messages(http, wanted).await?;
        let is_it = |it: &&DiscordMessage| Some(it.author.id.get()) == own && sought.is(it);
        if let Some(found) = page.iter().find(is_it) {
            return Ok(Some(MessageId(found.id.get())));
        }
        let Some(oldest) = page.last().filter(|_| page.len() == usize::from(PAGE)) else {
            break;
        };
        let sent_at = |it: &DiscordMessage| it.timestamp.timestamp_millis();
        let latest = *latest.get_or_insert_with(|| page.first().map_or(0, sent_at));
        if latest - sent_at(oldest) > i64::try_from(RECENT.as_millis()).unwrap_or(i64::MAX) {
            break;
        }
        wanted = GetMessages::new().limit(PAGE).before(oldest.id);
    }
    Ok(None)
}

impl Sought<'_> {
    /// Whether this message is the sought one.
    pub fn is(&self, message: &DiscordMessage) -> bool {
        match *self {
            Self::Same(content) => says(message, content),
            Self::Beginning(text) => worded(text).any(|text| message.content.starts_with(&text)),
            Self::Button(id) => ids_in(message).iter().any(|it| it == id),
            Self::Notice {
                content,
                since,
                others,
            } => {
                let earliest = since.saturating_sub(SKEW).unwrap_or(Timestamp::MIN);
                !others.contains(&MessageId(message.id.get()))
                    && message.timestamp.timestamp_millis() >= earliest.as_millisecond()
                    && worded(&content.text).any(|text| head(&message.content) == head(&text))
            }
        }
    }
}

/// What a notice is about: its first line, up to a time and without links, because these may change
/// before it is sent.
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

/// Whether a message has this content. Its times may differ, because the bot was absent since; the
/// first sentence and the buttons identify it.
fn says(message: &DiscordMessage, content: &Message) -> bool {
    let asked = ids_of(content);
    if asked.is_empty() {
        return worded(&content.text).any(|text| message.content == text);
    }
    let first = first_sentence(&message.content);
    ids_in(message) == asked && worded(&content.text).any(|text| first == first_sentence(&text))
}

/// A text as it may have been posted.
fn worded(text: &Text) -> impl Iterator<Item = String> {
    Language::written().map(|language| text.in_language(language))
}

/// A text up to the end of its first sentence.
fn first_sentence(text: &str) -> &str {
    let ends = [text.find(". "), text.find('。')];
    let end = ends.into_iter().flatten().min();
    end.map_or(text, |end| &text[..end])
}

fn ids_of(content: &Message) -> Vec<String> {
    let buttons = content.rows.iter().filter_map(|row| match row {
        ComponentRow::Buttons(buttons) => Some(buttons),
        ComponentRow::Menu(_) | ComponentRow::PersonMenu(_) => None,
    });
    buttons
        .flatten()
        .map(|button| button.action.to_string())
        .collect()
}

fn ids_in(message: &DiscordMessage) -> Vec<String> {
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
        let last = "Your turn in [game 1](https://a/1) against Dr. No: last call, your \
                    time is almost up. Deadline: <t:1:R>.";
        let moved = "Your turn in game 1 against Dr. No: last call, your time is almost up. Deadline: \
                     <t:2:R>.";
        let low = "Your turn in [game 1](https://a/1) against Dr. No: your time is running low. \
                   Deadline: <t:1:R>.";
        let other = moved.replace("game 1", "game 2");
        assert_eq!(head(last), head(moved));
        assert_ne!(head(last), head(low));
        assert_ne!(head(moved), head(&other));
        let digest = "It's your turn in these games:\n- game 1";
        assert_eq!(head(digest), "It's your turn in these games:");
    }
}
