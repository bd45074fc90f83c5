//! A move that decided a game: what was played, what was better and why, and how it could have gone on.

use crate::discord::action::{Action, StepWay};
use crate::discord::message::{Button, ButtonStyle, Message};
use crate::discord::views::marked_board::MarkedBoard;
use crate::discord::views::openings::openings_button;
use crate::discord::views::phrases;
use crate::discord::views::review::{
    fitting, move_name, number_of, percent, played, point_buttons, why,
};
use crate::language::{Text, say};
use crate::review::{TurningPoint, Word};
use crate::rules::{Move, Notation, Record};
use crate::service::GameReview;

/// The most moves of a better line that are told.
const LINE: usize = 12;
/// What marks the better move on the board, and what the one that was played.
const BETTER: &str = "!";
const MISTAKE: &str = "?";
const BLUNDER: &str = "??";

/// What is said of it, over the board after so many moves of the better line.
pub fn turning_point(
    found: &GameReview,
    point: &TurningPoint<'_>,
    depth: usize,
    notation: Notation,
) -> Message {
    let view = &found.view;
    let points = found.review.turning_points();
    let before = view.game.after_moves(point.index);
    let position = before.position();
    let name = |mv: Move| move_name(mv, position, notation);
    let better = told(point);
    let depth = depth.min(better.len());
    let head = say!(
        review::point_title,
        game = view.game.id.to_string(),
        number = number_of(view, point.index)
    );
    let lines = [
        head,
        played(view, point, notation),
        why(point, position, notation),
        say!(
            review::chances,
            before = percent(point.judgement.best.0),
            after = percent(point.judgement.played.0)
        ),
    ];
    let joined = |moves: &[Move]| Text::joined(moves.iter().map(|&mv| name(mv)), " ");
    let best = better.first();
    let best = best.map(|&first| say!(review::better, best = name(first)));
    let further = (better.len() > 1).then(|| say!(review::line, line = joined(better)));
    let shown = (depth > 0).then(|| say!(review::line_shown, line = joined(&better[..depth])));
    let overview = Button::new(
        say!(review::overview),
        ButtonStyle::Plain,
        Action::Review(view.game.id),
    );
    let at = u16::try_from(point.index).unwrap_or(u16::MAX);
    let step = Button::new(
        say!(replay::step_through),
        ButtonStyle::Plain,
        Action::Step(view.game.id, at, StepWay::Forward),
    );
    let openings = openings_button(view, point.index);
    let lines = lines.into_iter().chain(best).chain(further).chain(shown);
    Message::text(fitting(lines))
        .with_buttons(point_buttons(view, &points, Some(point.index)))
        .with_buttons(line_buttons(found, point, depth))
        .with_buttons([overview, step].into_iter().chain(openings).collect())
}

/// The board before the move, with the move that was played and the better one marked; or the board after so many
/// moves of the better line.
pub fn turning_point_board(
    found: &GameReview,
    point: &TurningPoint<'_>,
    depth: usize,
    notation: Notation,
) -> MarkedBoard {
    let view = &found.view;
    let better = told(point);
    let line = &better[..depth.min(better.len())];
    let game = view.game.record().moves.iter().take(point.index);
    let record = Record {
        ruleset: *view.game.position().ruleset(),
        moves: game.chain(line).copied().collect(),
    };
    let mut board = MarkedBoard::after(&record);
    board.names = phrases::plain_names(view).collect();
    board.title = say!(picture::game, game = view.game.id.to_string());
    if !line.is_empty() {
        return board;
    }
    let size = record.ruleset.size;
    let best = better.first().and_then(|mv| mv.point());
    let played = point.played.point();
    let mark = match point.judgement.word {
        Some(Word::Blunder) => BLUNDER,
        _ => MISTAKE,
    };
    let labels = [played.zip(Some(mark)), best.zip(Some(BETTER))];
    let labels = labels.into_iter().flatten();
    board.labels = labels.map(|(at, mark)| (at, mark.to_owned())).collect();
    if let (Some(played), Some(best)) = (played, best) {
        board.told = say!(
            review::marked,
            mark = mark,
            played = played.text(notation, size),
            best = best.text(notation, size)
        );
    }
    board
}

/// As much of the better line as is told.
fn told<'a>(point: &TurningPoint<'a>) -> &'a [Move] {
    let better = &point.judgement.better;
    better.get(..LINE).unwrap_or(better)
}

/// The buttons that step along the better line.
fn line_buttons(found: &GameReview, point: &TurningPoint<'_>, depth: usize) -> Vec<Button> {
    let length = told(point).len();
    if length == 0 {
        return Vec::new();
    }
    let at = u16::try_from(point.index).unwrap_or(u16::MAX);
    let to = |depth: usize| {
        let depth = u8::try_from(depth).unwrap_or(u8::MAX);
        Action::BetterLine(found.view.game.id, at, depth)
    };
    let back = to(depth.saturating_sub(1));
    let back = Button::new(say!(review::line_back), ButtonStyle::Plain, back);
    let on = Button::new(say!(review::line_on), ButtonStyle::Plain, to(depth + 1));
    vec![back.only_if(depth > 0), on.only_if(depth < length)]
}
