//! How large divisions are, and who of a division goes up or down.

use super::{LARGEST_DIVISION, MOST_MOVERS, SMALLEST_DIVISION};

/// How a league is divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Divisions {
    /// How many players a division has, from 5 to 11. The last ones may have more or fewer.
    pub size: usize,
    /// How many go up, and how many go down, between two divisions: 1 to 3.
    pub movers: usize,
}

/// What a place in a division means for the next season.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zone {
    /// Whoever ends there goes up.
    Up,
    /// Whoever ends there stays.
    Middle,
    /// Whoever ends there goes down.
    Down,
}

impl Divisions {
    /// Nine players, of whom two go up and two go down.
    pub const USUAL: Self = Self { size: 9, movers: 2 };

    /// Whether each part of it is within its limits, so that in a division of this size somebody can stay.
    pub const fn is_sound(self) -> bool {
        let Self { size, movers } = self;
        SMALLEST_DIVISION <= size && size <= LARGEST_DIVISION && {
            1 <= movers && movers <= MOST_MOVERS && 2 * movers < size
        }
    }

    /// What a place means, from 0, in a division, from 0, of those with these sizes.
    pub fn zone(self, sizes: &[usize], division: usize, place: usize) -> Zone {
        let size = sizes.get(division).copied().unwrap_or(0);
        let above = division.checked_sub(1);
        let up = above.map_or(0, |above| self.moving(sizes, above));
        let down = self.moving(sizes, division);
        if place < up {
            Zone::Up
        } else if place + down >= size {
            Zone::Down
        } else {
            Zone::Middle
        }
    }

    /// How many change places between a division and the one below it. In small ones at least one stays.
    pub(super) fn moving(self, sizes: &[usize], division: usize) -> usize {
        let pair = sizes.get(division).zip(sizes.get(division + 1));
        pair.map_or(0, |(upper, lower)| {
            let most = upper.min(lower).saturating_sub(1) / 2;
            self.movers.min(most)
        })
    }
}

/// The sizes of the divisions of so many players, the highest first. All have the wanted size but for the last or the
/// last two, which have 5 to 11. Fewer than five players are one division.
pub fn sizes(players: usize, wanted: usize) -> Vec<usize> {
    let wanted = wanted.clamp(SMALLEST_DIVISION, LARGEST_DIVISION);
    if players == 0 {
        return Vec::new();
    }
    let full = players.saturating_sub(SMALLEST_DIVISION) / wanted;
    let mut sizes = vec![wanted; full];
    let rest = players - full * wanted;
    if rest > LARGEST_DIVISION {
        sizes.extend([rest - SMALLEST_DIVISION, SMALLEST_DIVISION]);
    } else {
        sizes.push(rest);
    }
    sizes
}
