//! `/about`: the version, since when the bot runs, and the operator's links.

use jiff::SignedDuration;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::message::Message;
use crate::discord::respond::{Interaction, Response, respond};
use crate::discord::views;

/// The command `/about`.
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub async fn about(ctx: Context<'_>) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let work = async { Ok(Response::private(Message::text(text(bot)))) };
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

fn text(bot: &Bot) -> crate::language::Text {
    let running = SignedDuration::try_from(bot.time.since_start()).unwrap_or_default();
    let now = bot.now();
    let since = now.saturating_sub(running).unwrap_or(now);
    views::about(env!("CARGO_PKG_VERSION"), since, &bot.links)
}
