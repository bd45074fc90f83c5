//! A finished game, one board after the other.

use crate::discord::action::{Action, StepWay};
use crate::discord::message::{Button, ButtonStyle, Item, Menu, Message};
use crate::discord::views::openings::openings_button;
use crate::discord::views::phrases::Mover;
use crate::discord::views::review::review_button;
use crate::discord::views::{games, past_plans, phrases, result, tally, time, turn};
use crate::game::{MoveTime, Plan, PlayerId};
use crate::language::{Text, say};
use crate::rules::{Notation, Played, Position};
use crate::service::GameView;

/// The most items that Discord accepts in a menu.
const MOST_ITEMS: usize = 25;
/// The most characters that Discord accepts in a label of a menu.
const LONGEST_LABEL: usize = 100;

/// The game as it was after so many moves, with the board as news that everybody knows.
pub fn after_moves(view: &GameView, count: usize) -> GameView {
    let game = view.game.after_moves(count);
    GameView {
        posted: Some(game.revision()),
        game,
        ..view.clone()
    }
}

/// What led to an earlier board of a finished game, told to one person, with the buttons that lead on.
pub fn step(
    view: &GameView,
    earlier: &GameView,
    past_plans: &[Plan],
    notation: Notation,
    reader: PlayerId,
) -> Message {
    let shown = earlier.game.record().moves.len();
    let game = view.game.id.0;
    let head = if earlier.game.position().ply() == 0 {
        say!(replay::begins, game = game)
    } else {
        say!(
            replay::at,
            game = game,
            number = earlier.game.position().ply(),
            moves = view.game.position().ply()
        )
    };
    let told = turn::last(earlier, notation, Some(reader));
    let told = told.into_iter().chain(took(view, shown));
    let told = told.chain(tally::captured(earlier));
    let is_end = earlier.game.is_over();
    let end = is_end.then(|| result::ending_to(view, Some(reader)).text);
    let planned = past_plans::at(earlier, view, past_plans, notation);
    let lines = [Some(Text::sentences(told)), end].into_iter().flatten();
    let lines = std::iter::once(head).chain(lines.filter(|line| !line.is_empty()));
    let at = u16::try_from(shown).unwrap_or(u16::MAX);
    let press = |way| Action::Step(view.game.id, at, way);
    let [back, on] = step_buttons(press, shown, view.game.record().moves.len());
    let ways_on = [openings_button(view, shown), review_button(view)].into_iter();
    Message::text(games::fitted(Text::lines(lines), planned))
        .with_buttons(back)
        .with_buttons(on)
        .with_buttons(ways_on.flatten().collect())
        .with_menu(menu(view, shown, notation))
}

/// How long the move took that led to the board after `shown` moves, or how it was made beforehand.
fn took(view: &GameView, shown: usize) -> Option<Text> {
    let time = view.game.move_time(shown.checked_sub(1)?);
    let span = time.span()?;
    Some(if time == MoveTime::PLANNED {
        say!(move_times::planned)
    } else if time == MoveTime::SEALED {
        say!(move_times::sealed)
    } else if span.is_zero() {
        say!(move_times::at_once)
    } else {
        say!(move_times::took, span = time::rough_span(span))
    })
}

/// The steps back from the board after `shown` of `all` moves, and those on. A step that leads nowhere is
/// off.
pub(super) fn step_buttons(
    press: impl Fn(StepWay) -> Action,
    shown: usize,
    all: usize,
) -> [Vec<Button>; 2] {
    let to = |way: StepWay, label: Text| {
        let leads_on = way.from(shown, all) != shown;
        Button::new(label, ButtonStyle::Plain, press(way)).only_if(leads_on)
    };
    [
        vec![
            to(StepWay::First, say!(replay::first)),
            to(StepWay::BackFive, say!(replay::back_five)),
            to(StepWay::Back, say!(replay::back)),
        ],
        vec![
            to(StepWay::Forward, say!(replay::forward)),
            to(StepWay::ForwardFive, say!(replay::forward_five)),
            to(StepWay::Last, say!(replay::last)),
        ],
    ]
}

/// The boards to jump to: all of them, or as many as a menu holds, at even distances.
fn menu(view: &GameView, shown: usize, notation: Notation) -> Menu {
    let record = view.game.record();
    let all = record.moves.len();
    let gaps = (MOST_ITEMS - 1).min(all);
    let places = (0..=gaps).map(|place| place * all / gaps.max(1));
    let mut position = Position::new(record.ruleset);
    let mut labels = vec![say!(replay::jump_to_begin)];
    for &mv in &record.moves {
        // A move that cannot be replayed is found when the game is loaded.
        let Ok(played) = position.play(mv) else {
            break;
        };
        labels.push(label(view, &position, &played, notation));
    }
    let items = places.filter_map(|place| {
        Some(Item {
            is_chosen: place == shown,
            ..Item::new(labels.get(place)?.clone(), place.to_string())
        })
    });
    Menu {
        action: Action::StepTo(view.game.id),
        prompt: say!(replay::jump_prompt),
        items: items.collect(),
    }
}

/// "Move 12 · K10", or what else was done: "Move 12 · Cy left the game."
fn label(view: &GameView, after: &Position, played: &Played, notation: Notation) -> Text {
    let number = match after.ply() {
        0 => say!(replay::jump_to_begin),
        number => say!(replay::jump, number = number),
    };
    let told = if let Some(point) = played.mv.point() {
        phrases::point(point, after, notation)
    } else {
        let by = phrases::plain_name(view, view.game.player(played.seat));
        phrases::deed(&view.game, Mover::Named(by), played, notation)
    };
    let label = Text::joined([number.clone(), told], " · ");
    if label.longest() > LONGEST_LABEL {
        return number;
    }
    label
}
