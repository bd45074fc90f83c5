//! Reminding somebody of a game, or of all that wait.

use crate::discord::action::Press;
use crate::discord::message::{Button, Look, Said};
use crate::discord::views::{games, phrases, time};
use crate::game::{Person, PlayerId, Reminder};
use crate::service::{GameList, GameView};

/// That a game waits, and for how long still. In a channel it pings; in a private conversation
/// nothing else is there.
pub fn reminder(view: &GameView, player: PlayerId, reminder: Reminder) -> Said {
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
    let play = Button::new(format!("Play game {id}"), Look::Inviting, Press::Pick(id));
    Said {
        ping: Some(player),
        ..Said::text(text.trim_end())
    }
    .with_buttons(vec![play])
}

/// The daily list of the games that wait for somebody.
pub fn digest(games: &GameList, whose: &Person) -> Said {
    let mut said = games::games(games, whose, whose.id);
    said.text = said
        .text
        .replacen("Your games:", "These games wait for you today:", 1);
    said
}
