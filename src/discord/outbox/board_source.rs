//! Supplies the state of a game when its board is posted. An implementation may first let something
//! happen in the game by itself, such as the engine's move; the same message then shows both.

use std::pin::Pin;

use crate::discord::outbox::attempt::Attempt;
use crate::game::GameId;
use crate::service::{self, GameView};

/// A boxed future.
pub type Boxed<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Supplies the state of a game when its board is posted.
pub trait BoardSource: Send + Sync {
    /// Called before the board of a game waits for its turn to be posted.
    fn before_post(&self, game: GameId) -> Boxed<'_, Result<(), service::Error>>;

    /// Called when somebody asks for the board of a game, before [`BoardSource::game`].
    fn asked_for(&self, game: GameId) -> Boxed<'_, Result<(), service::Error>>;

    /// The game as its board should show it. This may take a moment on the first attempt; on another
    /// one, other posts wait behind it.
    fn game(&self, game: GameId, attempt: Attempt) -> Boxed<'_, Result<GameView, service::Error>>;
}
