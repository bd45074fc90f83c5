//! The buttons and the menu that step through a finished game. One private message is edited in place;
//! every board counts as a picture of the person's allowance.

use serenity::all::ComponentInteraction;

use crate::discord::action::StepWay;
use crate::discord::bot::Bot;
use crate::discord::handlers::common::input::chosen;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::views;
use crate::game::GameId;
use crate::service::GameView;

/// Steps on from the board after so many moves.
pub async fn step(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
    shown: u16,
    way: StepWay,
) -> Result<Response, RequestError> {
    let to = |view: &GameView| way.from(shown.into(), view.game.record().moves.len());
    show(bot, interaction, game, to).await
}

/// Steps to the board that was chosen in the menu.
pub async fn step_to(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Response, RequestError> {
    let chosen = chosen(interaction).and_then(|value| value.parse().ok());
    let to: usize = chosen.ok_or(Refusal::Button)?;
    show(bot, interaction, game, |_| to).await
}

async fn show(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
    to: impl FnOnce(&GameView) -> usize,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    let view = bot.service.game_seen_from(viewer.viewpoint, game).await?;
    if !view.game.is_over() {
        return Err(Refusal::NotOver(game).into());
    }
    bot.limits.picture(viewer.id)?;
    let at = to(&view).min(view.game.record().moves.len());
    let earlier = views::after_moves(&view, at);
    let board = bot
        .renderer
        .draw_past(&earlier, &viewer.settings, viewer.language);
    let board = board.await?;
    let past_plans = bot.service.past_plans(game).await?;
    let notation = viewer.settings.notation;
    let message = views::step(&view, &earlier, &past_plans, notation, viewer.id);
    Ok(viewer.response(message).with(board))
}
