//! The buttons for an opening choice.

use serenity::all::ComponentInteraction;

use crate::discord::action::BoardRef;
use crate::discord::bot::Bot;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::play::make_move::{self, MoveRequest};
use crate::discord::handlers::play::stale_board;
use crate::discord::refusal::RequestError;
use crate::discord::respond::Response;
use crate::rules::{Choice, Move};

/// Makes the choice.
pub async fn choose(
    bot: &Bot,
    interaction: &ComponentInteraction,
    shown: BoardRef,
    choice: Choice,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    let request = MoveRequest {
        viewpoint: viewer.viewpoint,
        game: shown.game,
        mv: Move::Choose(choice),
        then: None,
        shown: Some(shown.at),
    };
    let made = make_move::make(bot, request, viewer.settings.notation).await;
    stale_board::or_current_board(bot, &viewer, shown.game, made).await
}
