//! What is said with records that were exported as files.

use crate::discord::action::{Action, RecordFormat};
use crate::discord::message::{Item, Menu, Message};
use crate::discord::views::games::past_choice;
use crate::game::{GameId, PlayerId};
use crate::language::{Text, say};
use crate::service::{GameView, PastGame};

/// The most damaged games that are named.
const MOST_NAMED: usize = 20;

/// What is said with the record of one game.
pub fn exported(view: &GameView) -> Text {
    let game = view.game.id.0;
    if view.game.is_over() {
        say!(export::game, game = game)
    } else {
        say!(export::running_game, game = game)
    }
}

/// Asks which of these games is meant, for the reader.
pub fn export_menu(games: &[PastGame], reader: PlayerId, format: RecordFormat) -> Message {
    let items = games.iter().map(|game| {
        let label = past_choice(game, reader);
        Item::new(label, game.id.to_string())
    });
    Message::text(say!(export::which)).with_menu(Menu {
        action: Action::Export(format),
        prompt: say!(export::choose),
        items: items.collect(),
    })
}

/// What is said with the records of so many games: which of one's games cannot be read, and from which
/// number on they were left out, if any were.
pub fn exported_all(count: usize, damaged: &[GameId], next: Option<GameId>) -> Text {
    let told = if count == 0 {
        say!(export::none)
    } else {
        say!(export::all, count = count)
    };
    let rest = next.map(|GameId(next)| say!(export::rest, game = next));
    let sentences = [Some(told), rest, unreadable(damaged)];
    Text::sentences(sentences.into_iter().flatten())
}

fn unreadable(games: &[GameId]) -> Option<Text> {
    if games.is_empty() {
        return None;
    }
    let named = games.iter().take(MOST_NAMED);
    let named = Text::list(named.map(|game| Text::verbatim(game.to_string())));
    let others = games.len().saturating_sub(MOST_NAMED);
    Some(if others == 0 {
        say!(export::damaged, games = named, count = games.len())
    } else {
        say!(export::damaged_many, games = named, others = others)
    })
}
