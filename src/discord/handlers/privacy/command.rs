//! `/privacy`: what is stored about oneself.
//!
//! Only the asker sees the answers. [`limits::STORED`](crate::game::limits::STORED) says how often they may be asked for.

use serenity::all::CommandInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::privacy::file;
use crate::discord::message::Message;
use crate::discord::refusal::RequestError;
use crate::discord::respond::{Interaction, Response, respond};
use crate::discord::{people, views};

/// The command `/privacy`.
#[poise::command(
    slash_command,
    subcommands("show", "export", "delete"),
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
#[expect(clippy::unused_async, reason = "poise awaits every command")]
pub async fn privacy(_: Context<'_>) -> CommandResult {
    Ok(())
}

/// The sub-command `/privacy show`.
#[poise::command(slash_command)]
async fn show(ctx: Context<'_>) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let work = count(bot, interaction);
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

/// The sub-command `/privacy export`.
#[poise::command(slash_command)]
async fn export(ctx: Context<'_>) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let work = file::response(bot, interaction);
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

/// The sub-command `/privacy delete`.
#[poise::command(slash_command)]
async fn delete(ctx: Context<'_>) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let work = ask(bot, interaction);
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

async fn count(bot: &Bot, interaction: &CommandInteraction) -> Result<Response, RequestError> {
    let player = people::commander(interaction).id;
    bot.limits.stored(player)?;
    let stored = bot.service.stored_about(player).await?;
    let text = views::stored(&stored, bot.links.privacy.as_deref());
    Ok(Response::private(Message::text(text)))
}

async fn ask(bot: &Bot, interaction: &CommandInteraction) -> Result<Response, RequestError> {
    let player = people::commander(interaction).id;
    bot.limits.stored(player)?;
    let stored = bot.service.stored_about(player).await?;
    let kept = bot.service.backups().map(|backups| backups.keep());
    let question = views::ask_to_delete(&stored, kept, bot.links.privacy.as_deref());
    Ok(Response::private(question))
}
