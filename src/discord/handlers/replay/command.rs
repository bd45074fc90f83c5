//! `/replay`: shows a finished game, move by move; the last one in this place if none is named.

use serenity::all::CommandInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::{suggest, which_game};
use crate::discord::handlers::replay::animation;
use crate::discord::message::Message;
use crate::discord::refusal::RequestError;
use crate::discord::respond::{Interaction, Response, respond};
use crate::discord::{people, reader};
use crate::language::say;

/// The command `/replay`.
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub async fn replay(
    ctx: Context<'_>,
    #[autocomplete = "suggest::finished_games"] game: Option<String>,
) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let work = show(bot, interaction, game.as_deref());
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

async fn show(
    bot: &Bot,
    interaction: &CommandInteraction,
    game: Option<&str>,
) -> Result<Response, RequestError> {
    let viewpoint = people::viewpoint(interaction);
    let view = match game {
        Some(typed) => which_game::by_name(bot, viewpoint, typed).await?,
        None => match bot.service.last_game_here(viewpoint).await? {
            Some(last) => bot.service.game_seen_from(viewpoint, last.id).await?,
            None => return Ok(Response::private(Message::text(say!(replay::none_here)))),
        },
    };
    let settings = bot.service.settings(viewpoint.player).await?;
    let language = reader::language_from(&settings, &interaction.locale);
    animation::response(bot, &view, viewpoint.player, &settings, language).await
}
