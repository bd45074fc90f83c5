//! Runs the engine's searches: all games share a few seats, the players take fair turns at them,
//! and the searches stay off the threads that talk to Discord.

use std::collections::HashMap;
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::available_parallelism;

use jiff::Timestamp;
use thiserror::Error;
use tokio::task::{JoinError, spawn_blocking};
use tracing::{debug, info};

use crate::discord::scheduler::fair_queue::FairQueue;
use crate::game::GameId;
use crate::service::{self, GameView, Service};

/// The seats for the engine's searches.
#[derive(Debug)]
pub struct EngineSeats {
    seats: Arc<FairQueue>,
    searches: Mutex<Searches>,
}

/// The searches that are waiting or running.
#[derive(Debug, Default)]
struct Searches {
    /// For each game, the flag that cancels its search.
    cancel: HashMap<GameId, Arc<AtomicBool>>,
    /// Whether new searches are refused.
    is_closed: bool,
}

/// The search in a game, until it is dropped.
struct Search<'a> {
    thinking: &'a EngineSeats,
    game: GameId,
    cancel: Arc<AtomicBool>,
}

/// Why the engine did not play though it was to move.
#[derive(Debug, Error)]
pub enum EngineError {
    /// The engine found no move.
    #[error("the engine has no move")]
    NoMove,
    /// The engine panicked.
    #[error("the engine failed")]
    Panicked(#[source] JoinError),
    /// The engine's move was refused, though the game had not changed meanwhile.
    #[error("the engine's move is refused")]
    Refused(#[source] service::ServiceRefusal),
    /// The database could not read the game or save the move.
    #[error(transparent)]
    Service(#[from] service::Error),
}

impl EngineSeats {
    /// One seat fewer than the host has processors, at least one; the last processor is for the
    /// players.
    pub fn new() -> Arc<Self> {
        let processors = available_parallelism().map_or(1, NonZero::get);
        Arc::new(Self {
            seats: FairQueue::new(processors.saturating_sub(1)),
            searches: Mutex::default(),
        })
    }

    /// Cancels every search and refuses new ones. A cancelled search plays nothing and ends within
    /// milliseconds; the next start of the bot begins it again.
    pub fn close(&self) {
        let mut searches = self.searches();
        searches.is_closed = true;
        for cancel in searches.cancel.values() {
            cancel.store(true, Ordering::Relaxed);
        }
        drop(searches);
        self.seats.close();
    }

    /// Whether a search in a game waits or runs.
    pub fn is_searching(&self, game: GameId) -> bool {
        self.searches().cancel.contains_key(&game)
    }

    /// Cancels the search in a game, if there is one.
    pub fn cancel(&self, game: GameId) {
        if let Some(cancel) = self.searches().cancel.get(&game) {
            cancel.store(true, Ordering::Relaxed);
        }
    }

    /// Plays for the engine for as long as it is to move, and returns the game after that. Returns
    /// `None` if another search has the game, the engine is not to move, or the bot is stopping. It
    /// also replies to what happens in the game meanwhile, since no other search can begin in it.
    pub async fn play(
        &self,
        service: &Service,
        view: &GameView,
        now: impl Fn() -> Timestamp,
    ) -> Result<Option<GameView>, EngineError> {
        let Some(computer) = view
            .game
            .computer
            .filter(|it| view.game.waits_for(it.player))
        else {
            return Ok(None);
        };
        let Some(search) = self.take(view.game.id) else {
            return Ok(None);
        };
        let id = view.game.id;
        let person = view.game.people().next().unwrap_or(computer.player);
        let effort = service::effort(computer.level);
        loop {
            // The queue closes when the bot stops.
            let Some(_seat) = self.seats.seat(person, effort).await else {
                return Ok(None);
            };
            if !search.is_renewed() {
                return Ok(None);
            }
            // A move or takeback may have come while the search waited.
            let view = service.game(id).await?;
            if !view.game.waits_for(computer.player) {
                return Ok(Some(view));
            }
            let (game, at) = (view.game.clone(), view.game.revision());
            let cancel = Arc::clone(&search.cancel);
            debug!(game = %id, "the engine begins to think");
            let chosen = spawn_blocking(move || service::choose(&game, &cancel)).await;
            if search.is_cancelled() {
                info!(game = %id, "the engine stopped thinking about a game");
                continue;
            }
            let chosen = chosen.map_err(EngineError::Panicked)?;
            let mv = chosen.ok_or(EngineError::NoMove)?;
            let played = service.play(id, computer.player, mv, Some(at), now());
            match played.await {
                Ok(after) if !after.game.waits_for(computer.player) => return Ok(Some(after)),
                Ok(_) => {}
                Err(service::Error::Refused(refusal)) => {
                    let now = service.game(id).await?.game;
                    if now.revision() == at && now.waits_for(computer.player) {
                        return Err(EngineError::Refused(refusal));
                    }
                }
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// Begins the search in a game. Returns `None` if there is one already, or the bot is stopping.
    fn take(&self, game: GameId) -> Option<Search<'_>> {
        let mut searches = self.searches();
        if searches.is_closed || searches.cancel.contains_key(&game) {
            return None;
        }
        let cancel = Arc::new(AtomicBool::new(false));
        searches.cancel.insert(game, Arc::clone(&cancel));
        drop(searches);
        Some(Search {
            thinking: self,
            game,
            cancel,
        })
    }

    fn searches(&self) -> MutexGuard<'_, Searches> {
        // A table of flags stays valid if another thread panics.
        self.searches.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Search<'_> {
    /// Clears an earlier cancellation. Returns false if the bot is stopping.
    fn is_renewed(&self) -> bool {
        let searches = self.thinking.searches();
        self.cancel.store(false, Ordering::Relaxed);
        !searches.is_closed
    }

    fn is_cancelled(&self) -> bool {
        self.cancel.load(Ordering::Relaxed)
    }
}

impl Drop for Search<'_> {
    fn drop(&mut self) {
        self.thinking.searches().cancel.remove(&self.game);
    }
}

#[cfg(test)]
mod tests {
    use tokio::task::yield_now;

    use super::*;
    use crate::game::{ChannelId, Coin, First, OfferKind, Pace, Person, Place, PlayerId, Terms};
    use crate::rules::{Move, Point, catalogue};
    use crate::service::Opponent;

    #[tokio::test]
    async fn what_is_taken_back_and_played_while_it_waits_for_a_seat_is_answered() {
        let directory = tempfile::tempdir().expect("a directory for the test");
        let service = Service::fresh(directory.path()).await;
        let thinking = Arc::new(EngineSeats {
            seats: FairQueue::new(1),
            searches: Mutex::default(),
        });
        let (anna, engine) = (
            Person::new(PlayerId(1), "Anna"),
            Person::new(PlayerId(2), "Engine"),
        );
        let ruleset = catalogue::find("pente").expect("the base game");
        let terms = Terms {
            ruleset,
            pace: Pace::Relaxed,
            rated: false,
            first: First::Challenger,
        };
        let place = Place {
            server: None,
            channel: ChannelId(3),
        };
        let against = Opponent {
            person: engine,
            level: 1,
        };
        let now = Timestamp::now;
        let begun = service.play_computer(anna.clone(), against, terms, place, Coin::Heads, now());
        let begun = begun.await.expect("a game").view;
        let answered = thinking.play(&service, &begun, now).await;
        let id = answered.expect("a move").expect("the game").game.id;
        let place_at = async |point| {
            let point = Point::parse(point, ruleset.size).expect("a point");
            let played = service.play(id, anna.id, Move::Place(point), None, now());
            played.await.expect("a move")
        };
        let view = place_at("A19").await;

        let seat = thinking.seats.seat(PlayerId(9), 1).await;
        let playing = tokio::spawn({
            let (thinking, service) = (Arc::clone(&thinking), service.clone());
            async move { thinking.play(&service, &view, now).await }
        });
        while !thinking.is_searching(id) {
            yield_now().await;
        }
        let taken_back = service.offer(id, &anna, OfferKind::Takeback, None, now());
        let (_, view) = taken_back.await.expect("it is taken back");
        assert!(view.game.waits_for(anna.id));
        thinking.cancel(id);
        let view = place_at("T1").await;
        let refused = thinking.play(&service, &view, now).await;
        assert!(refused.expect("no failure").is_none(), "somebody is at it");
        drop(seat);
        let after = playing.await.expect("no panic").expect("a move");
        let after = after.expect("it is answered").game;
        assert!(after.waits_for(anna.id), "{after:?}");
        assert_eq!(
            after.record().moves.len(),
            view.game.record().moves.len() + 1
        );
    }
}
