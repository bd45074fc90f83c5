//! Settling whom a message names and for whom it rings, once, when it is sent.

use twilight_model::{
    channel::message::{AllowedMentions, MentionType, MessageFlags},
    guild::Permissions,
};

use super::{Message, Violation, World, mention::Named};
use crate::ids::UserId;

impl World {
    /// Settles whom a message names and for whom it rings.
    pub(super) fn ring(&mut self, message: &mut Message, allowed: Option<&AllowedMentions>) {
        let named = Named::in_text(&message.content);
        let replied_to = self.author_replied_to(message);
        let could_ring = replied_to.is_some() || !named.is_empty();
        if message.author == self.bot && allowed.is_none() && could_ring {
            self.violations.push(Violation::OpenMentions {
                channel: message.channel,
                message: message.id,
                content: message.content.clone(),
            });
        }
        let everything = everything_allowed();
        let allowed = allowed.unwrap_or(&everything);
        let named = named.allowed_by(allowed);
        message.mentions_everyone = named.everyone && self.may_ring_all(message);
        message.mentions = self.mentions(&named, replied_to.filter(|_| allowed.replied_user));
        message.pings = self.pings(message);
        for user in &message.pings {
            if let Some(user) = self.users.get_mut(user) {
                user.rung_by.push((message.channel, message.id));
            }
        }
    }

    /// Who wrote the message replied to. A reply to the answer to an interaction names nobody.
    fn author_replied_to(&self, message: &Message) -> Option<UserId> {
        let replied_to = self.message(message.channel, message.reply_to?)?;
        replied_to.answers.is_none().then_some(replied_to.author)
    }

    fn mentions(&self, named: &Named, replied_to: Option<UserId>) -> Vec<UserId> {
        let replied_to = replied_to.filter(|user| !named.users.contains(user));
        let known = named
            .users
            .iter()
            .copied()
            .filter(|user| self.users.contains_key(user));
        known.chain(replied_to).collect()
    }

    /// Everybody a message rings for: those mentioned who are there, the other one in private.
    fn pings(&self, message: &Message) -> Vec<UserId> {
        if message.flags.contains(MessageFlags::SUPPRESS_NOTIFICATIONS) || message.is_ephemeral() {
            return Vec::new();
        }
        let rings_all = message.mentions_everyone || message.guild.is_none();
        let is_rung = |user: &UserId| {
            *user != message.author && (rings_all || message.mentions.contains(user))
        };
        self.present(message).into_iter().filter(is_rung).collect()
    }

    /// Everybody who can see the message.
    fn present(&self, message: &Message) -> Vec<UserId> {
        if let Some(guild) = message.guild.and_then(|id| self.guilds.get(&id)) {
            return guild.members.keys().copied().collect();
        }
        let recipient = self
            .channels
            .get(&message.channel)
            .and_then(|channel| channel.recipient);
        recipient.into_iter().chain([self.bot]).collect()
    }

    fn may_ring_all(&self, message: &Message) -> bool {
        message
            .guild
            .and_then(|id| self.guilds.get(&id))
            .is_some_and(|guild| {
                guild
                    .permissions(message.author)
                    .contains(Permissions::MENTION_EVERYONE)
            })
    }
}

/// What Discord does when `allowed_mentions` is left out.
fn everything_allowed() -> AllowedMentions {
    AllowedMentions {
        parse: vec![
            MentionType::Everyone,
            MentionType::Roles,
            MentionType::Users,
        ],
        replied_user: true,
        ..AllowedMentions::default()
    }
}
