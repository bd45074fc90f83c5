//! Lists of games.

use crate::discord::message::{LONGEST, Message};
use crate::discord::views::{move_buttons, phrases, safe_text, time};
use crate::game::{GameId, Person, PlayerId, Suspension};
use crate::language::{Text, say};
use crate::service::{GameList, GameView};

/// How many rows of buttons a message may have, and how many buttons a row may have.
const ROWS: usize = 5;
const BUTTONS: usize = 5;

/// A player's running games, with those that wait for the player first. The player's own list has
/// buttons to play in those.
pub fn games(games: &GameList, whose: &Person, viewer: PlayerId) -> Message {
    if whose.id == viewer {
        return own(games, viewer, say!(games::yours));
    }
    let name = safe_text::shown(whose.called());
    Message::text(if is_empty(games) {
        say!(games::none_of, name = name)
    } else {
        list(say!(games::of, name = name), games, whose.id, false)
    })
}

/// The viewer's own games under this heading, with buttons.
pub(super) fn own(games: &GameList, viewer: PlayerId, head: Text) -> Message {
    if is_empty(games) {
        return Message::text(say!(games::none));
    }
    let mut message = Message::text(list(head, games, viewer, true));
    let waiting: Vec<_> = games
        .views
        .iter()
        .filter(|view| view.game.waits_for(viewer))
        .take(ROWS * BUTTONS)
        .map(|view| move_buttons::next(view, viewer).1)
        .collect();
    for row in waiting.chunks(BUTTONS) {
        message = message.with_buttons(row.to_vec());
    }
    message
}

fn is_empty(games: &GameList) -> bool {
    games.views.is_empty() && games.damaged.is_empty()
}

fn list(head: Text, games: &GameList, player: PlayerId, is_own: bool) -> Text {
    let lines = games.views.iter().map(|view| line(view, player, is_own));
    let damaged = games.damaged.iter().map(|&game| damaged_line(game));
    fitted(head, lines.chain(damaged).map(item).collect())
}

/// A game in a list of choices, as in "412 · against Ben · move 14 · your turn".
pub fn choice(view: &GameView, player: PlayerId) -> Text {
    let game = &view.game;
    let others = game
        .players
        .iter()
        .filter(|&&other| other != player)
        .map(|&other| phrases::plain_name(view, other));
    let mut parts = vec![
        Text::verbatim(game.id.to_string()),
        say!(games::choice_against, opponents = Text::list(others)),
        next_move(view),
    ];
    if game.waits_for(player) {
        parts.push(say!(games::choice_your_turn));
    }
    Text::joined(parts, " · ")
}

fn line(view: &GameView, player: PlayerId, is_own: bool) -> Text {
    let game = &view.game;
    let whose = match game.to_move() {
        Some(_) if is_own && game.waits_for(player) => say!(games::waits_for_you),
        Some(next) => say!(games::waits_for, name = phrases::name(view, next)),
        None => say!(games::over),
    };
    let when = match (game.suspension, game.deadline()) {
        (Some(Suspension::Paused), _) => say!(games::paused),
        (Some(Suspension::Adjourned), _) => say!(games::adjourned),
        (None, Some(deadline)) => say!(games::due, time = time::relative(deadline)),
        (None, None) => say!(games::last_move, time = time::relative(game.moved_at)),
    };
    let against = say!(
        games::against,
        game = phrases::linked(view),
        opponents = phrases::opponents(view, player)
    );
    let ruleset = Text::verbatim(game.terms.ruleset.name);
    Text::joined([against, ruleset, next_move(view), whose, when], " · ")
}

/// "move 14", the one that is to be made.
fn next_move(view: &GameView) -> Text {
    say!(games::next_move, number = phrases::next_move(&view.game))
}

fn damaged_line(game: GameId) -> Text {
    say!(games::damaged, game = game.0)
}

/// A line of a list.
pub(super) fn item(text: Text) -> Text {
    Text::joined([Text::verbatim("-"), text], " ")
}

/// As many lines as fit into a message, and how many more there are.
pub(super) fn fitted(head: Text, lines: Vec<Text>) -> Text {
    Text::fitting(head, lines, LONGEST, |count| {
        say!(games::more, count = count)
    })
}
