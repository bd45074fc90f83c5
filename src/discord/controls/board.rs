//! The button that shows the board as it stands now.

use crate::discord::answer::Answer;
use crate::discord::bot::Bot;
use crate::discord::messages::{self, Said};
use crate::discord::refusal::{Refusal, Trouble};
use crate::game::{self, GameId};
use crate::service;

/// Shows it to the one who asks, whoever that is: games are public.
pub async fn show(bot: &Bot, game: GameId) -> Result<Answer, Trouble> {
    let view = bot.service.game(game).await?;
    let picture = bot.easel.draw(&view).await?;
    let said = messages::again(&view);
    Ok(Answer::private(Said::text(said.text)).with(picture))
}

/// An answer as it is, unless the game had gone on before the wish: then why it was not granted,
/// and the board as it stands now.
pub async fn or_as_it_stands(
    bot: &Bot,
    game: GameId,
    done: Result<Answer, Trouble>,
) -> Result<Answer, Trouble> {
    match done {
        Err(Trouble::Refused(refusal)) if is_behind(&refusal) => {
            let view = bot.service.game(game).await?;
            let picture = bot.easel.draw(&view).await?;
            let why = Said::text(messages::refusal(&refusal));
            Ok(Answer::private(why).with(picture))
        }
        done => done,
    }
}

/// Whether whoever was refused saw another board than there is.
fn is_behind(refusal: &Refusal) -> bool {
    matches!(
        refusal,
        Refusal::Service(
            service::Refusal::Overtaken(_)
                | service::Refusal::Game(
                    game::Refusal::Stale { .. }
                        | game::Refusal::Over { .. }
                        | game::Refusal::NotYourTurn { .. }
                )
        )
    )
}
