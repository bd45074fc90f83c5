//! A page of a task, and where a person goes on. One private message is edited in place.

use crate::discord::bot::Bot;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::reader;
use crate::discord::refusal::RequestError;
use crate::discord::render;
use crate::discord::respond::Response;
use crate::discord::views::{self, LessonPage, LessonState};
use crate::lessons::Task;

/// The most characters of a board in words.
const LONGEST_BOARD: usize = 700;

/// How a person has the board shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// As a picture.
    Picture,
    /// In words.
    Words,
}

/// The task at which the person stopped; the list of lessons if all are done.
pub async fn resume(bot: &Bot, viewer: &Viewer) -> Result<Response, RequestError> {
    let progress = bot.service.lesson_progress(viewer.id).await?;
    match progress.next() {
        Some(task) => open(bot, viewer, task, Way::Picture).await,
        None => Ok(viewer.response(views::lesson_list(&progress.solved))),
    }
}

/// A task from its beginning, which is where the person goes on from now.
pub async fn open(
    bot: &Bot,
    viewer: &Viewer,
    task: &'static Task,
    way: Way,
) -> Result<Response, RequestError> {
    let page = show(bot, viewer, task, LessonState::Fresh, way).await?;
    bot.service.save_reached(viewer.id, task).await?;
    Ok(page)
}

/// A task with what was tried; one without a drawing is the same either way. Every picture counts towards the person's
/// allowance of pictures; without any left, the answer comes without a board.
pub async fn show(
    bot: &Bot,
    viewer: &Viewer,
    task: &'static Task,
    state: LessonState,
    way: Way,
) -> Result<Response, RequestError> {
    let (settings, language) = (&viewer.settings, viewer.language);
    let drawing = task.drawing.as_ref().filter(|_| way == Way::Words);
    let words =
        drawing.map(|drawing| render::lesson_in_words(drawing, settings, language, LONGEST_BOARD));
    let page = LessonPage { state, words };
    let mut message = views::lesson_page(task, &page, viewer.settings.notation);
    if task.drawing.is_none() {
        let running = bot.service.running_lesson_game(viewer.viewpoint).await?;
        if let Some(running) = running {
            message = views::with_running_game(message, &running);
        }
    }
    if task.drawing.is_none()
        && let Some(server) = viewer.viewpoint.server
    {
        // Everybody in the channel reads the game and its comments.
        let language = reader::language_on(&bot.service, Some(server)).await;
        if language != viewer.language {
            message = views::with_language_of_game(message, language);
        }
    }
    let response = viewer.response(message);
    if page.is_in_words() {
        return Ok(response);
    }
    match bot.limits.picture(viewer.id) {
        Ok(()) => {}
        // A new task cannot be seen without it.
        Err(refusal) if matches!(page.state, LessonState::Fresh) => return Err(refusal.into()),
        Err(_) => return Ok(response),
    }
    let picture = bot
        .renderer
        .draw_lesson(task, &page.state, settings, language);
    Ok(match picture.await? {
        Some(picture) => response.with(picture),
        None => response,
    })
}
