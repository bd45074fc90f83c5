//! Plays the engine's reply when a board is posted, so that one message shows the player's move and
//! the reply.

use std::sync::{Arc, OnceLock, Weak};
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::timeout;
use tracing::error;

use crate::discord::outbox::board_source::{BoardSource, Boxed};
use crate::discord::outbox::{Attempt, Outbox, Post, delivery};
use crate::discord::scheduler::engine_seats::{EngineError, EngineSeats};
use crate::discord::tasks::Tasks;
use crate::discord::time::TimeOfDay;
use crate::discord::views;
use crate::game::GameId;
use crate::service::attempts::{Failed, Unposted};
use crate::service::{self, GameView, Service};

/// How long a board waits for the engine's reply.
const SOON: Duration = Duration::from_secs(2);

/// Lets the engine reply when a board is posted on which it is to move.
pub struct EngineReplies {
    service: Service,
    tasks: Arc<Tasks>,
    time: TimeOfDay,
    seats: Arc<EngineSeats>,
    /// Posts replies that come later than their board. It is a weak reference because the outbox
    /// owns this.
    outbox: OnceLock<Weak<Outbox>>,
}

impl EngineReplies {
    /// Each reply runs as one of these tasks, so that a stop waits for it.
    pub fn new(service: Service, tasks: Arc<Tasks>, time: TimeOfDay) -> Arc<Self> {
        let seats = EngineSeats::new();
        Arc::new(Self {
            service,
            tasks,
            time,
            seats,
            outbox: OnceLock::new(),
        })
    }

    /// Sets the outbox for replies that come later than their board. Until then the engine plays
    /// nothing.
    pub fn post_through(&self, outbox: &Arc<Outbox>) {
        let _ = self.outbox.set(Arc::downgrade(outbox));
    }

    /// The seats for the engine's searches.
    pub fn seats(&self) -> &EngineSeats {
        &self.seats
    }

    /// Whether a search in a game waits or runs.
    pub fn is_searching(&self, game: GameId) -> bool {
        self.seats.is_searching(game)
    }

    /// Stops all searches because the bot stops. The next start plays the missing replies.
    pub fn close(&self) {
        self.seats.close();
    }

    /// Cancels the search in a game that no longer waits for the engine, because it ended or a move
    /// was taken back.
    async fn cancel_if_stale(&self, game: GameId) -> Result<(), service::Error> {
        if !self.seats.is_searching(game) {
            return Ok(());
        }
        if !waits_for_engine(&self.service.game(game).await?) {
            self.seats.cancel(game);
        }
        Ok(())
    }

    /// Lets the engine reply, if it is to move. Returns the game with the reply if that comes
    /// within `patience`; otherwise the game as it is, and the reply is posted once it is played.
    async fn with_answer(&self, view: GameView, patience: Duration) -> GameView {
        let outbox = self.outbox.get().and_then(Weak::upgrade);
        let Some(outbox) = outbox.filter(|_| waits_for_engine(&view)) else {
            return view;
        };
        let (service, time) = (self.service.clone(), self.time.clone());
        let seats = Arc::clone(&self.seats);
        let before = view.clone();
        let (told, mut answered) = oneshot::channel();
        self.tasks.spawn(async move {
            // Another process may be thinking about it already.
            let game = &before.game;
            let what = format!(
                "the engine's move in game {} at {}",
                game.id,
                game.revision()
            );
            let _reservation = match service.reserve(&what).await {
                Ok(Some(reservation)) => reservation,
                Ok(None) => return,
                Err(error) => {
                    let error = &error as &dyn std::error::Error;
                    error!(game = %before.game.id, error, "the engine cannot move yet");
                    return;
                }
            };
            let now = || time.now();
            let played = Box::pin(seats.play(&service, &before, now)).await;
            match played {
                Ok(Some(after)) => {
                    if told.send(after).is_err() {
                        outbox.post_soon(Post::Game(before.game.id));
                    }
                }
                Ok(None) => {}
                Err(EngineError::Service(error)) => {
                    let error = &error as &dyn std::error::Error;
                    error!(game = %before.game.id, error, "the engine cannot move yet");
                }
                Err(error) => {
                    log_no_move(&before, &error);
                    tell_of_no_move(&service, &time, &outbox, &before).await;
                }
            }
        });
        if let Ok(Ok(after)) = timeout(patience, &mut answered).await {
            return after;
        }
        answered.close();
        // The reply may have come at that very moment.
        answered.try_recv().unwrap_or(view)
    }
}

impl BoardSource for EngineReplies {
    fn before_post(&self, game: GameId) -> Boxed<'_, Result<(), service::Error>> {
        Box::pin(self.cancel_if_stale(game))
    }

    /// An engine that gave up tries again.
    fn asked_for(&self, game: GameId) -> Boxed<'_, Result<(), service::Error>> {
        Box::pin(self.service.reset_attempts(Unposted::EngineMove(game)))
    }

    fn game(&self, game: GameId, attempt: Attempt) -> Boxed<'_, Result<GameView, service::Error>> {
        let patience = match attempt {
            Attempt::First => SOON,
            Attempt::Another => Duration::ZERO,
        };
        Box::pin(async move {
            let view = self.service.game(game).await?;
            Ok(self.with_answer(view, patience).await)
        })
    }
}

fn waits_for_engine(view: &GameView) -> bool {
    let computer = view.game.computer;
    computer.is_some_and(|computer| view.game.waits_for(computer.player))
}

/// Tells the people in a game that the engine does not move, once for each board, however often the
/// bot restarts. The engine tries again when something new happens in the game, or somebody asks
/// for its board. If nobody could be told, the message is retried like any other post.
async fn tell_of_no_move(
    service: &Service,
    time: &TimeOfDay,
    outbox: &Arc<Outbox>,
    view: &GameView,
) {
    let game = &view.game;
    let message = views::no_move(view);
    let nonce = format!("e{}.{}", game.id, game.revision());
    let told = delivery::tell(outbox, view, &message, nonce).await;
    let failed = told.map_or_else(|error| error.failed(), |()| Failed::ForGood);
    let unposted = Unposted::EngineMove(game.id);
    let noted = service.record_failure(unposted, failed, time.now(), outbox.last_success());
    if let Err(error) = noted.await {
        let error = &error as &dyn std::error::Error;
        error!(game = %game.id, error, "it was not noted that the engine has no move");
    }
}

/// Logs everything that the operator needs to reproduce the failure.
fn log_no_move(view: &GameView, error: &EngineError) {
    let game = &view.game;
    let level = game.computer.map(|computer| computer.level);
    let moves = &game.record().moves;
    let cause = error as &dyn std::error::Error;
    error!(game = %game.id, ?level, ruleset = game.terms.ruleset.id, ?moves, error = cause,
        "the engine does not move");
}
