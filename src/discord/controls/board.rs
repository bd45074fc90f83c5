//! The board as it stands now, for one person.

use serenity::all::ComponentInteraction;

use super::viewer::Viewer;
use crate::discord::answer::Answer;
use crate::discord::bot::Bot;
use crate::discord::message::Said;
use crate::discord::messages;
use crate::discord::refusal::{Refusal, Trouble};
use crate::game::{self, GameId};
use crate::service;

/// Shows it to the one who asks, if they may see it.
pub async fn show(
    bot: &Bot,
    interaction: &ComponentInteraction,
    game: GameId,
) -> Result<Answer, Trouble> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    let view = bot.service.game_seen_from(viewer.viewpoint, game).await?;
    bot.allowances.picture(viewer.id)?;
    let picture = bot.easel.draw_for(&view, &viewer.settings).await?;
    let said = messages::again(&view, viewer.settings.notation);
    Ok(Answer::private(Said::text(said.text)).with(picture))
}

/// An answer as it is, unless the game had gone on before the wish: then why it was not granted,
/// and the board as it stands now, with the ways to move for whoever is to move there.
pub async fn or_as_it_stands(
    bot: &Bot,
    viewer: &Viewer,
    game: GameId,
    done: Result<Answer, Trouble>,
) -> Result<Answer, Trouble> {
    match done {
        Err(Trouble::Refused(refusal)) if is_behind(&refusal) => {
            let view = bot.service.game_seen_from(viewer.viewpoint, game).await?;
            bot.allowances.picture(viewer.id)?;
            let picture = bot.easel.draw_for(&view, &viewer.settings).await?;
            let mut why = Said::text(messages::refusal(&refusal));
            if view.game.to_move() == Some(viewer.id) {
                why = why.with_buttons(messages::ways_to_move(&view));
            }
            Ok(viewer.answer(why).with(picture))
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
