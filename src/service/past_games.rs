//! The latest finished games of a person in short: to be suggested, and to be meant by who names none.

use super::error::use_case;
use super::{Error, Service};
use crate::game::{ChannelId, GameId, PlayerId, Viewpoint};
pub use crate::store::PastGame;

/// How many of the latest games are looked through for those that match what was typed.
const LOOKED_THROUGH: u32 = 200;

impl Service {
    /// The viewer's own latest finished games whose number, or another player's name in any case,
    /// begins with what was typed: at most so many, and none before the last 200.
    pub async fn past_games(
        &self,
        viewpoint: Viewpoint,
        typed: &str,
        most: usize,
    ) -> Result<Vec<PastGame>, Error> {
        let player = viewpoint.player;
        let typed = typed.trim().to_lowercase();
        use_case("list the last games of a person".to_owned(), async {
            let mut reading = self.store.read().await?;
            let mut games = reading.past_games(viewpoint, LOOKED_THROUGH).await?;
            games.retain(|game| matches(game, player, &typed));
            games.truncate(most);
            Ok(games)
        })
        .await
    }

    /// The viewer's game that ended last in the place from which they look: on that server, or, in a
    /// private conversation, anywhere. None before the last 200 games.
    pub async fn last_game_here(&self, viewpoint: Viewpoint) -> Result<Option<PastGame>, Error> {
        let games = self.past_games(viewpoint, "", usize::MAX).await?;
        let is_here = |game: &PastGame| match viewpoint.server {
            Some(server) => game.server == Some(server),
            None => true,
        };
        Ok(games.into_iter().find(is_here))
    }

    /// The player's finished game whose own thread this channel is; of several, as of a set, the one with the
    /// highest number. None before the last 200 games.
    pub async fn ended_in_thread(
        &self,
        player: PlayerId,
        channel: ChannelId,
    ) -> Result<Option<GameId>, Error> {
        use_case("look up whose thread a channel is".to_owned(), async {
            let mut reading = self.store.read().await?;
            let game = reading.ended_in_thread(player, channel, LOOKED_THROUGH);
            Ok(game.await?)
        })
        .await
    }
}

fn matches(game: &PastGame, player: PlayerId, typed: &str) -> bool {
    let mut others = game.players.iter().filter(|(other, _)| *other != player);
    game.id.to_string().starts_with(typed)
        || others.any(|(_, name)| name.to_lowercase().starts_with(typed))
}
