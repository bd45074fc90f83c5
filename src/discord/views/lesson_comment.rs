//! The comment under a board of the last lesson's game, and over the picker: one fact that the rules show.

use crate::discord::views::lesson_points::{alternatives, point};
use crate::language::{Text, say};
use crate::lessons::{self, Comment};
use crate::rules::{Notation, Point, Position};
use crate::service::GameView;

/// The comment for the player to move, or why there is none on this board; `None` if the game belongs to no lesson, or
/// waits for the computer.
pub fn lesson_comment(view: &GameView, notation: Notation) -> Option<Text> {
    let game = &view.game;
    let turn = game.position().to_act().filter(|_| view.is_lesson)?;
    let computer = game.computer?.player;
    let own = turn.colour.filter(|_| game.player(turn.seat) != computer)?;
    if view.hides_comments {
        return Some(say!(learn::comment_none));
    }
    let record = game.record();
    let mut position = Position::new(record.ruleset);
    let mut moves = Vec::new();
    for &mv in &record.moves {
        let before = position.clone();
        moves.push((before, position.play(mv).ok()?));
    }
    let since = moves.iter().rposition(|(_, it)| it.colour == Some(own))?;
    let last: Vec<_> = moves[since..].iter().map(|(_, played)| *played).collect();
    let comment = lessons::comment(&moves[since].0, &position, &last, own);
    Some(told(&comment, notation))
}

fn told(comment: &Comment, notation: Notation) -> Text {
    let points = |at: &[Point]| alternatives(at, notation);
    let list = |stones: &[Point]| Text::list(stones.iter().map(|&at| point(at, notation)));
    match comment {
        Comment::CanWin { at } => say!(learn::comment_can_win, points = points(at)),
        Comment::MustStop { at } => say!(learn::comment_must_stop, points = points(at)),
        Comment::Lost { stones } => say!(learn::comment_lost, stones = list(stones)),
        Comment::CanOpen { at } => say!(learn::comment_can_open, points = points(at)),
        Comment::OpenThree { at } => say!(learn::comment_open_three, points = points(at)),
        Comment::WeakPair { pair, at } => say!(
            learn::comment_weak_pair,
            pair = list(pair),
            point = point(*at, notation)
        ),
        Comment::CanCapture { pair, at } => say!(
            learn::comment_can_capture,
            pair = list(pair),
            point = point(*at, notation)
        ),
        Comment::Captured { stones } => say!(learn::comment_captured, stones = list(stones)),
        Comment::MadeThree => say!(learn::comment_made_three),
        Comment::ThirdStone => say!(learn::comment_third_stone),
        Comment::Quiet => say!(learn::comment_quiet),
    }
}
