//! The message of a turn: who is to move, and everything that led to it.

use crate::discord::action::Press;
use crate::discord::message::{Button, Look, Said};
use crate::discord::views::{move_buttons, offers, phrases, result, time};
use crate::game::{Game, Mark, OfferKind, PlayerId, Reset, Suspension};
use crate::rules::{Asks, Choice, Notation, Played, Position, Turn};
use crate::service::GameView;

/// What a new board says. It pings the one who is to move, once a turn: who places several stones
/// in a row is pinged for the first. Of a game that is over, or stands still, it pings nobody.
pub fn turn(view: &GameView) -> Said {
    let game = &view.game;
    let Some(turn) = game.position().to_act() else {
        return result::ending(view);
    };
    if let Some(rest) = game.rest {
        return at_rest(view, rest);
    }
    let player = game.player(turn.seat);
    if game.machine.is_some_and(|machine| machine.player == player) {
        return thinking(view);
    }
    let head = format!(
        "{} {} · game {}, ply {}.",
        phrases::mention(player),
        asked(game, turn),
        game.id,
        game.mark().next()
    );
    let head = sentences(head, anew(view), None);
    Said {
        ping: (!goes_on(view)).then_some(player),
        ..Said::text(sentences(head, news(view), tail(view, turn)))
    }
    .with_buttons(buttons(view))
}

/// What a standing board says in its own message, now that its deadline has moved: what was posted,
/// but for the time. Where that cannot be read, the board tells the last move. Nobody is pinged.
pub fn standing(view: &GameView, posted: Option<&str>) -> Said {
    let mut before = view.clone();
    before.posted = view.posted.map(|posted| Mark {
        ply: posted.ply.saturating_sub(1),
        ..posted
    });
    let said = turn(&before);
    let text = posted.and_then(|posted| time::retimed(posted, view));
    Said {
        ping: None,
        text: text.unwrap_or(said.text),
        ..said
    }
}

/// The board as it stands, shown again: nobody is pinged.
pub fn again(view: &GameView, notation: Notation) -> Said {
    let game = &view.game;
    let Some(turn) = game.position().to_act() else {
        return result::ending(view);
    };
    if let Some(rest) = game.rest {
        return at_rest(view, rest);
    }
    let player = game.player(turn.seat);
    let head = format!(
        "**Game {}**, ply {}: {} to {}.",
        game.id,
        game.mark().next(),
        phrases::name(view, player),
        verb(turn)
    );
    let last = last(view, notation);
    Said::text(sentences(head, last, tail(view, turn))).with_buttons(buttons(view))
}

/// What stands over a picker, for the one who is to act.
pub fn to_pick(view: &GameView, turn: Turn, notation: Notation) -> String {
    let game = &view.game;
    let asked = asked(game, turn).replacen("your", "Your", 1);
    let head = format!("{asked} · game {}, ply {}.", game.id, game.mark().next());
    sentences(head, last(view, notation), tail(view, turn))
}

/// What the mover is told privately, also where the move was answered at once by what somebody had
/// left for it.
pub fn confirmed(view: &GameView, by: PlayerId, notation: Notation) -> Said {
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
                Asks::Place => asked(game, turn).replacen("your", "Now your", 1),
                Asks::Choose(_) => "Now your choice".to_owned(),
            };
            format!("{still} in game {}.", game.id)
        }
        Some(turn) => {
            let next = phrases::name(view, game.player(turn.seat));
            format!("Game {}: {next} is to {}.", game.id, verb(turn))
        }
        None => result::ending(view).text,
    };
    Said::text(sentences(deed.unwrap_or_default(), [then], None))
}

/// What a board says while the engine thinks.
fn thinking(view: &GameView) -> Said {
    let game = &view.game;
    let name = game.to_move().map(|player| phrases::name(view, player));
    let head = format!(
        "**Game {}**, ply {}: {} thinks.",
        game.id,
        game.mark().next(),
        name.unwrap_or_default()
    );
    let more = Button::new("More", Look::Plain, Press::More(game.id));
    Said::text(sentences(
        head,
        news(view),
        phrases::captured(game.position()),
    ))
    .with_buttons(vec![more])
}

