//! What somebody is shown whose wish came from another board than there is.

use crate::discord::bot::Bot;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::message::Said;
use crate::discord::refusal::{Refusal, Trouble};
use crate::discord::respond::Answer;
use crate::discord::views;
use crate::game::{self, GameId};
use crate::service;

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
            let mut why = Said::text(views::refusal(&refusal));
            if view.game.to_move() == Some(viewer.id) {
                why = why.with_buttons(views::ways_to_move(&view));
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
