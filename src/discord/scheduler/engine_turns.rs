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

use crate::discord::scheduler::fair_queue::FairQueue;
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
    /// Its move is refused, though the game stands as it did.
    #[error("the engine's move is refused")]
    Refused(#[source] service::Refusal),
    /// The game was not read, or the move not saved.
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
    /// already, it is not to move, or the bot stops. What happens in the game meanwhile it takes up by
    /// itself, for nobody else can begin as long as it is at it.
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
        let id = view.game.id;
        let person = view.game.people().next().unwrap_or(machine.player);
        let effort = service::effort(machine.level);
        loop {
            // The seats are taken away when the bot stops.
            let Some(_seat) = self.seats.seat(person, effort).await else {
                return Ok(None);
            };
            if !taken.is_renewed() {
                return Ok(None);
            }
            // It may have gone on, or back, while it waited.
            let view = service.game(id).await?;
            if !view.game.waits_for(machine.player) {
                return Ok(Some(view));
            }
            let (game, at) = (view.game.clone(), view.game.mark());
            let cancel = Arc::clone(&taken.cancel);
            debug!(game = %id, "the engine begins to think");
            let chosen = spawn_blocking(move || service::choose(&game, &cancel)).await;
            if taken.is_cancelled() {
                info!(game = %id, "the engine stopped thinking about a game");
                continue;
            }
            let chosen = chosen.map_err(ThinkingError::Panicked)?;
            let mv = chosen.ok_or(ThinkingError::NoMove)?;
            let played = service.play(id, machine.player, mv, Some(at), now());
            match played.await {
                Ok(after) if !after.game.waits_for(machine.player) => return Ok(Some(after)),
                Ok(_) => {}
                Err(service::Error::Refused(refusal)) => {
                    let now = service.game(id).await?.game;
                    if now.mark() == at && now.waits_for(machine.player) {
                        return Err(ThinkingError::Refused(refusal));
                    }
                }
                Err(error) => return Err(error.into()),
            }
        }
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
    /// Begins a search that is not cancelled yet; false if the bot stops.
    fn is_renewed(&self) -> bool {
        let searches = self.thinking.searches();
        self.cancel.store(false, Ordering::Relaxed);
        !searches.is_closed
    }

    fn is_cancelled(&self) -> bool {
        self.cancel.load(Ordering::Relaxed)
    }
}

impl Drop for Taken<'_> {
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
        let thinking = Arc::new(Thinking {
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
        let begun = service.play_machine(anna.clone(), against, terms, place, Coin::Heads, now());
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
        while !thinking.is_about(id) {
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
