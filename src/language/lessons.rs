//! What is said in the lessons, in `lessons.ftl`. The keys follow from the ids of lessons and tasks.

use super::Text;

/// What is said about a lesson or a task: the title of a lesson, or one of the parts of a task.
///
/// ```
/// use tessera::language::{Language, LessonText, about_lesson};
///
/// let title = about_lesson("five", LessonText::Title);
/// assert_eq!(title.in_language(Language::English), "Five in a row");
/// ```
pub fn about_lesson(id: &str, part: LessonText) -> Text {
    Text::looked_up(&key(id, part))
}

/// Which text of a lesson or a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonText {
    /// The title of a lesson.
    Title,
    /// The two sentences over a drawing.
    Words,
    /// The task itself.
    Task,
    /// What is said of a right answer.
    Right,
}

fn key(id: &str, part: LessonText) -> String {
    match part {
        LessonText::Title => format!("lessons-title-{id}"),
        LessonText::Words => format!("lessons-{id}-words"),
        LessonText::Task => format!("lessons-{id}-task"),
        LessonText::Right => format!("lessons-{id}-right"),
    }
}
