//! The engine's answer, in the message of the move that it answers.

use std::sync::{Arc, OnceLock, Weak};
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::timeout;
use tracing::error;

use crate::discord::outbox::board_source::{BoardSource, Boxed, Occasion};
use crate::discord::outbox::{Post, Poster, delivery};
use crate::discord::scheduler::engine_turns::{Thinking, ThinkingError};
use crate::discord::tasks::InHand;
use crate::discord::time::TimeOfDay;
use crate::discord::views;
use crate::game::GameId;
use crate::service::attempts::{Failed, Unposted};
use crate::service::{self, GameView, Service};

/// How long a board waits for the engine's answer.
const SOON: Duration = Duration::from_secs(2);

/// Lets the engine answer when a board is posted on which it is to move.
pub struct EngineReplies {
    service: Service,
    hand: Arc<InHand>,
    time: TimeOfDay,
    thinking: Arc<Thinking>,
    /// Posts what comes later. It asks for the games in turn, so that neither can own the other.
    poster: OnceLock<Weak<Poster>>,
}

impl EngineReplies {
    /// The engine answers in these games, and counts as work in hand.
    pub fn new(service: Service, hand: Arc<InHand>, time: TimeOfDay) -> Arc<Self> {
        let thinking = Thinking::new();
        Arc::new(Self {
            service,
            hand,
            time,
            thinking,
            poster: OnceLock::new(),
        })
    }

    /// What comes later than its board is posted here. Until this is said the engine plays nothing.
    pub fn post_through(&self, poster: &Arc<Poster>) {
        let _ = self.poster.set(Arc::downgrade(poster));
    }

    /// Whether the engine thinks about a game.
    pub fn is_about(&self, game: GameId) -> bool {
        self.thinking.is_about(game)
    }

    /// Lets the engine think no more, for the bot stops. What it was to play the next start plays.
    pub fn close(&self) {
        self.thinking.close();
    }

    /// Cancels the search in a game that does not wait for the engine any more: it ended, or a move
    /// was taken back.
    async fn spare(&self, game: GameId) -> Result<(), service::Error> {
        if !self.thinking.is_about(game) {
            return Ok(());
        }
        if !waits_for_engine(&self.service.game(game).await?) {
            self.thinking.cancel(game);
        }
        Ok(())
    }

    /// Lets the engine answer, if it is to move: what it plays before the patience ends is told in one
    /// message with what it answers, and the rest follows when it is played.
    async fn with_answer(&self, view: GameView, patience: Duration) -> GameView {
        let poster = self.poster.get().and_then(Weak::upgrade);
        let Some(poster) = poster.filter(|_| waits_for_engine(&view)) else {
            return view;
        };
        let (service, time) = (self.service.clone(), self.time.clone());
        let thinking = Arc::clone(&self.thinking);
        let before = view.clone();
        let (told, mut answered) = oneshot::channel();
        self.hand.spawn(async move {
            let now = || time.now();
            let played = Box::pin(thinking.play(&service, &before, now)).await;
            match played {
                Ok(Some(after)) => {
                    if told.send(after).is_err() {
                        poster.begin(Post::Game(before.game.id));
                    }
                }
                Ok(None) => {}
                Err(ThinkingError::Service(error)) => {
                    let error = &error as &dyn std::error::Error;
                    error!(game = %before.game.id, error, "the engine cannot move yet");
                }
                Err(error) => {
                    log_no_move(&before, &error);
                    tell_of_no_move(&service, &time, &poster, &before).await;
                }
            }
        });
        if let Ok(Ok(after)) = timeout(patience, &mut answered).await {
            return after;
        }
        answered.close();
        // It may have come in that very moment.
        answered.try_recv().unwrap_or(view)
    }
}

impl BoardSource for EngineReplies {
    fn saved(&self, game: GameId) -> Boxed<'_, Result<(), service::Error>> {
        Box::pin(self.spare(game))
    }

    fn game(&self, game: GameId, why: Occasion) -> Boxed<'_, Result<GameView, service::Error>> {
        Box::pin(async move {
            if why == Occasion::AskedFor {
                let engine_move = Unposted::EngineMove(game);
                self.service.try_anew(engine_move).await?;
            }
            let view = self.service.game(game).await?;
            let patience = match why {
                Occasion::Saved | Occasion::AskedFor => SOON,
                Occasion::Retried => Duration::ZERO,
            };
            Ok(self.with_answer(view, patience).await)
        })
    }
}

fn waits_for_engine(view: &GameView) -> bool {
    let machine = view.game.machine;
    machine.is_some_and(|machine| view.game.waits_for(machine.player))
}

/// Tells the people in a game that the engine does not move. It is told once for each board, however
/// often the bot is started; the next attempt is made when something new happens in the game, or
/// somebody asks for its board. Where nobody could be told, that is tried again as any other post is.
async fn tell_of_no_move(
    service: &Service,
    time: &TimeOfDay,
    poster: &Arc<Poster>,
    view: &GameView,
) {
    let game = &view.game;
    let said = views::no_move(view);
    let nonce = format!("e{}.{}", game.id, game.mark());
    let told = delivery::tell(poster, view, &said, nonce).await;
    let failed = told.map_or_else(|error| error.failed(), |()| Failed::ForGood);
    let unposted = Unposted::EngineMove(game.id);
    let noted = service.not_posted(unposted, failed, time.now(), poster.last_success());
    if let Err(error) = noted.await {
        let error = &error as &dyn std::error::Error;
        error!(game = %game.id, error, "it was not noted that the engine has no move");
    }
}

/// Tells the operator everything that is needed to see it again.
fn log_no_move(view: &GameView, error: &ThinkingError) {
    let game = &view.game;
    let level = game.machine.map(|machine| machine.level);
    let moves = &game.record().moves;
    let cause = error as &dyn std::error::Error;
    error!(game = %game.id, ?level, ruleset = game.terms.ruleset.id, ?moves, error = cause,
        "the engine does not move");
}
