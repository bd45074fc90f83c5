//! The button that shows the current board to one person.

use serenity::all::ComponentInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::message::Message;
use crate::discord::refusal::RequestError;
use crate::discord::respond::Response;
use crate::discord::views;
use crate::game::GameId;

/// Shows it to the person who pressed, if they may see it.
pub async fn show(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    let view = bot.service.game_seen_from(viewer.viewpoint, game).await?;
    let view = view.seen_by(viewer.id);
    bot.limits.picture(viewer.id)?;
    let picture = bot
        .renderer
        .draw_for(&view, &viewer.settings, viewer.language)
        .await?;
    let message = views::again_to(&view, viewer.settings.notation, viewer.id);
    Ok(Response::private(Message::text(message.text)).with(picture))
}
