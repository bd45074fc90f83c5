//! Loading and saving a game: the first and last step of every use case that changes one.

use super::error::Abort;
use super::rated::rate_game;
use super::{GameView, ServiceRefusal, computer, matches};
use crate::game::{GameId, Revision};
use crate::store::{Reading, SavedGame, Writing};

/// The game with this number, or a refusal if there is none.
pub(super) async fn load_game(reading: &mut Reading, id: GameId) -> Result<SavedGame, Abort> {
    let found = reading.game(id).await?;
    Ok(found.ok_or(ServiceRefusal::NoSuchGame(id))?)
}

/// Saves what has happened since the board `from`, including ratings. Refused if the game has moved
/// on meanwhile.
pub(super) async fn save_game(
    mut writing: Writing,
    saved: SavedGame,
    from: Revision,
) -> Result<GameView, Abort> {
    if !writing.save_game(&saved.game, from).await? {
        return Err(ServiceRefusal::Overtaken(saved.game.id).into());
    }
    let ratings = rate_game(&mut writing, &saved.game).await?;
    computer::count(&mut writing, &saved.game).await?;
    matches::go_on(&mut writing, &saved.game, saved.game.moved_at).await?;
    let view = GameView::new(&mut writing, saved, ratings).await?;
    writing.commit().await?;
    Ok(view)
}
