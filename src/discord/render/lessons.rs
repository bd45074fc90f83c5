//! Draws the boards of lessons.

use super::BoardRenderer;
use super::scenes::{Appearance, own_theme};
use crate::discord::message::Picture;
use crate::discord::refusal::RequestError;
use crate::discord::views::{LessonState, lesson_head};
use crate::game::Settings;
use crate::language::{Language, say};
use crate::lessons::{Drawing, Task, Verdict};
use crate::picture::{self, Crop, Scene};
use crate::rules::Point;

impl BoardRenderer {
    /// The board of a task for one person, with what was tried on it; `None` if it has no drawing.
    pub async fn draw_lesson(
        &self,
        task: &'static Task,
        state: &LessonState,
        settings: &Settings,
        language: Language,
    ) -> Result<Option<Picture>, RequestError> {
        let Some(drawing) = &task.drawing else {
            return Ok(None);
        };
        let appearance = Appearance {
            now: self.time.now(),
            theme: own_theme(settings).unwrap_or_default(),
            notation: settings.notation,
            language,
        };
        let state = state.clone();
        let draw = move || paint(task, drawing, &state, appearance);
        self.work(draw).await.map(Some)
    }
}

/// The board of a task as text, rank by rank, for one person.
pub fn lesson_in_words(
    drawing: &Drawing,
    settings: &Settings,
    language: Language,
    longest: usize,
) -> String {
    let position = drawing.position();
    let scene = Scene {
        language,
        notation: settings.notation,
        ..Scene::new(&position, &[])
    };
    picture::ranks(&scene, longest)
}

fn paint(task: &Task, drawing: &Drawing, state: &LessonState, appearance: Appearance) -> Picture {
    let language = appearance.language;
    let before = drawing.position();
    let (position, played) = match state {
        LessonState::Right(at) | LessonState::Shown(at) => match task.judge(*at) {
            Some(Verdict::Right { after, played }) => (*after, Some(*played)),
            _ => (before, None),
        },
        _ => (before, None),
    };
    let picked = match state {
        LessonState::Wrong(at, _) => {
            let is_free = |at: &Point| position.board().at(*at).is_none();
            Some(*at).filter(is_free).filter(|&at| drawing.shows(at))
        }
        _ => None,
    };
    let offered = match state {
        LessonState::Hint(points) => points.clone(),
        state if state.is_over() => Vec::new(),
        _ => task.pad_rows().into_iter().flatten().collect(),
    };
    let title = lesson_head(task).in_language(language).replace("**", "");
    let status = if state.is_over() {
        String::new()
    } else {
        let captured = drawing.captured / 2;
        let to_move = match captured {
            0 => say!(learn::to_move),
            pairs => say!(learn::to_move_after_captures, pairs = pairs),
        };
        to_move.in_language(language)
    };
    let scene = Scene {
        last: played.as_slice(),
        title: &title,
        status: &status,
        language,
        notation: appearance.notation,
        theme: appearance.theme,
        ..Scene::new(&position, &[])
    };
    let crop = Crop {
        scene: &scene,
        low: drawing.corner,
        high: drawing.high(),
        offered: &offered,
        marked: &drawing.marked(),
        picked,
    };
    Picture {
        name: "lesson.png".to_owned(),
        bytes: picture::crop(&crop),
        description: picture::crop_alt(&crop),
    }
}
