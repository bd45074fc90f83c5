//! What the followers of a game are to be told.
//!
//! A follower is told once for each turn, or once at the end, as they chose. What happens while the message
//! cannot be sent, or in the person's quiet hours, is told together.

use crate::game::{Following, Game, GameId, Revision};
use crate::store::{Error, Topic, Writing};

/// Keeps what the followers of a game are to be told of what has happened since the board `from`; `next` is the
/// game that follows in the same match. A changed turn is told again. Nothing is told in the middle of a turn, which only its player sees.
pub(super) async fn keep(
    writing: &mut Writing,
    game: &Game,
    from: Revision,
    next: Option<GameId>,
) -> Result<(), Error> {
    if game.is_mid_turn() {
        return Ok(());
    }
    let moves = game.record().moves.len();
    let is_reset = from.resets != game.revision().resets;
    let changed = game.changed_turn().filter(|_| is_reset).unwrap_or(moves);
    for follower in writing.followers(game.id).await? {
        // After a takeback the game has fewer moves than were told.
        let since = follower.told.min(changed);
        let is_told = match follower.wants {
            Following::Moves => moves > since || game.is_over(),
            Following::End => game.is_over(),
        };
        if is_told {
            let topic = Topic::Followed {
                game: game.id,
                since,
            };
            let now = game.moved_at;
            writing.save_news(follower.player, topic, now).await?;
        }
    }
    if game.is_over() {
        return writing.move_followers(game.id, next).await;
    }
    writing.save_told(game.id, moves).await
}
