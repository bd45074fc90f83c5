//! How long it takes after the death of a process until its work is done by another one: until another one leads, until
//! what was saved and not yet posted is posted, and until the process is back.
//!
//! This is reported and not checked, because it depends on the host. Other faults that happen meanwhile count.

use std::collections::HashSet;
use std::fmt;
use std::time::Duration;

use tessera::service::{Error, Service};
use tessera::store::Unposted;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use crate::program::Lead;
use crate::ruins::Ruins;

/// How often it is looked whether something is posted.
const PERIOD: Duration = Duration::from_millis(50);
/// The longest time that is measured.
const LONGEST: Duration = Duration::from_mins(2);

/// Measures what happens after each death.
pub struct FailoverWatch {
    service: Service,
    lead: watch::Receiver<Option<Lead>>,
    /// The games and challenges of which nothing is posted, as their rows are damaged.
    damaged: (Vec<i64>, Vec<i64>),
    measuring: JoinSet<Measured>,
}

/// How long something took; `None` if longer than [`LONGEST`].
enum Measured {
    Led(Option<Duration>),
    /// How many things were left, how long they took, and which were not posted in that time.
    Posted(usize, Option<Duration>, Vec<Unposted>),
}

/// How long it took each time.
#[derive(Debug, Default)]
pub struct Failovers {
    led: Vec<Duration>,
    posted: Vec<Duration>,
    /// How long each process that was killed took until it was ready again.
    pub ready_again: Vec<Duration>,
    /// How many things were left to post.
    left: usize,
    /// How often something took longer than is measured.
    longer: usize,
    /// What took longer to post.
    late: Vec<Unposted>,
}

impl FailoverWatch {
    /// A watch that reads what is saved, and hears from the processes who leads.
    pub fn new(service: &Service, lead: watch::Receiver<Option<Lead>>, ruins: &Ruins) -> Self {
        Self {
            service: service.clone(),
            lead,
            damaged: (ruins.games.clone(), ruins.challenges.clone()),
            measuring: JoinSet::new(),
        }
    }

    /// A process has just been killed.
    pub async fn note_death(&mut self, process: usize) {
        let died = Instant::now();
        let led = *self.lead.borrow();
        if led.is_some_and(|lead| lead.process == process) {
            let mut leads = self.lead.clone();
            self.measuring.spawn(async move {
                let is_later = |lead: &Option<Lead>| lead.is_some_and(|lead| lead.since > died);
                let led = timeout(LONGEST, leads.wait_for(is_later)).await;
                let since = led.ok().and_then(|led| led.ok().and_then(|lead| *lead));
                Measured::Led(since.map(|lead| lead.since - died))
            });
        }
        let Ok(mut left) = unposted(&self.service).await else {
            return;
        };
        left.retain(|it| self.is_sound(it));
        if left.is_empty() {
            return;
        }
        let service = self.service.clone();
        self.measuring.spawn(async move {
            let count = left.len();
            while !left.is_empty() && died.elapsed() < LONGEST {
                sleep(PERIOD).await;
                if let Ok(now) = unposted(&service).await {
                    left.retain(|it| now.contains(it));
                }
            }
            let took = left.is_empty().then(|| died.elapsed());
            Measured::Posted(count, took, left.into_iter().collect())
        });
    }

    fn is_sound(&self, unposted: &Unposted) -> bool {
        let (games, challenges) = &self.damaged;
        match unposted {
            Unposted::Board(game) | Unposted::Offer(game, _) => !games.contains(&game.0),
            Unposted::Invitation(id) | Unposted::Outcome(id) => !challenges.contains(&id.0),
            _ => true,
        }
    }

    /// What was measured; waits for what has not happened yet.
    pub async fn finish(self) -> Failovers {
        let mut failovers = Failovers::default();
        for measured in self.measuring.join_all().await {
            let (times, took) = match measured {
                Measured::Led(took) => (&mut failovers.led, took),
                Measured::Posted(count, took, left) => {
                    failovers.left += count;
                    failovers.late.extend(left);
                    (&mut failovers.posted, took)
                }
            };
            times.extend(took);
            failovers.longer += usize::from(took.is_none());
        }
        failovers
    }
}

/// Everything that is saved and not posted, whether or not it was tried.
async fn unposted(service: &Service) -> Result<HashSet<Unposted>, Error> {
    let boards = service.unposted_games().await?;
    let invitations = service.unposted_challenges().await?;
    let offers = service.unposted_offers().await?;
    let outcomes = service.unshown_challenges().await?;
    let all = boards.into_iter().map(Unposted::Board);
    let all = all.chain(invitations.into_iter().map(Unposted::Invitation));
    let all = all.chain(
        offers
            .into_iter()
            .map(|(game, by)| Unposted::Offer(game, by)),
    );
    Ok(all
        .chain(outcomes.into_iter().map(Unposted::Outcome))
        .collect())
}

impl fmt::Display for Failovers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{:44} {:>6} {:>8} {:>8} {:>8}",
            "seconds after a kill", "times", "median", "90th %", "most"
        )?;
        let rows = [
            ("another process leads", &self.led),
            ("what was left is posted", &self.posted),
            ("the process is ready again", &self.ready_again),
        ];
        for (what, times) in rows {
            let mut sorted = times.clone();
            sorted.sort_unstable();
            let at = |share: usize| {
                let index = (sorted.len() * share / 100).min(sorted.len().saturating_sub(1));
                sorted.get(index).copied().unwrap_or_default().as_secs_f64()
            };
            writeln!(
                f,
                "{what:44} {:>6} {:>8.2} {:>8.2} {:>8.2}",
                sorted.len(),
                at(50),
                at(90),
                at(100)
            )?;
        }
        write!(
            f,
            "{} things were left to post; {} times something took longer than {} s",
            self.left,
            self.longer,
            LONGEST.as_secs()
        )?;
        if !self.late.is_empty() {
            write!(f, ": {:?}", self.late)?;
        }
        Ok(())
    }
}
