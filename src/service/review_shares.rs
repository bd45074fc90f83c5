//! Reviews that are shown to everybody, in the channel of the game: only if both players agree.
//!
//! A player is asked at most once for a game, in the channel, and pinged within the limits of [`pings`](super::pings)
//! only. Whoever has blocked the other, or is blocked by them, is not asked. That somebody agrees lapses after
//! [`SHARE_LIFE`], without a word. The review is shown once. What cannot be posted is told to whoever pressed, and not
//! tried again before somebody presses again.

use jiff::Timestamp;

use super::error::{ServiceRefusal, use_case};
use super::{Error, Service};
use crate::game::limits::SHARE_LIFE;
use crate::game::{Game, GameId, GameRefusal, PlayerId, ReviewRefusal};
use crate::store::SavedShare;

/// What is to be done once a player agrees that a review is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewSharing {
    /// Ask the other player.
    Ask {
        /// The other player.
        other: PlayerId,
        /// Whether they may be pinged.
        pings: bool,
    },
    /// Wait: the other player has not agreed yet, and is not asked again.
    Wait {
        /// The other player.
        other: PlayerId,
        /// Whether this player wanted it before.
        wish: ShareWish,
    },
    /// Wait: the other player was asked, has declined, and is not asked again.
    Declined {
        /// The other player.
        other: PlayerId,
    },
    /// Show the review: both agree.
    Show {
        /// Whether whoever agrees now has agreed or declined before. If not, there is one question at most, which is the other
        /// one's.
        has_answered_before: bool,
    },
    /// Nothing: it was shown before.
    Nothing,
}

/// Whether a player has wanted a review to be shown before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShareWish {
    /// They have not said so before, and the other player is not asked.
    New,
    /// They have, and the other player is not asked.
    Repeated,
    /// The other player was asked in their name before.
    Asked,
}

/// The other player of a game whose review may be shown in its channel; `None` if this person may not ask for that.
pub fn shares_with(game: &Game, player: PlayerId) -> Option<PlayerId> {
    let is_possible = game.computer.is_none() && game.place.server.is_some() && game.is_over();
    match game.players[..] {
        [one, other] if is_possible && one == player => Some(other),
        [one, other] if is_possible && other == player => Some(one),
        _ => None,
    }
}

/// Whether somebody agrees of whom this is saved, and that has not lapsed.
fn agrees_at(share: Option<SavedShare>, now: Timestamp) -> bool {
    let agreed_at = share.and_then(|it| it.agreed_at);
    agreed_at.is_some_and(|at| now.duration_since(at) < SHARE_LIFE)
}

impl Service {
    /// Notes that a player agrees that the review of a game is shown. Refused if the game goes on, or if it is
    /// not one of theirs with somebody else on a server.
    pub async fn share_review(
        &self,
        game: GameId,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<ReviewSharing, Error> {
        use_case(format!("share the review of game {game}"), async {
            let mut writing = self.store.write().await?;
            let saved = writing.game(game).await?;
            let saved = saved.ok_or(ServiceRefusal::NoSuchGame(game))?;
            if !saved.game.is_over() {
                return Err(GameRefusal::from(ReviewRefusal::NotOver { game }).into());
            }
            let other = shares_with(&saved.game, player).ok_or(GameRefusal::NotAPlayer { game })?;
            if writing.is_review_shared(game).await? {
                return Ok(ReviewSharing::Nothing);
            }
            let before = writing.review_share(game, player).await?;
            let is_asked = before.is_some_and(|it| it.is_asked);
            let agreed_at = Some(now);
            let share = SavedShare {
                agreed_at,
                is_asked,
            };
            writing.save_review_share(game, player, share).await?;
            let others = writing.review_share(game, other).await?;
            let has_declined = others.is_some_and(|it| it.agreed_at.is_none());
            let next = if agrees_at(others, now) {
                ReviewSharing::Show {
                    has_answered_before: before.is_some(),
                }
            } else if is_asked && has_declined {
                ReviewSharing::Declined { other }
            } else if is_asked || writing.is_blocked(player, other).await? {
                let is_repeated = before.is_some_and(|it| it.agreed_at.is_some());
                let wish = match (is_asked, is_repeated) {
                    (true, _) => ShareWish::Asked,
                    (false, true) => ShareWish::Repeated,
                    (false, false) => ShareWish::New,
                };
                ReviewSharing::Wait { other, wish }
            } else {
                let pings = writing.take_ping(player, other, Some(game), now).await?;
                ReviewSharing::Ask { other, pings }
            };
            writing.commit().await?;
            Ok(next)
        })
        .await
    }

    /// Notes that a player of a game does not want its review to be shown: what they agreed to before lapses, and the other
    /// one learns of it when they ask again. Returns whether it was shown already.
    pub async fn decline_review_share(
        &self,
        game: GameId,
        player: PlayerId,
    ) -> Result<bool, Error> {
        use_case(
            format!("decline to share the review of game {game}"),
            async {
                let mut writing = self.store.write().await?;
                let saved = writing.game(game).await?;
                let saved = saved.ok_or(ServiceRefusal::NoSuchGame(game))?;
                shares_with(&saved.game, player).ok_or(GameRefusal::NotAPlayer { game })?;
                if writing.is_review_shared(game).await? {
                    return Ok(true);
                }
                let before = writing.review_share(game, player).await?;
                let share = SavedShare {
                    agreed_at: None,
                    is_asked: before.is_some_and(|it| it.is_asked),
                };
                writing.save_review_share(game, player, share).await?;
                writing.commit().await?;
                Ok(false)
            },
        )
        .await
    }

    /// The other player of a game, if they want its review to be shown and this player alone is missing: then it is shown
    /// as soon as this one agrees.
    pub async fn review_share_lacks_only(
        &self,
        game: &Game,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<Option<PlayerId>, Error> {
        let id = game.id;
        use_case(
            format!("look who wants to show the review of game {id}"),
            async {
                let Some(other) = shares_with(game, player) else {
                    return Ok(None);
                };
                let mut reading = self.store.read().await?;
                // Whoever has blocked somebody is not asked by them.
                if reading.is_blocked(player, other).await? {
                    return Ok(None);
                }
                let others = reading.review_share(id, other).await?;
                Ok(agrees_at(others, now).then_some(other))
            },
        )
        .await
    }

    /// Whether the review of a game was shown in its channel.
    pub async fn is_review_shared(&self, game: GameId) -> Result<bool, Error> {
        use_case(
            format!("look whether the review of game {game} was shown"),
            async {
                let mut reading = self.store.read().await?;
                Ok(reading.is_review_shared(game).await?)
            },
        )
        .await
    }

    /// Notes that the other player was asked in the name of this one.
    pub async fn review_share_asked(&self, game: GameId, player: PlayerId) -> Result<(), Error> {
        use_case(format!("note who was asked in game {game}"), async {
            let mut writing = self.store.write().await?;
            if let Some(share) = writing.review_share(game, player).await? {
                let is_asked = true;
                let share = SavedShare { is_asked, ..share };
                writing.save_review_share(game, player, share).await?;
            }
            Ok(writing.commit().await?)
        })
        .await
    }

    /// Notes that the review of a game was shown in its channel.
    pub async fn review_shared(&self, game: GameId) -> Result<(), Error> {
        use_case(
            format!("note that the review of game {game} was shown"),
            async {
                let mut writing = self.store.write().await?;
                writing.save_review_shared(game).await?;
                Ok(writing.commit().await?)
            },
        )
        .await
    }
}
