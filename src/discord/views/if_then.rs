//! A player's conditional moves, shown to nobody else.

use crate::discord::action::Action;
use crate::discord::message::{Button, ButtonStyle, Message};
use crate::discord::views::{games, phrases};
use crate::game::Plan;
use crate::language::{Text, say};
use crate::rules::{Choice, Move, Notation};
use crate::service::GameView;

/// What is said when a player has deleted all lines of a plan.
pub fn plan_cleared(view: &GameView) -> Message {
    Message::text(say!(if_then::cleared, game = view.game.id.0))
}

/// What is said when a line answers moves otherwise than another one does, with a button to put it in the place
/// of that.
pub fn replace_line(refused: Text, press: Action) -> Message {
    let replace = Button::new(say!(if_then::replace), ButtonStyle::Plain, press);
    Message::text(refused).with_buttons(vec![replace])
}

/// All lines of a plan, as in "if **M9** then **N8**".
pub fn plan(view: &GameView, plan: &Plan, notation: Notation) -> Message {
    let game = view.game.id.0;
    let lines = lines(view, plan, notation);
    if lines.is_empty() {
        return Message::text(say!(if_then::none, game = game));
    }
    let head = say!(if_then::answers, game = game);
    Message::text(games::fitted(head, lines))
}

/// The lines of a plan that apply now, as the items of a list.
pub(super) fn lines(view: &GameView, plan: &Plan, notation: Notation) -> Vec<Text> {
    let standing = plan.standing(&view.game);
    let lines = standing.map(|line| games::item(told(view, line, notation)));
    lines.collect()
}

/// A line from the current board of the game on: "if **M9** then **N8**".
pub(super) fn told(view: &GameView, line: &[Move], notation: Notation) -> Text {
    let mut position = view.game.position().clone();
    let mut text = Text::default();
    let mut length = 0;
    let mut before = None;
    for &mv in line {
        let seat = position.to_act().map(|turn| turn.seat);
        let before_move = position.clone();
        let played = position.play(mv);
        let at_point = |at| match &played {
            Ok(played) => phrases::played_point(at, played, &before_move, notation),
            Err(_) => phrases::point(at, &before_move, notation),
        };
        let deed = match mv {
            Move::Choose(Choice::Swap) => say!(if_then::white),
            Move::Choose(Choice::NoSwap) => say!(if_then::black),
            Move::Choose(Choice::Pass) => say!(if_then::two_stones),
            Move::Power(at) => say!(if_then::power_stone, point = at_point(at)),
            Move::Place(at) => say!(if_then::stone, point = at_point(at)),
            Move::Leave(..) | Move::AgreeDraw => continue,
        };
        text = match (before == seat, length) {
            (true, _) => say!(if_then::and, before = text, deed = deed),
            (false, 0) => say!(if_then::first, deed = deed),
            (false, length) if length % 2 == 1 => {
                say!(if_then::then, before = text, deed = deed)
            }
            (false, _) => say!(if_then::and_then_if, before = text, deed = deed),
        };
        length += 1;
        before = seat;
        if played.is_err() {
            break;
        }
    }
    text
}
