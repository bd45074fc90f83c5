//! Asks for confirmation before a resignation.

use crate::discord::action::Action;
use crate::discord::message::{Button, ButtonStyle, Message};
use crate::discord::views::phrases;
use crate::game::{GameId, PlayerId};
use crate::service::GameView;

/// The question, asked privately and once.
pub fn question(view: &GameView, player: PlayerId) -> Message {
    let id = view.game.id;
    Message::text(format!(
        "Resign game {id} against {}? It cannot be taken back.",
        phrases::opponents(view, player)
    ))
    .with_buttons(vec![
        Button::new(
            format!("Resign game {id}"),
            ButtonStyle::Grave,
            Action::Resign(id),
        ),
        Button::new("Play on", ButtonStyle::Plain, Action::PlayOn(id)),
    ])
}

/// Replaces the question once the game was resigned.
pub fn resigned(view: &GameView) -> Message {
    Message::text(format!("You resigned game {}.", view.game.id))
}

/// Replaces the question if the game goes on.
pub fn played_on(game: GameId) -> Message {
    Message::text(format!("Game {game} goes on."))
}
