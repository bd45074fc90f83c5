//! What a review says: an overview, and a page for each move that decided the game.

use crate::discord::action::{Action, PuzzleAction};
use crate::discord::message::{Button, ButtonStyle, Item, LONGEST, Menu, Message};
use crate::discord::views::openings::openings_button;
use crate::discord::views::phrases;
use crate::game::GameId;
use crate::language::{Text, say};
use crate::puzzle::PuzzleId;
use crate::review::{FEWEST_STONES, Fault, Plan, Prospect, TurningPoint, Word};
use crate::rules::{Choice, Colour, Move, Notation, Point, Position, Ruleset};
use crate::service::{GameReview, GameView};

/// From the overview the openings are shown after so many moves.
const OVERVIEW_OPENING: usize = 4;
/// How many moves of a better line stand in for a reason.
const SHOWN_BY: usize = 3;
/// The most other mistakes that a menu has room for.
const MENU: usize = 25;
/// The most missed wins that are told, and that lead to their puzzles.
const MISSED: usize = 5;

/// Tells somebody how many reviews are before theirs.
pub fn review_waits(game: GameId, ahead: usize) -> Message {
    let text = say!(review::waits, game = game.to_string(), ahead = ahead);
    Message::text(text).with_buttons(vec![look_again(game)])
}

/// Tells somebody how many moves are judged, of how many, in the review that is being made.
pub fn review_begun(game: GameId, judged: usize, moves: usize) -> Message {
    let game_number = game.to_string();
    let text = say!(
        review::begun,
        game = game_number,
        judged = judged,
        moves = moves
    );
    Message::text(text).with_buttons(vec![look_again(game)])
}

fn look_again(game: GameId) -> Button {
    let again = say!(review::look_again);
    Button::new(again, ButtonStyle::Inviting, Action::Review(game))
}

/// The overview: what the strip shows, how well both played, and what decided.
pub fn review(found: &GameReview, notation: Notation) -> Message {
    review_beside(found, None, notation)
}

/// The overview under a text.
pub fn review_beside(found: &GameReview, beside: Option<Text>, notation: Notation) -> Message {
    overview(found, (beside, silence(found)), notation)
}

/// What is left out of it because of running games.
fn silence(found: &GameReview) -> Option<Text> {
    match found.left_out {
        Some(first) => {
            let number = number_of(&found.view, first);
            Some(say!(review::left_out, number = number))
        }
        None => found.is_partial.then(|| say!(review::partial)),
    }
}

/// The overview between two texts.
fn overview(
    found: &GameReview,
    (above, below): (Option<Text>, Option<Text>),
    notation: Notation,
) -> Message {
    let view = &found.view;
    let points = found.review.turning_points();
    let told = if points.is_empty() {
        // Where moves are left out, one of them may have decided it.
        let is_sure = !found.is_partial;
        let none = is_sure.then(|| say!(review::no_turning_points));
        none.into_iter().collect::<Vec<_>>()
    } else {
        let lines = points.iter().map(|point| summary(view, point, notation));
        std::iter::once(say!(review::turning_points))
            .chain(lines)
            .collect()
    };
    let lines = above
        .into_iter()
        .chain([review_title(view)])
        .chain(accuracy(found))
        .chain(meaning(found))
        .chain(told)
        .chain(missed(found))
        .chain(found.puzzles_wait.then(|| say!(review::puzzles_wait)))
        .chain(below);
    let buttons = point_buttons(view, &points, None);
    let openings = openings_button(view, OVERVIEW_OPENING);
    let puzzles = found.puzzles.iter().take(MISSED);
    let puzzles = puzzles.map(|&puzzle| missed_puzzle(view, puzzle));
    let message = Message::text(fitting(lines))
        .with_buttons(buttons)
        .with_buttons(puzzles.collect())
        .with_buttons(openings.into_iter().collect());
    match other_mistakes(found) {
        Some(menu) => message.with_menu(menu),
        None => message,
    }
}

