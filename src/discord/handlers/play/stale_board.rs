//! The response to an action that comes from an outdated board.

use crate::discord::bot::Bot;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::message::Message;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::views;
use crate::game::{self, GameId};
use crate::service;

/// Passes a response through, unless the game had moved on before the action. Then the response is
/// the reason for the refusal with the current board, and the move buttons if the person is to
/// move.
pub async fn or_current_board(
    bot: &Bot,
    viewer: &Viewer,
    game: GameId,
    done: Result<Response, RequestError>,
) -> Result<Response, RequestError> {
    match done {
        Err(RequestError::Refused(refusal)) if is_stale(&refusal) => {
            let view = bot.service.game_seen_from(viewer.viewpoint, game).await?;
            let view = view.seen_by(viewer.id);
            bot.limits.picture(viewer.id)?;
            let picture = bot
                .renderer
                .draw_for(&view, &viewer.settings, viewer.language)
                .await?;
            let mut why = Message::text(views::refusal_over_board(&refusal));
            if view.game.to_move() == Some(viewer.id) {
                why = why.with_buttons(views::ways_to_move(&view));
            }
            Ok(viewer.response(why).with(picture))
        }
        done => done,
    }
}

/// Whether the action was refused because the board was outdated.
fn is_stale(refusal: &Refusal) -> bool {
    matches!(
        refusal,
        Refusal::Service(
            service::ServiceRefusal::Overtaken(_)
                | service::ServiceRefusal::Game(
                    game::GameRefusal::Stale { .. }
                        | game::GameRefusal::ComputersTurn
                        | game::GameRefusal::Over { .. }
                        | game::GameRefusal::NotYourTurn { .. }
                )
        )
    )
}
