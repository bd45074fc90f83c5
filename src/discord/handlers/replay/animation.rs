//! Shows a finished game as an animation, to one person: for the button under its end, and for
//! `/replay`.
//!
//! It is drawn away from the threads that talk to Discord, and kept for further presses; one person
//! gets it at most as often as their allowance of pictures permits. If it cannot be drawn or sent, a
//! press may be repeated.

use serenity::all::ComponentInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::views;
use crate::game::{GameId, PlayerId, Settings};
use crate::language::Language;
use crate::service::GameView;

/// Shows it to the person who pressed, if they may see the game and it is over.
pub async fn show(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    let view = bot.service.game_seen_from(viewer.viewpoint, game).await?;
    response(bot, &view, viewer.id, &viewer.settings, viewer.language).await
}

/// The animation, with the button that leads to single steps.
pub async fn response(
    bot: &Bot,
    view: &GameView,
    viewer: PlayerId,
    settings: &Settings,
    language: Language,
) -> Result<Response, RequestError> {
    if !view.game.is_over() {
        return Err(Refusal::NotOver(view.game.id).into());
    }
    bot.limits.picture(viewer)?;
    let animation = bot.renderer.replay(view, settings, language).await?;
    // A rematch may be wanted here as well: the buttons stay under the end.
    Ok(Response::private(views::replay(view)).with(animation))
}
