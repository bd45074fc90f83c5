//! Challenges: making, answering and expiring them.

use jiff::Timestamp;

use super::error::{Abort, ServiceRefusal, use_case};
use super::{Accepted, ChallengeView, Error, GameView, Service, bans, hill_sets, sets};
use crate::game::limits::{DOUBLE_PRESS, INVITATIONS, INVITATIONS_WITHIN, OPEN_INVITATIONS};
use crate::game::{self, Challenge, ChallengeId, Coin, Expiry, Person, Place, PlayerId, Terms};
use crate::store::{Reading, Writing};

/// The most challenges that expire in one transaction.
const MOST_AT_ONCE: usize = 50;

impl Service {
    /// Challenges one player, or anyone. If the same challenge was made a moment ago, the button
    /// was pressed twice, and the existing challenge is returned.
    pub async fn challenge(
        &self,
        by: Person,
        to: Option<Person>,
        terms: Terms,
        place: Place,
        now: Timestamp,
    ) -> Result<Challenge, Error> {
        use_case("keep a challenge by a person".to_owned(), async {
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
            hill_sets::check_none_standing(&mut writing, &challenge, None).await?;
            insert(&mut writing, &mut challenge).await?;
            writing.commit().await?;
            Ok(challenge)
        })
        .await
    }

    /// Accepts a challenge, which starts its game, or both games of a set. The coin decides who moves
    /// first where the terms leave that to chance.
    pub async fn accept(
        &self,
        challenge: ChallengeId,
        by: Person,
        coin: Coin,
        now: Timestamp,
    ) -> Result<Accepted, Error> {
        use_case(format!("accept challenge {challenge}"), async {
            let mut writing = self.store.write().await?;
            let challenge = load_challenge(&mut writing, challenge).await?;
            accept_and_start(writing, challenge, by, coin, now).await
        })
        .await
    }

    /// Declines a challenge.
    pub async fn decline(
        &self,
        challenge: ChallengeId,
        by: PlayerId,
        now: Timestamp,
    ) -> Result<Challenge, Error> {
        use_case(format!("decline challenge {challenge}"), async {
            let mut writing = self.store.write().await?;
            let mut challenge = load_challenge(&mut writing, challenge).await?;
            challenge.decline(by)?;
            writing.save_answer_news(challenge.id, now).await?;
            save_response(writing, &challenge).await?;
            Ok(challenge)
        })
        .await
    }

    /// Withdraws a player's own challenge.
    pub async fn withdraw(&self, challenge: ChallengeId, by: PlayerId) -> Result<Challenge, Error> {
        use_case(format!("withdraw challenge {challenge}"), async {
            let mut writing = self.store.write().await?;
            let mut challenge = load_challenge(&mut writing, challenge).await?;
            challenge.withdraw(by)?;
            save_response(writing, &challenge).await?;
            Ok(challenge)
        })
        .await
    }

    /// Answers a challenge with other terms. Returns the new challenge, which replaces it.
    pub async fn counter(
        &self,
        challenge: ChallengeId,
        by: Person,
        terms: Terms,
        now: Timestamp,
    ) -> Result<Challenge, Error> {
        use_case(format!("counter challenge {challenge}"), async {
            let mut writing = self.store.write().await?;
            let mut challenge = load_challenge(&mut writing, challenge).await?;
            let id = writing.next_challenge_id().await?;
            let mut counter = challenge.counter(id, by.id, terms, now)?;
            writing.save_player(&by).await?;
            hill_sets::check_none_standing(&mut writing, &counter, Some(challenge.id)).await?;
            insert(&mut writing, &mut counter).await?;
            save_response(writing, &challenge).await?;
            Ok(counter)
        })
        .await
    }

    /// Expires the challenges that nobody answered in time. Returns how many.
    pub async fn expire_challenges(&self, now: Timestamp) -> Result<usize, Error> {
        use_case("let challenges run out".to_owned(), async {
            let mut reading = self.store.read().await?;
            let ends = Expiry::at(now);
            let due = reading.challenges_made_by(ends).await?;
            drop(reading);
            for some in due.chunks(MOST_AT_ONCE) {
                let mut writing = self.store.write().await?;
                for &id in some {
                    if writing.expire_challenge(id).await? {
                        writing.save_answer_news(id, now).await?;
                    }
                }
                writing.commit().await?;
            }
            Ok(due.len())
        })
        .await
    }

    /// The terms of the last accepted challenge between two people, whoever made it. A handicap is first
    /// that of `one`.
    pub async fn last_terms(&self, one: PlayerId, other: PlayerId) -> Result<Option<Terms>, Error> {
        use_case("look up the last terms of a person".to_owned(), async {
            let mut reading = self.store.read().await?;
            let made = reading.last_accepted(one, other).await?;
            let taken = reading.last_accepted(other, one).await?;
            match made.max(taken) {
                Some(id) => {
                    let challenge = reading.challenge(id).await;
                    let challenge = reading.set_aside(challenge)?.flatten();
                    let terms = |it: Challenge| it.terms.by_seat(it.challenger == one);
                    Ok(challenge.map(terms))
                }
                None => Ok(None),
            }
        })
        .await
    }

