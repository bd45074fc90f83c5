//! Courtesies between the two players of a game: a day given to the other, a win on time that is claimed, and
//! a rating that is agreed on after the game has begun.

use jiff::Timestamp;

use super::error::{Abort, use_case};
use super::pings::{self, Deed};
use super::saved::{load_game, save_game};
use super::{Error, GameView, Service, ServiceRefusal, plans, vacation};
use crate::game::limits::{BETWEEN_TIME_GIFTS, TIME_GIFTS};
use crate::game::{CourtesyRefusal, Game, GameId, GameRefusal, OfferKind, OfferResult, PlayerId};
use crate::store::{SavedGame, Topic, Writing};

impl Service {
    /// Gives the other player of a game a day, at once. They are told in private. Returns how many more days the
    /// player can give in the game, too. Refused over the limits of
    /// [`TIME_GIFTS`] and [`BETWEEN_TIME_GIFTS`].
    pub async fn give_day(
        &self,
        game: GameId,
        by: PlayerId,
        now: Timestamp,
    ) -> Result<(GameView, u32), Error> {
        use_case(format!("give time in game {game}"), async {
            let mut writing = self.store.write().await?;
            let mut saved = load_game(&mut writing, game).await?;
            let from = saved.game.revision();
            saved.game.check_time_gift(by)?;
            let before = writing.time_gifts(game, by).await?;
            let gifts = before.map_or(0, |(gifts, _)| gifts);
            check_gifts(game, gifts, before.map(|(_, at)| at), now)?;
            // The hours of vacation that have begun are spent, although it ends now.
            vacation::settle(&mut writing, &saved.game, now).await?;
            let other = saved.game.give_day(by, now)?;
            writing.save_time_gifts(game, by, (gifts + 1, now)).await?;
            // They were about a deadline that has moved.
            writing.forget_reminders_of(game, other).await?;
            let gift = gifts.try_into().unwrap_or_default();
            let given = Topic::TimeGiven { game, gift };
            pings::tell(&mut writing, (by, other), Some(game), given, now).await?;
            let left = TIME_GIFTS.saturating_sub(gifts + 1);
            Ok((save_game(writing, saved, from).await?, left))
        })
        .await
    }

    /// Claims the win in a game in which the opponent's time is up.
    pub async fn claim(
        &self,
        game: GameId,
        by: PlayerId,
        now: Timestamp,
    ) -> Result<GameView, Error> {
        use_case(format!("claim the win of game {game}"), async {
            let mut writing = self.store.write().await?;
            let mut saved = load_game(&mut writing, game).await?;
            let (from, before) = (saved.game.revision(), saved.game.record().moves.clone());
            saved.game.claim(by, now)?;
            pings::limit(&mut writing, &mut saved, by, Deed::Other, now).await?;
            if !saved.silenced.contains(&by) {
                // The button's answer tells them.
                saved.silenced.push(by);
                writing.save_silenced(game, &saved.silenced).await?;
            }
            plans::end_by_departure(&mut writing, &saved.game, &before, now).await?;
            save_game(writing, saved, from).await
        })
        .await
    }
}

/// Refused if the player has given the most days, or one a short while ago.
fn check_gifts(
    game: GameId,
    gifts: u32,
    last: Option<Timestamp>,
    now: Timestamp,
) -> Result<(), GameRefusal> {
    if gifts >= TIME_GIFTS {
        let most = TIME_GIFTS;
        return Err(CourtesyRefusal::TooManyGifts { game, most }.into());
    }
    // A time in the future was recorded by a clock that was wrong.
    let until = last.filter(|&at| at <= now);
    let until = until.and_then(|at| at.checked_add(BETWEEN_TIME_GIFTS).ok());
    match until.filter(|&until| now < until) {
        Some(until) => Err(CourtesyRefusal::GivenJustNow { game, until }.into()),
        None => Ok(()),
    }
}

/// Saves that a game is rated or unrated from now on, once its players have agreed to that. In a set, the
/// other game follows in the same transaction; it is refused, and so is the offer, if the other game has gone
/// on too far, or is paused or adjourned.
pub(super) async fn save_agreed_rated(
    writing: &mut Writing,
    game: &Game,
    (by, kind): (PlayerId, OfferKind),
    result: OfferResult,
    now: Timestamp,
) -> Result<(), Abort> {
    let Some(rated) = kind.rated() else {
        return Ok(());
    };
    let is_agreed = result == OfferResult::Done;
    if let Some(mut other) = other_of_set(writing, game).await? {
        let (id, from) = (other.game.id, other.game.revision());
        let checked = other.game.check_make_rated(rated);
        checked.map_err(|_| GameRefusal::from(CourtesyRefusal::TooLateInSet { other: id }))?;
        if other.game.suspension.is_some() {
            // A sealed move belongs to the board that would be reset.
            return Err(GameRefusal::from(CourtesyRefusal::SetIsSuspended { other: id }).into());
        }
        if is_agreed {
            other.game.set_rated(rated);
            pings::limit(writing, &mut other, by, Deed::Other, now).await?;
            writing.save_rated(&other.game).await?;
            writing.save_offers(&other.game).await?;
            if !writing.save_game(&other.game, from).await? {
                return Err(ServiceRefusal::Overtaken(id).into());
            }
        }
    }
    if is_agreed {
        writing.save_rated(game).await?;
    }
    Ok(())
}

/// The other game of the set that a game belongs to.
async fn other_of_set(writing: &mut Writing, game: &Game) -> Result<Option<SavedGame>, Abort> {
    if !game.terms.set {
        return Ok(None);
    }
    let set = writing.set_of(game.id).await?;
    match set.and_then(|it| it.set.other(game.id)) {
        Some(other) => Ok(Some(load_game(writing, other).await?)),
        None => Ok(None),
    }
}
