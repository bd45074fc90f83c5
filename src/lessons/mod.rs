//! The lessons of `/learn`: twelve of them as data, and the rules that judge what a learner tries.
//!
//! Pure. A task is a drawing and a [`Goal`]; whatever reaches the goal by the rules of play is accepted,
//! and a try that does not is answered with the [`Mistake`] in it. Nothing here knows people, words or
//! pictures: texts go by the ids of lessons and tasks.

mod attempt;
mod comment;
mod course;
mod drawing;
mod goal;
mod judge;
mod lesson;
mod mistake;
mod shape_match;
mod threats;

pub use comment::{Comment, comment};
pub use course::{GAME, after, all, lesson, of_task, task};
pub use drawing::Drawing;
pub use goal::Goal;
pub use judge::Verdict;
pub use lesson::{Lesson, Task};
pub use mistake::Mistake;
