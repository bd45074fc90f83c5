//! `/review`: who stood better in a finished game, and what decided it; the last one in this place if none is
//! named.

use serenity::all::CommandInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::common::{suggest, which_game};
use crate::discord::handlers::review::show::{self, ReviewPage};
use crate::discord::message::Message;
use crate::discord::refusal::RequestError;
use crate::discord::respond::{Interaction, Response, respond};
use crate::language::say;

/// The command `/review`.
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub async fn review(
    ctx: Context<'_>,
    #[autocomplete = "suggest::finished_games"] game: Option<String>,
) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let work = find(bot, interaction, game.as_deref());
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

async fn find(
    bot: &Bot,
    interaction: &CommandInteraction,
    game: Option<&str>,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_command(bot, interaction).await?;
    let game = match game {
        Some(typed) => {
            let view = which_game::by_name(bot, viewer.viewpoint, typed).await?;
            view.game.id
        }
        None => match bot.service.last_game_here(viewer.viewpoint).await? {
            Some(last) => last.id,
            None => return Ok(Response::private(Message::text(say!(replay::none_here)))),
        },
    };
    show::review(bot, &viewer, game, ReviewPage::Overview).await
}
