//! What players of a game offer each other.

use jiff::Timestamp;

use super::error::{Abort, use_case};
use super::pings::{self, Deed};
use super::saved::{load_game, save_game};
use super::{Error, GameView, Service, courtesies, plans, seals};
use crate::game::{Game, GameId, GameRefusal, OfferKind, OfferResult, Person, PlayerId, Revision};
use crate::store::{Topic, Writing};

/// A reply to an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OfferReply {
    /// The other player agrees.
    Agree,
    /// The other player declines.
    Decline,
    /// The player who made the offer withdraws it.
    Withdraw,
}

impl Service {
    /// Offers something to the other player of a game. If the other player has already offered it,
    /// or it needs no agreement, it is done at once. A player who asks twice for a takeback from
    /// the same board takes back one move, and so does one who asks twice within
    /// [`DOUBLE_PRESS`][crate::game::limits::DOUBLE_PRESS] without naming a board.
    pub async fn offer(
        &self,
        game: GameId,
        by: &Person,
        kind: OfferKind,
        shown: Option<Revision>,
        now: Timestamp,
    ) -> Result<(OfferResult, GameView), Error> {
        use_case(format!("keep an offer in game {game}"), async {
            let mut writing = self.store.write().await?;
            let mut saved = load_game(&mut writing, game).await?;
            let is_takeback = kind == OfferKind::Takeback;
            if is_takeback && shown.is_none() && saved.game.has_just_taken_back(by.id, now) {
                return Err(GameRefusal::AlreadyTakenBack { game }.into());
            }
            if let Some(shown) = shown.filter(|_| is_takeback) {
                if saved.game.has_taken_back(by.id, shown) {
                    let view = GameView::new(&mut writing, saved, None).await?;
                    return Ok((OfferResult::Done, view));
                }
                if !saved.game.has_not_moved_since(by.id, shown) {
                    saved.game.check_fresh(by.id, shown)?;
                }
            }
            let (from, before) = (saved.game.revision(), saved.game.record().moves.clone());
            let agreed = saved.game.same_offer(by.id, kind);
            let result = saved.game.offer(by.id, kind, now)?;
            match result {
                OfferResult::Offered => {
                    let until = writing.declined_until(game, by.id, kind, now).await?;
                    if let Some(until) = until {
                        return Err(GameRefusal::DeclinedJustNow { game, until }.into());
                    }
                    ping_asked(&mut writing, &mut saved.game, by.id, now).await?;
                }
                OfferResult::Done => {
                    let game = &mut saved.game;
                    let is_moved = seals::follow_offer(&mut writing, game, kind, from, now).await?;
                    let deed = match agreed {
                        _ if is_moved => Deed::Move,
                        None if is_takeback => Deed::Takeback,
                        _ => Deed::Other,
                    };
                    pings::limit(&mut writing, &mut saved, by.id, deed, now).await?;
                    if let Some(maker) = agreed {
                        tell_agreed(&mut writing, &saved.game, (by.id, maker), kind, now).await?;
                    }
                }
                OfferResult::Stands | OfferResult::Agreed => {}
            }
            let proposal = (by.id, kind);
            courtesies::save_agreed_rated(&mut writing, &saved.game, proposal, result, now).await?;
            plans::take_back(&mut writing, &saved.game, &before).await?;
            writing.save_offers(&saved.game).await?;
            Ok((result, save_game(writing, saved, from).await?))
        })
        .await
    }

