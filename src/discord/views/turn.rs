//! The message of a turn: who is to move, and everything that led to it.

use crate::discord::action::Action;
use crate::discord::message::{Button, ButtonStyle, Message};
use crate::discord::views::{move_buttons, offers, phrases, result, time};
use crate::game::{Game, OfferKind, PlayerId, Reset, Revision, Suspension};
use crate::rules::{Choice, Notation, Played, Position, Turn, TurnAction};
use crate::service::GameView;

/// The text of a new board. It pings the player to move once a turn: a player who places several
/// stones in a row is pinged for the first. If the game is over, paused or adjourned, it pings
/// nobody.
pub fn turn(view: &GameView) -> Message {
    let game = &view.game;
    let Some(turn) = game.position().to_act() else {
        return result::ending(view);
    };
    if let Some(rest) = game.suspension {
        return suspended(view, rest);
    }
    let player = game.player(turn.seat);
    if game
        .computer
        .is_some_and(|computer| computer.player == player)
    {
        return thinking(view);
    }
    let head = format!(
        "{} {} · game {}, ply {}.",
        phrases::mention(player),
        asked(game, turn),
        game.id,
        game.revision().next()
    );
    let head = sentences(head, reset_reason(view), None);
    Message {
        ping: (!goes_on(view)).then_some(player),
        ..Message::text(sentences(head, news(view), tail(view, turn)))
    }
    .with_buttons(buttons(view))
}

/// The new text of a posted board whose deadline has moved: the posted text with the new time. If
/// that text cannot be read, the board tells the last move. It pings nobody.
pub fn standing(view: &GameView, posted: Option<&str>) -> Message {
    let mut before = view.clone();
    before.posted = view.posted.map(|posted| Revision {
        ply: posted.ply.saturating_sub(1),
        ..posted
    });
    let message = turn(&before);
    let text = posted.and_then(|posted| time::retimed(posted, view));
    Message {
        ping: None,
        text: text.unwrap_or(message.text),
        ..message
    }
}

/// The current board, shown again. It pings nobody.
pub fn again(view: &GameView, notation: Notation) -> Message {
    let game = &view.game;
    let Some(turn) = game.position().to_act() else {
        return result::ending(view);
    };
    if let Some(rest) = game.suspension {
        return suspended(view, rest);
    }
    let player = game.player(turn.seat);
    let head = format!(
        "**Game {}**, ply {}: {} to {}.",
        game.id,
        game.revision().next(),
        phrases::name(view, player),
        verb(turn)
    );
    let last = last(view, notation);
    Message::text(sentences(head, last, tail(view, turn))).with_buttons(buttons(view))
}

/// The text over a picker, for the player to act.
pub fn to_pick(view: &GameView, turn: Turn, notation: Notation) -> String {
    let game = &view.game;
    let asked = asked(game, turn).replacen("your", "Your", 1);
    let head = format!(
        "{asked} · game {}, ply {}.",
        game.id,
        game.revision().next()
    );
    sentences(head, last(view, notation), tail(view, turn))
}

/// Confirms a move to the player privately, and tells a conditional move that replied to it at
/// once.
pub fn confirmed(view: &GameView, by: PlayerId, notation: Notation) -> Message {
    let game = &view.game;
    let deed = game.last().map(|played| {
        if game.player(played.seat) == by {
            phrases::deed(game, "You", played, notation)
        } else {
            format!(
                "Your move was answered at once: {}",
                told(view, game.ply(), played, notation)
            )
        }
    });
    let then = match game.position().to_act() {
        Some(turn) if game.player(turn.seat) == by => {
            let still = match turn.asks {
                TurnAction::Place => asked(game, turn).replacen("your", "Now your", 1),
                TurnAction::Choose(_) => "Now your choice".to_owned(),
            };
            format!("{still} in game {}.", game.id)
        }
        Some(turn) => {
            let next = phrases::name(view, game.player(turn.seat));
            format!("Game {}: {next} is to {}.", game.id, verb(turn))
        }
        None => result::ending(view).text,
    };
    Message::text(sentences(deed.unwrap_or_default(), [then], None))
}

/// The text of a board while the engine thinks.
fn thinking(view: &GameView) -> Message {
    let game = &view.game;
    let name = game.to_move().map(|player| phrases::name(view, player));
    let head = format!(
        "**Game {}**, ply {}: {} thinks.",
        game.id,
        game.revision().next(),
        name.unwrap_or_default()
    );
    let more = Button::new("More", ButtonStyle::Plain, Action::More(game.id));
    Message::text(sentences(
        head,
        news(view),
        phrases::captured(game.position()),
    ))
    .with_buttons(vec![more])
}

