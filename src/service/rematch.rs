//! Rematches: one player of a finished game offers another game, the other accepts.

use jiff::Timestamp;

use super::challenges;
use super::error::{Abort, ServiceRefusal, use_case};
use super::{
    Accepted, Error, GameView, OffHill, Service, StartedComputerGame, computer, hill_sets, sets,
};
use crate::game::{
    Challenge, ChallengeId, ChallengeStatus, Coin, First, Game, GameId, GameRefusal, Person, Place,
    PlayerId, Terms, rematch, rematch_of_set,
};
use crate::store::{Reading, SavedGame};

/// What came of a request for a rematch.
#[derive(Clone, Debug)]
pub enum Rematch {
    /// The other player was challenged.
    Offered {
        /// The challenge.
        id: ChallengeId,
        /// Why it is not for the hill, though the last game was.
        off_hill: Option<OffHill>,
    },
    /// The computer always accepts: the game has started.
    Against(Box<StartedComputerGame>),
    /// The other player had already asked for one: the game has started.
    Started(Box<Accepted>),
}

impl Service {
    /// Asks for another game after a finished one. The first request challenges the other player,
    /// and that player's own request accepts. A challenge that was declined or withdrawn does not
    /// prevent a new one.
    pub async fn rematch(
        &self,
        game: GameId,
        by: Person,
        now: Timestamp,
    ) -> Result<Rematch, Error> {
        use_case(format!("offer a rematch of game {game}"), async {
            let mut writing = self.store.write().await?;
            let found = writing.game(game).await?;
            let found = found.ok_or(ServiceRefusal::NoSuchGame(game))?;
            check_match_over(&mut writing, game).await?;
            let place = place_after(&mut writing, &found).await?;
            let saved = found.game;
            let (last, other, terms) = terms_after(&mut writing, &saved, by.id).await?;
            let players = [by.id, other];
            let off_hill = hill_sets::off_hill(&mut writing, place.server, &terms, players).await?;
            let terms = Terms {
                hill: terms.hill && terms.rated && off_hill.is_none(),
                ..terms
            };
            self.check_first(&mut writing, now).await?;
            if let Some(computer) = saved.computer {
                let wanted = computer::ComputerGameRequest {
                    by: by.id,
                    terms: &terms,
                    place,
                    level: computer.level,
                };
                let begun = computer::recent_duplicate(&mut writing, wanted, now).await?;
                if let Some(begun) = begun {
                    return Ok(Rematch::Against(Box::new(StartedComputerGame {
                        view: GameView::new(&mut writing, begun, None).await?,
                        is_double_press: true,
                    })));
                }
                computer::check_room(&mut writing, by.id, now).await?;
                let mut players = vec![by.id, other];
                if terms.first == First::Opponent {
                    players.reverse();
                }
                let next = computer::start_game(&mut writing, computer, players, terms, place, now)
                    .await?;
                let view = GameView::new(&mut writing, next, None).await?;
                writing.commit().await?;
                return Ok(Rematch::Against(Box::new(StartedComputerGame {
                    view,
                    is_double_press: false,
                })));
            }
            if let Some(id) = writing.rematch_of(last).await? {
                let standing = challenges::load_challenge(&mut writing, id).await?;
                match standing.status {
                    ChallengeStatus::Open | ChallengeStatus::Accepted(_) => {
                        // The finished game settles who moves first: no coin is needed.
                        let accepted =
                            challenges::accept_and_start(writing, standing, by, Coin::Heads, now)
                                .await?;
                        return Ok(Rematch::Started(Box::new(accepted)));
                    }
                    ChallengeStatus::Declined
                    | ChallengeStatus::Withdrawn
                    | ChallengeStatus::Expired
                    | ChallengeStatus::Countered(_) => {}
                }
            }
            let id = writing.next_challenge_id().await?;
            let mut challenge = Challenge::make(id, by.id, Some(other), terms, place, now)?;
            writing.save_player(&by).await?;
            hill_sets::check_none_standing(&mut writing, &challenge, None).await?;
            challenges::insert(&mut writing, &mut challenge).await?;
            writing.save_rematch(last, id).await?;
            writing.commit().await?;
            Ok(Rematch::Offered { id, off_hill })
        })
        .await
    }
}

/// The game that a rematch follows, the opponent and the terms: after a set, which both of its games must
/// have ended, the last of the two and another set.
async fn terms_after(
    reading: &mut Reading,
    game: &Game,
    by: PlayerId,
) -> Result<(GameId, PlayerId, Terms), Abort> {
    let (opponent, terms) = rematch(game, by)?;
    let Some(view) = sets::view(reading, game).await? else {
        return Ok((game.id, opponent, terms));
    };
    if let Some(result) = view.result {
        let last = if view.is_last { game.id } else { view.other };
        let (opponent, terms) = rematch_of_set((&view.set, result), game, by)?;
        return Ok((last, opponent, terms));
    }
    let other = reading.game(view.other).await;
    match reading.set_aside(other)?.flatten() {
        Some(_) => Err(GameRefusal::StillRunning { game: view.other }.into()),
        // A game that cannot be read ends no more.
        None => Ok((game.id, opponent, terms)),
    }
}

/// Refused while the match goes on that a game belongs to, and for all of its games but the last.
pub(super) async fn check_match_over(reading: &mut Reading, game: GameId) -> Result<(), Abort> {
    match reading.game_after(game).await? {
        Some(game) => Err(GameRefusal::StillRunning { game }.into()),
        None => Ok(()),
    }
}

/// Where a rematch is played: in the server's channel for games if it has one; else, if the
/// previous game had a thread, in the channel the thread belongs to, because each game has its own
/// thread; else where the previous game was.
pub(super) async fn place_after(reading: &mut Reading, before: &SavedGame) -> Result<Place, Abort> {
    let place = before.game.place;
    let Some(server) = place.server else {
        return Ok(place);
    };
    let usual = reading.server_settings(server).await?;
    let channel = usual.channel.or(before.parent).unwrap_or(place.channel);
    Ok(Place { channel, ..place })
}
