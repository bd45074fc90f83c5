//! How far people have come in the lessons, to whom they are offered, and when the game of the last one carries no
//! comments.

use std::collections::BTreeSet;

use super::error::use_case;
use super::{Error, GameView, Service};
use crate::game::{PlayerId, Viewpoint};
use crate::lessons::{self, Task};

/// How far a person has come in the lessons.
#[derive(Clone, Debug, Default)]
pub struct LessonProgress {
    /// The task at which they stopped.
    pub at: Option<&'static Task>,
    /// The tasks that they have solved.
    pub solved: BTreeSet<&'static str>,
}

impl LessonProgress {
    /// The task to go on with: the one at which they stopped, else the first that is not solved. Who has solved the
    /// very last one has not stopped there. `None` if all are solved.
    pub fn next(&self) -> Option<&'static Task> {
        let mut tasks = lessons::all().iter().flat_map(|lesson| lesson.tasks);
        let is_open = |task: &&Task| !self.solved.contains(task.id);
        let stopped = |task: &&Task| is_open(task) || lessons::after(task).is_some();
        self.at.filter(stopped).or_else(|| tasks.find(is_open))
    }
}

impl Service {
    /// How far a person has come. What is saved of tasks that do not exist is left out.
    pub async fn lesson_progress(&self, player: PlayerId) -> Result<LessonProgress, Error> {
        use_case("look up the lessons of a person".to_owned(), async {
            let saved = self.store.read().await?.learner(player).await?;
            let saved = saved.unwrap_or_default();
            let known = |id: &String| lessons::task(id).map(|task| task.id);
            Ok(LessonProgress {
                at: saved.at.as_deref().and_then(lessons::task),
                solved: saved.solved.iter().filter_map(known).collect(),
            })
        })
        .await
    }

    /// A person's latest running game of the last lesson, as seen from there.
    pub async fn running_lesson_game(
        &self,
        viewpoint: Viewpoint,
    ) -> Result<Option<GameView>, Error> {
        let find = use_case("look for the game of a lesson".to_owned(), async {
            let mut reading = self.store.read().await?;
            Ok(reading.running_lesson_game(viewpoint.player).await?)
        });
        let Some(game) = find.await? else {
            return Ok(None);
        };
        match self.game_seen_from(viewpoint, game).await {
            Ok(found) => Ok(Some(found)),
            // One that is damaged keeps nobody from the lesson.
            Err(error) if error.affects_one_record() => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Saves that a person goes on at this task.
    pub async fn save_reached(&self, player: PlayerId, task: &Task) -> Result<(), Error> {
        use_case("save the lessons of a person".to_owned(), async {
            let mut writing = self.store.write().await?;
            writing.save_learner(player, Some(task.id)).await?;
            writing.commit().await?;
            Ok(())
        })
        .await
    }

    /// Saves that a person has solved this task, and goes on at the next one.
    pub async fn save_solved(&self, player: PlayerId, task: &Task) -> Result<(), Error> {
        use_case("save the lessons of a person".to_owned(), async {
            let mut writing = self.store.write().await?;
            let next = lessons::after(task).unwrap_or(task);
            writing.save_learner(player, Some(next.id)).await?;
            writing.save_solved_task(player, task.id).await?;
            writing.commit().await?;
            Ok(())
        })
        .await
    }

    /// Takes the one offer of the lessons that a person gets, if they have never begun one, and have finished
    /// no game of their own. Returns whether it was still to be had: then it is to be shown.
    pub async fn take_lesson_offer(&self, player: PlayerId) -> Result<bool, Error> {
        use_case("offer lessons to a person".to_owned(), async {
            let mut reading = self.store.read().await?;
            if reading.learner(player).await?.is_some() || reading.has_finished(player).await? {
                return Ok(false);
            }
            drop(reading);
            let mut writing = self.store.write().await?;
            if writing.learner(player).await?.is_some() {
                return Ok(false);
            }
            writing.save_learner(player, None).await?;
            writing.commit().await?;
            Ok(true)
        })
        .await
    }

    /// Saves that a person wants to hear no more of the lessons.
    pub async fn decline_lessons(&self, player: PlayerId) -> Result<(), Error> {
        use_case("decline the lessons for a person".to_owned(), async {
            let mut writing = self.store.write().await?;
            writing.save_learner(player, None).await?;
            writing.commit().await?;
            Ok(())
        })
        .await
    }
}
