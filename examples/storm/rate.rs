//! How many presses and commands the bot answers a second while nothing keeps people from playing. This is reported and
//! not checked, because it depends on the host.

use std::fmt;
use std::time::Duration;

use tokio::time::{Instant, sleep};

use crate::absences::Absences;
use crate::tally::Tally;

/// How long a part of a storm is that counts if it was calm from its beginning to its end.
const PART: Duration = Duration::from_secs(1);

/// What was answered in calm parts of a storm.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rate {
    answered: usize,
    calm: Duration,
}

impl Rate {
    /// Counts until `over`.
    pub async fn watch(tally: &Tally, absences: &Absences, over: Instant) -> Self {
        let mut rate = Self::default();
        while Instant::now() < over {
            let (began, answered) = (Instant::now(), tally.counts().answered.len());
            let before = absences.number();
            sleep(PART).await;
            if before.is_some() && absences.number() == before {
                rate.answered += tally.counts().answered.len() - answered;
                rate.calm += began.elapsed();
            }
        }
        rate
    }
}

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.calm.as_secs_f64();
        #[expect(clippy::cast_precision_loss, reason = "it is far below 2^52")]
        let rate = self.answered as f64 / seconds.max(1.0);
        write!(
            f,
            "{rate:.1} presses and commands a second were answered while everybody could play, in {seconds:.0} s"
        )
    }
}
