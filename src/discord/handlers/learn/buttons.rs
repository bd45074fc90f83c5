//! The buttons, the menu and the form of the lessons.

use serenity::all::{ComponentInteraction, ModalInteraction};

use crate::discord::action::LearnAction;
use crate::discord::bot::Bot;
use crate::discord::handlers::common::input::chosen;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::learn::page::{self, Way};
use crate::discord::handlers::learn::{answer, game};
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::views::{self, LessonState};
use crate::lessons::{self, Task};

/// Does what a button or the menu asks for.
pub async fn press(
    bot: &Bot,
    interaction: &ComponentInteraction,
    action: LearnAction,
) -> Result<Response, RequestError> {
    if let LearnAction::Type(_) | LearnAction::TypeInWords(_) = action {
        return Ok(Response::form(views::lesson_form(action)));
    }
    let viewer = Viewer::of_press(bot, interaction).await?;
    match action {
        LearnAction::Resume => page::resume(bot, &viewer).await,
        LearnAction::List => {
            let progress = bot.service.lesson_progress(viewer.id).await?;
            Ok(viewer.response(views::lesson_list(&progress.solved)))
        }
        LearnAction::Open => {
            let lesson = chosen(interaction).and_then(lessons::lesson);
            let first = lesson.and_then(|lesson| lesson.tasks.first());
            let first = first.ok_or(Refusal::Button)?;
            page::open(bot, &viewer, first, Way::Picture).await
        }
        LearnAction::Decline => {
            bot.service.decline_lessons(viewer.id).await?;
            Ok(viewer.response(views::lessons_declined()))
        }
        LearnAction::Play => game::begin(bot, interaction).await,
        LearnAction::Task(id) => page::open(bot, &viewer, task(id)?, Way::Picture).await,
        LearnAction::TaskInWords(id) => page::open(bot, &viewer, task(id)?, Way::Words).await,
        LearnAction::Words(id) => {
            page::show(bot, &viewer, task(id)?, LessonState::Fresh, Way::Words).await
        }
        LearnAction::HintInWords(id) => answer::hint(bot, &viewer, task(id)?, Way::Words).await,
        LearnAction::WrongInWords(id, at) => {
            answer::wrong_in_words(bot, &viewer, task(id)?, at).await
        }
        LearnAction::Hint(id) => answer::hint(bot, &viewer, task(id)?, Way::Picture).await,
        LearnAction::Show(id) => answer::reveal(bot, &viewer, task(id)?, Way::Picture).await,
        LearnAction::ShowInWords(id) => answer::reveal(bot, &viewer, task(id)?, Way::Words).await,
        LearnAction::Type(_) | LearnAction::TypeInWords(_) => Err(Refusal::Button.into()),
        LearnAction::Wrong(id, at) | LearnAction::Try(id, at) => {
            answer::attempt(bot, &viewer, task(id)?, at, Way::Picture).await
        }
        LearnAction::TryInWords(id, at) => {
            answer::attempt(bot, &viewer, task(id)?, at, Way::Words).await
        }
    }
}

/// Tries the point that was typed into the form.
pub async fn submit(
    bot: &Bot,
    interaction: &ModalInteraction,
    id: &str,
    way: Way,
) -> Result<Response, RequestError> {
    answer::typed(bot, interaction, task(id)?, way).await
}

fn task(id: &str) -> Result<&'static Task, Refusal> {
    lessons::task(id).ok_or(Refusal::Button)
}
