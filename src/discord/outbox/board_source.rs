//! Supplies the state of a game when its board is posted. An implementation may first let something
//! happen in the game by itself, such as the engine's move; the same message then shows both.

use std::pin::Pin;

use crate::game::GameId;
use crate::service::{self, GameView};

/// A boxed future.
pub type Boxed<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Why a board is posted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// Something has just been saved.
    Saved,
    /// An earlier post failed. Other posts wait behind this one.
    Retried,
    /// Somebody asked to see it.
    AskedFor,
}

/// Supplies the state of a game when its board is posted.
pub trait BoardSource: Send + Sync {
    /// Called before the board of a game waits for its turn to be posted.
    fn before_post(&self, game: GameId) -> Boxed<'_, Result<(), service::Error>>;

    /// The game as its board should show it. This may take a moment.
    fn game(&self, game: GameId, why: Occasion) -> Boxed<'_, Result<GameView, service::Error>>;
}
