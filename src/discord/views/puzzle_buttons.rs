//! The buttons of a puzzle: they try points, help, and lead on.
//!
//! It must not know what is said of an attempt.

use crate::discord::action::pad::Pad;
use crate::discord::action::{Action, PuzzleAction, PuzzleRef, StepWay};
use crate::discord::message::{Button, ButtonStyle, Message};
use crate::discord::views::{pad_ways, phrases};
use crate::language::{Text, say};
use crate::rules::{Move, Notation, catalogue};
use crate::service::{GameView, PuzzleView};

/// How a puzzle is looked at.
pub(super) enum PuzzleLook {
    Board,
    Words,
    /// With the moves of a line on the board.
    Line,
}

/// The page with a button for each point of a pad, and the ways to move it.
pub(super) fn with_pad(
    mut message: Message,
    view: &PuzzleView,
    at: PuzzleRef,
    pad: Pad,
    notation: Notation,
) -> Message {
    for row in pad.rows(&view.position) {
        let buttons = row.into_iter().map(|point| {
            let label = phrases::point(point, &view.start, notation);
            let is_legal = view.position.check(Move::Place(point)).is_ok();
            press(label, PuzzleAction::Try(at, point)).only_if(is_legal)
        });
        message = message.with_buttons(buttons.collect());
    }
    let ways = pad_ways::ways(pad, |way| {
        Action::Puzzle(PuzzleAction::Pan(at, pad.corner(), way))
    });
    let back = press(say!(puzzle::button_board), PuzzleAction::Board(at));
    message.with_buttons(ways.into_iter().chain([back]).collect())
}

/// The pad that opens on a puzzle: around the points of a hint, if there was one.
pub fn puzzle_pad(view: &PuzzleView) -> Pad {
    let pad = Pad::around(&view.position, view.position.last_placed());
    pad.holding_all(&view.hint, &view.position)
}

/// The ways to try a stone, and to be helped. As long as there is a hint, there is no other one.
pub(super) fn with_helps(
    message: Message,
    view: &PuzzleView,
    (at, look): (PuzzleRef, PuzzleLook),
) -> Message {
    let pad = puzzle_pad(view);
    let place = Action::Puzzle(PuzzleAction::Pad(at, pad.corner()));
    let place = Button::new(say!(puzzle::button_place), ButtonStyle::Inviting, place);
    let ways_on = vec![
        press(say!(learn::button_hint), PuzzleAction::Hint(at)).only_if(view.hint.is_empty()),
        press(say!(puzzle::button_solution), PuzzleAction::Solution(at)),
        press(say!(puzzle::button_next), PuzzleAction::Next),
    ];
    let words = press(say!(learn::button_words), PuzzleAction::Words(at));
    let board = press(say!(puzzle::button_board), PuzzleAction::Board(at));
    let looks = match look {
        PuzzleLook::Board => vec![words],
        PuzzleLook::Words => vec![board],
        PuzzleLook::Line => vec![board, words],
    };
    let type_point = press(say!(move_buttons::type_point), PuzzleAction::Type(at));
    message
        .with_buttons([place, type_point].into_iter().chain(looks).collect())
        .with_buttons(ways_on.into_iter().chain(rules_button(view)).collect())
}

/// What leads on from an attempt that is over.
pub(super) fn with_ways_on(
    message: Message,
    view: &PuzzleView,
    repeats: bool,
    from: Option<&GameView>,
) -> Message {
    let again = press(say!(learn::button_again), PuzzleAction::Show(view.id));
    let game = from.map(|from| {
        // One step on from the board before is the puzzle's.
        let before = u16::try_from(view.puzzle.start.saturating_sub(1)).unwrap_or_default();
        let action = Action::Step(from.game.id, before, StepWay::Forward);
        Button::new(say!(puzzle::button_game), ButtonStyle::Plain, action)
    });
    let repeat = if repeats {
        press(say!(puzzle::button_repeat_not), PuzzleAction::Repeat(false))
    } else {
        press(say!(puzzle::button_repeat), PuzzleAction::Repeat(true))
    };
    let buttons = [Some(next()), Some(again), game, Some(repeat)];
    message.with_buttons(buttons.into_iter().flatten().collect())
}

/// Leads to a puzzle that suits the person, whatever they asked for before.
pub(super) fn any_puzzle() -> Button {
    let any = Action::Puzzle(PuzzleAction::Any);
    Button::new(say!(puzzle::button_any), ButtonStyle::Inviting, any)
}

/// The button that explains the rules of a puzzle, where they are not those that everybody knows.
pub(super) fn rules_button(view: &PuzzleView) -> Option<Button> {
    let ruleset = view.puzzle.game.ruleset.id;
    let action = Action::RulesNamed(ruleset);
    let rules = Button::new(say!(help::rules), ButtonStyle::Plain, action);
    Some(rules).filter(|_| ruleset != catalogue::BASE)
}

/// Leads to the next puzzle of those that were asked for.
pub(super) fn next() -> Button {
    let next = Action::Puzzle(PuzzleAction::Next);
    Button::new(say!(puzzle::button_next), ButtonStyle::Inviting, next)
}

fn press(label: Text, action: PuzzleAction) -> Button {
    Button::new(label, ButtonStyle::Plain, Action::Puzzle(action))
}
