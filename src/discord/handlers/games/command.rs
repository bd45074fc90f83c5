//! `/games`: lists a person's running games.

use crate::discord::bot::Bot;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::options::NamedUser;
use crate::discord::refusal::RequestError;
use crate::discord::respond::{Interaction, Response, respond};
use crate::discord::{people, views};
use crate::game::{Person, Viewpoint};

/// The command `/games`.
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub async fn games(ctx: Context<'_>, player: Option<NamedUser>) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let asker = people::commander(interaction);
    let viewpoint = people::viewpoint(interaction);
    let whose = player.map_or(asker, |player| player.person);
    let work = list(bot, whose, viewpoint);
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

async fn list(bot: &Bot, whose: Person, viewpoint: Viewpoint) -> Result<Response, RequestError> {
    let games = bot.service.games_seen_from(viewpoint, whose.id).await?;
    let message = views::games(&games, &whose, viewpoint.player, 0);
    Ok(Response::private(message))
}
