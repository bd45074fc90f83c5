//! Changing one's last move.

use jiff::Timestamp;

use super::error::use_case;
use super::pings::{self, Deed};
use super::saved::{load_game, save_game};
use super::{Error, GameView, Service, plans};
use crate::game::{ChangeRefusal, GameId, GameRefusal, PlayerId, Revision};
use crate::rules::Move;

impl Service {
    /// Puts other stones in the place of the player's last turn, which stands on the board `shown`; the
    /// planned replies to it follow. The same twice is done once.
    ///
    /// Of a change and the opponent's opening of the board, or their answer, whichever is saved first
    /// counts.
    pub async fn change_move(
        &self,
        game: GameId,
        by: PlayerId,
        stones: &[Move],
        shown: Revision,
        now: Timestamp,
    ) -> Result<GameView, Error> {
        let changed = use_case(format!("change a move in game {game}"), async {
            let mut writing = self.store.write().await?;
            let mut saved = load_game(&mut writing, game).await?;
            if saved.game.has_changed_to(by, stones, shown) {
                return Ok(GameView::new(&mut writing, saved, None).await?);
            }
            let from = saved.game.revision();
            let first = saved.game.check_change(by, now)?;
            if from != shown {
                return Err(GameRefusal::Change(ChangeRefusal::NoMove { game }).into());
            }
            let before = saved.game.record().moves.clone();
            if before[first..] == *stones {
                return Ok(GameView::new(&mut writing, saved, None).await?);
            }
            saved.game.change_move(by, stones, now)?;
            plans::take_back(&mut writing, &saved.game, &before).await?;
            plans::play_planned_reply(&mut writing, &mut saved.game, by, now).await?;
            pings::limit(&mut writing, &mut saved, by, Deed::Move, now).await?;
            save_game(writing, saved, from).await
        });
        Box::pin(changed).await
    }
}
