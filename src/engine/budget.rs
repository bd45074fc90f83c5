//! How much may be searched, and whether it has been.
//!
//! Nodes are what is counted: with them alone a search is the same every time. The clock only
//! guards against a machine that is far slower than expected.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How much a search may do before it must answer.
#[derive(Clone, Copy, Debug)]
pub struct Budget<'a> {
    /// How many stones it may place, at least 1. Besides, a few thousand may go into checking that
    /// the answer does not lose at once.
    pub nodes: u64,
    /// After how long it ends though nodes are left; nothing to let it take its time.
    pub guard: Option<Duration>,
    /// What ends it at once when it becomes true.
    pub stop: Option<&'a AtomicBool>,
}

impl Budget<'static> {
    /// So many nodes, however long they take.
    pub const fn nodes(nodes: u64) -> Self {
        Self {
            nodes,
            guard: None,
            stop: None,
        }
    }
}

/// How many nodes are searched between two looks at the clock.
const BETWEEN_LOOKS: u64 = 512;

/// A budget that is being used up.
pub(super) struct Meter<'a> {
    limit: u64,
    used: u64,
    /// What was searched beside the budget.
    aside: u64,
    /// How long all nodes may take.
    guard: Option<Duration>,
    deadline: Option<Instant>,
    stop: Option<&'a AtomicBool>,
    is_over: bool,
}

impl<'a> Meter<'a> {
    /// A budget of which nothing has been used.
    pub(super) fn new(budget: &Budget<'a>) -> Self {
        Self {
            limit: budget.nodes,
            used: 0,
            aside: 0,
            guard: budget.guard,
            deadline: budget.guard.and_then(from_now),
            stop: budget.stop,
            is_over: false,
        }
    }

    /// Counts a node; says whether the search must end.
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
            .is_some_and(|deadline| Instant::now() >= deadline);
        self.is_over |= stopped || late;
    }

    /// Whether the search must end.
    pub(super) const fn is_over(&self) -> bool {
        self.is_over
    }

    /// A budget of so many nodes besides this one, with as large a part of the time, which ends when
    /// this one is stopped.
    pub(super) fn beside(&self, nodes: u64) -> Self {
        let mut beside = Self {
            limit: nodes,
            used: 0,
            aside: 0,
            guard: self.guard.map(|guard| part(guard, nodes, self.limit)),
            deadline: self.sooner(nodes),
            stop: self.stop,
            is_over: false,
        };
        beside.look();
        beside
    }

    /// Counts nodes that were searched beside this budget.
    pub(super) const fn add(&mut self, nodes: u64) {
        self.aside += nodes;
    }

    /// How many nodes have been searched of this budget and beside it.
    pub(super) const fn used(&self) -> u64 {
        self.used + self.aside
    }

    /// Lets no more than so many further nodes be searched, in as large a part of the time, which
    /// leaves the part of those that are kept; gives back the limits there were.
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

    /// Brings back limits that were lowered, and forgets that the lower ones were reached.
    pub(super) fn raise(&mut self, limits: Limits) {
        self.limit = limits.nodes;
        self.deadline = limits.deadline;
        self.is_over = self.used >= self.limit;
        self.look();
    }

    /// When so many nodes should have been searched at the latest.
    fn sooner(&self, nodes: u64) -> Option<Instant> {
        let (guard, deadline) = self.guard.zip(self.deadline)?;
        let share = from_now(part(guard, nodes, self.limit));
        Some(share.map_or(deadline, |share| share.min(deadline)))
    }
}

/// How far a search may go.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    nodes: u64,
    deadline: Option<Instant>,
}

/// The part of a time that some of all nodes may take.
fn part(time: Duration, nodes: u64, all: u64) -> Duration {
    time.mul_f64((nodes as f64 / all.max(1) as f64).min(1.0))
}

/// The time after so long, if there is one.
fn from_now(time: Duration) -> Option<Instant> {
    Instant::now().checked_add(time)
}
