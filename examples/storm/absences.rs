//! When nobody could play: the bot was dead, held or without a connection, or Discord was away.
//!
//! Known from outside, by the stand-in's clock; the bot has no part in it.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use jiff::{SignedDuration, Timestamp};
use local_discord::{LocalDiscord, World};

use crate::game_time::GameTime;

/// A time at which nobody could play.
#[derive(Clone, Copy, Debug)]
struct Absence {
    since: Timestamp,
    /// `None` while it lasts.
    until: Option<Timestamp>,
}

/// Everything that kept people from playing. Clones are one book.
#[derive(Clone)]
pub struct Absences {
    time: GameTime,
    began: Timestamp,
    book: Arc<Mutex<Book>>,
}

#[derive(Default)]
struct Book {
    absences: Vec<Absence>,
    /// When the bot lost sight of the time, so that it has to judge how long it was away.
    blows: Vec<Timestamp>,
}

/// What is over sooner than this counts as no absence while the bot runs: it cannot be told from a
/// hiccup, and every clock goes on.
const SHORT: SignedDuration = SignedDuration::from_secs(60);

/// How much of a time nobody could play.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lost {
    /// In all.
    pub time: SignedDuration,
    /// As much of that as may run on the clocks, because each time was short.
    pub short: SignedDuration,
    /// How often.
    pub times: i32,
    /// How often the bot had to judge by itself how long that was.
    pub blows: i32,
}

impl Absences {
    /// Nothing so far.
    pub fn new(time: &GameTime) -> Self {
        Self {
            time: time.clone(),
            began: time.now(),
            book: Arc::default(),
        }
    }

    /// Notes the times without a connection of the bot, for as long as it is polled.
    pub async fn watch(&self, discord: &LocalDiscord) {
        loop {
            // Waiting ends after a while, and begins again.
            while discord.look(World::is_bot_connected) {
                let gone = |world: &World| (!world.is_bot_connected()).then_some(());
                let _ = discord.wait_for(gone).await;
            }
            let absence = self.begin();
            while !discord.look(World::is_bot_connected) {
                let back = |world: &World| world.is_bot_connected().then_some(());
                let _ = discord.wait_for(back).await;
            }
            self.end(absence);
        }
    }

    /// Nobody can play from now on: which absence that is.
    pub fn begin(&self) -> usize {
        let since = self.time.now();
        let mut book = self.book();
        book.absences.push(Absence { since, until: None });
        book.absences.len() - 1
    }

    /// An absence ends.
    pub fn end(&self, absence: usize) {
        let now = self.time.now();
        if let Some(absence) = self.book().absences.get_mut(absence) {
            absence.until = Some(now);
        }
    }

    /// Something happens now by which the bot loses sight of the time.
    pub fn note_blow(&self) {
        let now = self.time.now();
        self.book().blows.push(now);
    }

    /// When all this began: before, people could always play.
    pub fn began(&self) -> Timestamp {
        self.began
    }

    /// What was lost between two moments.
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

    /// How often the bot lost sight of the time between two moments.
    pub fn blows_between(&self, since: Timestamp, until: Timestamp) -> usize {
        usize::try_from(self.between(since, until).blows).unwrap_or(0)
    }

    fn book(&self) -> MutexGuard<'_, Book> {
        // Every entry is whole whatever panicked beside it.
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
