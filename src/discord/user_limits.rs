//! Rate limits for each person, according to [`limits`]. They are in memory only: a restart refills
//! every allowance.

use std::hash::Hash;
use std::num::NonZero;
use std::time::Duration;

use governor::clock::Clock;
use governor::middleware::NoOpMiddleware;
use governor::nanos::Nanos;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};
use jiff::SignedDuration;

use crate::discord::refusal::Refusal;
use crate::discord::time::TimeOfDay;
use crate::game::limits::{self, Allowance};
use crate::game::{ChannelId, PlayerId};

/// With more people than this in memory, inactive ones are forgotten.
const MANY: usize = 1_000;

/// The remaining allowances of everybody.
pub struct UserLimits {
    requests: Limiter<PlayerId>,
    pictures: Limiter<PlayerId>,
    posts: Limiter<PlayerId>,
    exports: Limiter<PlayerId>,
    stored: Limiter<PlayerId>,
    imports: Limiter<PlayerId>,
    reviews: Limiter<PlayerId>,
    corrections: Limiter<PlayerId>,
    warnings: Limiter<PlayerId>,
    typing_help: Limiter<ChannelId>,
    time: TimeOfDay,
}

/// What happens to a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Admission {
    /// It is answered.
    Granted,
    /// The person is told that it is too much.
    Warned,
    /// It is too much, and the person was told so: it is not answered.
    Ignored,
}

type Limiter<K> = RateLimiter<K, HashMapStateStore<K>, Ticks, NoOpMiddleware<Nanos>>;

impl UserLimits {
    /// Starts with every allowance full.
    pub fn new(time: &TimeOfDay) -> Self {
        let limiter = |allowance| limiter(allowance, time);
        Self {
            requests: limiter(limits::REQUESTS),
            pictures: limiter(limits::PICTURES),
            posts: limiter(limits::POSTS),
            exports: limiter(limits::EXPORTS),
            stored: limiter(limits::STORED),
            imports: limiter(limits::IMPORTS),
            reviews: limiter(limits::REVIEWS),
            corrections: limiter(limits::CORRECTIONS),
            warnings: limiter(limits::WARNINGS),
            typing_help: self::limiter(limits::TYPING_HELP, time),
            time: time.clone(),
        }
    }

    /// Counts any request of a person.
    pub fn request(&self, by: PlayerId) -> Admission {
        self.judge(&self.requests, by)
    }

    /// Counts a refusal that everybody can see, in reply to a person's message.
    pub fn correction(&self, by: PlayerId) -> Admission {
        self.judge(&self.corrections, by)
    }

    /// Counts an answer that everybody in a channel can see about how to type a move. Returns false if
    /// one was given there a moment ago.
    pub fn typing_help(&self, channel: ChannelId) -> bool {
        try_take(&self.typing_help, &channel)
    }

    /// Counts a picture for a person; refuses if the allowance is used up.
    pub fn picture(&self, by: PlayerId) -> Result<(), Refusal> {
        self.take(&self.pictures, by)
    }

    /// Counts a post that a person causes; refuses if the allowance is used up.
    pub fn post(&self, by: PlayerId) -> Result<(), Refusal> {
        self.take(&self.posts, by)
    }

    /// Counts a look-up of all of a person's games; refuses if the allowance is used up.
    pub fn export(&self, by: PlayerId) -> Result<(), Refusal> {
        self.take(&self.exports, by)
    }

    /// Counts a look-up of everything about a person; refuses if the allowance is used up.
    pub fn stored(&self, by: PlayerId) -> Result<(), Refusal> {
        self.take(&self.stored, by)
    }

    /// Counts a file with records from a person; refuses if the allowance is used up.
    pub fn import(&self, by: PlayerId) -> Result<(), Refusal> {
        self.take(&self.imports, by)
    }

    /// Counts a review that has to be made for a person; refuses if the allowance is used up.
    pub fn review(&self, by: PlayerId) -> Result<(), Refusal> {
        self.take(&self.reviews, by)
    }

