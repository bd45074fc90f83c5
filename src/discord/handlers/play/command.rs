//! `/move`: plays a stone.

use serenity::all::CommandInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::which_game;
use crate::discord::handlers::play::make_move::{self, MoveRequest};
use crate::discord::handlers::play::stale_board;
use crate::discord::handlers::play::suggest;
use crate::discord::handlers::play::typed_turn::{self, TypedTurn};
use crate::discord::people;
use crate::discord::refusal::RequestError;
use crate::discord::respond::{Interaction, Response, respond};

/// The command `/move`.
#[poise::command(
    slash_command,
    rename = "move",
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub async fn play(
    ctx: Context<'_>,
    #[autocomplete = "suggest::points"] point: String,
    #[autocomplete = "suggest::waiting_games"] game: Option<String>,
) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let work = place(bot, interaction, &point, game.as_deref());
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

async fn place(
    bot: &Bot,
    interaction: &CommandInteraction,
    point: &str,
    game: Option<&str>,
) -> Result<Response, RequestError> {
    let viewpoint = people::viewpoint(interaction);
    let player = viewpoint.player;
    let here = people::place(interaction).channel;
    let games = which_game::to_play_in(bot, viewpoint, game, here).await?;
    let notation = bot.service.settings(player).await?.notation;
    let view = match which_game::only(games) {
        Ok(view) => view,
        Err(games) => {
            let which = make_move::which_game(&games, player, point, notation)?;
            return Ok(Response::private(which));
        }
    };
    let size = view.game.position().board().size();
    let TypedTurn { mv, then } = typed_turn::read(point, size, notation)?;
    let request = MoveRequest {
        viewpoint,
        game: view.game.id,
        mv,
        then,
        shown: None,
    };
    let made = make_move::make(bot, request, notation).await;
    Box::pin(stale_board::or_changed_board(
        bot,
        interaction,
        view.game.id,
        made,
    ))
    .await
}
