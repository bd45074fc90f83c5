//! The button that shows what else can be done in a game.

use serenity::all::ComponentInteraction;

use crate::discord::bot::Bot;
use crate::discord::refusal::RequestError;
use crate::discord::respond::Response;
use crate::discord::{people, views};
use crate::game::GameId;

/// Shows this to the person who pressed.
pub async fn show(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Response, RequestError> {
    let viewpoint = people::viewpoint_of_press(interaction);
    let view = bot.service.game_seen_from(viewpoint, game).await?;
    let more = views::more(&view, viewpoint.player, bot.now());
    Ok(Response::private(more))
}