/// A menu of the mistakes that did not decide the game.
fn other_mistakes(found: &GameReview) -> Option<Menu> {
    let points = found.review.turning_points();
    let others = found.review.mistakes().into_iter();
    let others = others.filter(|it| points.iter().all(|point| point.index != it.index));
    let items = others.take(MENU).map(|it| {
        let word = match it.judgement.word {
            Some(Word::Blunder) => "blunder",
            _ => "mistake",
        };
        let number = number_of(&found.view, it.index);
        let word = crate::language::Word(word);
        let label = say!(review::other_mistake, number = number, word = word);
        Item::new(label, it.index.to_string())
    });
    let items: Vec<_> = items.collect();
    (!items.is_empty()).then(|| Menu {
        action: Action::OtherMistake(found.view.game.id),
        prompt: say!(review::other_mistakes),
        items,
    })
}

/// The first line of the overview, which tells it from every other message.
pub fn review_title(view: &GameView) -> Text {
    let ruleset = &view.game.terms.ruleset;
    say!(
        review::title,
        game = view.game.id.to_string(),
        first = phrases::colour(ruleset, Colour::FIRST),
        second = phrases::colour(ruleset, Colour::SECOND)
    )
}

/// The overview for somebody who asked for a move of which nothing is said any more. That is told once, be it of this
/// move or of all from an earlier one on.
pub fn review_without(found: &GameReview, index: usize, notation: Notation) -> Message {
    let is_left_out = found.left_out.is_some_and(|first| first <= index);
    if is_left_out {
        return overview(found, (silence(found), None), notation);
    }
    let number = number_of(&found.view, index);
    let not_said = say!(review::not_said, number = number);
    overview(found, (Some(not_said), silence(found)), notation)
}

/// The button under the end of a game; `None` if there is nothing to review.
pub(super) fn review_button(view: &GameView) -> Option<Button> {
    let ruleset = &view.game.terms.ruleset;
    let has_enough = view.game.position().ply() >= FEWEST_STONES;
    let is_reviewed = ruleset.is_for_two() && !view.game.is_aborted() && has_enough;
    let action = Action::Review(view.game.id);
    is_reviewed.then(|| Button::new(say!(review::button), ButtonStyle::Plain, action))
}

/// How well each of the two played. It is told of whole games only, so that it does not change with what is left out.
fn accuracy(found: &GameReview) -> Option<Text> {
    if found.is_partial {
        return found.has_accuracy.then(|| say!(review::accuracy_later));
    }
    let position = found.view.game.position();
    let colours = [Colour::FIRST, Colour::SECOND].into_iter();
    let told = colours.zip(found.review.accuracy());
    let told = told.filter_map(|(colour, accuracy)| {
        Some(say!(
            review::accuracy_of,
            player = phrases::name_with_colour(&found.view, position.seat_of(colour)?),
            percent = percent(accuracy?)
        ))
    });
    let told: Vec<_> = told.collect();
    (!told.is_empty()).then(|| say!(review::accuracy, players = Text::joined(told, " · ")))
}

/// What accuracy means.
fn meaning(found: &GameReview) -> Option<Text> {
    let is_told = found.has_accuracy && !found.is_partial;
    is_told.then(|| say!(review::accuracy_means))
}

/// The wins by force that were missed, apart from those that are turning points.
fn missed(found: &GameReview) -> Option<Text> {
    let (view, points) = (&found.view, found.review.turning_points());
    let is_told = |index: usize| points.iter().any(|point| point.index == index);
    let missed = found.review.missed_wins().into_iter();
    let missed = missed.filter(|win| !is_told(win.index)).take(MISSED);
    let numbers: Vec<_> = missed
        .map(|win| Text::verbatim(number_of(view, win.index).to_string()))
        .collect();
    (!numbers.is_empty()).then(|| {
        let count = numbers.len();
        say!(
            review::missed_wins,
            count = count,
            moves = Text::list(numbers)
        )
    })
}

