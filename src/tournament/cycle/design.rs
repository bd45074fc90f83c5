//! Perfect cycles where there is one.

use super::table::{Table, Tables};
use crate::tournament::round::PairingNumber;

/// The lines of the affine plane over the field of so many elements, three or four: with as many
/// players as the square of the seats, everybody meets everybody exactly once, and nobody sits out.
/// With as many players as seats there is one table.
pub(super) fn affine_plane(players: &[PairingNumber], seats: usize) -> Option<Vec<Tables>> {
    if players.len() != seats * seats || !(3..=4).contains(&seats) {
        return None;
    }
    let at = |x: usize, y: usize| players[x * seats + y];
    let slopes = (0..seats).map(|slope| {
        let lines = (0..seats).map(|start| {
            let line = (0..seats).map(|x| at(x, plus(times(slope, x, seats), start, seats)));
            line.collect::<Table>()
        });
        lines.collect::<Tables>()
    });
    let upright = (0..seats).map(|x| (0..seats).map(|y| at(x, y)).collect());
    Some(slopes.chain([upright.collect()]).collect())
}

fn plus(one: usize, other: usize, order: usize) -> usize {
    if order == 4 {
        one ^ other
    } else {
        (one + other) % order
    }
}

fn times(one: usize, other: usize, order: usize) -> usize {
    if order != 4 {
        return one * other % order;
    }
    if one == 0 || other == 0 {
        return 0;
    }
    // 1, 2 and 3 are the powers of 2 in the field of four elements.
    (one - 1 + other - 1) % 3 + 1
}
