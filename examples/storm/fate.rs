//! Runs the bot through a storm: strikes one of its processes, or all, at random moments.

use std::fmt;

use tokio::time::Instant;

use crate::AnyError;
use crate::blow::{Blow, Striker};
use crate::chance::Chance;
use crate::failover::FailoverWatch;
use crate::fleet::{Fleet, Record};
use crate::home::Home;

/// How often, in a hundred blows against one process, it is that which leads.
const LEADER: u64 = 40;

/// How often the bot is struck, by kind.
#[derive(Clone, Copy, Debug)]
pub struct Blows {
    /// How often a process of it is killed.
    pub kills: u32,
    /// How often one is suspended while time goes on.
    pub suspensions: u32,
    /// How often its clock is set wrong, alternately back and forward.
    pub clock_steps: u32,
    /// How often Discord is down.
    pub outages: u32,
}

/// What happened to the bot.
#[derive(Debug, Default)]
pub struct Fate {
    kills: usize,
    /// How many of the kills came in the middle of a request.
    at_a_step: usize,
    suspensions: usize,
    steps_back: usize,
    steps_forward: usize,
    outages: usize,
    /// What became of the processes.
    pub processes: Record,
}

impl Blows {
    /// It is left alone.
    pub const NONE: Self = Self {
        kills: 0,
        suspensions: 0,
        clock_steps: 0,
        outages: 0,
    };

    /// The blows in random order.
    fn in_some_order(self, chance: &mut Chance) -> Vec<Blow> {
        let some = |blow, count: u32| std::iter::repeat_n(blow, count as usize);
        let back = self.clock_steps.div_ceil(2);
        let mut all: Vec<_> = some(Blow::Kill, self.kills)
            .chain(some(Blow::Suspend, self.suspensions))
            .chain(some(Blow::StepBack, back))
            .chain(some(Blow::StepForward, self.clock_steps - back))
            .chain(some(Blow::Outage, self.outages))
            .collect();
        for last in (1..all.len()).rev() {
            let other = chance.below(last as u64 + 1);
            all.swap(last, usize::try_from(other).unwrap_or(0));
        }
        all
    }
}

/// Keeps the processes of the bot running until `over` and strikes them. Each blow falls at a random moment in its own
/// part of the storm; if blows take longer than their parts, the storm lasts longer.
pub async fn befall(
    striker: &Striker,
    home: &Home,
    (blows, mut failovers): (Blows, FailoverWatch),
    mut chance: Chance,
    over: Instant,
) -> Result<(Fate, FailoverWatch), AnyError> {
    let mut fate = Fate::default();
    let began = Instant::now();
    let blows = blows.in_some_order(&mut chance);
    let parts = u32::try_from(blows.len() + 1)?;
    let span = over.saturating_duration_since(began) / parts;
    let jitter = span / 3;
    let mut fleet = Fleet::new(home);
    for (number, blow) in (1..).zip(blows) {
        let at = began + span * number - jitter + chance.about(jitter);
        fleet.keep(&mut chance, at).await?;
        let process = one_of(&fleet, home, &mut chance);
        fate.count(blow);
        home.note(&format!("{blow:?} of process {process} begins"));
        if blow == Blow::Kill {
            let held = striker.reach_a_step(&mut chance).await;
            fate.at_a_step += usize::from(held.is_some());
            striker.absences.note_blow();
            fleet.kill(process, &mut chance).await;
            failovers.note_death(process).await;
            drop(held);
        } else {
            let struck = fleet.program(process);
            striker.strike(blow, struck, &mut chance).await;
        }
        home.note(&format!("{blow:?} is over"));
    }
    fleet.keep(&mut chance, over).await?;
    striker.absences.note_blow();
    fate.processes = fleet.end().await;
    Ok((fate, failovers))
}

/// One of the processes: often that which leads the others, if any does.
fn one_of(fleet: &Fleet<'_>, home: &Home, chance: &mut Chance) -> usize {
    let any = fleet.any(chance);
    let leads = chance.percent(LEADER);
    let lead = *home.lead.borrow();
    lead.filter(|_| leads).map_or(any, |lead| lead.process)
}

impl Fate {
    fn count(&mut self, blow: Blow) {
        *match blow {
            Blow::Kill => &mut self.kills,
            Blow::Suspend => &mut self.suspensions,
            Blow::StepBack => &mut self.steps_back,
            Blow::StepForward => &mut self.steps_forward,
            Blow::Outage => &mut self.outages,
        } += 1;
    }

    /// The time in milliseconds that processors worked for each of so many answers.
    pub fn processor_time_each(&self, answers: usize) -> f64 {
        let answers = u32::try_from(answers).unwrap_or(u32::MAX).max(1);
        self.processes.processor.as_secs_f64() * 1_000.0 / f64::from(answers)
    }

    /// How often each kind of blow fell, by name.
    pub fn counts(&self) -> [(&'static str, usize); 5] {
        [
            ("kills", self.kills),
            ("suspensions", self.suspensions),
            ("clock steps back", self.steps_back),
            ("clock steps forward", self.steps_forward),
            ("outages of ten minutes", self.outages),
        ]
    }
}

impl fmt::Display for Fate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "bot: {} kills in the middle of a request; {} times a process did not start, {} times one ended \
             by itself; at most {} kB of memory in one",
            self.at_a_step,
            self.processes.stillborn,
            self.processes.ended_by_itself,
            self.processes.memory
        )
    }
}
