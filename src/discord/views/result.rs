//! The message that tells how a game ended.

use crate::discord::message::Message;
use crate::discord::views::{phrases, rematch};
use crate::game::Status;
use crate::rating::{Change, Rating};
use crate::rules::{Notation, Outcome, Reason};
use crate::service::GameView;

/// How the game ended and what it changed. It pings nobody, because nobody has to move.
pub fn ending(view: &GameView) -> Message {
    let Status::Over(outcome) = view.game.status() else {
        return Message::text(String::new());
    };
    let mut text = result(view, outcome);
    if let Some(points) = match_points(view) {
        text.push(' ');
        text.push_str(&points);
    }
    if let Some(change) = rating_change(view) {
        text.push(' ');
        text.push_str(&change);
    }
    let buttons = rematch::button(view).into_iter().collect();
    Message::text(text).with_buttons(buttons)
}

/// A rating, with a question mark while it is provisional.
pub fn rating(rating: Rating) -> String {
    let mark = if rating.is_provisional() { "?" } else { "" };
    format!("{:.0}{mark}", rating.rating)
}

fn result(view: &GameView, outcome: Outcome) -> String {
    let game = &view.game;
    let moves = match game.ply() {
        1 => "1 move".to_owned(),
        moves => format!("{moves} moves"),
    };
    let why = reason(view, outcome);
    if game.is_aborted() {
        return format!(
            "Game {} ends after {moves} without a winner: {why}, too early to count.",
            game.id
        );
    }
    let winners = game.winners();
    if winners.is_empty() {
        return format!("Game {} is a draw after {moves}: {why}.", game.id);
    }
    let verb = if winners.len() == 1 { "wins" } else { "win" };
    format!(
        "{} {verb} game {} in {moves}: {why}.",
        phrases::names_of(view, &winners),
        game.id
    )
}

fn reason(view: &GameView, outcome: Outcome) -> String {
    let left = |how: &str| {
        let leaver = view
            .game
            .last_move()
            .map(|last| phrases::name(view, last.by));
        format!("{} {how}", leaver.unwrap_or_default())
    };
    match outcome.reason {
        Reason::Row => row(view),
        Reason::Captures => captures(view, outcome),
        Reason::Resigned => left("resigned"),
        Reason::OutOfTime => left("ran out of time"),
        Reason::BoardFull => "the board is full".to_owned(),
        Reason::Agreed => "both agreed".to_owned(),
        Reason::RowAgainstCaptures => "a row and the last capture came at once".to_owned(),
        Reason::PlyLimit => "no game goes on for longer".to_owned(),
    }
}

/// "five in a row (K10-O14)".
fn row(view: &GameView) -> String {
    let position = view.game.position();
    let row = position.winning_row();
    let ends = match (row.first(), row.last()) {
        (Some(&first), Some(&last)) => format!(
            " ({}-{})",
            phrases::point(first, position, Notation::Board),
            phrases::point(last, position, Notation::Board)
        ),
        _ => String::new(),
    };
    format!("{} in a row{ends}", phrases::number(row.len()))
}

/// "five pairs captured".
fn captures(view: &GameView, outcome: Outcome) -> String {
    let position = view.game.position();
    let stones = outcome
        .winning_colour
        .map_or(0, |colour| usize::from(position.captured_by(colour)));
    if position.ruleset().captures.count_pairs() {
        format!("{} pairs captured", phrases::number(stones / 2))
    } else {
        format!("{} stones captured", phrases::number(stones))
    }
}

/// "Points: Ann 12, Ben 7; 21 win the match. Game 413 follows."
fn match_points(view: &GameView) -> Option<String> {
    let scored = view.scored.as_ref()?;
    let told: Vec<_> = scored
        .points
        .iter()
        .zip(&view.game.players)
        .map(|(points, &player)| format!("{} {points}", phrases::name(view, player)))
        .collect();
    let after = match (scored.winner, scored.next) {
        (Some(winner), _) => format!(". **{}** wins the match.", phrases::name(view, winner)),
        (None, Some(next)) => format!("; {} win the match. Game {next} follows.", scored.target),
        (None, None) => ". The match ends here.".to_owned(),
    };
    Some(format!("Points: {}{after}", told.join(", ")))
}

/// "Rating 1540 → 1552, 1498 → 1487.", with the winner first. On a server it shows the server's own
/// ladder.
fn rating_change(view: &GameView) -> Option<String> {
    let changes = view.ratings.as_ref()?;
    let changes = changes.server.as_ref().unwrap_or(&changes.everywhere);
    let winners = view.game.winners();
    let (mut told, others): (Vec<_>, Vec<_>) = changes
        .iter()
        .zip(&view.game.players)
        .partition(|(_, player)| winners.contains(player));
    told.extend(others);
    let told: Vec<_> = told.into_iter().map(|(change, _)| step(change)).collect();
    Some(format!("Rating {}.", told.join(", ")))
}

fn step(change: &Change) -> String {
    format!("{} → {}", rating(change.before), rating(change.after))
}
