//! Where a game that somebody begins is played, and whether it can be: however it is begun.

use serenity::all::{
    AuthorizingIntegrationOwner, AuthorizingIntegrationOwners, CommandInteraction,
    ComponentInteraction, InteractionContext,
};

use crate::discord::bot::Bot;
use crate::discord::outbox::{Attempt, Post};
use crate::discord::people;
use crate::discord::permissions::{self, Missing};
use crate::discord::refusal::{Refusal, Trouble};
use crate::game::{ChallengeId, ChannelId, Place, PlayerId, ServerSettings};

/// Where somebody begins a game.
pub struct Here {
    /// The place.
    pub place: Place,
    /// What the bot lacks there.
    missing: Option<Missing>,
    /// Whether the bot can write there by itself at all.
    is_reachable: bool,
}

/// Where a game will be played.
pub struct Venue {
    /// The place.
    pub place: Place,
    /// What is usual there.
    pub usual: ServerSettings,
}

impl Here {
    /// Where a command was given.
    pub fn of_command(interaction: &CommandInteraction) -> Self {
        Self {
            place: people::place(interaction),
            missing: permissions::missing(interaction),
            is_reachable: is_reachable(
                interaction.context,
                &interaction.authorizing_integration_owners,
            ),
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
        }
    }

    /// Where a game that is begun here is played: in the channel that the server has for games, or
    /// here. Refused where the bot can post nothing there, as far as is known.
    pub async fn venue(&self, bot: &Bot) -> Result<Venue, Trouble> {
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

    /// Whether the bot can post in a channel, as far as is known here.
    pub fn check(&self, bot: &Bot, channel: ChannelId) -> Result<(), Refusal> {
        if channel != self.place.channel {
            let known = bot.poster.channels.check(channel);
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

/// Posts an invitation in another channel than that of whoever made it, and takes it back if Discord
/// does not let it be. What was not posted for another reason is posted later.
pub async fn post_elsewhere(
    bot: &Bot,
    id: ChallengeId,
    by: PlayerId,
    channel: ChannelId,
) -> Result<(), Trouble> {
    let posted = bot.poster.post(Post::Challenge(id), Attempt::First);
    match Box::pin(posted).await {
        Err(error) if error.is_final() => {
            bot.service.withdraw(id, by).await?;
            Err(Refusal::GamesChannel(channel).into())
        }
        Err(_) | Ok(()) => Ok(()),
    }
}

/// Whether the bot is there itself: not in conversations of others, nor on a server on which somebody
/// has it for themselves only.
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
