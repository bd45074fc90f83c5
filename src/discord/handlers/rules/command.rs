//! `/rules`: how each ruleset is played.

use crate::discord::bot::Bot;
use crate::discord::handlers::common::command::{Context, Done, named_ruleset};
use crate::discord::handlers::common::suggest;
use crate::discord::handlers::rules::menu;
use crate::discord::refusal::{Refusal, Trouble};
use crate::discord::respond::{Answer, Asked, answer};
use crate::discord::{people, views};
use crate::game::PlayerId;

/// read how a ruleset is played
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub async fn rules(
    ctx: Context<'_>,
    #[description = "which one; a list of all if left out"]
    #[autocomplete = "suggest::all_rulesets"]
    ruleset: Option<String>,
) -> Done {
    let viewer = people::commander(ctx.interaction).id;
    let (bot, asked) = (ctx.data(), Asked::Command(ctx.interaction));
    answer(bot, asked, Box::pin(page(bot, viewer, ruleset))).await;
    Ok(())
}

async fn page(bot: &Bot, viewer: PlayerId, typed: Option<String>) -> Result<Answer, Trouble> {
    let Some(typed) = typed else {
        return Ok(Answer::private(views::catalogue()));
    };
    let Some(ruleset) = named_ruleset(&typed) else {
        return Err(Refusal::Ruleset { typed }.into());
    };
    menu::explain(bot, viewer, &ruleset, Answer::private).await
}
