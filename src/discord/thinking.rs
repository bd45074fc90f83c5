//! The engine at work: a few seats for all games, first come, first served, away from the threads that
//! talk to Discord.

use std::collections::HashSet;
use std::num::NonZero;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;

use jiff::Timestamp;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tracing::error;

use crate::game::GameId;
use crate::service::{self, GameView, Service};

/// Where the engine thinks.
#[derive(Debug)]
pub struct Thinking {
    seats: Semaphore,
    games: Mutex<HashSet<GameId>>,
}

/// A game that is thought about, until it is dropped.
struct Taken<'a>(&'a Thinking, GameId);

impl Thinking {
    /// As many seats as there are processors, but for one, which is for people.
    pub fn new() -> Arc<Self> {
        let processors = available_parallelism().map_or(1, NonZero::get);
        Arc::new(Self {
            seats: Semaphore::new(processors.saturating_sub(1).max(1)),
            games: Mutex::default(),
        })
    }

    /// Plays for the engine as long as it is to move: the game then. Nothing if somebody is at it
    /// already, or it is not to move.
    pub async fn play(
        &self,
        service: &Service,
        view: &GameView,
        now: impl Fn() -> Timestamp,
    ) -> Result<Option<GameView>, service::Error> {
        let Some(machine) = view
            .game
            .machine
            .filter(|it| view.game.waits_for(it.player))
        else {
            return Ok(None);
        };
        let Some(_taken) = self.take(view.game.id) else {
            return Ok(None);
        };
        let mut view = view.clone();
        while view.game.waits_for(machine.player) {
            let _seat = self
                .seats
                .acquire()
                .await
                .expect("the seats are never taken away");
            let (game, at) = (view.game.clone(), view.game.mark());
            let chosen = spawn_blocking(move || service::choose(&game)).await;
            let chosen = chosen.inspect_err(|bug| {
                let error = bug as &dyn std::error::Error;
                error!(game = %view.game.id, error, "the engine has no move");
            });
            let Some(mv) = chosen.ok().flatten() else {
                return Ok(None);
            };
            let played = service.play(view.game.id, machine.player, mv, Some(at), now());
            view = played.await?;
        }
        Ok(Some(view))
    }

    fn take(&self, game: GameId) -> Option<Taken<'_>> {
        let is_new = self.games().insert(game);
        is_new.then(|| Taken(self, game))
    }

    fn games(&self) -> std::sync::MutexGuard<'_, HashSet<GameId>> {
        // A set of numbers is whole whatever panicked beside it.
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Taken<'_> {
    fn drop(&mut self) {
        self.0.games().remove(&self.1);
    }
}
