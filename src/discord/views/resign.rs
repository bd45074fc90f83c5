//! Asks for confirmation before a resignation.

use crate::discord::action::Action;
use crate::discord::message::{Button, ButtonStyle, Message};
use crate::discord::views::phrases;
use crate::game::{GameId, PlayerId};
use crate::language::say;
use crate::service::GameView;

/// The question, asked privately and once.
pub fn question(view: &GameView, player: PlayerId) -> Message {
    let id = view.game.id;
    let GameId(number) = id;
    let question = say!(
        resign::question,
        game = number,
        opponents = phrases::opponents(view, player)
    );
    Message::text(question).with_buttons(vec![
        Button::new(
            say!(resign::resign, game = number),
            ButtonStyle::Grave,
            Action::Resign(id),
        ),
        Button::new(
            say!(resign::play_on),
            ButtonStyle::Plain,
            Action::PlayOn(id),
        ),
    ])
}

/// Replaces the question once the game was resigned.
pub fn resigned(view: &GameView) -> Message {
    let GameId(number) = view.game.id;
    Message::text(say!(resign::resigned, game = number))
}

/// Replaces the question if the game goes on.
pub fn played_on(game: GameId) -> Message {
    let GameId(number) = game;
    Message::text(say!(resign::goes_on, game = number))
}
