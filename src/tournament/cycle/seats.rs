//! Who sits where: each player has each seat as often as any other, up to one.
//!
//! Between two seats every table is an arrow from who has the one to who has the other. Whoever has
//! more arrows out than in by two is joined by a path to somebody with more in than out; turning the
//! path around makes both more even.

use std::collections::{BTreeMap, VecDeque};

use super::table::Tables;
use crate::tournament::round::PairingNumber;

/// Exchanges players within the tables to come until the seats are even. Each exchange lowers the sum of
/// the squares of how often each has each seat, so it ends.
pub(super) fn balance(past: &[Tables], rounds: &mut [Tables]) {
    let seats = rounds.iter().flatten().map(Vec::len).max().unwrap_or(0);
    let mut is_better = true;
    while is_better {
        is_better = false;
        for one in 0..seats {
            for other in (0..seats).filter(|it| *it != one) {
                while turn_path(past, rounds, [one, other]) {
                    is_better = true;
                }
            }
        }
    }
}

/// How often each player has the first of the two seats more than the second.
fn surplus(past: &[Tables], rounds: &[Tables], seats: [usize; 2]) -> BTreeMap<PairingNumber, i64> {
    let mut surplus = BTreeMap::new();
    for table in past.iter().chain(rounds).flatten() {
        for (seat, change) in seats.into_iter().zip([1, -1]) {
            if let Some(player) = table.get(seat) {
                *surplus.entry(*player).or_default() += change;
            }
        }
    }
    surplus
}

fn turn_path(past: &[Tables], rounds: &mut [Tables], seats: [usize; 2]) -> bool {
    let surplus = surplus(past, rounds, seats);
    let start = surplus.iter().find(|(_, more)| **more >= 2);
    let Some((start, _)) = start else {
        return false;
    };
    // From each player who was reached: the table that led there.
    let mut reached: BTreeMap<PairingNumber, Option<(usize, usize)>> = [(*start, None)].into();
    let mut open = VecDeque::from([*start]);
    while let Some(player) = open.pop_front() {
        if surplus[&player] < 0 {
            turn(rounds, seats, &reached, player);
            return true;
        }
        for (round, tables) in rounds.iter().enumerate() {
            let table = tables.iter().position(|it| it[seats[0]] == player);
            if let Some(table) = table {
                let next = tables[table][seats[1]];
                reached.entry(next).or_insert_with(|| {
                    open.push_back(next);
                    Some((round, table))
                });
            }
        }
    }
    false
}

fn turn(
    rounds: &mut [Tables],
    seats: [usize; 2],
    reached: &BTreeMap<PairingNumber, Option<(usize, usize)>>,
    end: PairingNumber,
) {
    let mut player = end;
    while let Some((round, table)) = reached[&player] {
        let table = &mut rounds[round][table];
        player = table[seats[0]];
        table.swap(seats[0], seats[1]);
    }
}
