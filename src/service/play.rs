//! Playing a game.

use jiff::Timestamp;

use super::error::{Refusal, Stop, verb};
use super::rated::rate_game;
use super::{Error, GameView, Service, machine, matches, plans};
use crate::game::{GameId, Mark, PlayerId};
use crate::rules::Move;
use crate::store::{Reading, SavedGame, Writing};

impl Service {
    /// Plays a stone or makes a choice, and with it the answers that were left for it.
    ///
    /// `shown` is the board the wish came from, where there was one: if the game has gone on since, the wish is refused as stale.
    /// Of two wishes at once the first is granted and the second refused.
    pub async fn play(
        &self,
        game: GameId,
        by: PlayerId,
        mv: Move,
        shown: Option<Mark>,
        now: Timestamp,
    ) -> Result<GameView, Error> {
        verb(format!("play in game {game}"), async {
            let mut writing = self.store.write().await?;
            let mut saved = find(&mut writing, game).await?;
            if let Some(shown) = shown {
                saved.game.check_fresh(by, shown)?;
            }
            let from = saved.game.mark();
            saved.game.play(by, mv, now)?;
            plans::answer(&mut writing, &mut saved.game, by, now).await?;
            save(writing, saved, from).await
        })
        .await
    }

    /// Gives a game up.
    pub async fn resign(
        &self,
        game: GameId,
        by: PlayerId,
        now: Timestamp,
    ) -> Result<GameView, Error> {
        verb(format!("resign game {game}"), async {
            let mut writing = self.store.write().await?;
            let mut saved = find(&mut writing, game).await?;
            let from = saved.game.mark();
            saved.game.resign(by, now)?;
            save(writing, saved, from).await
        })
        .await
    }
}

pub(super) async fn find(reading: &mut Reading, id: GameId) -> Result<SavedGame, Stop> {
    let found = reading.game(id).await?;
    Ok(found.ok_or(Refusal::NoSuchGame(id))?)
}

/// Keeps what has happened since the board `from`, ratings included.
pub(super) async fn save(
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
