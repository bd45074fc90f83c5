//! Messages about games against the computer.

use crate::discord::action::Action;
use crate::discord::message::{Button, ButtonStyle, Item, Menu, Message};
use crate::discord::views::{phrases, rematch};
use crate::game::ChannelId;
use crate::rules::catalogue;
use crate::service::{ComputerResults, GameView, LEVEL_NAMES, StartedComputerGame};

/// Asks which level to play against.
pub fn opponents() -> Message {
    let items = LEVEL_NAMES.into_iter().map(|(number, name)| Item {
        about: about(number).to_owned(),
        ..Item::new(format!("Level {number}: {name}"), number.to_string())
    });
    let menu = Menu {
        action: Action::Against,
        prompt: "How strong shall I be?".to_owned(),
        items: items.collect(),
    };
    Message::text(
        "A game of Pente against me, here and without a clock. It never counts for the ladder.",
    )
    .with_menu(menu)
}

/// The button that leads to [`opponents`].
pub fn invite() -> Button {
    Button::new("Play the bot", ButtonStyle::Inviting, Action::Opponents)
}

/// Confirms a new game against the computer, or says that a second press began no other.
pub fn begun(begun: &StartedComputerGame, here: ChannelId) -> Message {
    let game = &begun.view.game;
    let channel = game.place.channel;
    if !begun.is_double_press {
        let place = rematch::place(channel, here);
        return Message::text(format!("Game {} begins {place}.", game.id));
    }
    let place = if channel == here {
        "here".to_owned()
    } else {
        format!("in <#{channel}>")
    };
    Message::text(format!(
        "Game {} has already begun {place}. You asked for the same game twice in a row, so I began \
         only one.",
        game.id
    ))
}

/// Says that the computer does not move, and what its opponent can do.
pub fn no_move(view: &GameView) -> Message {
    let game = &view.game;
    let person = game.people().next();
    let called = person.map_or_else(String::new, |person| {
        format!("{}: ", phrases::mention(person))
    });
    Message {
        ping: person,
        ..Message::text(format!(
            "{called}I cannot find a move in game {}. The mistake is mine and is written down for \
             whoever looks after me. You can take your last move back with `/offer` and play another \
             one, let me try again with `/board`, or end the game with `/resign`.",
            game.id
        ))
    }
}

/// A person's results against the computer.
pub fn results(results: &[ComputerResults]) -> Message {
    if results.is_empty() {
        return Message::text(
            "You have not finished a game against me. `/challenge` me, at a level from 1 to 10.",
        );
    }
    let lines = results.iter().map(|it| {
        let ruleset =
            catalogue::find(&it.ruleset).map_or("another ruleset", |ruleset| ruleset.name);
        format!(
            "\n- {ruleset}, level {}: {} won, {} lost, {} drawn",
            it.level, it.wins, it.losses, it.draws
        )
    });
    Message::text(format!("You against me:{}", lines.collect::<String>()))
}

const fn about(level: u8) -> &'static str {
    match level {
        1 => "for a first game",
        2 | 3 => "overlooks much of what people overlook",
        4..=6 => "for who has played for a while",
        7..=9 => "sees through most threats",
        _ => "as strong as I can be",
    }
}
