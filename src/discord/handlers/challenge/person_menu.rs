//! The menu of people, from which one is challenged on the usual terms.

use serenity::all::{ComponentInteraction, ComponentInteractionDataKind};

use crate::discord::bot::Bot;
use crate::discord::handlers::challenge::command::{self, ChallengeOptions, Inviter};
use crate::discord::handlers::common::options::NamedUser;
use crate::discord::handlers::common::venue::CommandPlace;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::{people, views};

/// Shows the menu. There are people to choose from only on a server.
pub fn open(interaction: &ComponentInteraction) -> Result<Response, RequestError> {
    interaction.guild_id.ok_or(Refusal::OnlyOnServers)?;
    Ok(Response::private(views::choose_friend()))
}

/// Challenges the chosen person.
pub async fn challenge(
    bot: &Bot,
    interaction: &ComponentInteraction,
) -> Result<Response, RequestError> {
    let inviter = Inviter {
        person: people::presser(interaction),
        here: CommandPlace::of_press(interaction),
        interaction: people::id_of(interaction.id),
        // The bot wrote the message with the menu, so its author is the bot.
        own: people::person(&interaction.message.author),
    };
    let opponent = chosen(interaction).ok_or(Refusal::Button)?;
    command::invite(bot, inviter, Some(opponent), ChallengeOptions::default()).await
}

/// The person who was chosen, as they are called on this server.
fn chosen(interaction: &ComponentInteraction) -> Option<NamedUser> {
    let ComponentInteractionDataKind::UserSelect { values } = &interaction.data.kind else {
        return None;
    };
    let id = values.first()?;
    let resolved = &interaction.data.resolved;
    let (user, member) = (resolved.users.get(id)?, resolved.members.get(id));
    Some(NamedUser::new(user, interaction.guild_id, member))
}
