//! Looking up games, one by one and in lists.

use jiff::Timestamp;

use super::error::{Abort, ServiceRefusal, use_case};
use super::{Error, GameView, Service};
use crate::game::{GameId, Person, PlayerId, ServerId, Viewpoint, Visibility};
use crate::store::Reading;

/// The most games in a list.
pub const LONGEST_LIST: u32 = 100;

/// Some games of a player. Damaged games are listed separately.
#[derive(Clone, Debug, Default)]
pub struct GameList {
    /// The games, in the order of the list.
    pub views: Vec<GameView>,
    /// The games that cannot be read.
    pub damaged: Vec<GameId>,
}

impl Service {
    /// A game by its number.
    pub async fn game(&self, id: GameId) -> Result<GameView, Error> {
        use_case(format!("look up game {id}"), async {
            let mut reading = self.store.read().await?;
            let saved = reading
                .game(id)
                .await?
                .ok_or(ServiceRefusal::NoSuchGame(id))?;
            let line_missed_by = super::plans::line_missed_by(&mut reading, &saved.game).await?;
            let view = GameView::load(&mut reading, saved).await?;
            Ok(GameView {
                line_missed_by,
                ..view
            })
        })
        .await
    }

    /// A game by its number, as seen from a viewpoint. A game that may not be seen from there is
    /// refused in the same words as one that does not exist.
    pub async fn game_seen_from(
        &self,
        viewpoint: Viewpoint,
        id: GameId,
    ) -> Result<GameView, Error> {
        let missing = || Error::from(ServiceRefusal::NoSuchGame(id));
        let error = match self.game(id).await {
            Ok(view) => return view.seen_from(viewpoint).ok_or_else(missing),
            Err(error) => error,
        };
        // A viewer who may not see the game must not learn that it is damaged, either.
        if error.affects_one_record() && !self.is_seen_from(viewpoint, id).await? {
            return Err(missing());
        }
        Err(error)
    }

    /// Whether a game is visible from a viewpoint, even if the rest of it is damaged. If its place
    /// is damaged, only its players see it.
    async fn is_seen_from(&self, viewpoint: Viewpoint, id: GameId) -> Result<bool, Error> {
        use_case(format!("look up who sees game {id}"), async {
            let mut reading = self.store.read().await?;
            let players = reading.players_of(id).await?;
            let place = reading.place_of(id).await;
            let Some(Some(place)) = reading.set_aside(place)? else {
                return Ok(players.contains(&viewpoint.player));
            };
            let visibility = match place.server {
                Some(server) => reading.server_settings(server).await?.visibility,
                None => Visibility::default(),
            };
            Ok(viewpoint.sees(&players, place, visibility))
        })
        .await
    }

    /// The games from [`Service::games_of`] a player that are visible from a viewpoint. Games that
    /// cannot be read are reported only to the player.
    pub async fn games_seen_from(
        &self,
        viewpoint: Viewpoint,
        player: PlayerId,
    ) -> Result<GameList, Error> {
        let GameList { views, mut damaged } = self.games_of(player).await?;
        if viewpoint.player != player {
            damaged.clear();
        }
        let views = views.into_iter();
        let views = views.filter_map(|view| view.seen_from(viewpoint)).collect();
        Ok(GameList { views, damaged })
    }

    /// A player's running games: first those that wait for the player, then the others, and games
    /// against the computer last. Within each group, the nearest deadline comes first; games without
    /// a deadline follow, the longest without a move first. At most [`LONGEST_LIST`].
    pub async fn games_of(&self, player: PlayerId) -> Result<GameList, Error> {
        use_case("list the games of a person".to_owned(), async {
            let mut reading = self.store.read().await?;
            let ids = reading.games_running(player, LONGEST_LIST).await?;
            let mut games = list(&mut reading, ids).await?;
            // What is equal here stays in the order in which the store lists it.
            games.views.sort_by_key(|view| urgency(view, player));
            Ok(games)
        })
        .await
    }

    /// The game in which a player has been to move the longest, or this one before all others.
    pub async fn next_game_of(
        &self,
        player: PlayerId,
        before_all: Option<GameId>,
    ) -> Result<Option<GameView>, Error> {
        use_case("look up the next game of a person".to_owned(), async {
            let mut reading = self.store.read().await?;
            let mut waiting = reading.games_waiting_for(player, LONGEST_LIST).await?;
            if let Some(first) = before_all {
                // The order of the others stays.
                waiting.sort_by_key(|&id| id != first);
            }
            for id in waiting {
                if let Some(view) = list(&mut reading, vec![id]).await?.views.pop() {
                    return Ok(Some(view));
                }
            }
            Ok(None)
        })
        .await
    }

    /// The viewer's own running games that match what was typed: the start of the game's number, or
    /// of another player's name in any case. In the order of [`Service::games_of`].
    pub async fn games_matching(
        &self,
        viewpoint: Viewpoint,
        typed: &str,
    ) -> Result<Vec<GameView>, Error> {
        let typed = typed.trim().to_lowercase();
        let player = viewpoint.player;
        let mut games = self.games_seen_from(viewpoint, player).await?.views;
        games.retain(|view| matches(view, player, &typed));
        Ok(games)
    }

    /// A person by their names as last seen, on a server or in a private conversation if `None`.
    pub async fn person_on(
        &self,
        server: Option<ServerId>,
        player: PlayerId,
    ) -> Result<Person, Error> {
        use_case("look up the names of a person".to_owned(), async {
            let mut reading = self.store.read().await?;
            let name = reading.name_on(server, player).await?;
            Ok(Person::new(player, &name.unwrap_or_default()))
        })
        .await
    }

    /// A player's global display name, as last seen.
    pub async fn name_of(&self, player: PlayerId) -> Result<Option<String>, Error> {
        use_case("look up the name of a person".to_owned(), async {
            Ok(self.store.read().await?.name(player).await?)
        })
        .await
    }
}

/// These games, each with everything needed to show it.
pub(super) async fn list(reading: &mut Reading, ids: Vec<GameId>) -> Result<GameList, Abort> {
    let mut games = GameList::default();
    for id in ids {
        let saved = reading.game(id).await;
        match reading.set_aside(saved)? {
            Some(Some(saved)) => games.views.push(GameView::load(reading, saved).await?),
            Some(None) => {}
            None => games.damaged.push(id),
        }
    }
    Ok(games)
}

/// What orders the games of a player: against the computer or not, waiting for the player or not,
/// and the deadline; one that has passed is the first.
fn urgency(view: &GameView, player: PlayerId) -> (bool, bool, Timestamp) {
    let game = &view.game;
    let deadline = game.deadline().unwrap_or(Timestamp::MAX);
    let deadline = game.late().map_or(deadline, |_| Timestamp::MIN);
    (
        game.against_computer().is_some(),
        !game.waits_for(player),
        deadline,
    )
}

/// Whether a game's number, or the name of another player, begins with what was typed.
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
