//! Faults that meet requests at random, in a sequence that a seed decides.
//!
//! Knows requests by method and path only, and not how a fault is carried out.

use std::time::Duration;

use axum::http::StatusCode;
use serde::{Deserialize, Serialize};

use crate::{faults::Fault, gates::Moment, pattern::Pattern, refusal::Refusal};

/// How often what goes wrong with requests, as shares between 0 and 1.
///
/// The sequence depends on nothing but the seed: the hundredth request meets the same fate each
/// time. Asking where the gateway is always succeeds, because some libraries would then turn to
/// the real one.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Trouble {
    /// What the sequence follows from.
    pub seed: u64,
    /// Requests that find their bucket empty (429) for [`Trouble::retry_after`].
    pub rate_limited: f64,
    /// Requests that fail: 500, 502 or 503, one as often as the other.
    pub failed: f64,
    /// Requests whose connection ends before they take effect.
    pub cut_before: f64,
    /// Requests that take effect and whose connection ends in the middle of the answer.
    pub cut_after: f64,
    /// First answers to interactions that are held up for [`Trouble::slow_by`], half of them
    /// before they take effect and half of them after.
    pub slow: f64,
    /// Requests that are never answered, half of them before they take effect and half of them
    /// after: they last as long as the bot waits.
    pub hung: f64,
    /// For how long a bucket is empty; in JSON, milliseconds.
    #[serde(with = "milliseconds")]
    pub retry_after: Duration,
    /// How long slow requests take; from three seconds on, people no longer wait. In JSON,
    /// milliseconds.
    #[serde(with = "milliseconds")]
    pub slow_by: Duration,
}

impl Trouble {
    /// Every fault for the same share of requests, but nothing is never answered: not everybody
    /// sets a limit to how long they wait. Buckets are empty for a tenth of a second, and what is
    /// slow takes four seconds.
    pub fn evenly(seed: u64, share: f64) -> Self {
        Self {
            seed,
            rate_limited: share,
            failed: share,
            cut_before: share,
            cut_after: share,
            slow: share,
            hung: 0.0,
            retry_after: Duration::from_millis(100),
            slow_by: Duration::from_secs(4),
        }
    }

    /// Whether the shares are shares of a whole.
    pub(crate) fn is_sound(&self) -> bool {
        let shares = self.shares().map(|(share, _)| share);
        shares.iter().all(|share| *share >= 0.0) && shares.iter().sum::<f64>() <= 1.0
    }

    /// The faults with their shares.
    fn shares(&self) -> [(f64, Kind); 6] {
        [
            (self.rate_limited, Kind::RateLimited),
            (self.failed, Kind::Failed),
            (self.cut_before, Kind::Cut(Moment::BeforeProcessing)),
            (self.cut_after, Kind::Cut(Moment::BeforeAnswering)),
            (self.slow, Kind::Slow),
            (self.hung, Kind::Hung),
        ]
    }
}

impl Default for Trouble {
    fn default() -> Self {
        Self::evenly(1, 0.0)
    }
}

/// Durations as JSON has them.
mod milliseconds {
    use std::time::Duration;

    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<S: Serializer>(duration: &Duration, to: S) -> Result<S::Ok, S::Error> {
        u64::try_from(duration.as_millis())
            .unwrap_or(u64::MAX)
            .serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Duration, D::Error> {
        u64::deserialize(from).map(Duration::from_millis)
    }
}

/// A kind of fault.
#[derive(Debug, Clone, Copy)]
enum Kind {
    RateLimited,
    Failed,
    Cut(Moment),
    Slow,
    Hung,
}

/// What decides about one request after the other.
#[derive(Debug)]
pub(crate) struct Dice {
    trouble: Trouble,
    state: u64,
    callback: Pattern,
    gateway: Pattern,
}

impl Dice {
    /// Dice at the beginning of their sequence.
    ///
    /// # Panics
    /// When the shares are no shares, or more than one together.
    pub fn new(trouble: Trouble) -> Self {
        assert!(
            trouble.is_sound(),
            "shares are not negative and at most 1 together: {trouble:?}"
        );
        Self {
            state: trouble.seed,
            trouble,
            callback: Pattern::new("POST", "/interactions/*/*/callback"),
            gateway: Pattern::new("GET", "/gateway/**"),
        }
    }

    /// What the dice decide about.
    pub fn trouble(&self) -> &Trouble {
        &self.trouble
    }

