//! Retry policy for posting what is saved: how often to try, and when to give up.
//!
//! The database records what was tried and how often, so a restart does not start over. Whatever
//! the reason for the failures, anything is tried at most once more than [`PAUSES`] has entries,
//! besides what people ask for again themselves, which uses up none of these tries. It is then given
//! up until there is something new to post: the next move, or a request to see the
//! board. A reminder, daily list, news, podium or event of a tournament that is given up is forgotten; the next one counts as new.

use std::collections::HashMap;

use jiff::{SignedDuration, Timestamp};

use super::error::use_case;
use super::{Error, Service, notices};
use crate::game::ChannelId;
use crate::store::{Attempts, Reading, SendingWindow};
pub use crate::store::{Unposted, UnsentDigest, UnsentNews, UnsentReminder};

/// The pause after each failed attempt. The attempt after the last pause is the final one. The
/// pauses add up to three days, so Discord can be down that long without anything being lost.
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
    /// Permanently refused: another attempt would change nothing.
    ForGood,
    /// The bot may not post in this channel at all.
    Forbidden,
    /// Discord may be down: retried as soon as anything gets through.
    Outage,
    /// Another attempt may succeed, but not before this much time has passed.
    NotNow(SignedDuration),
}

/// What to post now, and when to look again.
#[derive(Clone, Debug, Default)]
pub struct Unsent {
    /// What to try now, in this order.
    pub now: Vec<Unposted>,
    /// When the next waiting post is due; `None` if none is waiting for a time.
    pub next: Option<Timestamp>,
    /// Whether a post is waiting for Discord to come back.
    pub is_waiting_for_discord: bool,
    /// How much waits for its time.
    pub later: usize,
    /// How much was given up, until there is something new to post.
    pub given_up: usize,
}

/// How much is saved and not posted, for the operator.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PostState {
    /// How many things are due for an attempt.
    pub waiting: usize,
    /// How many failed and are tried again at a later time.
    pub retried: usize,
    /// How many were given up.
    pub given_up: usize,
    /// The channels in which something was given up because the bot may not post there.
    pub forbidden: Vec<ChannelId>,
}

impl Service {
    /// How much is saved and not posted.
    pub async fn post_state(&self, now: Timestamp) -> Result<PostState, Error> {
        let waiting = self.to_post(now, None).await?.now.len();
        use_case("look at what could not be posted".to_owned(), async {
            let mut reading = self.store.read().await?;
            let attempts = reading.attempts().await?;
            let retried = attempts.iter().filter(|(_, it)| it.next_at.is_some());
            let retried = retried.count();
            Ok(PostState {
                waiting,
                retried,
                given_up: attempts.len() - retried,
                forbidden: reading.forbidden_channels().await?,
            })
        })
        .await
    }

