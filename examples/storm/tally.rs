//! Counts what happened in a storm.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use jiff::Timestamp;
use local_discord::{ActError, Answer, AnswerKind, ChannelId, MessageId, UserId};

/// A stone that the bot acknowledged.
#[derive(Clone, Debug)]
pub struct Stone {
    /// The game.
    pub game: i64,
    /// The ply that the board asked for, counted from 1.
    pub ply: u16,
    /// Who played it.
    pub by: UserId,
    /// The point as it was typed.
    pub point: String,
    /// The channel of the game.
    pub channel: ChannelId,
    /// The board that the stone answered.
    pub asked: MessageId,
}

/// Somebody whom the bot told that they have left a game.
#[derive(Clone, Copy, Debug)]
pub struct Departure {
    /// The game.
    pub game: i64,
    /// Who left it.
    pub who: UserId,
    /// From how many resets of the board on they were out.
    pub resets: u16,
    /// When they were told, by the clock of the stand-in.
    pub at: Timestamp,
}

/// What people did, and how the bot answered.
#[derive(Debug, Default)]
pub struct Counts {
    /// How often each person sought an opponent.
    pub seeks: BTreeMap<UserId, usize>,
    /// The acknowledged stones.
    pub stones: Vec<Stone>,
    /// The acknowledged departures.
    pub departures: Vec<Departure>,
    /// The time from each act to its answer, if there was one.
    pub answered: Vec<Duration>,
    /// The same for acts in the seconds in which the metrics were asked for, and in those in which they were not, if
    /// they are asked for at all.
    pub beside_scrapes: Option<[Vec<Duration>; 2]>,
    /// Acts that were first answered with "thinking".
    pub late: usize,
    /// Acts that were not answered within three seconds.
    pub unanswered: usize,
    /// Stones played by replying to a board.
    pub replies: usize,
    /// Invitations, offers and resignations.
    pub other: usize,
    /// Rounds of the people who repeat the same act.
    pub nuisances: usize,
}

/// The counts, shared by everybody.
#[derive(Debug, Default)]
pub struct Tally {
    counts: Mutex<Counts>,
    /// Whether the bot is asked for its metrics at this moment, if it ever is.
    is_scraped: Option<Arc<AtomicBool>>,
}

impl Tally {
    /// Tells apart when the bot is asked for its metrics.
    pub fn beside(is_scraped: Option<Arc<AtomicBool>>) -> Self {
        Self {
            is_scraped,
            ..Self::default()
        }
    }

    /// Whether the bot is asked for its metrics at this moment, if it ever is.
    pub fn is_scraped(&self) -> Option<bool> {
        let is_scraped = self.is_scraped.as_ref();
        is_scraped.map(|it| it.load(Ordering::Relaxed))
    }

    /// The counts so far.
    pub fn counts(&self) -> MutexGuard<'_, Counts> {
        // The counts stay valid even if another thread panicked.
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Records how long an act took, whether the metrics were asked for when it began and ended, and whether it was
    /// answered. What began in one second and ended in the next is of neither kind.
    pub fn note(
        &self,
        act: &Result<Answer, ActError>,
        time: Duration,
        [began, ended]: [Option<bool>; 2],
    ) {
        let mut counts = self.counts();
        match act {
            Ok(answer) => {
                counts.answered.push(time);
                if let Some(is_scraped) = began.filter(|_| began == ended) {
                    let kinds = counts.beside_scrapes.get_or_insert_default();
                    kinds[usize::from(!is_scraped)].push(time);
                }
                let waits = [AnswerKind::Deferred, AnswerKind::DeferredUpdate];
                counts.late += usize::from(waits.contains(&answer.kind));
            }
            Err(ActError::DidNotRespond) => counts.unanswered += 1,
            // A real client would not have sent it.
            Err(_) => {}
        }
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let acts = self.answered.len() + self.unanswered;
        writeln!(
            f,
            "{acts} presses and commands, {} answered late, {} never; {} replies; {} invitations, \
             offers and resignations; {} times the same again by those who are a nuisance",
            self.late, self.unanswered, self.replies, self.other, self.nuisances
        )?;
        writeln!(
            f,
            "{} stones acknowledged, and {} times that somebody has left a game",
            self.stones.len(),
            self.departures.len()
        )?;
        write!(f, "press to answer: {}", percentiles(&self.answered))?;
        if let Some([with, without]) = &self.beside_scrapes {
            write!(
                f,
                "\nwhile metrics are asked for: {}\nwhile they are not: {}",
                percentiles(with),
                percentiles(without)
            )?;
        }
        Ok(())
    }
}

/// How long most took, in words.
fn percentiles(times: &[Duration]) -> String {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    let percentile = |percent: usize| {
        let rank = (sorted.len() * percent).div_ceil(100).max(1) - 1;
        let time = sorted.get(rank).copied().unwrap_or_default();
        time.as_secs_f64() * 1_000.0
    };
    format!(
        "median {:.2} ms, 99th percentile {:.1} ms, of {}",
        percentile(50),
        percentile(99),
        sorted.len()
    )
}
