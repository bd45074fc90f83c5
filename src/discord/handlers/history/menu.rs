//! The menu that opens a finished game.

use serenity::all::ComponentInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::input::chosen;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::views;
use crate::game::GameId;

/// Shows how the chosen game ended, with its last board, to the person who chose.
pub async fn open(bot: &Bot, interaction: &ComponentInteraction) -> Result<Response, RequestError> {
    let chosen = chosen(interaction).and_then(|value| value.parse().ok());
    let game = GameId(chosen.ok_or(Refusal::Button)?);
    let viewer = Viewer::of_press(bot, interaction).await?;
    let view = bot.service.game_seen_from(viewer.viewpoint, game).await?;
    if !view.game.is_over() {
        return Err(Refusal::NotOver(game).into());
    }
    bot.limits.picture(viewer.id)?;
    let board = bot
        .renderer
        .draw_numbered(&view, &viewer.settings, viewer.language)
        .await?;
    Ok(Response::private(views::end_card(&view, viewer.id)).with(board))
}
