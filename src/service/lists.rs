//! Looking at games.

use super::error::{Refusal, Stop, verb};
use super::{Error, GameView, Service};
use crate::game::{GameId, PlayerId};
use crate::store::Reading;

/// The most games a list holds.
pub const LONGEST_LIST: u32 = 100;

impl Service {
    /// A game by its number.
    pub async fn game(&self, id: GameId) -> Result<GameView, Error> {
        verb(format!("look up game {id}"), async {
            let mut reading = self.store.read().await?;
            let saved = reading.game(id).await?.ok_or(Refusal::NoSuchGame(id))?;
            Ok(GameView::load(&mut reading, saved).await?)
        })
        .await
    }

    /// A player's running games: first those that wait for the player, then
    /// the others, both with the longest unmoved first; at most
    /// [`LONGEST_LIST`].
    pub async fn games_of(&self, player: PlayerId) -> Result<Vec<GameView>, Error> {
        verb(format!("list the games of {player}"), async {
            let mut reading = self.store.read().await?;
            let ids = reading.games_running(player, LONGEST_LIST).await?;
            views(&mut reading, ids).await
        })
        .await
    }

    /// Of the games that wait for a player the one that has waited longest.
    pub async fn next_game_of(&self, player: PlayerId) -> Result<Option<GameView>, Error> {
        verb(format!("look up the next game of {player}"), async {
            let mut reading = self.store.read().await?;
            let ids = reading.games_waiting_for(player, 1).await?;
            Ok(views(&mut reading, ids).await?.pop())
        })
        .await
    }

    /// The running games of a player that match what was typed: the beginning
    /// of the game's number, or of another player's name in whatever case.
    /// In the order of [`Service::games_of`].
    pub async fn games_matching(
        &self,
        player: PlayerId,
        typed: &str,
    ) -> Result<Vec<GameView>, Error> {
        let typed = typed.trim().to_lowercase();
        let mut games = self.games_of(player).await?;
        games.retain(|view| matches(view, player, &typed));
        Ok(games)
    }

    /// The display name a player was last seen under.
    pub async fn name_of(&self, player: PlayerId) -> Result<Option<String>, Error> {
        verb(format!("look up the name of {player}"), async {
            Ok(self.store.read().await?.name(player).await?)
        })
        .await
    }
}

async fn views(reading: &mut Reading, ids: Vec<GameId>) -> Result<Vec<GameView>, Stop> {
    let mut views = Vec::with_capacity(ids.len());
    for id in ids {
        if let Some(saved) = reading.game(id).await? {
            views.push(GameView::load(reading, saved).await?);
        }
    }
    Ok(views)
}

fn matches(view: &GameView, player: PlayerId, typed: &str) -> bool {
    let others = view
        .game
        .players
        .iter()
        .zip(&view.names)
        .filter(|&(&other, _)| other != player);
    view.game.id.to_string().starts_with(typed)
        || others
            .into_iter()
            .any(|(_, name)| name.to_lowercase().starts_with(typed))
}
