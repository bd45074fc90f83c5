//! Records when somebody could not play: a process of the bot was dead, suspended or disconnected, or Discord was
//! down. Time stands still for everybody then.
//!
//! This is seen from outside, by the stand-in's clock; the bot has no part in it.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use jiff::{SignedDuration, Timestamp};
use local_discord::{LocalDiscord, World};

use crate::game_time::GameTime;
use crate::servers::are_connected;

/// A time at which nobody could play.
#[derive(Clone, Copy, Debug)]
struct Absence {
    since: Timestamp,
    /// `None` while it lasts.
    until: Option<Timestamp>,
}

/// Everything that kept people from playing. Clones share one record.
#[derive(Clone)]
pub struct Absences {
    time: GameTime,
    began: Timestamp,
    book: Arc<Mutex<Book>>,
}

#[derive(Default)]
struct Book {
    absences: Vec<Absence>,
    /// When the bot lost track of time, and had to estimate how long it was absent.
    blows: Vec<Timestamp>,
}

/// While the bot runs, anything shorter than this does not count as an absence: it cannot be told
/// from a hiccup, and every clock runs on.
const SHORT: SignedDuration = SignedDuration::from_secs(60);

/// How much of a period was lost to absences.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lost {
    /// The total time.
    pub time: SignedDuration,
    /// The part of it that clocks may have run, because each absence was short.
    pub short: SignedDuration,
    /// The number of absences.
    pub times: i32,
    /// How often the bot had to estimate by itself how long it was absent.
    pub blows: i32,
}

impl Absences {
    /// An empty record that begins now.
    pub fn new(time: &GameTime) -> Self {
        Self {
            time: time.clone(),
            began: time.now(),
            book: Arc::default(),
        }
    }

    /// Records when one of so many shards has no connection, for as long as this future is polled.
    pub async fn watch(&self, discord: &LocalDiscord, shards: u32) {
        let is_there = |world: &World| are_connected(world, shards);
        loop {
            // A wait times out after a while, and is repeated.
            while discord.look(is_there) {
                let gone = |world: &World| (!is_there(world)).then_some(());
                let _ = discord.wait_for(gone).await;
            }
            let absence = self.begin();
            while !discord.look(is_there) {
                let back = |world: &World| is_there(world).then_some(());
                let _ = discord.wait_for(back).await;
            }
            self.end(absence);
        }
    }

    /// Records that nobody can play from now on. Returns the number of the absence, for
    /// [`Self::end`].
    pub fn begin(&self) -> usize {
        let since = self.time.now();
        let mut book = self.book();
        book.absences.push(Absence { since, until: None });
        book.absences.len() - 1
    }

    /// Records the end of an absence.
    pub fn end(&self, absence: usize) {
        let now = self.time.now();
        if let Some(absence) = self.book().absences.get_mut(absence) {
            absence.until = Some(now);
        }
    }

    /// Records that the bot loses track of time now.
    pub fn note_blow(&self) {
        let now = self.time.now();
        self.book().blows.push(now);
    }

    /// How many absences and losses of time there were up to now; `None` while an absence lasts.
    pub fn number(&self) -> Option<usize> {
        let book = self.book();
        let are_over = book.absences.iter().all(|it| it.until.is_some());
        are_over.then(|| book.absences.len() + book.blows.len())
    }

    /// When the record began; before that, people could always play.
    pub fn began(&self) -> Timestamp {
        self.began
    }

    /// The time lost between two moments.
    pub fn between(&self, since: Timestamp, until: Timestamp) -> Lost {
        let book = self.book();
        let mut spans: Vec<_> = book
            .absences
            .iter()
            .map(|it| (it.since.max(since), it.until.unwrap_or(until).min(until)))
            .filter(|(from, to)| from < to)
            .collect();
        spans.sort_unstable();
        let mut lost = Lost::default();
        let mut counted = since;
        for (from, to) in spans {
            let from = from.max(counted);
            if from < to {
                let span = to.duration_since(from);
                lost.time += span;
                lost.short += if span < SHORT {
                    span
                } else {
                    SignedDuration::ZERO
                };
                lost.times += 1;
                counted = to;
            }
        }
        let blows = book.blows.iter().filter(|at| (since..=until).contains(at));
        lost.blows = i32::try_from(blows.count()).unwrap_or(i32::MAX);
        lost
    }

    /// How often the bot lost track of time between two moments.
    pub fn blows_between(&self, since: Timestamp, until: Timestamp) -> usize {
        usize::try_from(self.between(since, until).blows).unwrap_or(0)
    }

    fn book(&self) -> MutexGuard<'_, Book> {
        // Every entry is complete, even if another thread panicked.
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
