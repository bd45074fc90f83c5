//! `/learn`: goes on with the lessons where the person stopped.

use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::learn::page;
use crate::discord::respond::{Interaction, respond};

/// The command `/learn`.
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub async fn learn(ctx: Context<'_>) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let work = async {
        let viewer = Viewer::of_command(bot, interaction).await?;
        page::resume(bot, &viewer).await
    };
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}
