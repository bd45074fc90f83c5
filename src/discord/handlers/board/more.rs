//! The button that shows what else can be done in a game.

use serenity::all::ComponentInteraction;

use crate::discord::bot::Bot;
use crate::discord::refusal::Trouble;
use crate::discord::respond::Answer;
use crate::discord::{people, views};
use crate::game::GameId;

/// Shows it to whoever pressed.
pub async fn show(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Answer, Trouble> {
    let viewpoint = people::viewpoint_of_press(interaction);
    let view = bot.service.game_seen_from(viewpoint, game).await?;
    Ok(Answer::private(views::more(&view, viewpoint.player)))
}
