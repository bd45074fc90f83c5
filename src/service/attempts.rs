//! How often it is tried to post what is saved, and when that ends.
//!
//! What is tried, and how often it was, is known to the database, so that a restart does not start
//! over. Whatever the reason, something is tried at most as often as [`PAUSES`] has entries and once
//! more, and then given up until something new is to be told: the next move, or a wish to see the
//! board. A reminder or a daily list that is given up is forgotten, and the next one is something new.

use std::collections::HashMap;

use jiff::{SignedDuration, Timestamp};

use super::error::verb;
use super::{Error, Service, notices};
use crate::game::ChannelId;
use crate::store::{Attempts, Reading, Timeliness};
pub use crate::store::{Unposted, UnsentDigest, UnsentReminder};

/// How long is waited after each failed attempt; after the one that follows the last of them it is
/// given up. Together three days, for which Discord may be away without anything being lost.
pub const PAUSES: [SignedDuration; 16] = [
    SignedDuration::from_secs(2),
    SignedDuration::from_secs(5),
    SignedDuration::from_secs(15),
    SignedDuration::from_secs(30),
    SignedDuration::from_mins(1),
    SignedDuration::from_mins(2),
    SignedDuration::from_mins(5),
    SignedDuration::from_mins(10),
    SignedDuration::from_mins(30),
    SignedDuration::from_hours(1),
    SignedDuration::from_hours(2),
    SignedDuration::from_hours(4),
    SignedDuration::from_hours(8),
    SignedDuration::from_hours(12),
    SignedDuration::from_hours(24),
    SignedDuration::from_hours(24),
];

/// Why an attempt failed, as far as it matters for the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failed {
    /// It was refused for good: another attempt would change nothing.
    ForGood,
    /// Nothing at all may be said in its place.
    Forbidden,
    /// Discord may be away altogether: as soon as anything gets through it is tried again.
    Outage,
    /// It may go well another time, but not before so long.
    NotNow(SignedDuration),
}

/// What is to be posted now, and when the rest is.
#[derive(Clone, Debug, Default)]
pub struct ToPost {
    /// What is to be tried now, in the order in which it should be.
    pub now: Vec<Unposted>,
    /// When something else is to be tried; `None` if nothing is.
    pub next: Option<Timestamp>,
    /// Whether something waits for Discord to come back.
    pub is_waiting_for_discord: bool,
}

impl Service {
    /// What is saved and not posted, and is to be tried by now. `last_success` is when something last got
    /// through to Discord: what failed in an outage before that is tried at once. A notice to somebody
    /// who has quiet hours waits for their end, unless it would come too late then.
    pub async fn to_post(
        &self,
        now: Timestamp,
        last_success: Option<Timestamp>,
    ) -> Result<ToPost, Error> {
        verb("look for what is to be posted".to_owned(), async {
            let mut reading = self.store.read().await?;
            let attempts: HashMap<_, _> = reading.attempts().await?.into_iter().collect();
            let mut found = ToPost::default();
            for (unposted, not_before) in unposted(&mut reading, now).await? {
                if not_before.is_some() {
                    found.next = found.next.into_iter().chain(not_before).min();
                    continue;
                }
                let Some(before) = attempts.get(&unposted) else {
                    found.now.push(unposted);
                    continue;
                };
                if before.is_due(now, last_success) {
                    found.now.push(unposted);
                    continue;
                }
                found.is_waiting_for_discord |= before.is_outage;
                found.next = found.next.into_iter().chain(before.next_at).min();
            }
            Ok(found)
        })
        .await
    }