    /// What goes wrong with the next request, which is this one.
    pub fn roll(&mut self, method: &str, path: &str) -> Option<Fault> {
        let (place, detail) = (self.fraction(), self.next());
        if path == "/gateway" || self.gateway.matches(method, path) {
            return None;
        }
        let mut upto = 0.0;
        let met = self.trouble.shares().into_iter().find(|(share, _)| {
            upto += share;
            place < upto
        });
        let (_, kind) = met?;
        match kind {
            Kind::RateLimited => Some(Fault::RateLimit(self.trouble.retry_after)),
            Kind::Failed => Some(Fault::Refuse(failure(detail))),
            Kind::Cut(moment) => Some(Fault::Cut(moment)),
            Kind::Slow if self.callback.matches(method, path) => {
                Some(Fault::Slow(moment(detail), self.trouble.slow_by))
            }
            Kind::Slow => None,
            Kind::Hung => Some(Fault::Hang(moment(detail))),
        }
    }

    /// A number from 0 up to 1, the latter excluded.
    fn fraction(&mut self) -> f64 {
        let high = u32::try_from(self.next() >> 32).unwrap_or(0);
        f64::from(high) / (f64::from(u32::MAX) + 1.0)
    }

    /// The next number of the sequence: the splittable generator of Steele, Lea and Flood (2014).
    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }
}

/// Half of what is held up takes effect before that.
fn moment(detail: u64) -> Moment {
    if detail.is_multiple_of(2) {
        Moment::BeforeProcessing
    } else {
        Moment::BeforeAnswering
    }
}

fn failure(detail: u64) -> Refusal {
    let (status, message) = match detail % 3 {
        0 => (
            StatusCode::INTERNAL_SERVER_ERROR,
            "500: Internal Server Error",
        ),
        1 => (StatusCode::BAD_GATEWAY, ""),
        _ => (StatusCode::SERVICE_UNAVAILABLE, ""),
    };
    Refusal::new(status, 0, message)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::FaultCounts;

    const CALLBACK: &str = "/interactions/1/t/callback";

    /// What meets so many requests.
    fn met(seed: u64, path: &str, requests: usize) -> Vec<Option<Fault>> {
        let mut dice = Dice::new(Trouble::evenly(seed, 0.1));
        (0..requests).map(|_| dice.roll("POST", path)).collect()
    }

    #[test]
    fn the_sequence_follows_from_the_seed() {
        assert_eq!(met(7, CALLBACK, 100), met(7, CALLBACK, 100));
        assert_ne!(met(7, CALLBACK, 100), met(8, CALLBACK, 100));
    }

    #[test]
    fn each_fault_comes_as_often_as_asked_and_slowness_only_to_callbacks() {
        let count = |path| {
            let mut counts = FaultCounts::default();
            for fault in met(1, path, 10_000).iter().flatten() {
                fault.count(&mut counts);
            }
            counts
        };
        let here = count(CALLBACK);
        let each = [
            here.rate_limited,
            here.failed,
            here.cut_before,
            here.cut_after,
            here.slow,
        ];
        assert!(
            each.iter().all(|count| (900..1_100).contains(count)),
            "{each:?}"
        );
        let elsewhere = FaultCounts { slow: 0, ..here };
        assert_eq!(count("/channels/1/messages"), elsewhere);
    }

    #[test]
    fn everything_can_go_wrong_but_the_way_to_the_gateway() {
        let always = Trouble {
            failed: 1.0,
            ..Trouble::evenly(3, 0.0)
        };
        let mut dice = Dice::new(always);
        assert!(dice.roll("GET", "/users/@me").is_some());
        for path in ["/gateway", "/gateway/bot"] {
            assert_eq!(dice.roll("GET", path), None);
        }
    }

    #[test]
    fn what_is_never_answered_takes_effect_half_of_the_time() {
        let always = Trouble {
            hung: 1.0,
            ..Trouble::evenly(3, 0.0)
        };
        let mut dice = Dice::new(always);
        let before = Some(Fault::Hang(Moment::BeforeProcessing));
        let met = (0..1_000).filter(|_| dice.roll("POST", "/channels/1/messages") == before);
        assert!((400..600).contains(&met.count()));
    }

    #[test]
    #[should_panic(expected = "at most 1 together")]
    fn shares_are_parts_of_a_whole() {
        Dice::new(Trouble::evenly(1, 0.21));
    }
}
