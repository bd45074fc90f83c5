//! Offers the lessons to somebody who begins their first game: once, privately, beside the answer.

use tracing::error;

use crate::discord::bot::Bot;
use crate::discord::respond::Response;
use crate::discord::views;
use crate::game::PlayerId;

/// Adds the offer to the answer for a newcomer. If it cannot be looked up whether they are one, they are
/// told nothing: the answer matters more.
pub async fn with_offer(bot: &Bot, player: PlayerId, answer: Response) -> Response {
    match bot.service.take_lesson_offer(player).await {
        Ok(true) => answer.aside(views::lesson_offer()),
        Ok(false) => answer,
        Err(failure) => {
            let error = &failure as &dyn std::error::Error;
            error!(error, "the lessons are not offered");
            answer
        }
    }
}