/// The button to the puzzle that a missed win became. The review stays beside it.
pub(super) fn missed_puzzle(view: &GameView, (index, puzzle): (usize, PuzzleId)) -> Button {
    let label = say!(review::puzzle, number = number_of(view, index));
    let action = Action::Puzzle(PuzzleAction::Open(puzzle));
    Button::new(label, ButtonStyle::Plain, action)
}

/// "Move 12: Ann played K9, a blunder. ..."
fn summary(view: &GameView, point: &TurningPoint<'_>, notation: Notation) -> Text {
    let before = view.game.after_moves(point.index);
    let before = before.position();
    let why =
        std::iter::once(why(point, before, notation)).chain(shown_by(point, before, notation));
    say!(
        review::summary,
        number = number_of(view, point.index),
        played = played(view, point, notation),
        why = Text::sentences(why)
    )
}

/// How the better line begins, where the reason is a number that explains nothing alone.
fn shown_by(point: &TurningPoint<'_>, position: &Position, notation: Notation) -> Option<Text> {
    let is_number = matches!(
        point.reason,
        Fault::LessLikely { .. } | Fault::MorePoints { .. } | Fault::FewerPoints { .. }
    );
    let line = point.judgement.better.iter().take(SHOWN_BY);
    let line = line.map(|&mv| move_name(mv, position, notation));
    let line = Text::joined(line, " ");
    (is_number && !line.is_empty()).then(|| say!(review::picture_line, line = line))
}

pub(super) fn played(view: &GameView, point: &TurningPoint<'_>, notation: Notation) -> Text {
    let after = view.game.after_moves(point.index + 1);
    let before = view.game.after_moves(point.index);
    let mover = before
        .position()
        .to_act()
        .map(|turn| view.game.player(turn.seat));
    let player = mover
        .map(|mover| phrases::name(view, mover))
        .unwrap_or_default();
    let mv = move_name(point.played, after.position(), notation);
    match point.judgement.word {
        Some(Word::Blunder) => say!(review::blunder, player = player, played = mv),
        _ => say!(review::mistake, player = player, played = mv),
    }
}

/// A point, or the colour that a choice brings.
pub(super) fn move_name(mv: Move, position: &Position, notation: Notation) -> Text {
    let ruleset: &Ruleset = position.ruleset();
    match mv {
        Move::Choose(Choice::Swap) => phrases::colour(ruleset, Colour::FIRST),
        Move::Choose(_) => phrases::colour(ruleset, Colour::SECOND),
        other => Text::verbatim(other.text_in(notation, ruleset.size)),
    }
}

/// Why it was worse, and what was or is likely besides.
pub(super) fn why(point: &TurningPoint<'_>, position: &Position, notation: Notation) -> Text {
    let reason = reason(point.reason, position, notation);
    let prospect = match point.judgement.prospect() {
        None => return reason,
        Some(Prospect::WinWasLikely) => say!(review::win_was_likely),
        Some(Prospect::OpponentLikelyWins) => say!(review::opponent_likely_wins),
    };
    Text::joined([reason, prospect], " ")
}

