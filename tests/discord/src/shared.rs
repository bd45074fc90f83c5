//! What the server's tasks, the test and the people in it all hold on to.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use parking_lot::{Mutex, MutexGuard};

use crate::{
    buckets::Buckets,
    clock::Clock,
    faults::Faults,
    gates::Gates,
    traffic::Traffic,
    world::{Change, World},
};

/// The world behind its lock, and what stands around it.
#[derive(Debug)]
pub(crate) struct Shared {
    world: Mutex<World>,
    pub clock: Arc<Clock>,
    pub gates: Gates,
    pub faults: Faults,
    pub buckets: Buckets,
    pub traffic: Option<Traffic>,
    pub token: String,
    is_down: AtomicBool,
    is_timeless: AtomicBool,
}

impl Shared {
    pub fn new(world: World, token: String, traffic: Option<Traffic>) -> Self {
        let clock = Arc::clone(&world.clock);
        Self {
            world: Mutex::new(world),
            clock,
            gates: Gates::default(),
            faults: Faults::default(),
            buckets: Buckets::default(),
            traffic,
            token,
            is_down: AtomicBool::new(false),
            is_timeless: AtomicBool::new(false),
        }
    }

    /// Whether nothing at all is let in.
    pub fn is_down(&self) -> bool {
        self.is_down.load(Ordering::Relaxed)
    }

    /// Whether answers leave out what time it is.
    pub fn is_timeless(&self) -> bool {
        self.is_timeless.load(Ordering::Relaxed)
    }

    /// Lets answers leave out what time it is, or say it again.
    pub fn set_timeless(&self, is_timeless: bool) {
        self.is_timeless.store(is_timeless, Ordering::Relaxed);
    }

    /// Puts everything out of order, or in order again. What is in hand goes on; the gateway's
    /// connections end, and their sessions can be resumed later.
    pub fn set_down(&self, is_down: bool) {
        self.is_down.store(is_down, Ordering::Relaxed);
        let mut world = self.world();
        if is_down {
            world.gateway.cut();
        }
        world.changed(Change::Other);
    }

    /// Pushes the clock forward; threads in which nothing was said for long enough are put away.
    pub fn advance(&self, by: Duration) {
        self.clock.advance(by);
        let mut world = self.world();
        world.archive_idle_threads();
        world.changed(Change::Other);
    }

    /// The world, for as long as the guard lives: never across an await.
    pub fn world(&self) -> MutexGuard<'_, World> {
        self.world.lock()
    }
}
