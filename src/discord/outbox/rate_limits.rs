//! Waits for Discord's rate limits without holding up anything else.
//!
//! serenity's rate limiter counts requests, and sleeps within a request as long as Discord asks:
//! for an hour, if that is the answer, while everything behind it waits. Here a request sleeps for
//! [`LONGEST_WAIT`] at most. A longer wait is returned to the caller as an error, and until it ends
//! no request of the same kind goes to the same place. A wait longer than [`MOST_BELIEVED`] is cut
//! to that. A change of the system's clock, from which serenity computes its waits, ends every
//! wait.

use std::collections::HashMap;
use std::future::{Future, poll_fn};
use std::pin::{Pin, pin};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::Poll;
use std::time::{Duration, Instant};

use jiff::{SignedDuration, Timestamp};
use serenity::all::{Http, RatelimitInfo};
use thiserror::Error;
use tokio::time::{sleep, timeout};

use crate::discord::requests::{self, Endpoint};
use crate::discord::time::{Moment, TimeOfDay};
use crate::game::ChannelId;
use crate::monitoring::measure;

/// The longest wait that a request sleeps through by itself. A bucket is full again after a few
/// seconds at most; a longer wait means that something is wrong.
const LONGEST_WAIT: Duration = Duration::from_secs(5);
/// How long a request may take with all its waits. One that takes longer is stuck behind others
/// that wait for the same bucket, and is better retried.
const LONGEST: Duration = Duration::from_secs(45);
/// The longest wait that is believed: after it Discord is asked once more. None of Discord's own
/// limits lasts longer.
const MOST_BELIEVED: Duration = Duration::from_hours(1);
/// How far the system's clock may drift between two requests without counting as set.
const STEP: SignedDuration = SignedDuration::from_secs(2);
/// How many routes are remembered before expired ones are removed.
const MANY: usize = 1_000;

tokio::task_local! {
    /// How many milliseconds the request of this task was last told to wait.
    static TOLD: Arc<AtomicU64>;
}

/// The routes that are limited at the moment.
#[derive(Debug)]
pub struct RateLimits {
    http: Arc<Http>,
    time: TimeOfDay,
    started: Instant,
    until: Mutex<Until>,
}

#[derive(Debug, Default)]
struct Until {
    /// Counted from the start, as are the routes below.
    everywhere: Option<SignedDuration>,
    routes: HashMap<Route, SignedDuration>,
    /// The start by the system's clock, as it was last set.
    start: Option<Timestamp>,
}

/// What a limit of Discord's applies to: it counts each kind of request in a channel separately.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Route {
    /// Posting messages.
    Post(ChannelId),
    /// Editing messages.
    Edit(ChannelId),
    /// Deleting messages.
    Remove(ChannelId),
    /// Opening threads.
    Thread(ChannelId),
    /// Reading messages.
    Read(ChannelId),
}

impl Route {
    /// What requests by this route ask for.
    const fn endpoint(self) -> Endpoint {
        match self {
            Self::Post(_) => Endpoint::PostMessage,
            Self::Edit(_) => Endpoint::EditMessage,
            Self::Remove(_) => Endpoint::DeleteMessage,
            Self::Thread(_) => Endpoint::OpenThread,
            Self::Read(_) => Endpoint::ReadMessages,
        }
    }
}

/// What a wait applies to.
#[derive(Clone, Copy, Debug)]
enum Scope {
    /// All requests of the bot.
    Everywhere,
    /// Requests by this route; `None` for requests without a limit of their own.
    Route(Option<Route>),
}

