//! Loading a game, and saving what happened in it: the ends of every verb that changes one.

use super::error::Stop;
use super::rated::rate_game;
use super::{GameView, Refusal, machine, matches};
use crate::game::{GameId, Mark};
use crate::store::{Reading, SavedGame, Writing};

/// The game of that number, or a refusal if there is none.
pub(super) async fn load_game(reading: &mut Reading, id: GameId) -> Result<SavedGame, Stop> {
    let found = reading.game(id).await?;
    Ok(found.ok_or(Refusal::NoSuchGame(id))?)
}

/// Keeps what has happened since the board `from`, ratings included.
pub(super) async fn save_game(
    mut writing: Writing,
    saved: SavedGame,
    from: Mark,
) -> Result<GameView, Stop> {
    if !writing.save_game(&saved.game, from).await? {
        return Err(Refusal::Overtaken(saved.game.id).into());
    }
    let ratings = rate_game(&mut writing, &saved.game).await?;
    machine::count(&mut writing, &saved.game).await?;
    matches::go_on(&mut writing, &saved.game, saved.game.moved_at).await?;
    let view = GameView::new(&mut writing, saved, ratings).await?;
    writing.commit().await?;
    Ok(view)
}
