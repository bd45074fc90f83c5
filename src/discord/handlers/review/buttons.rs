//! The button under an end that asks for a review, and those that turn its pages.

use serenity::all::ComponentInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::input::chosen;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::review::share;
use crate::discord::handlers::review::show::{self, ReviewPage};
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::game::GameId;

/// Shows the review of a game to the person who pressed.
pub async fn overview(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    show::review(bot, &viewer, game, ReviewPage::Overview).await
}

/// Shows the turning point that is the move with this index in the record.
pub async fn turning_point(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
    index: u16,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    show::review(bot, &viewer, game, ReviewPage::TurningPoint(index.into())).await
}

/// Shows the mistake that is chosen in the menu.
pub async fn other_mistake(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    let index = chosen(interaction).and_then(|index| index.parse().ok());
    let page = ReviewPage::TurningPoint(index.ok_or(Refusal::Button)?);
    show::review(bot, &viewer, game, page).await
}

/// Shows the same with so many moves of the better line on the board.
pub async fn better_line(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
    index: u16,
    depth: u8,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    let page = ReviewPage::BetterLine(index.into(), depth.into());
    show::review(bot, &viewer, game, page).await
}

/// Answers that the review is not to be shown to everybody.
pub async fn decline(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Response, RequestError> {
    share::decline(bot, interaction, game).await
}

/// Agrees that the review is shown to everybody.
pub async fn share(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Response, RequestError> {
    share::press(bot, interaction, game).await
}
