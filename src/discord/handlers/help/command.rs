//! `/help`: a page for beginners.

use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::respond::{Interaction, Response, respond};
use crate::discord::views;

/// The command `/help`.
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub async fn help(ctx: Context<'_>) -> CommandResult {
    let page = async { Ok(Response::private(views::help())) };
    respond(
        ctx.data(),
        Interaction::Command(ctx.interaction),
        Box::pin(page),
    )
    .await;
    Ok(())
}
