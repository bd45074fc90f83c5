//! What players of a game offer each other.

use jiff::Timestamp;

use super::error::{Stop, verb};
use super::saved::{load_game, save_game};
use super::{Error, GameView, Service, plans};
use crate::game::{Game, GameId, Mark, OfferKind, Person, PlayerId, Refusal, Wished};
use crate::store::Writing;

/// What is said to an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reply {
    /// The other one agrees.
    Agree,
    /// The other one declines.
    Decline,
    /// The one who made it takes it back.
    Withdraw,
}

impl Service {
    /// Offers something to the other player of a game, or does it where it was offered already or
    /// needs no agreement. Whoever wishes twice to take back the move that led to the same board
    /// takes back one.
    pub async fn offer(
        &self,
        game: GameId,
        by: &Person,
        kind: OfferKind,
        shown: Option<Mark>,
        now: Timestamp,
    ) -> Result<(Wished, GameView), Error> {
        verb(format!("keep an offer in game {game}"), async {
            let mut writing = self.store.write().await?;
            let mut saved = load_game(&mut writing, game).await?;
            if let Some(shown) = shown.filter(|_| kind == OfferKind::Takeback) {
                if saved.game.has_taken_back(by.id, shown) {
                    let view = GameView::new(&mut writing, saved, None).await?;
                    return Ok((Wished::Done, view));
                }
                saved.game.check_fresh(by.id, shown)?;
            }
            let (from, before) = (saved.game.mark(), saved.game.record().moves.clone());
            let wished = saved.game.offer(by.id, kind, now)?;
            if wished == Wished::Offered {
                call(&mut writing, &mut saved.game, by.id, now).await?;
            }
            plans::take_back(&mut writing, &saved.game, &before).await?;
            writing.save_offers(&saved.game).await?;
            Ok((wished, save_game(writing, saved, from).await?))
        })
        .await
    }

    /// Answers an offer. `at` is the board it was made at.
    pub async fn reply(
        &self,
        game: GameId,
        by: PlayerId,
        (from, kind, at): (PlayerId, OfferKind, Mark),
        reply: Reply,
        now: Timestamp,
    ) -> Result<GameView, Error> {
        let replied = self.change(game, move |game| {
            game.check_seated(by)?;
            game.check_offered(at)?;
            match reply {
                Reply::Agree => game.agree(by, from, kind, now),
                Reply::Decline => game.decline(by, from, kind),
                Reply::Withdraw => game.withdraw(by, from, kind),
            }
        });
        Ok(Box::pin(replied).await?.1)
    }

    /// Ends a pause.
    pub async fn go_on(
        &self,
        game: GameId,
        by: PlayerId,
        now: Timestamp,
    ) -> Result<GameView, Error> {
        let went_on = self.change(game, move |game| game.go_on(by, now));
        Ok(Box::pin(went_on).await?.1)
    }

    /// Notes that the one to move has begun to answer, as long as it matters: a move may then not
    /// be taken back without asking.
    pub async fn opened(&self, game: GameId, by: PlayerId, now: Timestamp) -> Result<(), Error> {
        verb(format!("note who looks at game {game}"), async {
            let mut writing = self.store.write().await?;
            let mut saved = load_game(&mut writing, game).await?;
            let at = saved.game.mark();
            if saved.game.opening_matters(by, now) {
                saved.game.open();
                writing.save_game(&saved.game, at).await?;
                writing.commit().await?;
            }
            Ok(())
        })
        .await
    }

    /// Changes a game and keeps it, its offers included.
    async fn change<T>(
        &self,
        game: GameId,
        change: impl FnOnce(&mut Game) -> Result<T, crate::game::Refusal>,
    ) -> Result<(T, GameView), Error> {
        verb(format!("keep an offer in game {game}"), async {
            let mut writing = self.store.write().await?;
            let mut saved = load_game(&mut writing, game).await?;
            let from = saved.game.mark();
            let before = saved.game.record().moves.clone();
            let done = change(&mut saved.game).map_err(Stop::from)?;
            plans::take_back(&mut writing, &saved.game, &before).await?;
            writing.save_offers(&saved.game).await?;
            let view = save_game(writing, saved, from).await?;
            Ok((done, view))
        })
        .await
    }
}

/// A new offer pings the other player, but no more often than anything else from the same person in
/// this game. Whoever has blocked the other hears of none, and makes none.
async fn call(
    writing: &mut Writing,
    game: &mut Game,
    by: PlayerId,
    now: Timestamp,
) -> Result<(), Stop> {
    let Some(&other) = game.players.iter().find(|&&player| player != by) else {
        return Ok(());
    };
    if writing.is_blocked(by, other).await? {
        return Err(Refusal::OffersBlocked.into());
    }
    if !writing.take_ping(by, other, Some(game.id), now).await? {
        game.silence_offer(by);
    }
    Ok(())
}
