//! Runs the engine's searches: all games share a few seats, the players take fair turns at them,
//! and the searches stay off the threads that talk to Discord.

use std::collections::HashMap;
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use jiff::Timestamp;
use thiserror::Error;
use tokio::task::{JoinError, spawn_blocking};
use tokio_util::sync::CancellationToken;
use tracing::{debug, info};

use crate::discord::scheduler::fair_queue::FairQueue;
use crate::game::{Game, GameId, PlayerId};
use crate::puzzle::PuzzleSearch;
use crate::review::{Judging, NODES_A_POSITION};
use crate::rules::Move;
use crate::service::{self, GameView, Service};

/// How long a search for puzzles holds a seat, apart from its last step.
const SLICE: Duration = Duration::from_millis(50);
/// Who pays for searches that nobody asked for. Discord gives nobody this id.
const NOBODY: PlayerId = PlayerId(0);

/// The seats for the engine's searches.
#[derive(Debug)]
pub struct EngineSeats {
    seats: Arc<FairQueue>,
    /// The searches that wait or run, each with the token that cancels it.
    searches: Mutex<HashMap<GameId, CancellationToken>>,
    /// Cancelled when the bot stops, and every search with it.
    stopping: CancellationToken,
}

/// The search in a game, until it is dropped.
struct Search<'a> {
    seats: &'a EngineSeats,
    game: GameId,
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
        Self::with(processors.saturating_sub(1))
    }

    fn with(seats: usize) -> Arc<Self> {
        Arc::new(Self {
            seats: FairQueue::new(seats),
            searches: Mutex::default(),
            stopping: CancellationToken::new(),
        })
    }

    /// Cancels every search and refuses new ones. A cancelled search plays nothing and ends within
    /// milliseconds; the next start of the bot begins it again.
    pub fn close(&self) {
        self.stopping.cancel();
    }

    /// Whether a search in a game waits or runs.
    pub fn is_searching(&self, game: GameId) -> bool {
        self.searches().contains_key(&game)
    }

    /// In how many games a search waits or runs.
    pub fn searching(&self) -> usize {
        self.searches().len()
    }

    /// Cancels the search in a game, if there is one.
    pub fn cancel(&self, game: GameId) {
        if let Some(search) = self.searches().get(&game) {
            search.cancel();
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
            let seat = self.seats.seat(person, effort);
            let Some(_seat) = self.stopping.run_until_cancelled(seat).await else {
                return Ok(None);
            };
            let cancel = search.renew();
            if self.stopping.is_cancelled() {
                return Ok(None);
            }
            // A move or takeback may have come while the search waited.
            let view = service.game(id).await?;
            if !view.game.waits_for(computer.player) {
                return Ok(Some(view));
            }
            let (game, at) = (view.game.clone(), view.game.revision());
            debug!(game = %id, "the engine begins to think");
            let chosen = choose(game, &cancel).await;
            if cancel.is_cancelled() {
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

    /// Takes one step of a review for a person, in turn with everybody's searches. Returns `None` if the bot
    /// is stopping; fails if the review panicked.
    pub async fn review(
        &self,
        by: PlayerId,
        mut judging: Judging,
    ) -> Result<Option<Judging>, JoinError> {
        let seat = self.seats.seat(by, 3 * NODES_A_POSITION);
        let Some(_seat) = self.stopping.run_until_cancelled(seat).await else {
            return Ok(None);
        };
        let stop = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&stop);
        let mut stepped = spawn_blocking(move || {
            judging.step(Some(&flag));
            judging
        });
        tokio::select! {
            stepped = &mut stepped => return stepped.map(Some),
            () = self.stopping.cancelled() => stop.store(true, Ordering::Relaxed),
        }
        // What was cut short is dropped.
        stepped.await.map(|_| None)
    }

    /// Takes some steps of a search for puzzles, for [`SLICE`], in turn with everybody's searches. Returns `None` if
    /// the bot is stopping; fails if the search panicked.
    pub async fn search_puzzles(
        &self,
        mut search: PuzzleSearch,
    ) -> Result<Option<PuzzleSearch>, JoinError> {
        let seat = self.seats.seat(NOBODY, NODES_A_POSITION);
        let Some(_seat) = self.stopping.run_until_cancelled(seat).await else {
            return Ok(None);
        };
        let stopping = self.stopping.clone();
        let searched = spawn_blocking(move || {
            let begun = Instant::now();
            while !search.is_done() && begun.elapsed() < SLICE && !stopping.is_cancelled() {
                search.step();
            }
            search
        });
        searched.await.map(Some)
    }

    /// Begins the search in a game. Returns `None` if there is one already, or the bot is stopping.
    fn take(&self, game: GameId) -> Option<Search<'_>> {
        let mut searches = self.searches();
        if self.stopping.is_cancelled() || searches.contains_key(&game) {
            return None;
        }
        searches.insert(game, self.stopping.child_token());
        drop(searches);
        Some(Search { seats: self, game })
    }

    fn searches(&self) -> MutexGuard<'_, HashMap<GameId, CancellationToken>> {
        // A table of tokens stays valid if another thread panics.
        self.searches.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Search<'_> {
    /// The token that cancels the search from now on. An earlier cancellation no longer counts.
    fn renew(&self) -> CancellationToken {
        let cancel = self.seats.stopping.child_token();
        self.seats.searches().insert(self.game, cancel.clone());
        cancel
    }
}

