//! Running games that could not be read: nobody could play them, so they are given that time back once
//! they can be read again, as if the bot had been away.

use jiff::Timestamp;

use super::error::Abort;
use crate::game::Absence;
use crate::store::Writing;

/// Takes up the games that were set aside and can be read again. The others stay as they are.
pub(super) async fn take_up(writing: &mut Writing, now: Timestamp) -> Result<(), Abort> {
    for (id, since) in writing.games_set_aside().await? {
        let saved = writing.game(id).await;
        let Some(Some(saved)) = writing.set_aside(saved)? else {
            continue;
        };
        let mut game = saved.game;
        if !game.is_over() {
            let at = game.revision();
            // A later time was recorded by a clock that was wrong.
            if since < now {
                game.make_up_for(&Absence { since, until: now });
            }
            writing.save_game(&game, at).await?;
        }
        writing.forget_set_aside(id).await?;
    }
    Ok(())
}
