//! Adds up channels over all cells, with the widest vectors that the processor has.

use fearless_simd::{Level, Simd, dispatch};

use super::channels::{Channels, Limits};
use crate::engine::grid::Cell;

/// A cell of which a line changes.
#[derive(Clone, Copy, Debug)]
pub(in crate::engine) struct CellChange {
    pub(in crate::engine) cell: Cell,
    /// The indices of the near part of the line before and now, as
    /// [`NearLines`](crate::engine::near_lines::NearLines) has them.
    pub(in crate::engine) before: u16,
    pub(in crate::engine) now: u16,
}

/// The sum over the limited channels of cells, after a stone was placed on a cell with some channels, and the lines
/// through cells have changed; no cell twice. `rows` are the channels of all lines, `views` those of all cells before.
pub(super) fn sum_after(
    level: Level,
    rows: &[Channels],
    views: &[Channels],
    (sum, placed): (&Channels, Option<&Channels>),
    changes: &[CellChange],
) -> Channels {
    dispatch!(level, simd => seen(simd, rows, views, (sum, placed), changes))
}

/// The same, and changes the channels of the cells.
pub(super) fn change_all(
    level: Level,
    rows: &[Channels],
    views: &mut [Channels],
    (sum, placed): (&Channels, Option<&Channels>),
    changes: &[CellChange],
) -> Channels {
    dispatch!(level, simd => change(simd, rows, views, (sum, placed), changes))
}

/// The sums of the products of channels with each of some weights.
pub(super) fn weighed<const COUNT: usize>(
    level: Level,
    channels: &Channels,
    weights: &[Channels; COUNT],
) -> [i32; COUNT] {
    dispatch!(level, simd => products(simd, channels, weights))
}

#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "it is compiled for each kind of processor where it is called"
)]
fn seen<S: Simd>(
    simd: S,
    rows: &[Channels],
    views: &[Channels],
    (sum, placed): (&Channels, Option<&Channels>),
    changes: &[CellChange],
) -> Channels {
    let limits = Limits::new(simd);
    let mut total = sum.vector(simd);
    if let Some(placed) = placed {
        total -= limits.limited(placed.vector(simd));
    }
    for change in changes {
        let view = views[change.cell.index()].vector(simd);
        let before = rows[usize::from(change.before)].vector(simd);
        let now = rows[usize::from(change.now)].vector(simd);
        let new = view - before + now;
        total += limits.limited(new) - limits.limited(view);
    }
    total.into()
}

#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "it is compiled for each kind of processor where it is called"
)]
fn change<S: Simd>(
    simd: S,
    rows: &[Channels],
    views: &mut [Channels],
    (sum, placed): (&Channels, Option<&Channels>),
    changes: &[CellChange],
) -> Channels {
    let limits = Limits::new(simd);
    let mut total = sum.vector(simd);
    if let Some(placed) = placed {
        total -= limits.limited(placed.vector(simd));
    }
    for change in changes {
        let stored = &mut views[change.cell.index()];
        let view = stored.vector(simd);
        let before = rows[usize::from(change.before)].vector(simd);
        let now = rows[usize::from(change.now)].vector(simd);
        let new = view - before + now;
        total += limits.limited(new) - limits.limited(view);
        *stored = new.into();
    }
    total.into()
}

#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "it is compiled for each kind of processor where it is called"
)]
fn products<S: Simd, const COUNT: usize>(
    simd: S,
    channels: &Channels,
    weights: &[Channels; COUNT],
) -> [i32; COUNT] {
    let channels = channels.vector(simd);
    let mut sums = [0; COUNT];
    for (sum, weights) in sums.iter_mut().zip(weights) {
        let products = simd.pairwise_dot_product_i16x32(channels, weights.vector(simd));
        *sum = simd.reduce_sum_i32x16(products);
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::super::channels::{BOTH, CHANNELS};
    use super::*;
    use crate::engine::grid::CELLS;
    use crate::engine::hash::mixed;

    /// Every level that this processor has: the sums are compiled for each of them.
    fn levels() -> Vec<Level> {
        let widest = Level::new();
        #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
        let between = [
            widest.as_sse4_2().map(Simd::level),
            widest.as_avx2().map(Simd::level),
        ];
        #[cfg(not(any(target_arch = "x86", target_arch = "x86_64")))]
        let between: [Option<Level>; 0] = [];
        let levels = [Some(Level::baseline()), Some(widest)].into_iter();
        levels.chain(between).flatten().collect()
    }

    /// Channels of a size that those of real lines have.
    fn some_channels(seed: u64) -> Channels {
        let one = |index: u64| (mixed(seed * BOTH as u64 + index) % 255) as i16 - 127;
        let [own, other] =
            [0, CHANNELS as u64].map(|from| std::array::from_fn(|index| one(from + index as u64)));
        Channels::new(&own, &other)
    }

    /// Channel by channel, without vectors.
    fn each(of: impl Fn(usize) -> i16) -> Channels {
        let [own, other] = [0, CHANNELS].map(|from| std::array::from_fn(|index| of(from + index)));
        Channels::new(&own, &other)
    }

    #[test]
    fn what_changes_is_added_up_as_if_all_cells_were_looked_at_again() {
        let rows: Vec<Channels> = (0..50).map(some_channels).collect();
        let views: Vec<Channels> = (100..100 + CELLS as u64).map(some_channels).collect();
        let changes: Vec<CellChange> = (200..230_u16)
            .map(|number| CellChange {
                cell: Cell::numbered(number),
                before: number % 7,
                now: number % 50,
            })
            .collect();
        let placed = Cell::numbered(199);
        let now_on = |cell: usize| {
            let change = changes.iter().find(|change| change.cell.index() == cell);
            let Some(change) = change else {
                return views[cell];
            };
            let [before, now] =
                [change.before, change.now].map(|row| rows[usize::from(row)].to_array());
            each(|index| views[cell].to_array()[index] - before[index] + now[index])
        };
        let whole = |cells: std::ops::Range<usize>, of: &dyn Fn(usize) -> Channels| {
            cells.fold(Channels::ZERO, |sum, cell| sum.plus(&of(cell).limited()))
        };
        let before = whole(190..240, &|cell| views[cell]);
        let after = whole(190..199, &now_on).plus(&whole(200..240, &now_on));
        let sum = (&before, Some(&views[placed.index()]));
        for level in levels() {
            let seen = sum_after(level, &rows, &views, sum, &changes);
            assert_eq!(seen, after, "{level:?}");
            let mut now = views.clone();
            let stored = change_all(level, &rows, &mut now, sum, &changes);
            assert_eq!(stored, after, "{level:?}");
            for (cell, view) in now.iter().enumerate() {
                assert_eq!(*view, now_on(cell), "{level:?}");
            }
        }
    }

    #[test]
    fn weights_multiply_each_channel() {
        let channels = some_channels(1);
        let weights: [Channels; 3] = std::array::from_fn(|unit| some_channels(unit as u64 + 2));
        let sums = weights.map(|weights| {
            let products = channels.to_array().into_iter().zip(weights.to_array());
            products
                .map(|(channel, weight)| i32::from(channel) * i32::from(weight))
                .sum()
        });
        for level in levels() {
            assert_eq!(weighed(level, &channels, &weights), sums, "{level:?}");
        }
    }
}
