//! Supervision of the jobs, which run as long as the bot does: notices when one of them ends or
//! hangs.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use thiserror::Error;
use tokio::task::{Id, JoinError, JoinSet};
use tokio::time::{MissedTickBehavior, interval};

use crate::monitoring::{LoopSilence, Vitals};

/// How often the jobs are checked.
const LOOK: Duration = Duration::from_secs(10);
/// How many checks in a row a job may pass without a sign of life. Checks are counted instead of
/// time, because a process that was stopped is not a job that hangs.
///
/// That is six minutes: a job beats for everything it does, and waits for nothing longer than its
/// period of half a minute, the longest pause after failures, and the time limits of a few
/// requests.
const SILENT_LOOKS: u32 = 36;

/// A job that ended or hangs.
#[derive(Debug, Error)]
pub enum JobError {
    /// It ended, which a job never should.
    #[error("the job that {job} has ended: {reason}")]
    Ended {
        /// What the job does.
        job: &'static str,
        /// Why it ended.
        reason: String,
    },
    /// It hangs.
    #[error("the job that {job} has shown no sign of life for {} seconds", silence.as_secs())]
    Silent {
        /// What the job does.
        job: &'static str,
        /// How long it has been silent.
        silence: Duration,
    },
}

/// The sign of life of a job.
#[derive(Clone, Debug, Default)]
pub struct Pulse(Arc<AtomicU64>);

impl Pulse {
    /// Records that the job has done something, or is about to.
    pub fn beat(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    fn beats(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// The supervised jobs. If this is dropped, they go on without supervision.
#[derive(Debug, Default)]
pub struct Jobs {
    tasks: JoinSet<String>,
    supervised: HashMap<Id, Job>,
    /// Where it is reported how they are.
    vitals: Arc<Vitals>,
}

#[derive(Debug)]
struct Job {
    /// What it does, as in "the job that ...".
    does: &'static str,
    pulse: Pulse,
    seen: u64,
    silent: u32,
}

impl Jobs {
    /// No jobs yet. Each look at them is reported.
    pub fn reporting(vitals: Arc<Vitals>) -> Self {
        let mut jobs = Self::default();
        jobs.vitals = vitals;
        jobs
    }

    /// Starts a job. It ends only if it cannot go on, and returns why.
    pub fn start<F>(&mut self, does: &'static str, job: impl FnOnce(Pulse) -> F)
    where
        F: Future<Output = String> + Send + 'static,
    {
        let pulse = Pulse::default();
        let task = self.tasks.spawn(job(pulse.clone()));
        let job = Job {
            does,
            pulse,
            seen: 0,
            silent: 0,
        };
        self.supervised.insert(task.id(), job);
    }

    /// Waits until one of the jobs fails; for ever if all is well.
    pub async fn fail(&mut self) -> JobError {
        let mut looks = interval(LOOK);
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                Some(ended) = self.tasks.join_next_with_id() => return self.ended(ended),
                _ = looks.tick() => {
                    if let Some(error) = self.look() {
                        return error;
                    }
                }
            }
        }
    }

    /// Aborts all jobs.
    pub fn abort(&mut self) {
        self.tasks.abort_all();
    }

    fn ended(&self, ended: Result<(Id, String), JoinError>) -> JobError {
        let (id, reason) = match ended {
            Ok((id, reason)) => (id, reason),
            Err(error) => (error.id(), error.to_string()),
        };
        let job = self
            .supervised
            .get(&id)
            .map_or("is unknown", |job| job.does);
        JobError::Ended { job, reason }
    }

    /// Counts how many checks in a row each job has been silent.
    fn look(&mut self) -> Option<JobError> {
        for job in self.supervised.values_mut() {
            let beats = job.pulse.beats();
            job.silent = if beats == job.seen { job.silent + 1 } else { 0 };
            job.seen = beats;
        }
        self.vitals
            .looked(self.supervised.values().map(Job::silence).collect());
        let silent = self
            .supervised
            .values()
            .find(|job| job.silent >= SILENT_LOOKS)?;
        Some(JobError::Silent {
            job: silent.does,
            silence: LOOK * SILENT_LOOKS,
        })
    }
}

impl Job {
    fn silence(&self) -> LoopSilence {
        LoopSilence {
            does: self.does,
            silence: LOOK * self.silent,
            hangs: self.silent >= SILENT_LOOKS,
        }
    }
}

impl Drop for Jobs {
    fn drop(&mut self) {
        self.tasks.detach_all();
    }
}

#[cfg(test)]
mod tests {
    use std::future::pending;

    use super::*;

    #[tokio::test]
    async fn a_job_that_panics_is_noticed() {
        let mut jobs = Jobs::default();
        jobs.start("waits", |_| pending());
        jobs.start("looks after games", |_| async { panic!("a bug") });
        let error = jobs.fail().await.to_string();
        assert!(
            error.starts_with("the job that looks after games has ended: "),
            "{error}"
        );
        assert!(error.contains("a bug"), "{error}");
    }

    #[tokio::test]
    async fn a_job_that_stops_is_noticed() {
        let mut jobs = Jobs::default();
        jobs.start("posts", |_| async { "all is said".to_owned() });
        let error = jobs.fail().await.to_string();
        assert_eq!(error, "the job that posts has ended: all is said");
    }

    #[tokio::test]
    async fn a_job_that_hangs_is_noticed_and_one_that_works_is_not() {
        let mut jobs = Jobs::default();
        let mut pulse = Pulse::default();
        jobs.start("posts", |it| {
            pulse = it;
            pending()
        });
        for _ in 0..10 * SILENT_LOOKS {
            pulse.beat();
            assert!(jobs.look().is_none(), "it works");
        }
        for _ in 1..SILENT_LOOKS {
            assert!(jobs.look().is_none(), "it may take its time");
        }
        let error = jobs.look().expect("it hangs").to_string();
        let expected = "the job that posts has shown no sign of life for 360 seconds";
        assert_eq!(error, expected);
    }
}