fn reason(reason: &Fault, position: &Position, notation: Notation) -> Text {
    let points = |stones: &[Point]| {
        let points = stones.iter();
        Text::list(points.map(|&stone| phrases::point(stone, position, notation)))
    };
    match reason {
        Fault::MissedWin { moves } => say!(review::missed_win, moves = *moves),
        Fault::FourIgnored => say!(review::four_ignored),
        Fault::ThreeIgnored { moves } => say!(review::three_ignored, moves = *moves),
        Fault::WrongBlock { moves: Some(moves) } => {
            say!(review::wrong_block_loses, moves = *moves)
        }
        Fault::WrongBlock { moves: None } => say!(review::wrong_block),
        Fault::LastCapture { stones } => say!(review::last_capture, stones = points(stones)),
        Fault::AllowsWin { moves, at } => {
            say!(review::allows_win, moves = *moves, at = points(&[*at]))
        }
        Fault::CaptureOverlooked { stones } => {
            say!(review::capture_overlooked, stones = points(stones))
        }
        Fault::PairLeft { stones } => say!(review::pair_left, stones = points(stones)),
        Fault::AllowsTwo { at } => say!(review::allows_two, at = points(&[*at])),
        Fault::TwoOverlooked => say!(review::two_overlooked),
        Fault::ThreeLeft => say!(review::three_left),
        Fault::FourOverlooked => say!(review::four_overlooked),
        Fault::ThreeOverlooked => say!(review::three_overlooked),
        Fault::AllowsFour { at } => say!(review::allows_four, at = points(&[*at])),
        Fault::AllowsThree { at } => say!(review::allows_three, at = points(&[*at])),
        Fault::CaptureThreatOverlooked { stones } => {
            say!(review::capture_threat_overlooked, stones = points(stones))
        }
        Fault::KeyPointLeft { at } => say!(review::key_point_left, at = points(&[*at])),
        Fault::ThreatAnswered { at } => say!(review::threat_answered, at = points(&[*at])),
        Fault::ThreatReturned { at } => say!(review::threat_returned, at = points(&[*at])),
        Fault::ThreatMisplaced { at } => say!(review::threat_misplaced, at = points(&[*at])),
        Fault::AttackMissed => say!(review::attack_missed),
        Fault::AllowsAttack { at } => say!(review::allows_attack, at = points(&[*at])),
        Fault::PlanOverlooked(plan) => match plan {
            Plan::Capture { stones } => {
                say!(review::leads_to_capture, stones = points(stones))
            }
            Plan::Four => say!(review::leads_to_four),
            Plan::Three => say!(review::leads_to_three),
        },
        Fault::AllowsPlan(plan) => match plan {
            Plan::Capture { stones } => {
                say!(review::allows_capture_soon, stones = points(stones))
            }
            Plan::Four => say!(review::allows_four_soon),
            Plan::Three => say!(review::allows_three_soon),
        },
        Fault::MorePoints { played, better } => {
            say!(review::more_points, played = *played, better = *better)
        }
        Fault::FewerPoints { played, better } => {
            say!(review::fewer_points, played = *played, better = *better)
        }
        Fault::LessLikely { percent } => say!(review::less_likely, percent = *percent),
    }
}

/// A button for each turning point; the one that is shown is off.
pub(super) fn point_buttons(
    view: &GameView,
    points: &[TurningPoint<'_>],
    shown: Option<usize>,
) -> Vec<Button> {
    let button = |point: &TurningPoint<'_>| {
        let label = say!(replay::jump, number = number_of(view, point.index));
        let at = u16::try_from(point.index).unwrap_or(u16::MAX);
        let action = Action::TurningPoint(view.game.id, at);
        let is_other = shown != Some(point.index);
        Button::new(label, ButtonStyle::Inviting, action).only_if(is_other)
    };
    points.iter().map(button).collect()
}

/// The number of a move as people count them: choices are none.
pub(super) fn number_of(view: &GameView, index: usize) -> u16 {
    view.game.after_moves(index + 1).position().ply()
}

pub(super) fn percent(chance: f64) -> String {
    format!("{chance:.0}")
}

/// As many of the lines as fit into a message: those at the end are the least important.
pub(super) fn fitting(lines: impl Iterator<Item = Text>) -> Text {
    let mut text = Text::default();
    for line in lines {
        let longer = if text.is_empty() {
            line
        } else {
            Text::lines([text.clone(), line])
        };
        if longer.longest() > LONGEST {
            break;
        }
        text = longer;
    }
    text
}