    /// Notes that something could not be posted: when it is tried again, `None` if never. Nothing is
    /// noted of a notice whose place another has taken meanwhile; that one is tried at once.
    pub async fn not_posted(
        &self,
        unposted: Unposted,
        failed: Failed,
        now: Timestamp,
        last_success: Option<Timestamp>,
    ) -> Result<Option<Timestamp>, Error> {
        verb("note what was not posted".to_owned(), async {
            let mut writing = self.store.write().await?;
            if notices::is_past(&mut writing, unposted).await? {
                return Ok(Some(now));
            }
            let before = writing.attempts_at(unposted).await?;
            let tries = before.map_or(0, |before| before.tries) + 1;
            let pause = PAUSES.get(tries as usize - 1).copied();
            let pause = match failed {
                Failed::ForGood | Failed::Forbidden => None,
                Failed::Outage => pause,
                Failed::NotNow(wait) => pause.map(|pause| pause.max(wait)),
            };
            // What failed twice, though something else got through between, fails by itself, and
            // goes on doing so whatever gets through.
            let is_alone = before.is_some_and(|before| {
                last_success > Some(before.last_at) || (before.tries > 1 && !before.is_outage)
            });
            let attempts = Attempts {
                tries,
                last_at: now,
                next_at: pause.and_then(|pause| now.checked_add(pause).ok()),
                is_outage: failed == Failed::Outage && !is_alone,
                is_forbidden: failed == Failed::Forbidden,
            };
            writing.save_attempts(unposted, &attempts).await?;
            if attempts.next_at.is_none() {
                notices::forget(&mut writing, unposted).await?;
            }
            writing.commit().await?;
            Ok(attempts.next_at)
        })
        .await
    }

    /// Lets something be tried again as if it never had been.
    pub async fn try_anew(&self, unposted: Unposted) -> Result<(), Error> {
        verb("let something be tried anew".to_owned(), async {
            let before = self.store.read().await?.attempts_at(unposted).await?;
            if before.is_none() {
                return Ok(());
            }
            let mut writing = self.store.write().await?;
            writing.forget_attempts(unposted).await?;
            Ok(writing.commit().await?)
        })
        .await
    }

    /// The channels in which something was given up because nothing may be said there.
    pub async fn forbidden_channels(&self) -> Result<Vec<ChannelId>, Error> {
        verb("look for channels that take nothing".to_owned(), async {
            Ok(self.store.read().await?.forbidden_channels().await?)
        })
        .await
    }

    /// Lets everything be tried again that was given up because nothing could be said in a channel: how
    /// much that is.
    pub async fn try_channel_anew(&self, channel: ChannelId) -> Result<u64, Error> {
        verb(format!("let channel {channel} be tried anew"), async {
            let mut writing = self.store.write().await?;
            let forgotten = writing.forget_forbidden(channel).await?;
            writing.commit().await?;
            Ok(forgotten)
        })
        .await
    }
}

impl Attempts {
    fn is_due(&self, now: Timestamp, last_success: Option<Timestamp>) -> bool {
        let Some(next_at) = self.next_at else {
            return false;
        };
        // An attempt in the future was made before the system's clock was set back.
        let is_back = self.is_outage && last_success > Some(self.last_at);
        next_at <= now || self.last_at > now || is_back
    }
}

/// Everything that is saved and not told. What waits for the engine comes first, for it takes longest,
/// and then what is oldest; last come daily lists, of which many are due at the same time. With each
/// stands until when it waits though it was never tried, if it does.
async fn unposted(
    reading: &mut Reading,
    now: Timestamp,
) -> Result<Vec<(Unposted, Option<Timestamp>)>, crate::store::Error> {
    let engine = reading.games_of_machine().await?;
    let invitations = reading.unposted_challenges().await?;
    let outcomes = reading.unshown_challenges().await?;
    let boards = reading.unposted_games().await?;
    let reminders = reading.unsent_reminders().await?;
    let digests = reading.unsent_digests().await?;
    let offers = reading.unposted_offers().await?;
    let offers = offers
        .into_iter()
        .map(|(game, by)| Unposted::Offer(game, by));
    let quiet = |when: &Timeliness| when.habits.quiet_until(now, when.deadline);
    let reminders = reminders
        .iter()
        .map(|(unsent, when)| (Unposted::Reminder(*unsent), quiet(when)));
    let digests = digests
        .iter()
        .map(|(unsent, when)| (Unposted::Digest(*unsent), quiet(when)));
    let told_to_all = engine
        .into_iter()
        .map(Unposted::EngineMove)
        .chain(invitations.into_iter().map(Unposted::Invitation))
        .chain(outcomes.into_iter().map(Unposted::Outcome))
        .chain(boards.into_iter().map(Unposted::Board))
        .chain(offers)
        .map(|unposted| (unposted, None));
    Ok(told_to_all.chain(reminders).chain(digests).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pauses_outlast_three_days_and_grow() {
        assert!(PAUSES.is_sorted());
        let all = PAUSES
            .iter()
            .fold(SignedDuration::ZERO, |all, &one| all + one);
        assert!(all >= SignedDuration::from_hours(72), "{all:#}");
    }
}
