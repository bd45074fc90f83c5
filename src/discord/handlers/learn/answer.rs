//! What becomes of a try, and the help with a task.

use serenity::all::ModalInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::input;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::learn::page;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::render;
use crate::discord::respond::Response;
use crate::discord::views::LessonState;
use crate::lessons::{Task, Verdict};
use crate::rules::{BoardSize, Point};

/// The most characters of a board in words.
const LONGEST_BOARD: usize = 700;

/// Tries a point. A right one is kept as solved.
pub async fn attempt(
    bot: &Bot,
    viewer: &Viewer,
    task: &'static Task,
    at: Point,
) -> Result<Response, RequestError> {
    let state = match task.judge(at).ok_or(Refusal::Button)? {
        Verdict::Right { .. } => LessonState::Right(at),
        Verdict::Wrong(mistake) => LessonState::Wrong(at, mistake),
    };
    if matches!(state, LessonState::Right(_)) {
        bot.service.save_solved(viewer.id, task).await?;
    }
    page::show(bot, viewer, task, &state).await
}

/// Tries the point that was typed, in place of the message from which the form was opened.
pub async fn typed(
    bot: &Bot,
    interaction: &ModalInteraction,
    task: &'static Task,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_form(bot, interaction).await?;
    let typed = input::typed(interaction).unwrap_or_default();
    let (size, notation) = (BoardSize::STANDARD, viewer.settings.notation);
    let at = Point::parse_preferring(notation, typed, size);
    let at = at.map_err(|error| Refusal::Point {
        typed: typed.to_owned(),
        error,
    })?;
    Ok(attempt(bot, &viewer, task, at).await?.instead())
}

/// The board in words.
pub async fn in_words(
    bot: &Bot,
    viewer: &Viewer,
    task: &'static Task,
) -> Result<Response, RequestError> {
    let board = board_in_words(viewer, task)?;
    page::show(bot, viewer, task, &LessonState::Words(board)).await
}

/// The board in words, beside the hint.
pub async fn hint_in_words(
    bot: &Bot,
    viewer: &Viewer,
    task: &'static Task,
) -> Result<Response, RequestError> {
    let board = board_in_words(viewer, task)?;
    let state = LessonState::HintInWords(board, task.hint());
    page::show(bot, viewer, task, &state).await
}

/// The board in words, beside what is wrong with a point.
pub async fn wrong_in_words(
    bot: &Bot,
    viewer: &Viewer,
    task: &'static Task,
    at: Point,
) -> Result<Response, RequestError> {
    let board = board_in_words(viewer, task)?;
    let state = match task.judge(at).ok_or(Refusal::Button)? {
        Verdict::Right { .. } => LessonState::Words(board),
        Verdict::Wrong(mistake) => LessonState::WrongInWords(board, at, mistake),
    };
    page::show(bot, viewer, task, &state).await
}

fn board_in_words(viewer: &Viewer, task: &'static Task) -> Result<String, Refusal> {
    let drawing = task.drawing.as_ref().ok_or(Refusal::Button)?;
    let (settings, language) = (&viewer.settings, viewer.language);
    Ok(render::lesson_in_words(
        drawing,
        settings,
        language,
        LONGEST_BOARD,
    ))
}

/// A hint.
pub async fn hint(
    bot: &Bot,
    viewer: &Viewer,
    task: &'static Task,
) -> Result<Response, RequestError> {
    page::show(bot, viewer, task, &LessonState::Hint(task.hint())).await
}

/// An answer. The task is not solved by it.
pub async fn reveal(
    bot: &Bot,
    viewer: &Viewer,
    task: &'static Task,
) -> Result<Response, RequestError> {
    let right = task.right_points();
    let offered = task.pad_rows().into_iter().flatten();
    let near = offered.into_iter().find(|at| right.contains(at));
    let at = near.or(right.first().copied()).ok_or(Refusal::Button)?;
    page::show(bot, viewer, task, &LessonState::Shown(at)).await
}
