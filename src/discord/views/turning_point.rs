//! A move that decided a game: what was played, what was better and why, and how it could have gone on.

use crate::discord::action::{Action, StepWay};
use crate::discord::message::{Button, ButtonStyle, Message};
use crate::discord::views::marked_board::{ComparedPart, MarkedBoard};
use crate::discord::views::move_line::move_line;
use crate::discord::views::openings::openings_button;
use crate::discord::views::phrases;
use crate::discord::views::review::{
    fitting, missed_puzzle, move_name, number_of, percent, played, point_buttons, why,
};
use crate::language::{Text, say};
use crate::picture;
use crate::review::{TurningPoint, Word};
use crate::rules::{Colour, Move, Notation, Point, Position, Record, Stone};
use crate::service::GameReview;

/// The most moves of a better line that are told.
const LINE: usize = 12;
/// What marks the move that was played on the board.
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
    let line = |moves: &[Move]| move_line(position, 1, moves, notation);
    let best = better.first();
    let best = best.map(|&first| say!(review::better, best = name(first)));
    let further = (better.len() > 1).then(|| say!(review::line, line = line(better)));
    let shown = (depth > 0).then(|| say!(review::line_shown, line = line(&better[..depth])));
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
    let puzzle = found
        .puzzles
        .iter()
        .find(|(index, _)| *index == point.index);
    let puzzle = puzzle.map(|&puzzle| missed_puzzle(view, puzzle));
    let ways_on = [overview, step].into_iter().chain(openings).chain(puzzle);
    let lines = lines.into_iter().chain(best).chain(further);
    let lines = lines.chain(shown);
    Message::text(fitting(lines))
        .with_buttons(point_buttons(view, &points, Some(point.index)))
        .with_buttons(line_buttons(found, point, depth))
        .with_buttons(ways_on.collect())
}

/// The part of the board around the move that was played and the better one, before them; or after so many moves of
/// the better line.
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
    let (told, part) = if line.is_empty() {
        compared(found, point, &board, notation)
    } else {
        continued(found, point, &board, (line, notation))
    };
    board.told = told;
    board.part = Some(part);
    board
}

/// What is said of the two moves, and the part around them.
fn compared(
    found: &GameReview,
    point: &TurningPoint<'_>,
    board: &MarkedBoard,
    notation: Notation,
) -> (Text, ComparedPart) {
    let (view, position) = (&found.view, &board.position);
    let better = told(point).first().copied();
    let mark = match point.judgement.word {
        Some(Word::Blunder) => BLUNDER,
        _ => MISTAKE,
    };
    let number = number_of(view, point.index);
    let turn = position.to_act();
    let colour = turn.and_then(|turn| turn.colour).unwrap_or(Colour::FIRST);
    let stone = |mv: Move| match mv {
        Move::Power(_) => Stone::Power,
        _ => Stone::Of(colour),
    };
    let played_name = move_name(point.played, position, notation);
    let best_name = better.map(|better| move_name(better, position, notation));
    let mover = turn.map(|turn| phrases::plain_name(view, view.game.player(turn.seat)));
    let mover = mover.unwrap_or_default();
    let played = say!(
        review::picture_played,
        player = mover.clone(),
        played = played_name.clone(),
        mark = mark
    );
    let best = best_name
        .clone()
        .map(|best| say!(review::picture_better, best = best));
    let told = say!(
        review::marked,
        number = number,
        player = mover,
        mark = mark,
        played = played_name,
        marked = is_marked(point.played)
    );
    let marked_best = best_name
        .zip(better)
        .map(|(best, mv)| say!(review::marked_better, best = best, marked = is_marked(mv)));
    let told = Text::sentences([told].into_iter().chain(marked_best));
    let stone_at = |mv: Move| mv.point().map(|at| (at, stone(mv)));
    let points = [point.played.point(), better.and_then(Move::point)];
    let points: Vec<_> = points.into_iter().flatten().collect();
    let last = board.last.as_ref().and_then(|last| last.mv.point());
    let part = ComparedPart {
        window: part_around(position, &points, last),
        played: stone_at(point.played).map(|(at, stone)| (at, stone, number, mark)),
        better: better.and_then(stone_at),
        numbered: Vec::new(),
        heading: say!(replay::jump, number = number),
        lines: std::iter::once(played).chain(best).collect(),
    };
    (told, part)
}

/// Whether a mark on the board shows the move: not where it is a choice.
fn is_marked(mv: Move) -> crate::language::Word {
    crate::language::Word(if mv.point().is_some() { "yes" } else { "no" })
}

/// What is said of the better line on the board, and the part around it.
fn continued(
    found: &GameReview,
    point: &TurningPoint<'_>,
    board: &MarkedBoard,
    (line, notation): (&[Move], Notation),
) -> (Text, ComparedPart) {
    let number = number_of(&found.view, point.index);
    let before = found.view.game.after_moves(point.index);
    let mut position = before.position().clone();
    let in_words = move_line(&position, 1, line, notation);
    let numbered = line.iter().map_while(|&mv| position.play(mv).ok());
    let numbered: Vec<_> = numbered.collect();
    // Under the board there is little room, and the stones show their numbers and colours.
    let names = line
        .iter()
        .map(|&mv| move_name(mv, &board.position, notation));
    let shown = say!(review::picture_line, line = Text::joined(names, " "));
    let points = told(point).iter().filter_map(|mv| mv.point());
    let points: Vec<_> = points.collect();
    let told = say!(review::picture_line, line = in_words);
    let told = say!(review::marked_line, number = number, line = told);
    let part = ComparedPart {
        window: part_around(&board.position, &points, point.played.point()),
        played: None,
        better: None,
        numbered,
        heading: say!(replay::jump, number = number),
        lines: vec![shown],
    };
    (told, part)
}

/// The part of a board that shows these points, and this one if it is near; all stones if there are none.
fn part_around(position: &Position, points: &[Point], near: Option<Point>) -> (Point, Point) {
    let board = position.board();
    let stones = board.stones().map(|(at, _)| at);
    let others: Vec<_> = if points.is_empty() {
        stones.collect()
    } else {
        near.into_iter().collect()
    };
    picture::window(board.size(), points, &others)
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
