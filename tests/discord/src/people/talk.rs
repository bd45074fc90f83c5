//! Ordinary messages by people.

use std::sync::Arc;

use super::{ActError, Person};
use crate::world::{Draft, Message};
use twilight_model::channel::message::AllowedMentions;

impl Person {
    /// Says something in the channel they look at.
    pub fn says(&self, text: &str) -> Result<Arc<Message>, ActError> {
        self.send(Draft {
            content: text.to_owned(),
            ..Draft::default()
        })
    }

    /// Replies to a message, which rings for its author.
    pub fn reply(&self, to: &Message, text: &str) -> Result<Arc<Message>, ActError> {
        self.reply_with(to, text, None)
    }

    /// Replies to a message with the switch "mention" off.
    pub fn reply_silently(&self, to: &Message, text: &str) -> Result<Arc<Message>, ActError> {
        self.reply_with(to, text, Some(AllowedMentions::default()))
    }

    /// Says something to the bot in private.
    pub fn dm(&self, text: &str) -> Result<Arc<Message>, ActError> {
        self.in_dm().says(text)
    }

    fn reply_with(
        &self,
        to: &Message,
        text: &str,
        allowed_mentions: Option<AllowedMentions>,
    ) -> Result<Arc<Message>, ActError> {
        let reply_to = Some(self.current(to)?.id);
        let draft = Draft {
            content: text.to_owned(),
            reply_to,
            allowed_mentions,
            ..Draft::default()
        };
        Self {
            channel: to.channel,
            ..self.clone()
        }
        .send(draft)
    }

    fn send(&self, draft: Draft) -> Result<Arc<Message>, ActError> {
        let mut world = self.shared.world();
        let channel = world.channel(self.channel);
        let Some(channel) = channel else {
            return Err(ActError::NotSent("there is no such channel".to_owned()));
        };
        if channel.thread.as_ref().is_some_and(|it| it.is_locked) {
            return Err(ActError::NotSent("the thread is locked".to_owned()));
        }
        if draft.content.is_empty() || draft.content.chars().count() > 2_000 {
            return Err(ActError::NotSent(
                "a message has 1 to 2,000 characters".to_owned(),
            ));
        }
        Ok(world.post(self.channel, self.id, draft))
    }
}
