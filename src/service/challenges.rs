//! Inviting and answering.

use jiff::Timestamp;

use super::error::{Refusal, Stop, verb};
use super::{Accepted, ChallengeView, Error, GameView, Service};
use crate::game::{
    Challenge, ChallengeId, Coin, Game, Habits, Person, Place, PlayerId, Start, Terms,
};
use crate::store::{self, Reading, SavedGame, Writing};

impl Service {
    /// Invites somebody to a game.
    pub async fn challenge(
        &self,
        by: Person,
        to: Person,
        terms: Terms,
        place: Place,
        now: Timestamp,
    ) -> Result<Challenge, Error> {
        verb(format!("keep a challenge by {}", by.id), async {
            let mut writing = self.store.write().await?;
            let id = writing.next_challenge_id().await?;
            let challenge = Challenge::make(id, by.id, to.id, terms, place, now)?;
            writing.save_player(&by).await?;
            writing.save_player(&to).await?;
            writing.insert_challenge(&challenge).await?;
            writing.commit().await?;
            Ok(challenge)
        })
        .await
    }

    /// Accepts a challenge, which begins its game. The coin decides who moves
    /// first where chance was agreed.
    pub async fn accept(
        &self,
        challenge: ChallengeId,
        by: Person,
        coin: Coin,
        now: Timestamp,
    ) -> Result<Accepted, Error> {
        verb(format!("accept challenge {challenge}"), async {
            let mut writing = self.store.write().await?;
            let challenge = find(&mut writing, challenge).await?;
            take_up(writing, challenge, by, coin, now).await
        })
        .await
    }

    /// Declines a challenge.
    pub async fn decline(&self, challenge: ChallengeId, by: PlayerId) -> Result<Challenge, Error> {
        verb(format!("decline challenge {challenge}"), async {
            let mut writing = self.store.write().await?;
            let mut challenge = find(&mut writing, challenge).await?;
            challenge.decline(by)?;
            answer(writing, &challenge).await?;
            Ok(challenge)
        })
        .await
    }

    /// Takes back a challenge of one's own.
    pub async fn withdraw(&self, challenge: ChallengeId, by: PlayerId) -> Result<Challenge, Error> {
        verb(format!("withdraw challenge {challenge}"), async {
            let mut writing = self.store.write().await?;
            let mut challenge = find(&mut writing, challenge).await?;
            challenge.withdraw(by)?;
            answer(writing, &challenge).await?;
            Ok(challenge)
        })
        .await
    }

    /// A challenge by its number.
    pub async fn challenge_by_id(&self, id: ChallengeId) -> Result<ChallengeView, Error> {
        verb(format!("look up challenge {id}"), async {
            let mut reading = self.store.read().await?;
            let challenge = find(&mut reading, id).await?;
            let challenger = reading
                .name(challenge.challenger)
                .await?
                .unwrap_or_default();
            let opponent = reading.name(challenge.opponent).await?.unwrap_or_default();
            Ok(ChallengeView {
                challenge,
                challenger,
                opponent,
            })
        })
        .await
    }
}

/// Accepts a challenge, which begins its game, and keeps both.
pub(super) async fn take_up(
    mut writing: Writing,
    mut challenge: Challenge,
    by: Person,
    coin: Coin,
    now: Timestamp,
) -> Result<Accepted, Stop> {
    let players = challenge.accept(by.id, coin)?;
    writing.save_player(&by).await?;
    let game = begin(&mut writing, &challenge, players, now).await?;
    challenge.became(game.game.id);
    let game = GameView::new(&mut writing, game, None).await?;
    answer(writing, &challenge).await?;
    Ok(Accepted { challenge, game })
}

/// A challenge by its number.
pub(super) async fn find(reading: &mut Reading, id: ChallengeId) -> Result<Challenge, Stop> {
    let found = reading.challenge(id).await?;
    Ok(found.ok_or(Refusal::NoSuchChallenge(id))?)
}

/// Begins the game of a challenge.
async fn begin(
    writing: &mut Writing,
    challenge: &Challenge,
    players: Vec<PlayerId>,
    now: Timestamp,
) -> Result<SavedGame, Stop> {
    let game = Game::start(Start {
        id: writing.next_game_id().await?,
        habits: habits(writing, &players).await?,
        players,
        terms: challenge.terms.clone(),
        place: challenge.place,
        at: now,
    });
    writing.insert_game(&game).await?;
    let mut names = Vec::with_capacity(game.players.len());
    for &player in &game.players {
        names.push(writing.name(player).await?.unwrap_or_default());
    }
    Ok(SavedGame {
        game,
        names,
        board: None,
        posted: None,
        end_posted: false,
    })
}

/// How the time of these players is counted, in their order.
pub(super) async fn habits(
    reading: &mut Reading,
    players: &[PlayerId],
) -> Result<Vec<Habits>, store::Error> {
    let mut habits = Vec::with_capacity(players.len());
    for &player in players {
        habits.push(reading.habits(player).await?);
    }
    Ok(habits)
}

/// Keeps the answer, unless another one was kept meanwhile.
async fn answer(mut writing: Writing, challenge: &Challenge) -> Result<(), Stop> {
    if writing.save_answer(challenge).await? {
        return Ok(writing.commit().await?);
    }
    let answered = find(&mut writing, challenge.id).await?;
    answered.check_open()?;
    Err(Refusal::NoSuchChallenge(challenge.id).into())
}
