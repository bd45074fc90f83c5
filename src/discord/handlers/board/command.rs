//! `/board`: shows a board again.

use serenity::all::CommandInteraction;

use crate::discord::action::{Action, BoardFormat};
use crate::discord::bot::Bot;
use crate::discord::handlers::board::bring::{self, Asker};
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::{suggest, which_game};
use crate::discord::refusal::RequestError;
use crate::discord::respond::{Interaction, Response, respond};
use crate::service::GameView;

/// The command `/board`.
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub async fn board(
    ctx: Context<'_>,
    #[autocomplete = "suggest::games"] game: Option<String>,
    text: Option<bool>,
    numbers: Option<bool>,
) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let form = match (text, numbers) {
        (Some(true), _) => BoardFormat::Words,
        (_, Some(true)) => BoardFormat::Numbered,
        _ => BoardFormat::Usual,
    };
    let work = show(bot, interaction, game.as_deref(), form);
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

async fn show(
    bot: &Bot,
    interaction: &CommandInteraction,
    game: Option<&str>,
    form: BoardFormat,
) -> Result<Response, RequestError> {
    let asker = Asker::of_command(interaction);
    let viewpoint = asker.viewpoint;
    let games = which_game::to_show(bot, viewpoint, game, asker.here).await?;
    match which_game::only(games) {
        Ok(view) => bring::bring(bot, &asker, &view, form).await,
        Err(games) => {
            let bring = |view: &GameView| Action::Bring(view.game.id, form);
            Ok(which_game::ask(&games, viewpoint.player, bring))
        }
    }
}
