//! Which ranks are still possible.
//!
//! The bounds are sound: nobody ends outside them. They never widen when results come in, as long as
//! what each player can reach only becomes less.

use std::ops::RangeInclusive;

/// What somebody can still reach, as values that compare: the larger, the better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outlook<V> {
    /// If everything goes wrong from now on.
    pub worst: V,
    /// If everything goes well.
    pub best: V,
}

/// The ranks that each player can still get, from 1. Equal values may be told apart by tie-breaks, so
/// each may be either. `newcomers` players may still enter, each with that outlook.
pub fn ranks<V: Ord>(
    outlooks: &[Outlook<V>],
    newcomers: usize,
    newcomer: Option<&Outlook<V>>,
) -> Vec<RangeInclusive<usize>> {
    let mut worst: Vec<&V> = outlooks.iter().map(|it| &it.worst).collect();
    let mut best: Vec<&V> = outlooks.iter().map(|it| &it.best).collect();
    worst.sort_unstable();
    best.sort_unstable();
    let bounds = outlooks.iter().map(|outlook| {
        let surely_before = worst.len() - worst.partition_point(|it| **it <= outlook.best);
        // Oneself is counted too, which makes it a rank.
        let perhaps_before = best.len() - best.partition_point(|it| **it < outlook.worst);
        let entering = newcomer.is_some_and(|it| it.best >= outlook.worst);
        let newcomers = if entering { newcomers } else { 0 };
        surely_before + 1..=perhaps_before + newcomers
    });
    bounds.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outlook(worst: u32, best: u32) -> Outlook<u32> {
        Outlook { worst, best }
    }

    #[test]
    fn a_rank_is_bounded_by_those_who_surely_or_perhaps_have_more() {
        let outlooks = [outlook(6, 8), outlook(4, 6), outlook(2, 4), outlook(0, 1)];
        let ranks_now = ranks(&outlooks, 0, None);
        assert_eq!(ranks_now, [1..=2, 1..=3, 2..=3, 4..=4]);
        let with_newcomers = ranks(&outlooks, 2, Some(&outlook(1, 3)));
        assert_eq!(with_newcomers, [1..=2, 1..=3, 2..=5, 4..=6]);
    }
}