/// Why a request was not answered.
#[derive(Debug, Error)]
pub enum DiscordError {
    /// Discord refused it, or there was no connection.
    #[error(transparent)]
    Discord(#[from] serenity::Error),
    /// Discord accepts no such request until this much time has passed.
    #[error("Discord takes nothing there for {0:#}")]
    Limited(SignedDuration),
    /// Too many other requests waited before it.
    #[error("it was not sent within {} seconds", LONGEST.as_secs())]
    Late,
}

/// Called by serenity's rate limiter with how long a request is about to sleep.
pub fn hear(info: &RatelimitInfo) {
    told(info.timeout, info.global);
}

fn told(wait: Duration, is_everywhere: bool) {
    let wait = u64::try_from(wait.as_millis()).unwrap_or(u64::MAX);
    // A request that does not go through `RateLimits` sleeps as long as it is told to.
    let _ = TOLD.try_with(|told| {
        let everywhere = if is_everywhere { EVERYWHERE } else { 0 };
        told.store((wait & !EVERYWHERE) | everywhere, Ordering::Relaxed);
    });
}

/// Marks a wait that applies to all requests of the bot.
const EVERYWHERE: u64 = 1 << 63;

impl RateLimits {
    /// Starts with no limits.
    pub fn new(http: Arc<Http>, time: TimeOfDay) -> Self {
        Self {
            http,
            time,
            started: Instant::now(),
            until: Mutex::default(),
        }
    }

    /// Makes a request by a route.
    pub fn request<T>(
        &self,
        route: Route,
        request: impl Future<Output = serenity::Result<T>>,
    ) -> impl Future<Output = Result<T, DiscordError>> {
        self.ask(Some(route), route.endpoint(), Box::pin(request))
    }

    /// Makes a request that has no limit of its own.
    pub fn request_freely<T>(
        &self,
        endpoint: Endpoint,
        request: impl Future<Output = serenity::Result<T>>,
    ) -> impl Future<Output = Result<T, DiscordError>> {
        self.ask(None, endpoint, Box::pin(request))
    }

    /// The request is boxed because it holds its message.
    async fn ask<T>(
        &self,
        route: Option<Route>,
        endpoint: Endpoint,
        request: Pin<Box<impl Future<Output = serenity::Result<T>>>>,
    ) -> Result<T, DiscordError> {
        self.heed_the_clock().await;
        self.wait(route).await?;
        let told = Arc::new(AtomicU64::new(0));
        let request = requests::counted(endpoint, request);
        let mut request = pin!(TOLD.scope(Arc::clone(&told), request));
        let answered = poll_fn(|context| {
            if let Poll::Ready(answer) = request.as_mut().poll(context) {
                return Poll::Ready(answer.map_err(DiscordError::Discord));
            }
            let wait = told.swap(0, Ordering::Relaxed);
            let (wait, is_everywhere) = (wait & !EVERYWHERE, wait & EVERYWHERE != 0);
            if wait == 0 {
                return Poll::Pending;
            }
            measure::limit_wait(endpoint.route(), is_everywhere);
            let wait = Duration::from_millis(wait).min(MOST_BELIEVED);
            let scope = if is_everywhere {
                Scope::Everywhere
            } else {
                Scope::Route(route)
            };
            self.note(scope, wait);
            if wait > LONGEST_WAIT {
                return Poll::Ready(Err(DiscordError::Limited(signed(wait))));
            }
            Poll::Pending
        });
        let answer = timeout(LONGEST, answered).await;
        let answer = answer.unwrap_or(Err(DiscordError::Late));
        if matches!(&answer, Err(DiscordError::Limited(wait)) if *wait >= signed(MOST_BELIEVED)) {
            self.forget_routes().await;
        }
        answer
    }

    /// Drops every limit if the system's clock was set, or the host was asleep: serenity's waits
    /// are then as wrong as the clock was, and the limits here derive from them.
    async fn heed_the_clock(&self) {
        let moment = self.time.moment();
        let Ok(start) = moment.shown.checked_sub(self.running(moment)) else {
            return;
        };
        let was_set = {
            let mut until = self.until();
            let before = until.start.replace(start);
            let was_set = before.is_some_and(|before| start.duration_since(before).abs() > STEP);
            if was_set {
                until.everywhere = None;
                until.routes.clear();
            }
            was_set
        };
        if was_set {
            self.forget_routes().await;
        }
    }

    /// Makes serenity forget all limits.
    async fn forget_routes(&self) {
        if let Some(limiter) = &self.http.ratelimiter {
            limiter.routes().write().await.clear();
        }
    }

