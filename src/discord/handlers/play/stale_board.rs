//! The response to an action that comes from an outdated board.

use serenity::all::CommandInteraction;

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
            } else if view.game.check_in(viewer.id).is_ok()
                && let Some(button) = views::play_on(&view)
            {
                why = why.with_buttons(vec![button]);
            }
            Ok(viewer.response(why).with(picture))
        }
        done => done,
    }
}

/// Passes the response to a typed move through, unless the player has yet to see that the move which they
/// answer was changed. Then the response is the current board.
pub async fn or_changed_board(
    bot: &Bot,
    interaction: &CommandInteraction,
    game: GameId,
    done: Result<Response, RequestError>,
) -> Result<Response, RequestError> {
    use game::GameRefusal::ChangedUnseen;
    use service::ServiceRefusal::Game;
    match done {
        Err(RequestError::Refused(Refusal::Service(Game(ChangedUnseen { .. })))) => {
            let viewer = Viewer::of_command(bot, interaction).await?;
            or_current_board(bot, &viewer, game, done).await
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
                        | game::GameRefusal::ChangedUnseen { .. }
                        | game::GameRefusal::ComputersTurn
                        | game::GameRefusal::Over { .. }
                        | game::GameRefusal::NotYourTurn { .. }
                )
        )
    )
}
