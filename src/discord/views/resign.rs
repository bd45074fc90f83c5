//! Asking whether a game is really to be resigned.

use crate::discord::action::Press;
use crate::discord::message::{Button, Look, Said};
use crate::discord::views::phrases;
use crate::game::{GameId, PlayerId};
use crate::service::GameView;

/// The question, asked privately and once.
pub fn question(view: &GameView, player: PlayerId) -> Said {
    let id = view.game.id;
    Said::text(format!(
        "Resign game {id} against {}? It cannot be taken back.",
        phrases::opponents(view, player)
    ))
    .with_buttons(vec![
        Button::new(format!("Resign game {id}"), Look::Grave, Press::Resign(id)),
        Button::new("Play on", Look::Plain, Press::PlayOn(id)),
    ])
}

/// What stands in the question's place once the game was resigned.
pub fn resigned(view: &GameView) -> Said {
    Said::text(format!("You resigned game {}.", view.game.id))
}

/// What stands in the question's place if the game goes on.
pub fn played_on(game: GameId) -> Said {
    Said::text(format!("Game {game} goes on."))
}