    /// What is saved but not posted, and due for an attempt by now. `last_success` is when
    /// something last got through to Discord; posts that failed in an outage before then are
    /// retried at once. A notice to a person in quiet hours waits until they end, unless that would
    /// be too late.
    pub async fn to_post(
        &self,
        now: Timestamp,
        last_success: Option<Timestamp>,
    ) -> Result<Unsent, Error> {
        use_case("look for what is to be posted".to_owned(), async {
            let mut reading = self.store.read().await?;
            let attempts: HashMap<_, _> = reading.attempts().await?.into_iter().collect();
            let mut found = Unsent::default();
            for (unposted, not_before) in unposted(&mut reading, now).await? {
                if not_before.is_some() {
                    found.later += 1;
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
                match before.next_at {
                    Some(_) => found.later += 1,
                    None => found.given_up += 1,
                }
                found.is_waiting_for_discord |= before.is_outage;
                found.next = found.next.into_iter().chain(before.next_at).min();
            }
            Ok(found)
        })
        .await
    }

    /// Records that something could not be posted and returns when it is tried again; `None` if
    /// never. If a newer notice has replaced this one meanwhile, nothing is recorded and the newer
    /// one is tried at once.
    pub async fn record_failure(
        &self,
        unposted: Unposted,
        failed: Failed,
        now: Timestamp,
        last_success: Option<Timestamp>,
    ) -> Result<Option<Timestamp>, Error> {
        use_case("note what was not posted".to_owned(), async {
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
            // A post that fails twice although another got through in between has a problem of its
            // own. It stays in that state whatever gets through later.
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

    /// Records that something could not be posted as soon as it was saved or asked for, and returns
    /// when it is tried again; `None` if never. If earlier failures are recorded, because somebody
    /// asked for the same thing once more, these stand: a repeated request uses up no try and
    /// prolongs no pause. Only a permanent refusal is recorded in any case.
    pub async fn record_failed_request(
        &self,
        unposted: Unposted,
        failed: Failed,
        now: Timestamp,
        last_success: Option<Timestamp>,
    ) -> Result<Option<Timestamp>, Error> {
        if matches!(failed, Failed::Outage | Failed::NotNow(_)) {
            let before = use_case("look for what was not posted".to_owned(), async {
                Ok(self.store.read().await?.attempts_at(unposted).await?)
            });
            if let Some(before) = before.await? {
                return Ok(before.next_at);
            }
        }
        self.record_failure(unposted, failed, now, last_success)
            .await
    }

    /// Resets the attempts, so that this is tried again as if for the first time.
    pub async fn reset_attempts(&self, unposted: Unposted) -> Result<(), Error> {
        use_case("retry a post that was given up".to_owned(), async {
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

    /// The channels where something was given up because the bot may not post there.
    pub async fn forbidden_channels(&self) -> Result<Vec<ChannelId>, Error> {
        use_case("look for channels that take nothing".to_owned(), async {
            Ok(self.store.read().await?.forbidden_channels().await?)
        })
        .await
    }

    /// Resets every attempt that was given up because the bot could not post in this channel.
    /// Returns how many there were.
    pub async fn reset_channel_attempts(&self, channel: ChannelId) -> Result<u64, Error> {
        use_case(
            format!("retry what channel {channel} was not sent"),
            async {
                let mut writing = self.store.write().await?;
                let forgotten = writing.forget_forbidden(channel).await?;
                writing.commit().await?;
                Ok(forgotten)
            },
        )
        .await
    }
}

impl Attempts {
    fn is_due(&self, now: Timestamp, last_success: Option<Timestamp>) -> bool {
        let Some(next_at) = self.next_at else {
            return false;
        };
        // An attempt in the future was made before the system clock was set back.
        let is_back = self.is_outage && last_success > Some(self.last_at);
        next_at <= now || self.last_at > now || is_back
    }
}

/// Everything that is saved but not posted. Moves the engine owes come first because they take
/// longest, then what happened in tournaments, so that a round is told before its boards, then the rest, oldest first. News
/// for one person stands between the boards. Daily lists come last because many are due at the same
/// time, and after them what followers are told, because nobody waits for that. Each entry carries the
/// time before which it must not be tried even once, if there is one.
async fn unposted(
    reading: &mut Reading,
    now: Timestamp,
) -> Result<Vec<(Unposted, Option<Timestamp>)>, crate::store::Error> {
    let engine = reading.computer_games().await?;
    let invitations = reading.unposted_challenges().await?;
    let outcomes = reading.unshown_challenges().await?;
    let boards = reading.unposted_games().await?;
    let tables = reading.unposted_tables().await?;
    let invited = reading.unposted_table_invitations().await?;
    let invited = invited
        .into_iter()
        .map(|(table, player)| Unposted::TableInvitation(table, player));
    let reminders = reading.unsent_reminders().await?;
    let digests = reading.unsent_digests().await?;
    let news = reading.all_unsent_news().await?;
    let followed = reading.unsent_to_followers().await?;
    let offers = reading.unposted_offers().await?;
    let offers = offers
        .into_iter()
        .map(|(game, by)| Unposted::Offer(game, by));
    let quiet = |when: &SendingWindow| when.time_preferences.quiet_until(now, when.deadline);
    let of_news =
        |(unsent, when): &(UnsentNews, SendingWindow)| (Unposted::News(*unsent), quiet(when));
    let news = news.iter().map(of_news);
    let followed = followed.iter().map(of_news);
    let reminders = reminders
        .iter()
        .map(|(unsent, when)| (Unposted::Reminder(*unsent), quiet(when)));
    let digests = digests
        .iter()
        .map(|(unsent, when)| (Unposted::Digest(*unsent), quiet(when)));
    let seasons = reading.untold_seasons().await?;
    let puzzles = reading.untold_daily_puzzles().await?;
    let tournaments = reading.unposted_tournaments().await?;
    let events = reading.untold_tournament_events().await?;
    let told_to_all = engine
        .into_iter()
        .map(Unposted::EngineMove)
        .chain(events.into_iter().map(Unposted::TournamentEvent))
        .chain(invitations.into_iter().map(Unposted::Invitation))
        .chain(outcomes.into_iter().map(Unposted::Outcome))
        .chain(tables.into_iter().map(Unposted::Table))
        .chain(invited)
        .map(|unposted| (unposted, None));
    let boards = boards.into_iter().map(|game| (Unposted::Board(game), None));
    let rest = offers
        .chain(seasons.into_iter().map(Unposted::Season))
        .chain(puzzles.into_iter().map(Unposted::DailyPuzzle))
        .chain(tournaments.into_iter().map(Unposted::Tournament))
        .map(|unposted| (unposted, None));
    let told_to_one = reminders.chain(digests).chain(followed);
    Ok(told_to_all
        .chain(among(boards, news))
        .chain(rest)
        .chain(told_to_one)
        .collect())
}

/// News for one person after each third board, then what is left of either: Discord takes about one board a second in a
/// channel, so behind all boards of a large round nobody would read whom they play for minutes.
fn among<T>(boards: impl Iterator<Item = T>, news: impl Iterator<Item = T>) -> Vec<T> {
    let mut news = news;
    let mut all = Vec::new();
    for (index, board) in boards.enumerate() {
        all.push(board);
        if index % 3 == 2 {
            all.extend(news.next());
        }
    }
    all.extend(news);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_stands_between_the_boards() {
        let order = |boards: &'static str, news: &'static str| -> String {
            among(boards.chars(), news.chars()).into_iter().collect()
        };
        assert_eq!(order("abcdefg", "12345"), "abc1def2g345");
        assert_eq!(order("abcd", ""), "abcd");
        assert_eq!(order("", "12"), "12");
    }

    #[test]
    fn the_pauses_outlast_three_days_and_grow() {
        assert!(PAUSES.is_sorted());
        let all = PAUSES
            .iter()
            .fold(SignedDuration::ZERO, |all, &one| all + one);
        assert!(all >= SignedDuration::from_hours(72), "{all:#}");
    }
}
