//! Following somebody else's game, whose followers are told in private how it goes on (`follower_news`).
//!
//! Following ends with the game, or with the match that the game belongs to. A follower is told nothing any
//! more once the server has closed its games to others.

use super::error::{Abort, use_case};
use super::saved::load_game;
use super::{Error, GameView, Service};
use crate::game::limits::{FOLLOWED, FOLLOWERS};
use crate::game::{
    FollowRefusal, Following, GameId, GameRefusal, Person, PlayerId, ServerId, Viewpoint,
};
use crate::store::{Follower, Reading};

impl Service {
    /// Lets a person who asks on this server, or in private, follow a running game that is visible from
    /// everywhere. If they follow it already, it changes what they are told.
    pub async fn follow(
        &self,
        by: &Person,
        server: Option<ServerId>,
        game: GameId,
        wants: Following,
    ) -> Result<GameView, Error> {
        let player = by.id;
        let viewpoint = Viewpoint { player, server };
        // A game that the person may not see is answered like one that does not exist.
        self.game_seen_from(viewpoint, game).await?;
        use_case(format!("follow game {game}"), async {
            let mut writing = self.store.write().await?;
            let saved = load_game(&mut writing, game).await?;
            let view = Box::pin(GameView::load(&mut writing, saved)).await?;
            // The first stones of a turn are told with the last one.
            let view = view.as_posted();
            let follower = Follower {
                player,
                wants,
                told: view.game.record().moves.len(),
            };
            view.game.check_running()?;
            if let Some(refusal) = refused(&mut writing, &view, player).await? {
                return Err(GameRefusal::from(refusal).into());
            }
            writing.save_player(by).await?;
            writing.save_follower(game, &follower).await?;
            writing.commit().await?;
            Ok(view)
        })
        .await
    }

    /// Ends that a person follows a game, also one that they cannot see any more; false if they did not
    /// follow it.
    pub async fn unfollow(&self, player: PlayerId, game: GameId) -> Result<bool, Error> {
        use_case(format!("no longer follow game {game}"), async {
            let mut writing = self.store.write().await?;
            let was_following = writing.forget_follower(game, player).await?;
            writing.commit().await?;
            Ok(was_following)
        })
        .await
    }

    /// A game that a person may follow, and what they are told about it so far; `None` if they do not follow
    /// it.
    pub async fn followable(
        &self,
        viewpoint: Viewpoint,
        game: GameId,
    ) -> Result<(GameView, Option<Following>), Error> {
        let view = self.game_seen_from(viewpoint, game).await?;
        use_case(format!("look up who follows game {game}"), async {
            let mut reading = self.store.read().await?;
            view.game.check_running()?;
            let player = viewpoint.player;
            let followers = reading.followers(game).await?;
            let now = followers.iter().find(|it| it.player == player);
            if let (None, Some(refusal)) = (now, refused(&mut reading, &view, player).await?) {
                return Err(GameRefusal::from(refusal).into());
            }
            Ok((view, now.map(|follower| follower.wants)))
        })
        .await
    }

    /// The running games that a person follows and may still see, the latest first, with the names that are
    /// shown where they look from.
    pub async fn followed_games(&self, viewpoint: Viewpoint) -> Result<Vec<GameView>, Error> {
        let Viewpoint { player, server } = viewpoint;
        use_case("list the games that a person follows".to_owned(), async {
            let mut reading = self.store.read().await?;
            let mut views = Vec::new();
            for game in reading.followed_by(player).await? {
                let saved = reading.game(game).await;
                if let Some(saved) = reading.set_aside(saved)?.flatten() {
                    let view = Box::pin(GameView::load(&mut reading, saved)).await?;
                    let view = Some(view).filter(GameView::is_public);
                    views.extend(view.map(|view| view.named_on(server)));
                }
            }
            Ok(views)
        })
        .await
    }
}

/// Why a person cannot follow a game, if they cannot.
async fn refused(
    reading: &mut Reading,
    view: &GameView,
    player: PlayerId,
) -> Result<Option<FollowRefusal>, Abort> {
    if view.game.players.contains(&player) {
        return Ok(Some(FollowRefusal::OwnGame));
    }
    if !view.is_public() {
        return Ok(Some(FollowRefusal::NotPublic));
    }
    if !reading.accepts_dms(player).await? {
        return Ok(Some(FollowRefusal::NoMessages));
    }
    let followed = reading.followed_by(player).await?;
    if followed.contains(&view.game.id) {
        return Ok(None);
    }
    let (followers, followed) = (view.followers, followed.len());
    Ok(if followers >= FOLLOWERS {
        Some(FollowRefusal::TooManyFollowers { most: FOLLOWERS })
    } else if followed >= FOLLOWED as usize {
        Some(FollowRefusal::TooManyFollowed { most: FOLLOWED })
    } else {
        None
    })
}
