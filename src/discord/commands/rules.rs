//! `/rules`: how each ruleset is played.

use super::{Context, Done, suggest};
use crate::discord::answer::{Answer, Asked, answer};
use crate::discord::bot::Bot;
use crate::discord::refusal::{Refusal, Trouble};
use crate::discord::{controls, messages, people};
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
        return Ok(Answer::private(messages::catalogue()));
    };
    let Some(ruleset) = super::ruleset(&typed) else {
        return Err(Refusal::Ruleset { typed }.into());
    };
    controls::explain(bot, viewer, &ruleset, Answer::private).await
}