    /// How long the bot has run, by a clock that nobody can set.
    fn running(&self, moment: Moment) -> SignedDuration {
        signed(self.started.elapsed()).saturating_add(moment.lived)
    }

    /// Waits until a request may be sent, if that is soon; otherwise fails.
    async fn wait(&self, route: Option<Route>) -> Result<(), DiscordError> {
        let until = {
            let until = self.until();
            let route = route.and_then(|route| until.routes.get(&route).copied());
            until.everywhere.max(route)
        };
        let left = until.map(|until| until - self.running(self.time.moment()));
        match left.map(|left| (left, Duration::try_from(left))) {
            Some((left, Ok(wait))) if wait > LONGEST_WAIT => Err(DiscordError::Limited(left)),
            Some((_, Ok(wait))) => {
                sleep(wait).await;
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Records how long nothing may be sent.
    fn note(&self, scope: Scope, wait: Duration) {
        let now = self.running(self.time.moment());
        let at = now.saturating_add(signed(wait));
        let mut until = self.until();
        match scope {
            Scope::Everywhere => until.everywhere = until.everywhere.max(Some(at)),
            Scope::Route(Some(route)) if wait > LONGEST_WAIT => {
                if until.routes.len() >= MANY {
                    until.routes.retain(|_, until| *until > now);
                }
                until.routes.insert(route, at);
            }
            // The limiter itself tracks a wait that the request sleeps through.
            Scope::Route(_) => {}
        }
    }

    fn until(&self) -> MutexGuard<'_, Until> {
        // Each entry stays valid if another thread panics.
        self.until.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn signed(duration: Duration) -> SignedDuration {
    SignedDuration::try_from(duration).unwrap_or(SignedDuration::MAX)
}

#[cfg(test)]
mod tests {
    use std::future::pending;

    use super::*;

    const POST: Route = Route::Post(ChannelId(7));
    const EDIT: Route = Route::Edit(ChannelId(7));

    /// Makes a request that Discord tells to wait this long.
    async fn limited(limits: &RateLimits, route: Route, timeout: Duration) -> SignedDuration {
        let request = async {
            told(timeout, false);
            pending::<serenity::Result<()>>().await
        };
        match limits.request(route, request).await {
            Err(DiscordError::Limited(wait)) => wait,
            other => panic!("not limited: {other:?}"),
        }
    }

    async fn is_free(limits: &RateLimits, route: Route) -> bool {
        limits.request(route, async { Ok(()) }).await.is_ok()
    }

    fn limits() -> (RateLimits, TimeOfDay) {
        let (http, time) = (Arc::new(Http::new("token")), TimeOfDay::new());
        (RateLimits::new(http, time.clone()), time)
    }

    #[tokio::test]
    async fn a_limit_holds_up_its_own_kind_of_request_until_it_is_over() {
        let (limits, time) = limits();
        limited(&limits, EDIT, Duration::from_mins(10)).await;
        assert!(!is_free(&limits, EDIT).await);
        assert!(is_free(&limits, POST).await);
        time.advance(SignedDuration::from_mins(11));
        assert!(is_free(&limits, EDIT).await);
    }

    #[tokio::test]
    async fn no_limit_outlasts_a_change_of_the_clock_or_an_hour() {
        let day = SignedDuration::from_hours(24);
        for by in [-day, day] {
            let (limits, time) = limits();
            limited(&limits, POST, Duration::from_mins(10)).await;
            let limiter = limits.http.ratelimiter.as_ref().expect("there is one");
            let bucket = serenity::all::Route::UserMe.ratelimiting_bucket();
            let routes = limiter.routes();
            routes.write().await.entry(bucket).or_default();
            time.set(by);
            assert!(is_free(&limits, POST).await, "{by:#}");
            assert!(routes.read().await.is_empty(), "{by:#}");
        }
        let (limits, time) = limits();
        let hour = SignedDuration::from_hours(1);
        let wait = limited(&limits, POST, Duration::from_hours(48)).await;
        assert_eq!(wait, hour);
        time.advance(hour);
        assert!(is_free(&limits, POST).await);
    }
}
