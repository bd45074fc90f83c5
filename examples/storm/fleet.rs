//! The processes of the bot: each is kept running, and started again when it has ended.

use std::time::Duration;

use tokio::time::{Instant, sleep, timeout_at};

use crate::AnyError;
use crate::chance::Chance;
use crate::home::Home;
use crate::program::{Program, Used};

/// How long a process stays dead on average.
const DEAD: Duration = Duration::from_millis(400);
/// How often in a row processes may fail to start before the storm counts that as an error.
const MOST_STILLBORN: usize = 100;
/// How often it is looked whether the processes run.
const PERIOD: Duration = Duration::from_millis(20);
/// How long they may take to start in calm weather, and how much longer for each of them.
const STARTING: Duration = Duration::from_secs(30);

/// Every process of the bot.
pub struct Fleet<'a> {
    home: &'a Home,
    places: Vec<Place>,
    stillborn_in_a_row: usize,
    /// What became of them so far.
    pub record: Record,
}

/// What became of the processes.
#[derive(Debug, Default)]
pub struct Record {
    /// How often a process did not start because Discord failed at that moment.
    pub stillborn: usize,
    /// How often one ended by itself after it was ready.
    pub ended_by_itself: usize,
    /// How long each that was killed took until it was ready again.
    pub ready_again: Vec<Duration>,
    /// The most memory that any process used, in kilobytes.
    pub memory: u64,
    /// The time that processors worked for those that have ended.
    pub processor: Duration,
}

/// The place of a process.
struct Place {
    program: Option<Program>,
    /// When it is started, if it is not running.
    starts_at: Instant,
    was_ready: bool,
    /// When it was killed, until it is ready again.
    killed_at: Option<Instant>,
}

impl<'a> Fleet<'a> {
    /// No process runs yet.
    pub fn new(home: &'a Home) -> Self {
        let place = |_| Place {
            program: None,
            starts_at: Instant::now(),
            was_ready: false,
            killed_at: None,
        };
        Self {
            home,
            places: (0..home.processes).map(place).collect(),
            stillborn_in_a_row: 0,
            record: Record::default(),
        }
    }

    /// Starts all processes in calm weather, and waits until they are ready.
    pub async fn recover(home: &'a Home) -> Result<Self, AnyError> {
        let mut fleet = Self::new(home);
        for (process, place) in fleet.places.iter_mut().enumerate() {
            place.program = Some(home.start(process)?);
        }
        let count = u32::try_from(fleet.places.len())?;
        let until = Instant::now() + STARTING * count;
        for place in &mut fleet.places {
            if let Some(program) = &mut place.program {
                place.was_ready = timeout_at(until, program.becomes_ready()).await == Ok(true);
            }
            if !place.was_ready {
                return Err("the bot does not start in calm weather".into());
            }
        }
        Ok(fleet)
    }

    /// Keeps all processes running until then, and for as long after that as it takes until all are ready.
    pub async fn keep(&mut self, chance: &mut Chance, until: Instant) -> Result<(), AnyError> {
        loop {
            for process in 0..self.places.len() {
                self.look_after(process, chance)?;
            }
            if Instant::now() >= until && self.places.iter().all(|place| place.was_ready) {
                return Ok(());
            }
            sleep(PERIOD).await;
        }
    }

    fn look_after(&mut self, process: usize, chance: &mut Chance) -> Result<(), AnyError> {
        let now = Instant::now();
        let place = &mut self.places[process];
        let Some(program) = &mut place.program else {
            if now >= place.starts_at {
                place.program = Some(self.home.start(process)?);
            }
            return Ok(());
        };
        if !place.was_ready && program.is_ready() {
            place.was_ready = true;
            self.stillborn_in_a_row = 0;
            let killed_at = place.killed_at.take();
            self.record
                .ready_again
                .extend(killed_at.map(|at| at.elapsed()));
        }
        if program.has_ended() {
            place.program = None;
            if std::mem::take(&mut place.was_ready) {
                self.record.ended_by_itself += 1;
            } else {
                self.record.stillborn += 1;
                self.stillborn_in_a_row += 1;
                place.starts_at = now + chance.about(DEAD);
            }
        }
        if self.stillborn_in_a_row >= MOST_STILLBORN {
            return Err("the bot does not start any more".into());
        }
        Ok(())
    }

    /// One of the processes.
    pub fn any(&self, chance: &mut Chance) -> usize {
        let process = chance.below(self.places.len() as u64);
        usize::try_from(process).unwrap_or(0)
    }

    /// A process that runs.
    pub fn program(&self, process: usize) -> Option<&Program> {
        self.places[process].program.as_ref()
    }

    /// Kills a process, which is started again after a moment.
    pub async fn kill(&mut self, process: usize, chance: &mut Chance) {
        let place = &mut self.places[process];
        if let Some(mut program) = place.program.take() {
            self.record.ended_by_itself += usize::from(program.has_ended());
            let used = program.kill().await;
            self.record.note(used);
        }
        place.was_ready = false;
        place.killed_at = Some(Instant::now());
        place.starts_at = Instant::now() + chance.about(DEAD);
    }

    /// Kills all processes. Returns what became of them.
    pub async fn end(mut self) -> Record {
        for place in &mut self.places {
            if let Some(program) = place.program.take() {
                let used = program.kill().await;
                self.record.note(used);
            }
        }
        self.record
    }

    /// Tells all processes to stop. Returns whether all left cleanly.
    pub async fn stop(self) -> bool {
        let mut are_clean = true;
        for program in self.places.into_iter().filter_map(|place| place.program) {
            are_clean &= program.stop().await;
        }
        are_clean
    }
}

impl Record {
    fn note(&mut self, used: Used) {
        self.memory = self.memory.max(used.memory);
        self.processor += used.processor;
    }
}
