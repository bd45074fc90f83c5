//! Another game after a finished one: offered by one of its players, agreed on by the other.

use jiff::Timestamp;

use super::challenges;
use super::error::{Refusal, Stop, verb};
use super::{Accepted, Begun, Error, GameView, Service, machine};
use crate::game::{
    Challenge, ChallengeId, ChallengeStatus, Coin, First, GameId, Person, Place, rematch,
};
use crate::store::{Reading, SavedGame};

/// What became of the wish for a rematch.
#[derive(Clone, Debug)]
pub enum Rematch {
    /// The other one was invited: this is the invitation.
    Offered(ChallengeId),
    /// The engine is always ready: the game has begun.
    Against(Box<Begun>),
    /// The other one had wished for it too: the game has begun.
    Begun(Box<Accepted>),
}

impl Service {
    /// Wishes for another game after a finished one. The first wish invites the other player, and
    /// that player's wish accepts. An invitation that was declined or taken back does not stand in
    /// the way of a new one.
    pub async fn rematch(
        &self,
        game: GameId,
        by: Person,
        now: Timestamp,
    ) -> Result<Rematch, Error> {
        verb(format!("offer a rematch of game {game}"), async {
            let mut writing = self.store.write().await?;
            let found = writing.game(game).await?;
            let found = found.ok_or(Refusal::NoSuchGame(game))?;
            let place = place_after(&mut writing, &found).await?;
            let saved = found.game;
            let (other, terms) = rematch(&saved, by.id)?;
            self.check_first(&mut writing, now).await?;
            if let Some(machine) = saved.machine {
                let wanted = machine::Wanted {
                    by: by.id,
                    terms: &terms,
                    place,
                    level: machine.level,
                };
                let begun = machine::begun_just_now(&mut writing, wanted, now).await?;
                if let Some(begun) = begun {
                    return Ok(Rematch::Against(Box::new(Begun {
                        view: GameView::new(&mut writing, begun, None).await?,
                        is_double_press: true,
                    })));
                }
                machine::check_room(&mut writing, by.id).await?;
                let mut players = vec![by.id, other];
                if terms.first == First::Opponent {
                    players.reverse();
                }
                let next =
                    machine::begin(&mut writing, machine, players, terms, place, now).await?;
                let view = GameView::new(&mut writing, next, None).await?;
                writing.commit().await?;
                return Ok(Rematch::Against(Box::new(Begun {
                    view,
                    is_double_press: false,
                })));
            }
            if let Some(id) = writing.rematch_of(game).await? {
                let standing = challenges::find(&mut writing, id).await?;
                match standing.status {
                    ChallengeStatus::Open | ChallengeStatus::Accepted(_) => {
                        // Who moves first was settled by the game: no coin is needed.
                        let accepted =
                            challenges::take_up(writing, standing, by, Coin::Heads, now).await?;
                        return Ok(Rematch::Begun(Box::new(accepted)));
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
            challenges::insert(&mut writing, &mut challenge).await?;
            writing.save_rematch(game, id).await?;
            writing.commit().await?;
            Ok(Rematch::Offered(id))
        })
        .await
    }
}

/// Where the game after another one is played: in the channel that the server has for games, else in
/// the channel whose thread the other one had, for each has its own, else where the other one was.
async fn place_after(reading: &mut Reading, before: &SavedGame) -> Result<Place, Stop> {
    let place = before.game.place;
    let Some(server) = place.server else {
        return Ok(place);
    };
    let usual = reading.server_settings(server).await?;
    let channel = usual.channel.or(before.parent).unwrap_or(place.channel);
    Ok(Place { channel, ..place })
}
