//! What becomes of a try, and the help with a task.

use serenity::all::ModalInteraction;

use crate::discord::bot::Bot;
use crate::discord::handlers::common::input;
use crate::discord::handlers::common::typed::readable;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::learn::page::{self, Way};
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::views::{self, LessonState};
use crate::lessons::{Task, Verdict};
use crate::rules::{BoardSize, Point};

/// Tries a point. A right one is kept as solved.
pub async fn attempt(
    bot: &Bot,
    viewer: &Viewer,
    task: &'static Task,
    at: Point,
    way: Way,
) -> Result<Response, RequestError> {
    let state = match task.judge(at).ok_or(Refusal::Button)? {
        Verdict::Right { .. } => LessonState::Right(at),
        Verdict::Wrong(mistake) => LessonState::Wrong(at, mistake),
    };
    if matches!(state, LessonState::Right(_)) {
        bot.service.save_solved(viewer.id, task).await?;
    }
    page::show(bot, viewer, task, state, way).await
}

/// Tries the point that was typed, in place of the message from which the form was opened. There is said, too, why it is
/// no point.
pub async fn typed(
    bot: &Bot,
    interaction: &ModalInteraction,
    task: &'static Task,
    way: Way,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_form(bot, interaction).await?;
    let typed = input::typed(interaction).unwrap_or_default();
    let (size, notation) = (BoardSize::STANDARD, viewer.settings.notation);
    let page = match Point::parse_preferring(notation, &readable(typed), size) {
        Ok(at) => attempt(bot, &viewer, task, at, way).await?,
        Err(error) => {
            let typed = typed.to_owned();
            let why = views::refusal(&Refusal::Point { typed, error });
            page::show(bot, &viewer, task, LessonState::Unreadable(why), way).await?
        }
    };
    Ok(page.instead())
}

/// The board in words, beside what is wrong with a point.
pub async fn wrong_in_words(
    bot: &Bot,
    viewer: &Viewer,
    task: &'static Task,
    at: Point,
) -> Result<Response, RequestError> {
    let state = match task.judge(at).ok_or(Refusal::Button)? {
        Verdict::Right { .. } => LessonState::Fresh,
        Verdict::Wrong(mistake) => LessonState::Wrong(at, mistake),
    };
    page::show(bot, viewer, task, state, Way::Words).await
}

/// A hint.
pub async fn hint(
    bot: &Bot,
    viewer: &Viewer,
    task: &'static Task,
    way: Way,
) -> Result<Response, RequestError> {
    page::show(bot, viewer, task, LessonState::Hint(task.hint()), way).await
}

/// An answer. The task is not solved by it.
pub async fn reveal(
    bot: &Bot,
    viewer: &Viewer,
    task: &'static Task,
    way: Way,
) -> Result<Response, RequestError> {
    let right = task.right_points();
    let offered = task.pad_rows().into_iter().flatten();
    let near = offered.into_iter().find(|at| right.contains(at));
    let at = near.or(right.first().copied()).ok_or(Refusal::Button)?;
    page::show(bot, viewer, task, LessonState::Shown(at), way).await
}
