//! What happened in a storm, counted.

use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use local_discord::{ActError, Answer, AnswerKind, ChannelId, MessageId};

/// A stone of which somebody was told that it is placed.
#[derive(Clone, Debug)]
pub struct Stone {
    /// The game.
    pub game: i64,
    /// Which of its plies the board asked for, from 1.
    pub ply: u16,
    /// Where it was placed, as it was typed.
    pub point: String,
    /// Where the game is played.
    pub channel: ChannelId,
    /// The board to which it was the answer.
    pub asked: MessageId,
}

/// What people did and what came of it.
#[derive(Debug, Default)]
pub struct Counts {
    /// Stones of which somebody was told that they are placed.
    pub stones: Vec<Stone>,
    /// From each act to its answer, where there was one.
    pub answered: Vec<Duration>,
    /// Acts that were answered with "thinking" first.
    pub late: usize,
    /// Acts that were not answered in three seconds.
    pub unanswered: usize,
    /// Stones played by a reply to a board.
    pub replies: usize,
    /// Invitations, offers and resignations.
    pub other: usize,
    /// Rounds of those who do the same again and again.
    pub nuisances: usize,
}

/// The one book in which everybody writes.
#[derive(Debug, Default)]
pub struct Tally(Mutex<Counts>);

impl Tally {
    /// The counts so far.
    pub fn counts(&self) -> MutexGuard<'_, Counts> {
        // Numbers are whole whatever panicked beside them.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes an act that took so long.
    pub fn note(&self, act: &Result<Answer, ActError>, time: Duration) {
        let mut counts = self.counts();
        match act {
            Ok(answer) => {
                counts.answered.push(time);
                let waits = [AnswerKind::Deferred, AnswerKind::DeferredUpdate];
                counts.late += usize::from(waits.contains(&answer.kind));
            }
            Err(ActError::DidNotRespond) => counts.unanswered += 1,
            // The client would not have sent it.
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
        writeln!(f, "{} stones acknowledged", self.stones.len())?;
        let mut sorted = self.answered.clone();
        sorted.sort_unstable();
        let percentile = |percent: usize| {
            let rank = (sorted.len() * percent).div_ceil(100).max(1) - 1;
            let time = sorted.get(rank).copied().unwrap_or_default();
            time.as_secs_f64() * 1_000.0
        };
        write!(
            f,
            "press to answer: median {:.1} ms, 99th percentile {:.1} ms, of {}",
            percentile(50),
            percentile(99),
            sorted.len()
        )
    }
}
