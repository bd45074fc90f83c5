//! Reminders of a game, and the daily list of games that wait.

use crate::discord::action::Action;
use crate::discord::message::{Button, ButtonStyle, Message};
use crate::discord::views::{games, phrases, time};
use crate::game::{Person, PlayerId, Reminder};
use crate::service::{GameList, GameView};

/// Says that a game waits, and how much time is left. It pings in a channel; the outbox drops the
/// mention from a direct message, which needs none.
pub fn reminder(view: &GameView, player: PlayerId, reminder: Reminder) -> Message {
    let game = &view.game;
    let why = match reminder {
        Reminder::Half => "half of your time is gone",
        Reminder::Low => "little of your time is left",
        Reminder::LastCall => "this is the last call",
    };
    let text = format!(
        "{} your move in {} against {}: {why}. {}",
        phrases::mention(player),
        phrases::linked(view),
        phrases::opponents(view, player),
        time::move_by(game).unwrap_or_default()
    );
    let id = game.id;
    let play = Button::new(
        format!("Play game {id}"),
        ButtonStyle::Inviting,
        Action::Pick(id),
    );
    Message {
        ping: Some(player),
        ..Message::text(text.trim_end())
    }
    .with_buttons(vec![play])
}

/// The daily list of the games that wait for a person.
pub fn digest(games: &GameList, whose: &Person) -> Message {
    let mut message = games::games(games, whose, whose.id);
    message.text = message
        .text
        .replacen("Your games:", "These games wait for you today:", 1);
    message
}
