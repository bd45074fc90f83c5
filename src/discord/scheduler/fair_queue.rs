//! A few seats that many people share in fair turns.

mod order;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::discord::scheduler::fair_queue::order::Order;
use crate::game::PlayerId;

/// The seats and the people who wait for one. Its memory grows with the people who wait, or have
/// just used a seat while others waited.
#[derive(Debug)]
pub struct FairQueue(Mutex<State>);

/// A seat, until it is dropped.
#[derive(Debug)]
pub struct Seat(Arc<FairQueue>);

#[derive(Debug)]
struct State {
    free: usize,
    order: Order<oneshot::Sender<Seat>>,
}

impl FairQueue {
    /// Creates this many free seats, at least one.
    pub fn new(seats: usize) -> Arc<Self> {
        Arc::new(Self(Mutex::new(State {
            free: seats.max(1),
            order: Order::default(),
        })))
    }

    /// Waits for a seat, to use it for about as long as the cost says; the unit of cost does not
    /// matter. Dropping the future gives up the place in the queue.
    pub async fn seat(self: &Arc<Self>, who: PlayerId, cost: u64) -> Seat {
        let called = {
            let mut state = self.state();
            let (call, called) = oneshot::channel();
            state.order.join(who, cost, call);
            if state.free > 0 {
                state.free -= 1;
                self.seat_next(state);
            }
            called
        };
        called.await.expect("the queue calls everybody who waits")
    }

    /// Gives a seat to the next person, or keeps it free.
    fn seat_next(self: &Arc<Self>, mut state: MutexGuard<'_, State>) {
        let Some(next) = state.order.next() else {
            state.free += 1;
            return;
        };
        drop(state);
        // If that person has given up, the seat is dropped, which calls the next person.
        drop(next.send(Seat(Arc::clone(self))));
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Numbers and lists stay valid if another thread panics.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        self.0.seat_next(self.0.state());
    }
}

#[cfg(test)]
mod tests {
    use std::future::Future;
    use std::pin::pin;
    use std::task::{Context, Waker};

    use super::*;

    const COST: u64 = 1_000;

    #[tokio::test]
    async fn a_seat_that_nobody_takes_goes_to_the_next() {
        let queue = FairQueue::new(1);
        let first = queue.seat(PlayerId(1), COST).await;
        let mut context = Context::from_waker(Waker::noop());
        {
            let mut given_up = pin!(queue.seat(PlayerId(2), COST));
            assert!(given_up.as_mut().poll(&mut context).is_pending());
        }
        let mut second = pin!(queue.seat(PlayerId(3), COST));
        assert!(second.as_mut().poll(&mut context).is_pending());
        drop(first);
        drop(second.await);
    }
}
