//! The games that ended since somebody last asked, so that what is counted in memory need not be counted anew.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::game::GameId;

/// The games that ended, from the moment on when somebody first wanted to know.
#[derive(Debug, Default)]
pub struct EndedGames(Mutex<Option<Vec<GameId>>>);

impl EndedGames {
    /// The games that ended since the last time; from now on they are noted. Their transactions may be still under
    /// way, or have failed.
    pub fn take(&self) -> Vec<GameId> {
        self.ended().replace(Vec::new()).unwrap_or_default()
    }

    /// Notes that a game ends, if anybody wants to know.
    pub fn note(&self, game: GameId) {
        if let Some(ended) = self.ended().as_mut()
            && !ended.contains(&game)
        {
            ended.push(game);
        }
    }

    /// Forgets a game that was looked up.
    pub fn forget(&self, game: GameId) {
        if let Some(ended) = self.ended().as_mut() {
            ended.retain(|&it| it != game);
        }
    }

    fn ended(&self) -> MutexGuard<'_, Option<Vec<GameId>>> {
        // A list stays valid if another thread panics.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