impl Drop for Search<'_> {
    fn drop(&mut self) {
        self.seats.searches().remove(&self.game);
    }
}

/// Lets the engine choose a move on another thread. A cancelled search ends soon, and keeps its
/// thread until then.
async fn choose(game: Game, cancel: &CancellationToken) -> Result<Option<Move>, JoinError> {
    // The engine knows nothing async, and looks at a flag of its own.
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    let mut chosen = spawn_blocking(move || service::choose(&game, &flag));
    tokio::select! {
        chosen = &mut chosen => return chosen,
        () = cancel.cancelled() => stop.store(true, Ordering::Relaxed),
    }
    chosen.await
}

#[cfg(test)]
mod tests {
    use tokio::task::yield_now;

    use super::*;
    use crate::game::{ChannelId, Coin, First, OfferKind, Pace, Person, Place, Terms};
    use crate::rules::{Point, catalogue};
    use crate::service::{ComputerGamePurpose, NewComputerGame, Opponent};

    /// A game of Anna's against the computer, which has not answered yet.
    async fn begun(service: &Service, anna: &Person) -> GameView {
        let ruleset = catalogue::find("pente").expect("the base game");
        let terms = Terms {
            ruleset,
            pace: Pace::Relaxed,
            rated: false,
            first: First::Challenger,
            calls: false,
            set: false,
            claim: false,
            hill: false,
        };
        let place = Place {
            server: None,
            channel: ChannelId(3),
        };
        let against = Opponent {
            person: Person::new(PlayerId(2), "Engine"),
            level: 1,
        };
        let wanted = NewComputerGame {
            by: anna.clone(),
            against,
            terms,
            place,
            purpose: ComputerGamePurpose::Game,
        };
        let begun = service.play_computer(wanted, Coin::Heads, Timestamp::now());
        begun.await.expect("a game").view
    }

    #[tokio::test]
    async fn whoever_waits_for_a_seat_when_the_bot_stops_gets_none() {
        let directory = tempfile::tempdir().expect("a directory for the test");
        let service = Service::fresh(directory.path()).await;
        let seats = EngineSeats::with(1);
        let view = begun(&service, &Person::new(PlayerId(1), "Anna")).await;
        assert!(
            view.game
                .computer
                .is_some_and(|it| view.game.waits_for(it.player))
        );
        let id = view.game.id;
        let seat = seats.seats.seat(PlayerId(9), 1).await;
        let playing = tokio::spawn({
            let (seats, service, view) = (Arc::clone(&seats), service.clone(), view.clone());
            async move { seats.play(&service, &view, Timestamp::now).await }
        });
        while !seats.is_searching(id) {
            yield_now().await;
        }
        seats.close();
        drop(seat);
        let after = playing.await.expect("no panic").expect("no failure");
        assert!(after.is_none(), "the bot stops");
        let after = seats.play(&service, &view, Timestamp::now).await;
        assert!(after.expect("no failure").is_none(), "the bot has stopped");
        assert!(!seats.is_searching(id));
    }

    #[tokio::test]
    async fn what_is_taken_back_and_played_while_it_waits_for_a_seat_is_answered() {
        let directory = tempfile::tempdir().expect("a directory for the test");
        let service = Service::fresh(directory.path()).await;
        let seats = EngineSeats::with(1);
        let anna = Person::new(PlayerId(1), "Anna");
        let now = Timestamp::now;
        let view = begun(&service, &anna).await;
        let size = view.game.position().ruleset().size;
        let answered = seats.play(&service, &view, now).await;
        let id = answered.expect("a move").expect("the game").game.id;
        let place_at = async |point| {
            let point = Point::parse(point, size).expect("a point");
            let played = service.play(id, anna.id, Move::Place(point), None, now());
            played.await.expect("a move")
        };
        let view = place_at("A19").await;

        let seat = seats.seats.seat(PlayerId(9), 1).await;
        let playing = tokio::spawn({
            let (seats, service) = (Arc::clone(&seats), service.clone());
            async move { seats.play(&service, &view, now).await }
        });
        while !seats.is_searching(id) {
            yield_now().await;
        }
        let taken_back = service.offer(id, &anna, OfferKind::Takeback, None, now());
        let (_, view) = taken_back.await.expect("it is taken back");
        assert!(view.game.waits_for(anna.id));
        seats.cancel(id);
        let view = place_at("T1").await;
        let refused = seats.play(&service, &view, now).await;
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
