//! A player's conditional moves, shown to nobody else.

use crate::discord::message::Message;
use crate::discord::views::games::fitted;
use crate::discord::views::phrases;
use crate::game::Plan;
use crate::rules::{Choice, Move, Notation};
use crate::service::GameView;

/// All lines of a plan, as in "if **M9** then **N8**".
pub fn plan(view: &GameView, plan: &Plan, notation: Notation) -> Message {
    let id = view.game.id;
    let lines: Vec<_> = plan.standing(&view.game).collect();
    if lines.is_empty() {
        return Message::text(format!(
            "You have left no answers in game {id}. `/if-then line:M9 N8` means: if they play M9, you \
             answer N8."
        ));
    }
    let head = format!(
        "Your answers in game {id}, which only you see. The next move that is played ends those that \
         it does not follow:"
    );
    Message::text(fitted(
        head,
        lines
            .into_iter()
            .map(|line| format!("- {}", told(view, line, notation))),
    ))
}

fn told(view: &GameView, line: &[Move], notation: Notation) -> String {
    let mut position = view.game.position().clone();
    let mut parts = Vec::with_capacity(line.len());
    let mut before = None;
    for &mv in line {
        let seat = position.to_act().map(|turn| turn.seat);
        let before_move = position.clone();
        let played = position.play(mv);
        let at_point = |at| match &played {
            Ok(played) => phrases::played_point(at, played, &before_move, notation),
            Err(_) => phrases::point(at, &before_move, notation),
        };
        let word = match (before == seat, parts.len()) {
            (true, _) => "and",
            (false, 0) => "if",
            (false, length) if length % 2 == 1 => "then",
            (false, _) => "and then if",
        };
        let name = match mv {
            Move::Choose(Choice::Swap) => "white is taken".to_owned(),
            Move::Choose(Choice::NoSwap) => "black is taken".to_owned(),
            Move::Choose(Choice::Pass) => "two stones are to be added".to_owned(),
            Move::Power(at) => format!("a power stone at **{}**", at_point(at)),
            Move::Place(at) => format!("**{}**", at_point(at)),
            Move::Leave(..) | Move::AgreeDraw => continue,
        };
        parts.push(format!("{word} {name}"));
        before = seat;
        if played.is_err() {
            break;
        }
    }
    parts.join(" ")
}