    /// A challenge by its number.
    pub async fn challenge_by_id(&self, id: ChallengeId) -> Result<ChallengeView, Error> {
        use_case(format!("look up challenge {id}"), async {
            let mut reading = self.store.read().await?;
            let challenge = load_challenge(&mut reading, id).await?;
            Ok(ChallengeView::load(&mut reading, challenge).await?)
        })
        .await
    }
}

/// Accepts a challenge, starts its game or the two of its set, and saves all.
pub(super) async fn accept_and_start(
    mut writing: Writing,
    mut challenge: Challenge,
    by: Person,
    coin: Coin,
    now: Timestamp,
) -> Result<Accepted, Abort> {
    let players = challenge.accept(by.id, coin)?;
    if writing.is_blocked(by.id, challenge.challenger).await? {
        return Err(game::GameRefusal::Blocked.into());
    }
    let server = challenge.place.server;
    bans::check_may_begin(&mut writing, challenge.challenger, server, now).await?;
    writing.save_player(&by).await?;
    hill_sets::accept(&mut writing, &challenge, by.id, now).await?;
    let game = Box::pin(sets::start_games(&mut writing, &challenge, players, now)).await?;
    // Otherwise a first board pings the challenger; that of one game of a set does.
    if !challenge.terms.set && !game.game.has_called(challenge.challenger) {
        writing.save_answer_news(challenge.id, now).await?;
    }
    challenge.became(game.game.id);
    let game = GameView::new(&mut writing, game, None).await?;
    save_response(writing, &challenge).await?;
    Ok(Accepted { challenge, game })
}

/// A challenge by its number.
pub(super) async fn load_challenge(
    reading: &mut Reading,
    id: ChallengeId,
) -> Result<Challenge, Abort> {
    let found = reading.challenge(id).await?;
    Ok(found.ok_or(ServiceRefusal::NoSuchChallenge(id))?)
}

/// An identical challenge that was made a moment ago and is still open.
async fn made_just_now(
    reading: &mut Reading,
    challenge: &Challenge,
) -> Result<Option<Challenge>, Abort> {
    let since = challenge.made_at.saturating_sub(DOUBLE_PRESS);
    let since = since.unwrap_or(Timestamp::MIN);
    let by = challenge.challenger;
    for id in reading.challenges_since(by, since).await? {
        let other = match load_challenge(reading, id).await {
            // A challenge that cannot be read must not block others.
            Err(Abort::Failed(error)) if error.affects_one_record() => continue,
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

/// Saves a new challenge. Refused if it cannot count on the hill it is for, if its maker has too many open or has made too many recently, or
/// if either of the two has blocked the other. Over the limit on pings from one person to another,
/// it is posted without a ping.
pub(super) async fn insert(writing: &mut Writing, challenge: &mut Challenge) -> Result<(), Abort> {
    hill_sets::check_challenge(writing, challenge).await?;
    let by = challenge.challenger;
    if writing.open_challenges_by(by).await? >= OPEN_INVITATIONS {
        let most = OPEN_INVITATIONS;
        return Err(game::GameRefusal::TooManyOpen { most }.into());
    }
    let since = challenge.made_at - INVITATIONS_WITHIN;
    if writing.challenges_by_since(by, since).await? >= INVITATIONS {
        let most = INVITATIONS;
        let first = writing.nth_latest_challenge(by, most).await?;
        let at = first.unwrap_or(challenge.made_at) + INVITATIONS_WITHIN;
        return Err(game::GameRefusal::TooManyLately { most, at }.into());
    }
    if let Some(opponent) = challenge.opponent {
        if writing.is_blocked(by, opponent).await? {
            return Err(game::GameRefusal::Blocked.into());
        }
        let now = challenge.made_at;
        bans::check_may_begin(writing, opponent, challenge.place.server, now).await?;
        challenge.is_silent = !writing.take_ping(by, opponent, None, now).await?;
    }
    writing
        .delete_settled_challenges(by, challenge.made_at)
        .await?;
    Ok(writing.insert_challenge(challenge).await?)
}

/// Saves the answer, unless another answer was saved meanwhile.
async fn save_response(mut writing: Writing, challenge: &Challenge) -> Result<(), Abort> {
    if writing.save_answer(challenge).await? {
        return Ok(writing.commit().await?);
    }
    let answered = load_challenge(&mut writing, challenge.id).await?;
    answered.check_open()?;
    Err(ServiceRefusal::NoSuchChallenge(challenge.id).into())
}
