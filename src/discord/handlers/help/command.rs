//! `/help`: a page for beginners.

use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::help::page;
use crate::discord::respond::{Interaction, Response, respond};

/// The command `/help`.
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub async fn help(ctx: Context<'_>) -> CommandResult {
    let (bot, asked) = (ctx.data(), Interaction::Command(ctx.interaction));
    let first = page::first(bot, asked, Response::private);
    respond(bot, asked, Box::pin(first)).await;
    Ok(())
}
