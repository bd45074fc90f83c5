//! What is said around games against the engine.

use super::rematch;
use super::said::{Button, Item, Look, Menu, Said};
use crate::discord::controls::Press;
use crate::game::ChannelId;
use crate::rules::catalogue;
use crate::service::{GameView, MachineResults, levels};

/// The question which level to play against.
pub fn opponents() -> Said {
    let items = levels().map(|(number, name)| Item {
        about: about(number).to_owned(),
        ..Item::new(format!("Level {number}: {name}"), number.to_string())
    });
    let menu = Menu {
        press: Press::Against,
        prompt: "How strong shall I be?".to_owned(),
        items: items.collect(),
    };
    Said::text(
        "A game of Pente against me, here and without a clock. It never counts for the ladder.",
    )
    .with_menu(menu)
}

/// The button that asks for it.
pub fn invite() -> Button {
    Button::new("Play the bot", Look::Inviting, Press::Opponents)
}

/// What the one is told who began a game against the engine.
pub fn begun(view: &GameView, here: ChannelId) -> Said {
    let game = &view.game;
    let place = rematch::place(game.place.channel, here);
    Said::text(format!("Game {} begins {place}.", game.id))
}

/// How somebody fares against the engine.
pub fn results(results: &[MachineResults]) -> Said {
    if results.is_empty() {
        return Said::text(
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
    Said::text(format!("You against me:{}", lines.collect::<String>()))
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
