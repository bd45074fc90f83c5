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
            deadline: budget.guard.map(|guard| Instant::now() + guard),
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

    /// A budget of so many nodes besides this one, which ends when this one is stopped.
    pub(super) fn beside(&self, nodes: u64) -> Self {
        let mut beside = Self {
            limit: nodes,
            used: 0,
            aside: 0,
            deadline: self.deadline,
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

    /// Lets no more than so many further nodes be searched; gives back the limit there was.
    pub(super) fn lower(&mut self, further: u64) -> u64 {
        let limit = self.limit;
        self.limit = limit.min(self.used.saturating_add(further));
        limit
    }

    /// Brings back a limit that was lowered. Only a limit of nodes is forgotten.
    pub(super) fn raise(&mut self, limit: u64) {
        self.limit = limit;
        self.is_over = self.used >= limit;
        self.look();
    }
}