/// What a board says while the game stands still.
fn at_rest(view: &GameView, rest: Suspension) -> Said {
    let game = &view.game;
    let (how, button) = match rest {
        Suspension::Paused => (
            "paused. The clocks stand until one of you goes on, or plays.",
            Button::new("Go on", Look::Inviting, Press::GoOn(game.id)),
        ),
        Suspension::Adjourned => {
            let kind = OfferKind::Revive;
            (
                "adjourned. Nobody has lost; it is taken up again when you both wish for it.",
                Button::new(
                    offers::label(kind),
                    Look::Inviting,
                    Press::Offer(game.id, Some(game.mark()), kind),
                ),
            )
        }
    };
    let head = format!("**Game {}**, ply {}: {how}", game.id, game.mark().next());
    let more = Button::new("More", Look::Plain, Press::More(game.id));
    let captured = phrases::captured(game.position());
    Said::text(sentences(head, captured, None)).with_buttons(vec![button, more])
}

/// Why the board is shown anew, if it is the first one since.
fn anew(view: &GameView) -> Option<String> {
    let edition = view.game.mark().edition;
    let is_first = edition > view.posted.map_or(0, |posted| posted.edition);
    let why = match view.game.anew.filter(|_| is_first)? {
        Reset::TakenBack => "A move was taken back.",
        Reset::Resumed => "The pause is over.",
        Reset::Revived => "The game is taken up again.",
    };
    Some(why.to_owned())
}

/// What the one to act is to do.
const fn verb(turn: Turn) -> &'static str {
    match turn.asks {
        Asks::Place => "move",
        Asks::Choose(_) => "choose",
    }
}

/// What is asked of the one to act: "your move", and which stone where that is not plain.
fn asked(game: &Game, turn: Turn) -> String {
    let position = game.position();
    if let Asks::Choose(_) = turn.asks {
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

/// Whether the one to act was pinged for an earlier stone of the same turn.
fn goes_on(view: &GameView) -> bool {
    let game = &view.game;
    let mut since = phrases::since_posted(view).peekable();
    let now = game.mark();
    let is_same_edition = |posted: Mark| posted.edition == now.edition;
    view.posted.is_some_and(is_same_edition)
        && since.peek().is_some()
        && since.all(|played| Some(game.player(played.seat)) == game.to_move())
}

/// What was played since the board was last posted.
fn news(view: &GameView) -> Vec<String> {
    let news = phrases::news(view);
    let plies = (1..=view.game.ply()).rev().take(news.len()).rev();
    plies
        .zip(&news)
        .map(|(ply, played)| told(view, ply, played, Notation::Board))
        .collect()
}

/// What was played last.
fn last(view: &GameView, notation: Notation) -> Option<String> {
    let played = view.game.last()?;
    Some(told(view, view.game.ply(), played, notation))
}

/// What a player did at this ply, by name; no player chose the point of a forced first stone.
fn told(view: &GameView, ply: u16, played: &Played, notation: Notation) -> String {
    let game = &view.game;
    if let Some(point) = game.forced_first_stone().filter(|_| ply == 1) {
        let point = phrases::point(point, game.position(), notation);
        return format!("The first stone stands on **{point}**.");
    }
    let by = phrases::name(view, game.player(played.seat));
    phrases::deed(game, &by, played, notation)
}

/// What follows the news: the question that is asked, and what was captured.
fn tail(view: &GameView, turn: Turn) -> Vec<String> {
    let position = view.game.position();
    let question = match turn.asks {
        Asks::Choose(choices) => Some(question(choices, position)),
        Asks::Place => None,
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

/// The ways to move, and what else can be done.
fn buttons(view: &GameView) -> Vec<Button> {
    let mut buttons = move_buttons::to_move(view);
    buttons.push(Button::new("More", Look::Plain, Press::More(view.game.id)));
    buttons
}
