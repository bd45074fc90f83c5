//! `/help`: a first page.

use crate::discord::handlers::common::command::{Context, Done};
use crate::discord::respond::{Answer, Asked, answer};
use crate::discord::views;

/// show what there is and how it is played
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub async fn help(ctx: Context<'_>) -> Done {
    let page = async { Ok(Answer::private(views::help())) };
    answer(ctx.data(), Asked::Command(ctx.interaction), Box::pin(page)).await;
    Ok(())
}
