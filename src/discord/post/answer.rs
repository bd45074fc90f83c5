//! The engine's answer, in the message of the move that it answers.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::timeout;
use tracing::error;

use super::{Post, PostError, Poster};
use crate::game::GameId;
use crate::service::GameView;

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
                Err(error) => {
                    let error = &error as &dyn std::error::Error;
                    error!(game = %before.game.id, error, "the engine could not answer");
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
