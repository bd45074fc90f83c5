//! The engine's answer, in the message of the move that it answers.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::timeout;
use tracing::error;

use super::{Post, PostError, Poster};
use crate::discord::thinking::ThinkingError;
use crate::discord::{delivery, messages};
use crate::game::GameId;
use crate::service::GameView;
use crate::service::attempts::{Failed, Unposted};

impl Poster {
    /// Cancels the search in a game that does not wait for the engine any more: it ended, or a move
    /// was taken back.
    pub(super) async fn spare_the_engine(&self, game: GameId) -> Result<(), PostError> {
        if !self.thinking.is_about(game) {
            return Ok(());
        }
        let view = self.service.game(game).await?;
        let machine = view.game.machine;
        if !machine.is_some_and(|machine| view.game.waits_for(machine.player)) {
            self.thinking.cancel(game);
        }
        Ok(())
    }

    /// Tells the operator and the people in a game that the engine does not move. It is told once for
    /// each board, however often the bot is started; the next attempt is made when something new
    /// happens in the game, or somebody asks for its board. Where nobody could be told, that is tried
    /// again as any other post is.
    async fn tell_of_no_move(&self, view: &GameView, error: &ThinkingError) {
        log_no_move(view, error);
        let game = &view.game;
        let said = messages::no_move(view);
        let nonce = format!("e{}.{}", game.id, game.mark());
        let told = delivery::tell(self, view, &said, nonce).await;
        let failed = told.map_or_else(|error| error.failed(), |()| Failed::ForGood);
        let unposted = Unposted::EngineMove(game.id);
        let noted = self
            .service
            .not_posted(unposted, failed, self.time.now(), self.last_success());
        if let Err(error) = noted.await {
            let error = &error as &dyn std::error::Error;
            error!(game = %game.id, error, "it was not noted that the engine has no move");
        }
    }

    /// Lets the engine answer, if it is to move: what it plays before the patience ends is told in one message
    /// with what it answers, and the rest follows when it is played.
    pub(super) async fn with_answer(
        self: &Arc<Self>,
        view: GameView,
        patience: Duration,
    ) -> GameView {
        if view
            .game
            .machine
            .is_none_or(|machine| !view.game.waits_for(machine.player))
        {
            return view;
        }
        let (poster, before) = (Arc::clone(self), view.clone());
        let (told, mut answered) = oneshot::channel();
        self.hand.spawn(async move {
            let now = || poster.time.now();
            let played = Box::pin(poster.thinking.play(&poster.service, &before, now)).await;
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
                Err(error) => poster.tell_of_no_move(&before, &error).await,
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

/// Tells the operator everything that is needed to see it again.
fn log_no_move(view: &GameView, error: &ThinkingError) {
    let game = &view.game;
    let level = game.machine.map(|machine| machine.level);
    let moves = &game.record().moves;
    let cause = error as &dyn std::error::Error;
    error!(game = %game.id, ?level, ruleset = game.terms.ruleset.id, ?moves, error = cause,
        "the engine does not move");
}
