//! What a person can do about an opponent from another server: report them to the operator, or block them.

use serenity::all::{ComponentInteraction, ModalInteraction};
use tracing::warn;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::input::typed;
use crate::discord::refusal::RequestError;
use crate::discord::respond::Response;
use crate::discord::{people, views};
use crate::game::GameId;

/// Asks what happened.
pub async fn ask(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Response, RequestError> {
    let by = people::presser(interaction).id;
    bot.service.private_opponent(by, game).await?;
    Ok(Response::form(views::report_form(game)))
}

/// Keeps what was written. The log says that there is a report, and neither about whom nor
/// what it says.
pub async fn report(
    bot: &Bot,
    interaction: &ModalInteraction,
    game: GameId,
) -> Result<Response, RequestError> {
    let by = people::sender(interaction).id;
    let reason = typed(interaction).unwrap_or_default();
    bot.service.report(by, game, reason, bot.now()).await?;
    warn!(%game, "a player was reported: see `tessera reports`");
    Ok(Response::private(views::reported()))
}

/// Blocks the opponent, like `/settings block`.
pub async fn block(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Response, RequestError> {
    let by = people::presser(interaction);
    let other = bot.service.private_opponent(by.id, game).await?;
    let blocks = [(other, true)];
    let changed = bot
        .service
        .change_settings_and_blocks(&by, None, &blocks, bot.now());
    let (_, blocked) = changed.await?;
    Ok(Response::private(views::blocked(&blocked)))
}
