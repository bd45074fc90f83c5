//! The budget of a search, and how much of it is used.
//!
//! A budget counts nodes, so that a search gives the same result every time. The clock guards against
//! a host that is far slower than expected; for the strongest level, whose nodes take about as long as its
//! time, it also ends searches where much else is done.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::clock::{Clock, SystemClock};

/// How much a search may do before it must return a move.
#[derive(Clone, Copy, Debug)]
pub struct Budget<'a> {
    /// The most nodes (stones placed), at least 1. A few thousand more may be spent on checking
    /// that the move does not lose at once.
    pub nodes: u64,
    /// The time after which the search ends even if nodes are left; `None` for no time limit.
    pub guard: Option<Duration>,
    /// Ends the search at once when it becomes true.
    pub stop: Option<&'a AtomicBool>,
    /// Tells how much time has passed.
    pub clock: &'a dyn Clock,
}

impl Budget<'static> {
    /// A budget of this many nodes without a time limit.
    pub const fn nodes(nodes: u64) -> Self {
        Self {
            nodes,
            guard: None,
            stop: None,
            clock: &SystemClock,
        }
    }
}

impl Budget<'_> {
    /// The same with what is left of the time since then.
    pub(super) fn less(&self, begun: Instant) -> Self {
        let passed = self.clock.now().saturating_duration_since(begun);
        Self {
            guard: self.guard.map(|guard| guard.saturating_sub(passed)),
            ..*self
        }
    }
}

/// Nodes searched between two checks of the clock.
const BETWEEN_LOOKS: u64 = 512;

/// A budget that is being used up.
pub(super) struct Meter<'a> {
    limit: u64,
    used: u64,
    /// Nodes searched outside the budget.
    outside: u64,
    /// The time allowed for all nodes.
    guard: Option<Duration>,
    deadline: Option<Instant>,
    stop: Option<&'a AtomicBool>,
    clock: &'a dyn Clock,
    is_over: bool,
}

impl<'a> Meter<'a> {
    /// An unused budget.
    pub(super) fn new(budget: &Budget<'a>) -> Self {
        Self {
            limit: budget.nodes,
            used: 0,
            outside: 0,
            guard: budget.guard,
            deadline: budget.guard.and_then(|guard| from_now(budget.clock, guard)),
            stop: budget.stop,
            clock: budget.clock,
            is_over: false,
        }
    }

    /// Counts a node; returns whether the search must end.
    #[inline]
    pub(super) fn count(&mut self) -> bool {
        self.used += 1;
        if self.used >= self.limit {
            self.is_over = true;
        } else if self.used.is_multiple_of(BETWEEN_LOOKS) {
            self.look();
        }
        self.is_over
    }

    #[inline(never)]
    fn look(&mut self) {
        let stopped = self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed));
        let late = self
            .deadline
            .is_some_and(|deadline| self.clock.now() >= deadline);
        self.is_over |= stopped || late;
    }

    /// Whether the search must end.
    pub(super) const fn is_over(&self) -> bool {
        self.is_over
    }

    /// A separate budget of this many nodes with a proportional part of the time. It ends when this
    /// one is stopped.
    pub(super) fn sub_meter(&self, nodes: u64) -> Self {
        let mut sub_meter = Self {
            limit: nodes,
            used: 0,
            outside: 0,
            guard: self.guard.map(|guard| part(guard, nodes, self.limit)),
            deadline: self.sooner(nodes),
            stop: self.stop,
            clock: self.clock,
            is_over: false,
        };
        sub_meter.look();
        sub_meter
    }

    /// Counts nodes that were searched outside this budget.
    pub(super) const fn add(&mut self, nodes: u64) {
        self.outside += nodes;
    }

    /// Nodes searched within this budget and outside it.
    pub(super) const fn used(&self) -> u64 {
        self.used + self.outside
    }

    /// Lowers the limits to this many further nodes and a proportional part of the time, less the
    /// part reserved for `kept` nodes. Returns the earlier limits.
    pub(super) fn lower(&mut self, further: u64, kept: u64) -> Limits {
        let limits = Limits {
            nodes: self.limit,
            deadline: self.deadline,
        };
        let kept = self.guard.map(|guard| part(guard, kept, self.limit));
        let last = self
            .deadline
            .zip(kept)
            .and_then(|(end, kept)| end.checked_sub(kept));
        self.deadline = last.min(self.sooner(further)).or(self.deadline);
        self.limit = self.limit.min(self.used.saturating_add(further));
        limits
    }

    /// Restores limits that were lowered, and clears the mark that the lower ones were reached.
    pub(super) fn raise(&mut self, limits: Limits) {
        self.limit = limits.nodes;
        self.deadline = limits.deadline;
        self.is_over = self.used >= self.limit;
        self.look();
    }

    /// The latest time at which this many nodes should have been searched.
    fn sooner(&self, nodes: u64) -> Option<Instant> {
        let (guard, deadline) = self.guard.zip(self.deadline)?;
        let share = from_now(self.clock, part(guard, nodes, self.limit));
        Some(share.map_or(deadline, |share| share.min(deadline)))
    }
}

/// How far a search may go.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    nodes: u64,
    deadline: Option<Instant>,
}

/// The part of a time that belongs to `nodes` out of `all` nodes.
fn part(time: Duration, nodes: u64, all: u64) -> Duration {
    time.mul_f64((nodes as f64 / all.max(1) as f64).min(1.0))
}

/// The time this far from now; `None` if it cannot be represented.
fn from_now(clock: &dyn Clock, time: Duration) -> Option<Instant> {
    clock.now().checked_add(time)
}
