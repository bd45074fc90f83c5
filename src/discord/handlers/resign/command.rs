//! `/resign`: asks once, then resigns.

use crate::discord::bot::Bot;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::{suggest, which_game};
use crate::discord::handlers::resign::buttons::question;
use crate::discord::people;
use crate::discord::refusal::RequestError;
use crate::discord::respond::{Interaction, Response, respond};
use crate::game::Viewpoint;

/// The command `/resign`.
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub async fn resign(
    ctx: Context<'_>,
    #[autocomplete = "suggest::games"] game: Option<String>,
) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let viewpoint = people::viewpoint(interaction);
    let work = ask(bot, viewpoint, game.as_deref());
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

async fn ask(
    bot: &Bot,
    viewpoint: Viewpoint,
    game: Option<&str>,
) -> Result<Response, RequestError> {
    let view = which_game::of_own(bot, viewpoint, game).await?;
    question(&view, viewpoint.player).map(Response::private)
}