    /// Answers an offer. `at` is the revision of the board it was made on.
    pub async fn reply(
        &self,
        game: GameId,
        by: PlayerId,
        (from, kind, at): (PlayerId, OfferKind, Revision),
        reply: OfferReply,
        now: Timestamp,
    ) -> Result<GameView, Error> {
        let replied = use_case(format!("answer an offer in game {game}"), async {
            let mut writing = self.store.write().await?;
            let mut saved = load_game(&mut writing, game).await?;
            let shown = saved.game.revision();
            let before = saved.game.record().moves.clone();
            saved.game.check_seated(by)?;
            saved.game.check_offered(at)?;
            match reply {
                OfferReply::Agree => {
                    let done = saved.game.agree(by, from, kind, now)?;
                    if done == OfferResult::Done {
                        let game = &mut saved.game;
                        let is_moved =
                            seals::follow_offer(&mut writing, game, kind, shown, now).await?;
                        let deed = if is_moved { Deed::Move } else { Deed::Other };
                        pings::limit(&mut writing, &mut saved, by, deed, now).await?;
                        tell_agreed(&mut writing, &saved.game, (by, from), kind, now).await?;
                    }
                    let (writing, game) = (&mut writing, &saved.game);
                    courtesies::save_agreed_rated(writing, game, (by, kind), done, now).await?;
                }
                OfferReply::Decline => {
                    saved.game.decline(by, from, kind)?;
                    writing.save_declined(game, from, kind, now).await?;
                    // Among several, the message of the offer says who declined it.
                    if saved.game.players.len() == 2 {
                        let declined = Topic::OfferDeclined(game, kind);
                        pings::tell(&mut writing, (by, from), Some(game), declined, now).await?;
                    }
                }
                OfferReply::Withdraw => saved.game.withdraw(by, from, kind)?,
            }
            plans::take_back(&mut writing, &saved.game, &before).await?;
            writing.save_offers(&saved.game).await?;
            save_game(writing, saved, shown).await
        });
        Box::pin(replied).await
    }

    /// Ends a pause.
    pub async fn go_on(
        &self,
        game: GameId,
        by: PlayerId,
        now: Timestamp,
    ) -> Result<GameView, Error> {
        let went_on = use_case(format!("end the pause of game {game}"), async {
            let mut writing = self.store.write().await?;
            let mut saved = load_game(&mut writing, game).await?;
            let from = saved.game.revision();
            saved.game.go_on(by, now)?;
            pings::limit(&mut writing, &mut saved, by, Deed::Other, now).await?;
            writing.save_offers(&saved.game).await?;
            save_game(writing, saved, from).await
        });
        Box::pin(went_on).await
    }

    /// Records that the player to move has started to answer, while that still matters: from then
    /// on the opponent's move cannot be taken back without agreement.
    pub async fn started_answering(
        &self,
        game: GameId,
        by: PlayerId,
        now: Timestamp,
    ) -> Result<(), Error> {
        use_case(format!("note who looks at game {game}"), async {
            let mut writing = self.store.write().await?;
            let mut saved = load_game(&mut writing, game).await?;
            let at = saved.game.revision();
            if saved.game.matters_if_opened(by, now) {
                saved.game.start_answering();
                writing.save_game(&saved.game, at).await?;
                writing.commit().await?;
            }
            Ok(())
        })
        .await
    }
}

/// Tells the maker of an offer that it was agreed to, unless the board calls them anyway.
async fn tell_agreed(
    writing: &mut Writing,
    game: &Game,
    (by, maker): (PlayerId, PlayerId),
    kind: OfferKind,
    now: Timestamp,
) -> Result<(), Abort> {
    let is_called = match kind {
        OfferKind::Draw | OfferKind::Resign => true,
        OfferKind::Takeback | OfferKind::Resume | OfferKind::Rate | OfferKind::Unrate => {
            game.waits_for(maker)
        }
        OfferKind::Pause | OfferKind::Adjourn => false,
    };
    // Among several, the message of the offer says who agreed.
    let is_told = is_called || game.players.len() > 2;
    if !is_told && game.people().any(|person| person == maker) {
        let agreed = Topic::OfferAgreed(game.id, kind);
        pings::tell(writing, (by, maker), Some(game.id), agreed, now).await?;
    }
    Ok(())
}

/// Lets a new offer ping the players who are asked; over the limit on pings from the same person to any
/// of them in this game, it is posted without one. Refused if either of two players has blocked the
/// other; among more, it is posted without a ping.
pub(super) async fn ping_asked(
    writing: &mut Writing,
    game: &mut Game,
    by: PlayerId,
    now: Timestamp,
) -> Result<(), Abort> {
    let standing = game.offers().find(|offer| offer.by == by);
    let asked = standing.map(|offer| game.asked_for(by, offer.kind));
    for other in asked.unwrap_or_default() {
        let is_blocked = writing.is_blocked(by, other).await?;
        if is_blocked && game.players.len() == 2 {
            return Err(GameRefusal::OffersBlocked.into());
        }
        if is_blocked || !writing.take_ping(by, other, Some(game.id), now).await? {
            game.silence_offer(by);
        }
    }
    Ok(())
}