    /// Counts one use; if the allowance is used up, refuses and says when the next one is possible.
    fn take(&self, limiter: &Limiter<PlayerId>, by: PlayerId) -> Result<(), Refusal> {
        forget_idle(limiter);
        limiter.check_key(&by).map_err(|used_up| {
            let wait = used_up.wait_time_from(limiter.clock().now());
            let wait = SignedDuration::try_from(wait).unwrap_or_default();
            Refusal::too_soon(self.time.now(), wait)
        })
    }

    fn judge(&self, limiter: &Limiter<PlayerId>, by: PlayerId) -> Admission {
        if try_take(limiter, &by) {
            Admission::Granted
        } else if try_take(&self.warnings, &by) {
            Admission::Warned
        } else {
            Admission::Ignored
        }
    }
}

/// Counts one use; returns false if the allowance is used up.
fn try_take<K: Clone + Eq + Hash>(limiter: &Limiter<K>, by: &K) -> bool {
    forget_idle(limiter);
    limiter.check_key(by).is_ok()
}

fn forget_idle<K: Clone + Eq + Hash>(limiter: &Limiter<K>) {
    if limiter.len() > MANY {
        limiter.retain_recent();
    }
}

fn limiter<K: Clone + Eq + Hash>(allowance: Allowance, time: &TimeOfDay) -> Limiter<K> {
    let most = NonZero::new(allowance.most).unwrap_or(NonZero::<u32>::MIN);
    let each = Duration::try_from(allowance.within).unwrap_or_default() / most.get();
    let quota = Quota::with_period(each).expect("an allowance has a time");
    RateLimiter::hashmap_with_clock(quota.allow_burst(most), Ticks(time.clone()))
}

/// A clock of the time for which the bot has run. It never goes back with the system's clock, so
/// that nobody waits longer because of that.
#[derive(Clone, Debug)]
struct Ticks(TimeOfDay);

impl Clock for Ticks {
    type Instant = Nanos;

    fn now(&self) -> Nanos {
        self.0.since_start().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANN: PlayerId = PlayerId(1);
    const BEN: PlayerId = PlayerId(2);

    #[test]
    fn who_overdoes_it_is_told_once_and_heard_again_when_it_is_calm() {
        let time = TimeOfDay::new();
        let user_limits = UserLimits::new(&time);
        let ask = |times: u32| (0..times).map(|_| user_limits.request(ANN));
        let most = limits::REQUESTS.most;
        assert!(ask(most).all(|verdict| verdict == Admission::Granted));
        let after: Vec<_> = ask(most).filter(|it| *it != Admission::Granted).collect();
        assert_eq!(after[0], Admission::Warned);
        assert!(
            after[1..]
                .iter()
                .all(|verdict| *verdict == Admission::Ignored)
        );
        assert_eq!(
            user_limits.request(BEN),
            Admission::Granted,
            "nobody else is"
        );
        time.advance(limits::REQUESTS.within);
        assert!(ask(most).all(|verdict| verdict == Admission::Granted));
    }

    #[test]
    fn a_clock_that_is_set_back_keeps_nobody_waiting() {
        let time = TimeOfDay::new();
        time.advance(SignedDuration::from_hours(24));
        let user_limits = UserLimits::new(&time);
        for _ in 0..limits::POSTS.most {
            user_limits.post(ANN).expect("it is left");
        }
        let refused = user_limits.post(ANN).expect_err("it is used up");
        let each =
            limits::POSTS.within / i32::try_from(limits::POSTS.most).expect("a small number");
        let soonest = time.now() + each;
        let Refusal::TooSoon { at } = refused else {
            panic!("it says when: {refused:?}");
        };
        assert!(at <= soonest + SignedDuration::from_secs(1), "{at}");
        time.advance(limits::POSTS.within);
        assert_eq!(user_limits.post(ANN), Ok(()));
    }

    #[test]
    fn who_has_been_calm_is_forgotten() {
        let time = TimeOfDay::new();
        let limiter = limiter(limits::POSTS, &time);
        for who in 0..2 * MANY {
            assert!(try_take(&limiter, &who));
        }
        time.advance(limits::POSTS.within);
        assert!(try_take(&limiter, &0));
        assert_eq!(limiter.len(), 1);
    }
}
