//! How often players met, and how to make that more even.

use std::collections::BTreeMap;

use super::table::Tables;
use crate::tournament::round::PairingNumber;

/// How often each two met.
#[derive(Clone, Default)]
pub(super) struct Counts(BTreeMap<(PairingNumber, PairingNumber), u64>);

impl Counts {
    pub(super) fn add(&mut self, table: &[PairingNumber]) {
        for (index, one) in table.iter().enumerate() {
            for other in &table[index + 1..] {
                self.change(*one, *other, true);
            }
        }
    }

    fn change(&mut self, one: PairingNumber, other: PairingNumber, is_more: bool) {
        let count = self.0.entry((one.min(other), one.max(other))).or_default();
        *count = if is_more { *count + 1 } else { *count - 1 };
    }

    fn of(&self, one: PairingNumber, other: PairingNumber) -> u64 {
        let pair = (one.min(other), one.max(other));
        self.0.get(&pair).copied().unwrap_or(0)
    }

    /// How many meetings there were.
    pub(super) fn total(&self) -> u64 {
        self.0.values().sum()
    }

    /// The sum of the squares: of as many meetings, the most even ones have the smallest.
    pub(super) fn unevenness(&self) -> u64 {
        self.0.values().map(|it| it * it).sum()
    }

    /// How many times more two of the players met than two others.
    pub(super) fn spread(&self, players: &[PairingNumber]) -> u64 {
        let pairs = players.iter().enumerate();
        let pairs =
            pairs.flat_map(|(index, one)| players[index + 1..].iter().map(|it| (*one, *it)));
        let counts: Vec<u64> = pairs.map(|(one, other)| self.of(one, other)).collect();
        let least = counts.iter().min().copied().unwrap_or(0);
        counts.iter().max().map_or(0, |most| most - least)
    }

    fn replace(&mut self, others: &[PairingNumber], old: PairingNumber, new: PairingNumber) {
        for other in others.iter().filter(|it| **it != old) {
            self.change(old, *other, false);
            self.change(new, *other, true);
        }
    }

    /// What meeting these costs beside all other meetings.
    fn cost(&self, player: PairingNumber, others: &[PairingNumber], leaves: PairingNumber) -> u64 {
        let others = others.iter().filter(|it| **it != leaves);
        others.map(|it| self.of(player, *it)).sum()
    }
}

/// Exchanges players between the tables of a round as long as that makes the meetings more even. Each
/// exchange lowers a whole number, so it ends.
pub(super) fn improve(rounds: &mut [Tables], counts: &mut Counts) {
    let mut is_better = true;
    while is_better {
        is_better = false;
        for tables in &mut *rounds {
            for first in 0..tables.len() {
                for second in first + 1..tables.len() {
                    is_better |= exchange(tables, first, second, counts);
                }
            }
        }
    }
}

/// Makes the exchanges between two tables that help.
fn exchange(tables: &mut Tables, first: usize, second: usize, counts: &mut Counts) -> bool {
    let mut is_better = false;
    for seat in 0..tables[first].len() {
        for other_seat in 0..tables[second].len() {
            let (one, other) = (tables[first][seat], tables[second][other_seat]);
            let (here, there) = (&tables[first], &tables[second]);
            // Those who meet now are counted once more than those who would.
            let apart = (here.len() + there.len() - 2) as u64;
            let now = counts.cost(one, here, one) + counts.cost(other, there, other);
            let then = counts.cost(one, there, other) + counts.cost(other, here, one);
            if then + apart < now {
                counts.replace(here, one, other);
                counts.replace(there, other, one);
                tables[first][seat] = other;
                tables[second][other_seat] = one;
                is_better = true;
            }
        }
    }
    is_better
}
