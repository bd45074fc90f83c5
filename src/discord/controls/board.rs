//! The button that shows the board as it stands now.

use crate::discord::answer::Answer;
use crate::discord::bot::Bot;
use crate::discord::messages::{self, Said};
use crate::discord::refusal::Trouble;
use crate::game::GameId;

/// Shows it to the one who asks, whoever that is: games are public.
pub async fn show(bot: &Bot, game: GameId) -> Result<Answer, Trouble> {
    let view = bot.service.game(game).await?;
    let picture = bot.easel.draw(&view).await?;
    let said = messages::again(&view);
    Ok(Answer::private(Said::text(said.text)).with(picture))
}
