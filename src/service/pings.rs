//! Who is shown what somebody else did in a game without being pinged.
//!
//! Moves always ping. Anything else that one person does in a game pings another at most once within
//! [`BETWEEN_PINGS`](crate::game::limits::BETWEEN_PINGS), together with their offers and with news of what
//! they answered or gave, and never a person who has blocked them. What time did, such as the end of a game by the clock, is nobody's doing.

use jiff::Timestamp;

use super::error::Abort;
use crate::game::{Game, GameId, PlayerId};
use crate::store::{SavedGame, Topic, Writing};

/// What somebody did in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    /// They moved, and plans may have replied.
    Move,
    /// They took back a move of their own without asking anybody: the board calls themselves.
    Takeback,
    /// They resigned, answered an offer, or ended a pause.
    Other,
    /// Something of which everybody whom it concerns is told otherwise.
    Told,
}

/// Decides whom the next board of the game would ping, and must not. To be called before the game is
/// saved.
pub(super) async fn limit(
    writing: &mut Writing,
    saved: &mut SavedGame,
    by: PlayerId,
    deed: Deed,
    now: Timestamp,
) -> Result<(), Abort> {
    let game = &saved.game;
    let mut silenced = Vec::new();
    for player in pinged(game, deed) {
        let is_spared = if deed == Deed::Told {
            true
        } else if player == by {
            deed == Deed::Takeback
        } else {
            writing.has_blocked(player, by).await?
                || (deed != Deed::Move
                    && !writing.take_ping(by, player, Some(game.id), now).await?)
        };
        if is_spared {
            silenced.push(player);
        }
    }
    if silenced != saved.silenced {
        writing.save_silenced(game.id, &silenced).await?;
        saved.silenced = silenced;
    }
    Ok(())
}

/// Keeps news for a player of what another did in a game, or elsewhere if there is none. Whoever has blocked that person is never told: that is decided
/// when it is sent. It arrives without a sound if that person has just pinged them about the same, or too often.
pub(super) async fn tell(
    writing: &mut Writing,
    (by, player): (PlayerId, PlayerId),
    game: Option<GameId>,
    topic: Topic,
    now: Timestamp,
) -> Result<(), Abort> {
    if writing.take_ping(by, player, game, now).await? {
        writing.save_news(player, topic, now).await?;
    } else {
        writing.save_quiet_news(player, topic, now).await?;
    }
    Ok(())
}

/// Whom the next board of the game pings, other than for a move.
fn pinged(game: &Game, deed: Deed) -> Vec<PlayerId> {
    match game.to_move() {
        Some(player) if game.suspension.is_none() && deed != Deed::Move => vec![player],
        Some(_) if deed == Deed::Move => Vec::new(),
        _ => game.to_notify(),
    }
}
