//! Loading and saving a game: the first and last step of every use case that changes one.

use super::error::Abort;
use super::rated::rate_game;
use super::{GameView, ServiceRefusal, computer, follower_news, matches, sets};
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
    if saved.game.is_over() {
        writing.drop_seal(saved.game.id).await?;
        writing.forget_time_gifts(saved.game.id).await?;
    }
    // Boxed because most games stand alone: the rare match should not enlarge every caller's future.
    let course = Box::pin(writing.match_course(&saved.game)).await?;
    Box::pin(sets::count(&mut writing, &saved.game)).await?;
    let set = sets::view(&mut writing, &saved.game).await?;
    let ratings = rate_game(&mut writing, &saved.game, course.as_ref(), set.as_ref()).await?;
    computer::count(&mut writing, &saved.game).await?;
    let next = match &course {
        Some(course) => {
            let now = saved.game.moved_at;
            Box::pin(matches::go_on(&mut writing, &saved.game, course, now)).await?
        }
        None => None,
    };
    if saved.followers > 0 {
        Box::pin(follower_news::keep(&mut writing, &saved.game, from, next)).await?;
    }
    let view = GameView::in_match(&mut writing, saved, ratings, course).await?;
    writing.commit().await?;
    Ok(view)
}
