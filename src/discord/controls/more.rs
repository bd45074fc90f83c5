//! The button that shows what else can be done in a game.

use serenity::all::ComponentInteraction;

use crate::discord::answer::Answer;
use crate::discord::bot::Bot;
use crate::discord::refusal::Trouble;
use crate::discord::{messages, people};
use crate::game::GameId;

/// Shows it to whoever pressed.
pub async fn show(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Answer, Trouble> {
    let viewpoint = people::viewpoint_of_press(interaction);
    let view = bot.service.game_seen_from(viewpoint, game).await?;
    Ok(Answer::private(messages::more(&view, viewpoint.player)))
}
