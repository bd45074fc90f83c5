//! Where a new game is played, and whether it can be played there, however it is begun.

use serenity::all::{
    AuthorizingIntegrationOwner, AuthorizingIntegrationOwners, CommandInteraction,
    ComponentInteraction, InteractionContext,
};

use crate::discord::bot::Bot;
use crate::discord::outbox::{Attempt, Post};
use crate::discord::people;
use crate::discord::permissions::{self, MissingPermissions};
use crate::discord::refusal::{Refusal, RequestError};
use crate::game::{ChallengeId, ChannelId, Place, PlayerId, ServerSettings};
use crate::service::StartedComputerGame;

/// Where a command was given or a button pressed.
pub struct CommandPlace {
    /// The place.
    pub place: Place,
    /// The permissions that the bot lacks there.
    missing: Option<MissingPermissions>,
    /// Whether the bot can post there at all.
    is_reachable: bool,
    /// Whether the bot may open a thread there, or beside it.
    has_threads: bool,
    /// The channel, if the place is a public thread of it.
    parent: Option<ChannelId>,
}

/// Where a game will be played.
pub struct Venue {
    /// The place.
    pub place: Place,
    /// The defaults of the server.
    pub usual: ServerSettings,
}

impl CommandPlace {
    /// Where a command was given.
    pub fn of_command(interaction: &CommandInteraction) -> Self {
        Self {
            place: people::place(interaction),
            missing: permissions::missing(interaction),
            is_reachable: is_reachable(
                interaction.context,
                &interaction.authorizing_integration_owners,
            ),
            has_threads: permissions::allow_threads(
                interaction.app_permissions,
                interaction.channel.as_ref(),
            ),
            parent: permissions::parent(interaction.channel.as_ref()),
        }
    }

    /// Where a button was pressed.
    pub fn of_press(interaction: &ComponentInteraction) -> Self {
        Self {
            place: people::place_of_press(interaction),
            missing: permissions::missing_at_press(interaction),
            is_reachable: is_reachable(
                interaction.context,
                &interaction.authorizing_integration_owners,
            ),
            has_threads: permissions::allow_threads(
                interaction.app_permissions,
                interaction.channel.as_ref(),
            ),
            parent: permissions::parent(interaction.channel.as_ref()),
        }
    }

    /// Where a game that is begun here is played: in the server's channel for games, or here.
    /// Refuses if the bot is known to be unable to post there.
    pub async fn venue(&self, bot: &Bot) -> Result<Venue, RequestError> {
        if !self.is_reachable {
            return Err(Refusal::NotReachable.into());
        }
        let Some(server) = self.place.server else {
            let (place, usual) = (self.place, ServerSettings::default());
            return Ok(Venue { place, usual });
        };
        let usual = bot.service.server_settings(server).await?;
        let place = Place {
            channel: usual.channel.unwrap_or(self.place.channel),
            ..self.place
        };
        self.check(bot, place.channel)?;
        Ok(Venue { place, usual })
    }

    /// Where a game against the computer is played that begins in this venue: beside a thread rather
    /// than in it, because it has a thread of its own.
    pub fn beside(&self, venue: Place) -> Place {
        let is_here = venue.channel == self.place.channel;
        Place {
            channel: self.parent.filter(|_| is_here).unwrap_or(venue.channel),
            ..venue
        }
    }

    /// Notes that a new game against the computer has no thread, where none can be opened: then
    /// nobody tries to. Elsewhere than here that is not known, and is tried.
    pub async fn note_threads(
        &self,
        bot: &Bot,
        begun: &mut StartedComputerGame,
    ) -> Result<(), RequestError> {
        let view = &mut begun.view;
        let channel = view.game.place.channel;
        let is_here = channel == self.place.channel || Some(channel) == self.parent;
        if view.wants_title && is_here && !self.has_threads {
            bot.service.thread_opened(view.game.id, None).await?;
            (view.wants_title, view.has_no_thread) = (false, true);
        }
        Ok(())
    }

    /// Refuses if the bot is known to be unable to post in a channel.
    pub fn check(&self, bot: &Bot, channel: ChannelId) -> Result<(), Refusal> {
        if channel != self.place.channel {
            let known = bot.outbox.channels.check(channel);
            return known.map_err(|_| Refusal::GamesChannel(channel));
        }
        match &self.missing {
            Some(missing) if self.place.server.is_some() => {
                Err(Refusal::Permissions(missing.clone()))
            }
            _ => Ok(()),
        }
    }
}

/// Posts an invitation in another channel than its maker's, and withdraws it if Discord forbids the
/// post. A post that fails for another reason is retried later.
pub async fn post_elsewhere(
    bot: &Bot,
    id: ChallengeId,
    by: PlayerId,
    channel: ChannelId,
) -> Result<(), RequestError> {
    let posted = bot.outbox.post(Post::Challenge(id), Attempt::First);
    match Box::pin(posted).await {
        Err(error) if error.is_final() => {
            bot.service.withdraw(id, by).await?;
            Err(Refusal::GamesChannel(channel).into())
        }
        Err(_) | Ok(()) => Ok(()),
    }
}

/// Whether the bot itself is present: it is not in other people's private conversations, nor on a
/// server where somebody has installed it only for themselves.
fn is_reachable(
    context: Option<InteractionContext>,
    owners: &AuthorizingIntegrationOwners,
) -> bool {
    let is_member = owners
        .0
        .iter()
        .any(|owner| matches!(owner, AuthorizingIntegrationOwner::GuildInstall(_)));
    match context {
        Some(InteractionContext::PrivateChannel) => false,
        Some(InteractionContext::Guild) => is_member,
        _ => true,
    }
}
