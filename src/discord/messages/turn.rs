//! The message of a turn: who is to move, and everything that led to it.

use super::said::{Button, Look, Said};
use super::words;
use crate::discord::controls::Press;
use crate::rules::Asks;
use crate::service::GameView;

/// What a new board says. It pings the one who is to move; of a game that is over, nobody.
pub fn turn(view: &GameView) -> Said {
    let game = &view.game;
    let Some(turn) = game.position().to_act() else {
        return super::ending(view);
    };
    let player = game.player(turn.seat);
    let asked = match turn.asks {
        Asks::Place => "your move",
        Asks::Choose(_) => "your choice",
    };
    let head = format!(
        "{} {asked} · game {}, ply {}.",
        words::mention(player),
        game.id,
        game.ply() + 1
    );
    Said {
        text: sentences(head, news(view), words::captured(game.position())),
        ping: Some(player),
        buttons: buttons(view),
    }
}

/// The board as it stands, shown again: nobody is pinged.
pub fn again(view: &GameView) -> Said {
    let game = &view.game;
    let Some(player) = game.to_move() else {
        return super::ending(view);
    };
    let head = format!(
        "Game {}, ply {}: {} to move.",
        game.id,
        game.ply() + 1,
        words::name(view, player)
    );
    let last = game
        .last()
        .map(|played| words::deed(game, &words::name(view, game.player(played.seat)), played));
    Said {
        text: sentences(head, last, words::captured(game.position())),
        ping: None,
        buttons: buttons(view),
    }
}

/// What the mover is told privately.
pub fn confirmed(view: &GameView) -> Said {
    let game = &view.game;
    let deed = game.last().map(|played| words::deed(game, "You", played));
    let then = match game.to_move() {
        Some(next) if Some(next) == game.last_move().map(|last| last.by) => {
            format!("It is still your move in game {}.", game.id)
        }
        Some(next) => format!("Game {}: {} is to move.", game.id, words::name(view, next)),
        None => super::ending(view).text,
    };
    Said::text(sentences(deed.unwrap_or_default(), [then], None))
}

fn news(view: &GameView) -> Vec<String> {
    let game = &view.game;
    words::news(view)
        .iter()
        .map(|played| words::deed(game, &words::name(view, game.player(played.seat)), played))
        .collect()
}

fn sentences(
    head: String,
    middle: impl IntoIterator<Item = String>,
    tail: Option<String>,
) -> String {
    let parts: Vec<_> = std::iter::once(head).chain(middle).chain(tail).collect();
    parts.join(" ").trim().to_owned()
}

fn buttons(view: &GameView) -> Vec<Button> {
    let id = view.game.id;
    vec![
        Button::new("Board", Look::Plain, Press::Board(id)),
        Button::new("Resign", Look::Plain, Press::AskResign(id)),
    ]
}
