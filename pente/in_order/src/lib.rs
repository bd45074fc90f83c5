//! Does many things on several threads, and takes what comes out in the order of their numbers: the result does
//! not depend on how many threads there are. It knows nothing of what is done.

mod numbers;

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::mpsc;
use std::thread;

use numbers::Numbers;

/// How many numbers for each thread may be begun from the one on that is due: while one thing takes long,
/// the results of others wait for it, and no more of them than this.
const WINDOW_OF_A_THREAD: u64 = 64;

/// Works on the numbers from 0 to below `count` on so many threads, each with what `start` gives it, and hands
/// the results to `take` in the order of the numbers, until it breaks off. What is being worked on then
/// is finished and dropped. The first failure ends everything, and so does a panic, which goes on once all threads
/// have ended.
pub fn in_order<S, T: Send, E: Send>(
    threads: usize,
    count: u64,
    start: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, u64) -> Result<T, E> + Sync,
    mut take: impl FnMut(u64, T) -> ControlFlow<()>,
) -> Result<(), E> {
    let threads = threads.max(1);
    let numbers = Numbers::new(count, WINDOW_OF_A_THREAD.saturating_mul(threads as u64));
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads {
            let sender = sender.clone();
            let (start, work, numbers) = (&start, &work, &numbers);
            scope.spawn(move || {
                let _end = numbers.end_at_a_panic();
                let mut state = start();
                while let Some(number) = numbers.next() {
                    if sender.send((number, work(&mut state, number))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let _end = numbers.end_at_a_panic();
        let taken = take_in_order(&receiver, &numbers, &mut take);
        numbers.end();
        taken
    })
}

fn take_in_order<T, E>(
    receiver: &mpsc::Receiver<(u64, Result<T, E>)>,
    numbers: &Numbers,
    take: &mut impl FnMut(u64, T) -> ControlFlow<()>,
) -> Result<(), E> {
    let (mut early, mut due) = (BTreeMap::new(), 0);
    for (number, result) in receiver {
        early.insert(number, result?);
        while let Some(result) = early.remove(&due) {
            if take(due, result).is_break() {
                return Ok(());
            }
            due += 1;
            numbers.set_due(due);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;

    #[test]
    fn results_come_in_order_whatever_finishes_first() {
        for threads in [1, 2, 5] {
            let mut taken = Vec::new();
            let work = |(): &mut (), number: u64| {
                // The first of every three takes longest.
                let turns = if number.is_multiple_of(3) { 200_000 } else { 1 };
                Ok::<_, ()>((0..turns).fold(number, |sum, turn| sum ^ turn ^ turn))
            };
            let done = in_order(
                threads,
                30,
                || (),
                work,
                |number, result| {
                    taken.push((number, result));
                    ControlFlow::Continue(())
                },
            );
            assert_eq!(done, Ok(()));
            let expected: Vec<_> = (0..30).map(|number| (number, number)).collect();
            assert_eq!(taken, expected);
        }
    }

    #[test]
    fn it_ends_when_told_to_and_at_a_failure() {
        let mut taken = 0;
        let done = in_order(
            3,
            u64::MAX,
            || (),
            |(), number| Ok::<_, ()>(number),
            |number, _| {
                taken += 1;
                if number == 20 {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            },
        );
        assert_eq!((done, taken), (Ok(()), 21));
        let fails = |(): &mut (), number| if number == 9 { Err("no") } else { Ok(number) };
        let done = in_order(3, u64::MAX, || (), fails, |_, _| ControlFlow::Continue(()));
        assert_eq!(done, Err("no"));
    }

    /// Runs on three threads, panics at this number while working or taking, and says how many numbers were
    /// worked on.
    fn worked_on_at_a_panic(while_working: Option<u64>, while_taking: Option<u64>) -> u64 {
        let begun = AtomicU64::new(0);
        let work = |(): &mut (), number| {
            begun.fetch_add(1, Ordering::Relaxed);
            assert_ne!(Some(number), while_working, "a panic");
            Ok::<_, ()>(number)
        };
        let take = |number, _| {
            assert_ne!(Some(number), while_taking, "a panic");
            ControlFlow::Continue(())
        };
        let run = || in_order(3, 1_000_000, || (), work, take);
        assert!(catch_unwind(AssertUnwindSafe(run)).is_err());
        begun.into_inner()
    }

    #[test]
    fn a_panic_ends_everything_soon() {
        let most = 5 + 3 * WINDOW_OF_A_THREAD + 1;
        for worked in [
            worked_on_at_a_panic(Some(5), None),
            worked_on_at_a_panic(None, Some(5)),
        ] {
            assert!((6..=most).contains(&worked), "{worked}");
        }
    }

    #[test]
    fn nothing_is_begun_that_is_far_from_due() {
        let taken = AtomicU64::new(0);
        let work = |(): &mut (), number: u64| {
            let due = taken.load(Ordering::Acquire);
            Ok::<_, ()>(number.saturating_sub(due))
        };
        let take = |_, ahead| {
            assert!(ahead <= 4 * WINDOW_OF_A_THREAD, "{ahead}");
            taken.fetch_add(1, Ordering::Release);
            ControlFlow::Continue(())
        };
        assert_eq!(in_order(4, 20_000, || (), work, take), Ok(()));
        assert_eq!(taken.into_inner(), 20_000);
    }
}
