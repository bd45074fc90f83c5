//! The menu of games whose records can be exported.

use serenity::all::ComponentInteraction;

use crate::discord::action::RecordFormat;
use crate::discord::bot::Bot;
use crate::discord::handlers::common::input::chosen;
use crate::discord::handlers::common::record_file as file;
use crate::discord::people;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::game::GameId;

/// Sends the record of the chosen game to the person who chose.
pub async fn export(
    bot: &Bot,
    interaction: &ComponentInteraction,
    format: RecordFormat,
) -> Result<Response, RequestError> {
    let chosen = chosen(interaction).and_then(|value| value.parse().ok());
    let game = GameId(chosen.ok_or(Refusal::Button)?);
    let viewpoint = people::viewpoint_of_press(interaction);
    let view = bot.service.game_seen_from(viewpoint, game).await?;
    file::response(bot, &view, format).await
}
