//! How a game stands when its board is posted. Whoever knows may let something happen in the game by
//! itself first, which is then told in the same message.

use std::pin::Pin;

use crate::game::GameId;
use crate::service::{self, GameView};

/// What is awaited.
pub type Boxed<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Why a board is posted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// Something has just been saved.
    Saved,
    /// It was left unsaid before. Others wait for what is posted after this.
    Retried,
    /// Somebody asked to see it.
    AskedFor,
}

/// Tells how a game stands when its board is posted.
pub trait BoardSource: Send + Sync {
    /// Something was saved in a game, and its board waits for its turn to be posted.
    fn saved(&self, game: GameId) -> Boxed<'_, Result<(), service::Error>>;

    /// The game as its board is to show it, a moment later perhaps.
    fn game(&self, game: GameId, why: Occasion) -> Boxed<'_, Result<GameView, service::Error>>;
}
