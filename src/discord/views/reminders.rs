//! Reminders of a game, and the daily list of games that wait.

use crate::discord::action::Action;
use crate::discord::message::{Button, ButtonStyle, Message};
use crate::discord::views::{games, phrases, time};
use crate::game::{Person, PlayerId, Reminder};
use crate::language::{Text, Word, say};
use crate::service::{GameList, GameView};

/// Says in the channel of a game that it waits, and how much time is left. It pings.
pub fn reminder(view: &GameView, player: PlayerId, reminder: Reminder) -> Message {
    Message {
        pings: vec![player],
        ..reminding(Word("mention"), view, player, reminder)
    }
}

/// The same in a direct message, which needs no mention of its reader.
pub fn private_reminder(view: &GameView, player: PlayerId, reminder: Reminder) -> Message {
    reminding(Word("private"), view, player, reminder)
}

fn reminding(to: Word, view: &GameView, player: PlayerId, reminder: Reminder) -> Message {
    let game = phrases::linked(view);
    let opponents = phrases::opponents(view, player);
    let player = phrases::mention(player);
    let text = match reminder {
        Reminder::Half => say!(
            reminders::half,
            to = to,
            player = player,
            game = game,
            opponents = opponents
        ),
        Reminder::Low => say!(
            reminders::low,
            to = to,
            player = player,
            game = game,
            opponents = opponents
        ),
        Reminder::LastCall => say!(
            reminders::last_call,
            to = to,
            player = player,
            game = game,
            opponents = opponents
        ),
    };
    let move_by = time::move_by(&view.game).unwrap_or_default();
    let id = view.game.id;
    let play = Button::new(
        say!(reminders::play, game = id.0),
        ButtonStyle::Inviting,
        Action::Pick(id),
    );
    Message::text(Text::sentences([text, move_by])).with_buttons(vec![play])
}

/// The daily list of the games that wait for a person.
pub fn digest(games: &GameList, whose: &Person) -> Message {
    games::own(games, whose.id, say!(reminders::digest), 0)
}
