//! Does many things on several threads, and takes what comes out in the order of their numbers: the result does
//! not depend on how many threads there are. It knows nothing of what is done.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

/// Works on the numbers from 0 to below `count` on so many threads, each with what `start` gives it, and hands
/// the results to `take` in the order of the numbers, until it breaks off. What is being worked on then
/// is finished and dropped. The first failure ends everything.
pub fn in_order<S, T: Send, E: Send>(
    threads: usize,
    count: u64,
    start: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, u64) -> Result<T, E> + Sync,
    mut take: impl FnMut(u64, T) -> ControlFlow<()>,
) -> Result<(), E> {
    let (next, is_over) = (AtomicU64::new(0), AtomicBool::new(false));
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let sender = sender.clone();
            let (start, work, next, is_over) = (&start, &work, &next, &is_over);
            scope.spawn(move || {
                let mut state = start();
                while !is_over.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count || sender.send((number, work(&mut state, number))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let taken = take_in_order(&receiver, &mut take);
        is_over.store(true, Ordering::Relaxed);
        taken
    })
}

fn take_in_order<T, E>(
    receiver: &mpsc::Receiver<(u64, Result<T, E>)>,
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
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
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
}
