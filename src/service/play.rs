//! Playing moves and resigning.

use jiff::Timestamp;

use super::error::use_case;
use super::pings::{self, Deed};
use super::saved::{load_game, save_game};
use super::{Error, GameView, Service, offers, plans, vacation};
use crate::game::{GameId, GameRefusal, OfferKind, OfferResult, PlayerId, Revision};
use crate::rules::{Move, Point};
use crate::store::SavedGame;

impl Service {
    /// Plays a stone or makes a choice, then the planned replies to it.
    ///
    /// `shown` is the board the request came from, if there was one. If the game has moved on
    /// since, the request is refused as stale. Without one it is refused once if the move that it answers
    /// was changed after its board was posted. Of two simultaneous requests the first is granted
    /// and the second refused.
    pub async fn play(
        &self,
        game: GameId,
        by: PlayerId,
        mv: Move,
        shown: Option<Revision>,
        now: Timestamp,
    ) -> Result<GameView, Error> {
        use_case(format!("play in game {game}"), async {
            let mut writing = self.store.write().await?;
            let mut saved = load_game(&mut writing, game).await?;
            let from = saved.game.revision();
            if let Some(shown) = shown {
                saved.game.check_fresh(by, shown)?;
            } else if let Some(points) = unseen_change(&saved, by) {
                saved.game.start_answering();
                writing.save_game(&saved.game, from).await?;
                writing.commit().await?;
                return Err(GameRefusal::ChangedUnseen { game, points }.into());
            }
            vacation::settle(&mut writing, &saved.game, now).await?;
            saved.game.play(by, mv, now)?;
            plans::play_planned_reply(&mut writing, &mut saved.game, by, now).await?;
            pings::limit(&mut writing, &mut saved, by, Deed::Move, now).await?;
            save_game(writing, saved, from).await
        })
        .await
    }

    /// Resigns a game. A player who has a partner proposes it to them instead, and it is done once
    /// the partner agrees. At the end of the game the others may be told without a ping; whose turn
    /// it is after a departure is always pinged.
    pub async fn resign(
        &self,
        game: GameId,
        by: PlayerId,
        now: Timestamp,
    ) -> Result<(OfferResult, GameView), Error> {
        self.resign_as(game, by, Deed::Other, now).await
    }

    /// The same, if everybody whom it concerns is told otherwise: the end of the game pings nobody.
    pub(super) async fn resign_silently(
        &self,
        game: GameId,
        by: PlayerId,
        now: Timestamp,
    ) -> Result<(OfferResult, GameView), Error> {
        self.resign_as(game, by, Deed::Told, now).await
    }

    async fn resign_as(
        &self,
        game: GameId,
        by: PlayerId,
        deed: Deed,
        now: Timestamp,
    ) -> Result<(OfferResult, GameView), Error> {
        use_case(format!("resign game {game}"), async {
            let mut writing = self.store.write().await?;
            let mut saved = load_game(&mut writing, game).await?;
            let (from, before) = (saved.game.revision(), saved.game.record().moves.clone());
            let result = saved.game.offer(by, OfferKind::Resign, now)?;
            match result {
                OfferResult::Done if saved.game.is_over() => {
                    pings::limit(&mut writing, &mut saved, by, deed, now).await?;
                }
                OfferResult::Done => {
                    pings::limit(&mut writing, &mut saved, by, Deed::Move, now).await?;
                }
                OfferResult::Offered => {
                    offers::ping_asked(&mut writing, &mut saved.game, by, now).await?;
                }
                OfferResult::Stands | OfferResult::Agreed => {}
            }
            plans::end_by_departure(&mut writing, &saved.game, &before, now).await?;
            if result != OfferResult::Done {
                // The board that follows the end takes the buttons off the offers that stand.
                writing.save_offers(&saved.game).await?;
            }
            Ok((result, save_game(writing, saved, from).await?))
        })
        .await
    }
}

/// The stones that were put in the place of others which the player was told of, and not of these.
fn unseen_change(saved: &SavedGame, by: PlayerId) -> Option<Vec<Point>> {
    let posted = saved.posted.map(|posted| posted.ply);
    let was_posted = posted == Some(saved.game.ply());
    saved.game.unseen_change(by).filter(|_| was_posted)
}
