//! `/rules`: how each ruleset is played.

use crate::discord::bot::Bot;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::ruleset::meant_ruleset;
use crate::discord::handlers::common::suggest;
use crate::discord::handlers::rules::menu;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::{Interaction, Response, respond};
use crate::discord::views;

/// The command `/rules`.
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub async fn rules(
    ctx: Context<'_>,
    #[autocomplete = "suggest::all_rulesets"] ruleset: Option<String>,
) -> CommandResult {
    let (bot, asked) = (ctx.data(), Interaction::Command(ctx.interaction));
    respond(bot, asked, Box::pin(page(bot, asked, ruleset))).await;
    Ok(())
}

async fn page(
    bot: &Bot,
    asked: Interaction<'_>,
    typed: Option<String>,
) -> Result<Response, RequestError> {
    let Some(typed) = typed else {
        return Ok(Response::private(views::catalogue()));
    };
    let ruleset = match meant_ruleset(&typed, |_| true) {
        Err(Refusal::Ruleset { typed }) => {
            return Ok(Response::private(views::unknown_ruleset(&typed)));
        }
        meant => meant?,
    };
    menu::explain(bot, asked, &ruleset, Response::private).await
}
