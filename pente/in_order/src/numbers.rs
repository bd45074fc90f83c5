//! Which number comes next: the numbers are given out in their order, and none that is far from the one that is
//! due. Whoever has the due one never waits here, so that it comes and the others go on.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// The numbers from 0 to below a count.
pub struct Numbers {
    count: u64,
    /// How many numbers from the due one on may be given out.
    window: u64,
    state: Mutex<State>,
    changed: Condvar,
}

struct State {
    next: u64,
    /// Whose result is the next one to be taken.
    due: u64,
    is_over: bool,
}

/// Ends everything if it is dropped by a panic.
pub struct EndAtAPanic<'a>(&'a Numbers);

impl Numbers {
    /// All of them are still to be given out.
    pub const fn new(count: u64, window: u64) -> Self {
        Self {
            count,
            window,
            state: Mutex::new(State {
                next: 0,
                due: 0,
                is_over: false,
            }),
            changed: Condvar::new(),
        }
    }

    /// The next number, as soon as it is near enough to the due one; `None` if there is nothing more to do.
    pub fn next(&self) -> Option<u64> {
        let is_too_early = |state: &mut State| self.has_next(state) && !self.is_near(state);
        let waited = self.changed.wait_while(self.state(), is_too_early);
        let mut state = waited.unwrap_or_else(PoisonError::into_inner);
        self.give_out(&mut state)
    }

    /// Says whose result is to be taken next.
    pub fn set_due(&self, number: u64) {
        self.state().due = number;
        self.changed.notify_all();
    }

    /// Gives out no more.
    pub fn end(&self) {
        self.state().is_over = true;
        self.changed.notify_all();
    }

    /// What ends everything if this thread panics while it is there.
    pub const fn end_at_a_panic(&self) -> EndAtAPanic<'_> {
        EndAtAPanic(self)
    }

    fn give_out(&self, state: &mut State) -> Option<u64> {
        let number = state.next;
        self.has_next(state).then(|| {
            state.next += 1;
            number
        })
    }

    const fn has_next(&self, state: &State) -> bool {
        !state.is_over && state.next < self.count
    }

    const fn is_near(&self, state: &State) -> bool {
        state.next - state.due < self.window
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for EndAtAPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.end();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many numbers can be given out now without waiting.
    fn ready(numbers: &Numbers) -> u64 {
        let mut state = numbers.state();
        let mut count = 0;
        while numbers.is_near(&state) && numbers.give_out(&mut state).is_some() {
            count += 1;
        }
        count
    }

    #[test]
    fn no_number_is_given_out_that_is_far_from_the_due_one() {
        let numbers = Numbers::new(20, 8);
        assert_eq!(numbers.next(), Some(0));
        assert_eq!(ready(&numbers), 7);
        numbers.set_due(1);
        assert_eq!(ready(&numbers), 1);
        numbers.set_due(9);
        assert_eq!(ready(&numbers), 8);
        numbers.set_due(17);
        assert_eq!(ready(&numbers), 3);
        assert_eq!(numbers.next(), None);
    }

    #[test]
    fn what_waits_goes_on_when_its_number_is_near_and_ends_at_the_end() {
        let numbers = Numbers::new(3, 1);
        assert_eq!(numbers.next(), Some(0));
        thread::scope(|scope| {
            let waits = scope.spawn(|| numbers.next());
            numbers.set_due(1);
            assert_eq!(waits.join().expect("no panic"), Some(1));
            let waits = scope.spawn(|| numbers.next());
            numbers.end();
            assert_eq!(waits.join().expect("no panic"), None);
        });
    }

    #[test]
    fn only_a_panic_ends_it() {
        let numbers = Numbers::new(3, 3);
        drop(numbers.end_at_a_panic());
        assert_eq!(numbers.next(), Some(0));
        let panics = thread::scope(|scope| {
            let panics = scope.spawn(|| {
                let _end = numbers.end_at_a_panic();
                panic!("for the test");
            });
            panics.join().is_err()
        });
        assert!(panics);
        assert_eq!(numbers.next(), None);
    }
}
