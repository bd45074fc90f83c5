//! `/if-then`: conditional moves, played when the opponent makes the expected move.

use crate::discord::bot::Bot;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::{suggest, which_game};
use crate::discord::handlers::play::make_move;
use crate::discord::refusal::RequestError;
use crate::discord::respond::{Interaction, Response, respond};
use crate::discord::{people, views};
use crate::game::Viewpoint;
use crate::rules::Move;

/// The command `/if-then`.
#[poise::command(
    slash_command,
    rename = "if-then",
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub async fn if_then(
    ctx: Context<'_>,
    line: Option<String>,
    clear: Option<bool>,
    #[autocomplete = "suggest::games"] game: Option<String>,
) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let viewpoint = people::viewpoint(interaction);
    let work = plan(bot, viewpoint, line, clear == Some(true), game);
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

async fn plan(
    bot: &Bot,
    viewpoint: Viewpoint,
    line: Option<String>,
    is_over: bool,
    game: Option<String>,
) -> Result<Response, RequestError> {
    let player = viewpoint.player;
    let view = which_game::of_own(bot, viewpoint, game.as_deref()).await?;
    let id = view.game.id;
    let notation = bot.service.settings(player).await?.notation;
    let size = view.game.position().board().size();
    let moves = line.map(|typed| {
        let words = typed.split([' ', ',']).filter(|word| !is_filler(word));
        let moves = words.map(|word| make_move::read(word, size, notation));
        moves.collect::<Result<Vec<Move>, _>>()
    });
    let moves = moves.transpose()?;
    if is_over {
        bot.service.clear_plan(id, player).await?;
        if moves.is_none() {
            return Ok(Response::private(views::plan_cleared(&view)));
        }
    }
    let (view, plan) = match moves {
        Some(moves) => bot.service.plan(id, player, &moves).await?,
        None => bot.service.planned(id, player).await?,
    };
    let view = view.named_on(viewpoint.server);
    Ok(Response::private(views::plan(&view, &plan, notation)))
}

/// Whether a word only makes a line read like a sentence.
fn is_filler(word: &str) -> bool {
    word.is_empty() || word.eq_ignore_ascii_case("if") || word.eq_ignore_ascii_case("then")
}
