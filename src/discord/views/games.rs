//! Lists of games.

use crate::discord::message::{LONGEST, Message};
use crate::discord::views::{move_buttons, phrases, safe_text, time};
use crate::game::{GameId, Person, PlayerId, Suspension};
use crate::service::{GameList, GameView};

/// How many rows of buttons a message may have, and how many buttons a row may have.
const ROWS: usize = 5;
const BUTTONS: usize = 5;

/// A player's running games, with those that wait for the player first. The player's own list has
/// buttons to play in those.
pub fn games(games: &GameList, whose: &Person, viewer: PlayerId) -> Message {
    let is_own = whose.id == viewer;
    let name = safe_text::shown(whose.called());
    let views = &games.views;
    if views.is_empty() && games.damaged.is_empty() {
        return Message::text(if is_own {
            "You have no game running. `/challenge` invites somebody.".to_owned()
        } else {
            format!("{name} has no game running.")
        });
    }
    let head = if is_own {
        "Your games:".to_owned()
    } else {
        format!("The games of {name}:")
    };
    let lines = views.iter().map(|view| line(view, whose.id, is_own));
    let damaged = games.damaged.iter().map(|&game| damaged_line(game));
    let lines: Vec<_> = lines.chain(damaged).collect();
    let mut message = Message::text(fitted(head, lines.into_iter()));
    if is_own {
        let waiting: Vec<_> = views
            .iter()
            .filter(|view| view.game.waits_for(viewer))
            .take(ROWS * BUTTONS)
            .map(|view| move_buttons::next(view, viewer).1)
            .collect();
        for row in waiting.chunks(BUTTONS) {
            message = message.with_buttons(row.to_vec());
        }
    }
    message
}

/// A game in a list of choices, as in "412 · against Ben · ply 14 · your move".
pub fn choice(view: &GameView, player: PlayerId) -> String {
    let game = &view.game;
    let others: Vec<_> = game
        .players
        .iter()
        .zip(&view.names)
        .filter(|&(&other, _)| other != player)
        .map(|(_, name)| safe_text::plain(name))
        .collect();
    let whose = if game.waits_for(player) {
        " · your move"
    } else {
        ""
    };
    format!(
        "{} · against {} · ply {}{whose}",
        game.id,
        phrases::listed(others),
        game.revision().next()
    )
}

fn line(view: &GameView, player: PlayerId, is_own: bool) -> String {
    let game = &view.game;
    let whose = match game.to_move() {
        Some(_) if is_own && game.waits_for(player) => "**your move**".to_owned(),
        Some(next) => format!("{} to move", phrases::name(view, next)),
        None => "over".to_owned(),
    };
    let when = match (game.suspension, game.deadline()) {
        (Some(Suspension::Paused), _) => "paused".to_owned(),
        (Some(Suspension::Adjourned), _) => "adjourned".to_owned(),
        (None, Some(deadline)) => format!("until {}", time::relative(deadline)),
        (None, None) => format!("last move {}", time::relative(game.moved_at)),
    };
    format!(
        "- {} against {} · {} · ply {} · {whose} · {when}",
        phrases::linked(view),
        phrases::opponents(view, player),
        game.terms.ruleset.name,
        game.revision().next()
    )
}

fn damaged_line(game: GameId) -> String {
    format!("- game {game} · its saved moves cannot be read; please tell whoever runs me")
}

/// As many lines as fit into a message, and how many more there are.
pub(super) fn fitted(head: String, lines: impl ExactSizeIterator<Item = String>) -> String {
    const REST: usize = 40;
    let mut left = lines.len();
    let mut text = head;
    let mut length = text.chars().count();
    for line in lines {
        length += 1 + line.chars().count();
        if length + REST > LONGEST {
            text = format!("{text}\n… and {left} more.");
            break;
        }
        text.push('\n');
        text.push_str(&line);
        left -= 1;
    }
    text
}
