//! Playing a game.

use jiff::Timestamp;

use super::error::verb;
use super::saved::{load_game, save_game};
use super::{Error, GameView, Service, plans};
use crate::game::{GameId, Mark, PlayerId};
use crate::rules::Move;

impl Service {
    /// Plays a stone or makes a choice, and with it the answers that were left for it.
    ///
    /// `shown` is the board the wish came from, where there was one: if the game has gone on since, the wish is refused as stale.
    /// Of two wishes at once the first is granted and the second refused.
    pub async fn play(
        &self,
        game: GameId,
        by: PlayerId,
        mv: Move,
        shown: Option<Mark>,
        now: Timestamp,
    ) -> Result<GameView, Error> {
        verb(format!("play in game {game}"), async {
            let mut writing = self.store.write().await?;
            let mut saved = load_game(&mut writing, game).await?;
            if let Some(shown) = shown {
                saved.game.check_fresh(by, shown)?;
            }
            let from = saved.game.mark();
            saved.game.play(by, mv, now)?;
            plans::answer(&mut writing, &mut saved.game, by, now).await?;
            save_game(writing, saved, from).await
        })
        .await
    }

    /// Gives a game up.
    pub async fn resign(
        &self,
        game: GameId,
        by: PlayerId,
        now: Timestamp,
    ) -> Result<GameView, Error> {
        verb(format!("resign game {game}"), async {
            let mut writing = self.store.write().await?;
            let mut saved = load_game(&mut writing, game).await?;
            let from = saved.game.mark();
            saved.game.resign(by, now)?;
            save_game(writing, saved, from).await
        })
        .await
    }
}
