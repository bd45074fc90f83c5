//! The buttons that turn the pages of a list of games.

use serenity::all::ComponentInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::refusal::RequestError;
use crate::discord::respond::Response;
use crate::discord::views;
use crate::game::PlayerId;

/// Shows a page of a person's games as they are now, with those that are visible from here.
pub async fn turn(
    bot: &Bot,
    interaction: &ComponentInteraction,
    whose: PlayerId,
    page: u16,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    let games = bot.service.games_seen_from(viewer.viewpoint, whose).await?;
    let whose = bot
        .service
        .person_on(viewer.viewpoint.server, whose)
        .await?;
    let message = views::games(&games, &whose, viewer.id, page);
    Ok(viewer.response(message))
}
