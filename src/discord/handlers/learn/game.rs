//! The game of the last lesson: against the weakest level, with a comment under every board.

use serenity::all::ComponentInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::against_computer;
use crate::discord::people;
use crate::discord::refusal::RequestError;
use crate::discord::respond::Response;
use crate::lessons::{self, GAME};
use crate::service::ComputerGamePurpose;

/// The level of the computer in the lesson.
const LEVEL: u8 = 1;

/// Begins the game, in which the learner places the first stone. The lesson counts as done.
pub async fn begin(
    bot: &Bot,
    interaction: &ComponentInteraction,
) -> Result<Response, RequestError> {
    let purpose = ComputerGamePurpose::Lesson;
    let begun = against_computer::begin(bot, interaction, LEVEL, purpose).await?;
    if let Some(task) = lessons::task(GAME) {
        let player = people::presser(interaction).id;
        bot.service.save_solved(player, task).await?;
    }
    Ok(begun)
}
