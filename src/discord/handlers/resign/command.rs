//! `/resign`: asks once, then gives a game up.

use crate::discord::bot::Bot;
use crate::discord::handlers::common::command::{Context, Done};
use crate::discord::handlers::common::{suggest, which_game};
use crate::discord::handlers::resign::buttons::question;
use crate::discord::people;
use crate::discord::refusal::Trouble;
use crate::discord::respond::{Answer, Asked, answer};
use crate::game::Viewpoint;

/// give a game up
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub async fn resign(
    ctx: Context<'_>,
    #[description = "the game's number, if you have more than one"]
    #[autocomplete = "suggest::games"]
    game: Option<String>,
) -> Done {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let viewpoint = people::viewpoint(interaction);
    let work = ask(bot, viewpoint, game.as_deref());
    answer(bot, Asked::Command(interaction), Box::pin(work)).await;
    Ok(())
}

async fn ask(bot: &Bot, viewpoint: Viewpoint, game: Option<&str>) -> Result<Answer, Trouble> {
    let view = which_game::of_own(bot, viewpoint, game).await?;
    question(&view, viewpoint.player).map(Answer::private)
}
