//! The engine at work: a few seats for all games, in fair turns of the people who play, away from the
//! threads that talk to Discord.

use std::collections::HashMap;
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::available_parallelism;

use jiff::Timestamp;
use thiserror::Error;
use tokio::task::{JoinError, spawn_blocking};
use tracing::{debug, info};

use super::fair_queue::FairQueue;
use crate::game::GameId;
use crate::service::{self, GameView, Service};

/// Where the engine thinks.
#[derive(Debug)]
pub struct Thinking {
    seats: Arc<FairQueue>,
    searches: Mutex<Searches>,
}

/// What is being thought about.
#[derive(Debug, Default)]
struct Searches {
    /// For each game what cancels its search.
    cancel: HashMap<GameId, Arc<AtomicBool>>,
    /// Whether no further search begins.
    is_closed: bool,
}

/// A game that is thought about, until it is dropped.
struct Taken<'a> {
    thinking: &'a Thinking,
    game: GameId,
    cancel: Arc<AtomicBool>,
}

/// Why the engine did not play though it was to move.
#[derive(Debug, Error)]
pub enum ThinkingError {
    /// It found no move.
    #[error("the engine has no move")]
    NoMove,
    /// It broke off by a panic.
    #[error("the engine failed")]
    Panicked(#[source] JoinError),
    /// The move was not saved.
    #[error(transparent)]
    Service(#[from] service::Error),
}

impl Thinking {
    /// As many seats as there are processors, but for one, which is for people.
    pub fn new() -> Arc<Self> {
        let processors = available_parallelism().map_or(1, NonZero::get);
        Arc::new(Self {
            seats: FairQueue::new(processors.saturating_sub(1)),
            searches: Mutex::default(),
        })
    }

    /// Cancels every search, and begins none any more. A cancelled search plays nothing and ends
    /// within milliseconds; the next start of the bot takes it up again.
    pub fn close(&self) {
        let mut searches = self.searches();
        searches.is_closed = true;
        for cancel in searches.cancel.values() {
            cancel.store(true, Ordering::Relaxed);
        }
        drop(searches);
        self.seats.close();
    }

    /// Whether there is a search in a game.
    pub fn is_about(&self, game: GameId) -> bool {
        self.searches().cancel.contains_key(&game)
    }

    /// Cancels the search in a game that does not wait for the engine any more, if there is one.
    pub fn cancel(&self, game: GameId) {
        if let Some(cancel) = self.searches().cancel.get(&game) {
            cancel.store(true, Ordering::Relaxed);
        }
    }

    /// Plays for the engine as long as it is to move: the game then. Nothing if somebody is at it
    /// already, it is not to move, or the search was cancelled.
    pub async fn play(
        &self,
        service: &Service,
        view: &GameView,
        now: impl Fn() -> Timestamp,
    ) -> Result<Option<GameView>, ThinkingError> {
        let Some(machine) = view
            .game
            .machine
            .filter(|it| view.game.waits_for(it.player))
        else {
            return Ok(None);
        };
        let Some(taken) = self.take(view.game.id) else {
            return Ok(None);
        };
        let mut view = view.clone();
        let mut people = view.game.players.iter();
        let person = people.find(|&&player| player != machine.player);
        let person = person.copied().unwrap_or(machine.player);
        let effort = service::effort(machine.level);
        while view.game.waits_for(machine.player) {
            // The seats are taken away when the bot stops.
            let Some(_seat) = self.seats.seat(person, effort).await else {
                return Ok(None);
            };
            let (game, at) = (view.game.clone(), view.game.mark());
            let cancel = Arc::clone(&taken.cancel);
            debug!(game = %view.game.id, "the engine begins to think");
            let chosen = spawn_blocking(move || service::choose(&game, &cancel)).await;
            if taken.is_cancelled() {
                info!(game = %view.game.id, "the engine stopped thinking about a game");
                return Ok(None);
            }
            let chosen = chosen.map_err(ThinkingError::Panicked)?;
            let mv = chosen.ok_or(ThinkingError::NoMove)?;
            let played = service.play(view.game.id, machine.player, mv, Some(at), now());
            view = played.await?;
        }
        Ok(Some(view))
    }

    /// Begins to think about a game; nothing if somebody is at it already, or the bot stops.
    fn take(&self, game: GameId) -> Option<Taken<'_>> {
        let mut searches = self.searches();
        if searches.is_closed || searches.cancel.contains_key(&game) {
            return None;
        }
        let cancel = Arc::new(AtomicBool::new(false));
        searches.cancel.insert(game, Arc::clone(&cancel));
        drop(searches);
        Some(Taken {
            thinking: self,
            game,
            cancel,
        })
    }

    fn searches(&self) -> MutexGuard<'_, Searches> {
        // A table of numbers is whole whatever panicked beside it.
        self.searches.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Taken<'_> {
    fn is_cancelled(&self) -> bool {
        self.cancel.load(Ordering::Relaxed)
    }
}

impl Drop for Taken<'_> {
    fn drop(&mut self) {
        self.thinking.searches().cancel.remove(&self.game);
    }
}
