//! Inviting and answering.

use jiff::Timestamp;

use super::error::{Refusal, Stop, verb};
use super::time_preferences::time_preferences;
use super::{Accepted, ChallengeView, Error, GameView, Service};
use crate::game::challenge::STANDS_FOR;
use crate::game::limits::{DOUBLE_PRESS, INVITATIONS, INVITATIONS_WITHIN, OPEN_INVITATIONS};
use crate::game::{
    self, Challenge, ChallengeId, Coin, Game, Person, Place, PlayerId, Start, Terms,
};
use crate::store::{Reading, SavedGame, Writing};

/// The most invitations that run out in one transaction.
const MOST_AT_ONCE: usize = 50;

impl Service {
    /// Invites somebody to a game, or anybody. Whoever has done the same a moment before has pressed
    /// twice, and gets the invitation that stands.
    pub async fn challenge(
        &self,
        by: Person,
        to: Option<Person>,
        terms: Terms,
        place: Place,
        now: Timestamp,
    ) -> Result<Challenge, Error> {
        verb(format!("keep a challenge by {}", by.id), async {
            let mut writing = self.store.write().await?;
            self.check_first(&mut writing, now).await?;
            let id = writing.next_challenge_id().await?;
            let invited = to.as_ref().map(|to| to.id);
            let mut challenge = Challenge::make(id, by.id, invited, terms, place, now)?;
            writing.save_player(&by).await?;
            if let Some(to) = &to {
                writing.save_player(to).await?;
            }
            if let Some(standing) = made_just_now(&mut writing, &challenge).await? {
                writing.commit().await?;
                return Ok(standing);
            }
            insert(&mut writing, &mut challenge).await?;
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

    /// Answers a challenge with other terms: the new challenge, which takes its place.
    pub async fn counter(
        &self,
        challenge: ChallengeId,
        by: Person,
        terms: Terms,
        now: Timestamp,
    ) -> Result<Challenge, Error> {
        verb(format!("counter challenge {challenge}"), async {
            let mut writing = self.store.write().await?;
            let mut challenge = find(&mut writing, challenge).await?;
            let id = writing.next_challenge_id().await?;
            let mut counter = challenge.counter(id, by.id, terms, now)?;
            writing.save_player(&by).await?;
            insert(&mut writing, &mut counter).await?;
            answer(writing, &challenge).await?;
            Ok(counter)
        })
        .await
    }

    /// Lets the challenges run out that nobody has answered in time: how many those are.
    pub async fn expire_challenges(&self, now: Timestamp) -> Result<usize, Error> {
        verb("let challenges run out".to_owned(), async {
            let before = now.saturating_sub(STANDS_FOR).unwrap_or(Timestamp::MIN);
            let mut reading = self.store.read().await?;
            let due = reading.challenges_made_by(before).await?;
            drop(reading);
            for some in due.chunks(MOST_AT_ONCE) {
                let mut writing = self.store.write().await?;
                for &id in some {
                    writing.expire_challenge(id).await?;
                }
                writing.commit().await?;
            }
            Ok(due.len())
        })
        .await
    }

    /// The terms of the last game that one person proposed to another, or the other to them.
    pub async fn last_terms(&self, one: PlayerId, other: PlayerId) -> Result<Option<Terms>, Error> {
        verb(format!("look up the last terms of {one}"), async {
            let mut reading = self.store.read().await?;
            let made = reading.last_accepted(one, other).await?;
            let taken = reading.last_accepted(other, one).await?;
            match made.max(taken) {
                Some(id) => {
                    let challenge = reading.challenge(id).await;
                    let challenge = reading.set_aside(challenge)?.flatten();
                    Ok(challenge.map(|challenge| challenge.terms))
                }
                None => Ok(None),
            }
        })
        .await
    }

    /// Wants no invitations from somebody from now on, or takes them again: the names of all those
    /// from whom none are wanted.
    pub async fn block(
        &self,
        by: &Person,
        whom: &Person,
        is_blocked: bool,
    ) -> Result<Vec<String>, Error> {
        verb(format!("keep whom {} blocks", by.id), async {
            let mut writing = self.store.write().await?;
            if by.id == whom.id {
                return Err(game::Refusal::SelfChallenge.into());
            }
            writing.save_player(by).await?;
            writing.save_player(whom).await?;
            if is_blocked {
                writing.block(by.id, whom.id).await?;
            } else {
                writing.unblock(by.id, whom.id).await?;
            }
            let blocked = writing.blocked_by(by.id).await?;
            writing.commit().await?;
            Ok(blocked)
        })
        .await
    }

    /// The names of those from whom a person wants no invitations.
    pub async fn blocked_by(&self, player: PlayerId) -> Result<Vec<String>, Error> {
        verb(format!("look up whom {player} blocks"), async {
            Ok(self.store.read().await?.blocked_by(player).await?)
        })
        .await
    }

    /// A challenge by its number.
    pub async fn challenge_by_id(&self, id: ChallengeId) -> Result<ChallengeView, Error> {
        verb(format!("look up challenge {id}"), async {
            let mut reading = self.store.read().await?;
            let challenge = find(&mut reading, id).await?;
            let server = challenge.place.server;
            let challenger = reading.name_on(server, challenge.challenger).await?;
            let challenger = challenger.unwrap_or_default();
            let opponent = match challenge.opponent {
                Some(opponent) => reading.name_on(server, opponent).await?,
                None => None,
            };
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
    if writing.is_blocked(by.id, challenge.challenger).await? {
        return Err(game::Refusal::Blocked.into());
    }
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

/// The same challenge, if it was made a moment before and stands.
async fn made_just_now(
    reading: &mut Reading,
    challenge: &Challenge,
) -> Result<Option<Challenge>, Stop> {
    let since = challenge.made_at.saturating_sub(DOUBLE_PRESS);
    let since = since.unwrap_or(Timestamp::MIN);
    let by = challenge.challenger;
    for id in reading.challenges_since(by, since).await? {
        let other = match find(reading, id).await {
            // One that cannot be read is in nobody's way.
            Err(Stop::Failed(error)) if error.is_of_one() => continue,
            other => other?,
        };
        let is_same = other.opponent == challenge.opponent
            && other.terms == challenge.terms
            && other.place == challenge.place;
        if is_same {
            return Ok(Some(other));
        }
    }
    Ok(None)
}

/// Keeps a new challenge, unless too many of the same person stand or were made just now, or the other
/// one wants none. It pings no more often than anything else from the same person.
pub(super) async fn insert(writing: &mut Writing, challenge: &mut Challenge) -> Result<(), Stop> {
    let by = challenge.challenger;
    if writing.open_challenges_by(by).await? >= OPEN_INVITATIONS {
        let most = OPEN_INVITATIONS;
        return Err(game::Refusal::TooManyOpen { most }.into());
    }
    let since = challenge.made_at - INVITATIONS_WITHIN;
    if writing.challenges_by_since(by, since).await? >= INVITATIONS {
        let most = INVITATIONS;
        return Err(game::Refusal::TooManyLately { most }.into());
    }
    if let Some(opponent) = challenge.opponent {
        if writing.is_blocked(by, opponent).await? {
            return Err(game::Refusal::Blocked.into());
        }
        let now = challenge.made_at;
        challenge.is_silent = !writing.take_ping(by, opponent, None, now).await?;
    }
    Ok(writing.insert_challenge(challenge).await?)
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
        habits: time_preferences(writing, &players).await?,
        players,
        terms: challenge.terms.clone(),
        place: challenge.place,
        machine: None,
        at: now,
    });
    writing.insert_game(&game).await?;
    let saved = writing.game(game.id).await?;
    Ok(saved.expect("it was kept just now"))
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