/// The text of a board while the game is paused or adjourned.
fn suspended(view: &GameView, rest: Suspension) -> Message {
    let game = &view.game;
    let (how, button) = match rest {
        Suspension::Paused => (
            "paused. The clocks stand until one of you goes on, or plays.",
            Button::new("Go on", ButtonStyle::Inviting, Action::GoOn(game.id)),
        ),
        Suspension::Adjourned => {
            let kind = OfferKind::Resume;
            (
                "adjourned. Nobody has lost; it is taken up again when you both wish for it.",
                Button::new(
                    offers::label(kind),
                    ButtonStyle::Inviting,
                    Action::Offer(game.id, Some(game.revision()), kind),
                ),
            )
        }
    };
    let head = format!(
        "**Game {}**, ply {}: {how}",
        game.id,
        game.revision().next()
    );
    let more = Button::new("More", ButtonStyle::Plain, Action::More(game.id));
    let captured = phrases::captured(game.position());
    Message::text(sentences(head, captured, None)).with_buttons(vec![button, more])
}

/// Why the board was last reset, if it has not been posted since.
fn reset_reason(view: &GameView) -> Option<String> {
    let resets = view.game.revision().resets;
    let is_first = resets > view.posted.map_or(0, |posted| posted.resets);
    let why = match view.game.reset.filter(|_| is_first)? {
        Reset::TakenBack => "A move was taken back.",
        Reset::PauseEnded => "The pause is over.",
        Reset::Resumed => "The game is taken up again.",
    };
    Some(why.to_owned())
}

/// What the player to act does.
const fn verb(turn: Turn) -> &'static str {
    match turn.asks {
        TurnAction::Place => "move",
        TurnAction::Choose(_) => "choose",
    }
}

/// What the player to act is asked for: "your move", and which stone if that is not obvious.
fn asked(game: &Game, turn: Turn) -> String {
    let position = game.position();
    if let TurnAction::Choose(_) = turn.asks {
        return "your choice".to_owned();
    }
    let is_second = position.ruleset().stones_a_turn > 1
        && game.last_move().map(|last| last.by) == Some(game.player(turn.seat));
    match turn.colour {
        Some(colour) if position.colour_of(turn.seat).is_none() => {
            format!(
                "your move, a {} stone",
                phrases::colour(position.ruleset(), colour)
            )
        }
        _ if is_second => "your second stone".to_owned(),
        _ => "your move".to_owned(),
    }
}

/// Whether the player to act was pinged for an earlier stone of the same turn.
fn goes_on(view: &GameView) -> bool {
    let game = &view.game;
    let mut since = phrases::since_posted(view).peekable();
    let now = game.revision();
    let is_same_reset = |posted: Revision| posted.resets == now.resets;
    view.posted.is_some_and(is_same_reset)
        && since.peek().is_some()
        && since.all(|played| Some(game.player(played.seat)) == game.to_move())
}

/// The moves since the board was last posted.
fn news(view: &GameView) -> Vec<String> {
    let news = phrases::news(view);
    let plies = (1..=view.game.ply()).rev().take(news.len()).rev();
    plies
        .zip(&news)
        .map(|(ply, played)| told(view, ply, played, Notation::Board))
        .collect()
}

/// The last move.
fn last(view: &GameView, notation: Notation) -> Option<String> {
    let played = view.game.last()?;
    Some(told(view, view.game.ply(), played, notation))
}

/// A player's move at this ply, by name; no player chose the point of a forced first stone.
fn told(view: &GameView, ply: u16, played: &Played, notation: Notation) -> String {
    let game = &view.game;
    if let Some(point) = game.forced_first_stone().filter(|_| ply == 1) {
        let point = phrases::point(point, game.position(), notation);
        return format!("The first stone stands on **{point}**.");
    }
    let by = phrases::name(view, game.player(played.seat));
    phrases::deed(game, &by, played, notation)
}

/// What follows the moves: the opening choice, captures, points and deadline.
fn tail(view: &GameView, turn: Turn) -> Vec<String> {
    let position = view.game.position();
    let question = match turn.asks {
        TurnAction::Choose(choices) => Some(question(choices, position)),
        TurnAction::Place => None,
    };
    question
        .into_iter()
        .chain(phrases::captured(position))
        .chain(phrases::points(view))
        .chain(time::grace(view))
        .chain(time::move_by(&view.game))
        .collect()
}

/// "Take **white** or **black**, or add two stones and hand the choice back? Black moves next."
fn question(choices: &[Choice], position: &Position) -> String {
    let add = if choices.contains(&Choice::Pass) {
        ", or add a black and a white stone and hand the choice back"
    } else {
        ""
    };
    let next = if position.ply().is_multiple_of(2) {
        "White"
    } else {
        "Black"
    };
    format!("Take **white** or **black**{add}? {next} moves next.")
}

fn sentences(
    head: String,
    middle: impl IntoIterator<Item = String>,
    tail: impl IntoIterator<Item = String>,
) -> String {
    let parts: Vec<_> = std::iter::once(head).chain(middle).chain(tail).collect();
    parts.join(" ").trim().to_owned()
}

/// The move buttons, and the button for what else can be done.
fn buttons(view: &GameView) -> Vec<Button> {
    let mut buttons = move_buttons::to_move(view);
    buttons.push(Button::new(
        "More",
        ButtonStyle::Plain,
        Action::More(view.game.id),
    ));
    buttons
}
