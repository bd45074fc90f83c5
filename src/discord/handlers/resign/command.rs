//! `/resign`: asks once, then resigns.

use crate::discord::action::Action;
use crate::discord::bot::Bot;
use crate::discord::handlers::common::context::{CommandResult, Context};
use crate::discord::handlers::common::{suggest, which_game};
use crate::discord::handlers::resign::buttons::question;
use crate::discord::people;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::{Interaction, Response, respond};
use crate::game::{ChannelId, Viewpoint};
use crate::service::GameView;

/// The command `/resign`.
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub async fn resign(
    ctx: Context<'_>,
    #[autocomplete = "suggest::games"] game: Option<String>,
) -> CommandResult {
    let (bot, interaction) = (ctx.data(), ctx.interaction);
    let viewpoint = people::viewpoint(interaction);
    let here = people::place(interaction).channel;
    let work = ask(bot, viewpoint, here, game.as_deref());
    respond(bot, Interaction::Command(interaction), Box::pin(work)).await;
    Ok(())
}

async fn ask(
    bot: &Bot,
    viewpoint: Viewpoint,
    here: ChannelId,
    game: Option<&str>,
) -> Result<Response, RequestError> {
    let any = |_: &GameView| true;
    let games = which_game::of_own(bot, viewpoint, game, here, Refusal::NoneFits, any).await?;
    match which_game::only(games) {
        Ok(view) => question(&view, viewpoint.player).map(Response::private),
        Err(games) => {
            let ask = |view: &GameView| Action::AskResign(view.game.id);
            Ok(which_game::ask(&games, viewpoint.player, ask))
        }
    }
}
