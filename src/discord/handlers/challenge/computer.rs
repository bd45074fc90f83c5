//! The menu that begins a game against the computer.

use serenity::all::ComponentInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::input::chosen;
use crate::discord::handlers::common::{against_computer, lesson_offer};
use crate::discord::people;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::service::ComputerGamePurpose;

/// Begins a game on default terms at the chosen level.
pub async fn start_game(
    bot: &Bot,
    interaction: &ComponentInteraction,
) -> Result<Response, RequestError> {
    let level = chosen(interaction).and_then(|word| word.parse().ok());
    let level = level.ok_or(Refusal::Button)?;
    let purpose = ComputerGamePurpose::Game;
    let begun = against_computer::begin(bot, interaction, level, purpose).await?;
    let player = people::presser(interaction).id;
    Ok(lesson_offer::with_offer(bot, player, begun).await)
}
