//! The numbers that the network has for a line, a cell and a whole position.

use fearless_simd::prelude::*;
use fearless_simd::{Simd, i16x32};

/// Channels of a line as one side sees it. The last one counts points, the others are limited.
pub(super) const CHANNELS: usize = 16;
/// Channels that are limited.
pub(super) const LIMITED: usize = CHANNELS - 1;
/// The channels as both sides see them.
pub(super) const BOTH: usize = 2 * CHANNELS;

/// What stands for 1 in a limited channel. The sum over all cells of a board of 19 lines fits into
/// sixteen bits.
pub(super) const ONE: i16 = 88;

/// The most that is kept of a channel of a line, of either sign.
pub(super) const MOST_KEPT: f32 = i8::MAX as f32;

/// The channels as the first side sees them, then as the second one does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub(in crate::engine) struct Channels([i16; BOTH]);

impl Channels {
    pub(in crate::engine) const ZERO: Self = Self([0; BOTH]);

    pub(super) fn new(first: &[i16; CHANNELS], second: &[i16; CHANNELS]) -> Self {
        let mut both = [0; BOTH];
        both[..CHANNELS].copy_from_slice(first);
        both[CHANNELS..].copy_from_slice(second);
        Self(both)
    }

    pub(in crate::engine) fn plus(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|index| self.0[index] + other.0[index]))
    }

    /// The channels of a cell as they count in a position: from 0 to 1, apart from points.
    pub(in crate::engine) fn limited(&self) -> Self {
        let limited = |index: usize| self.0[index].clamp(LEAST[index], MOST[index]);
        Self(std::array::from_fn(limited))
    }

    pub(super) const fn to_array(self) -> [i16; BOTH] {
        self.0
    }

    /// The channels as one side sees them, followed by those that the other one sees.
    #[inline]
    pub(super) fn seen_by(&self, side: usize) -> Self {
        let mut seen = *self;
        if side != 0 {
            seen.0.rotate_left(CHANNELS);
        }
        seen
    }

    /// The points of the first of the two views.
    #[inline]
    pub(super) const fn points(&self) -> i32 {
        self.0[LIMITED] as i32
    }

    /// The channels as the processor adds them up.
    #[inline]
    pub(super) fn vector<S: Simd>(&self, simd: S) -> i16x32<S> {
        i16x32::load_array_ref(simd, &self.0)
    }
}

impl<S: Simd> From<i16x32<S>> for Channels {
    #[inline]
    fn from(vector: i16x32<S>) -> Self {
        Self(*vector.as_array())
    }
}

/// The limits of channels; points have none.
const LEAST: [i16; BOTH] = limits(0, i16::MIN);
const MOST: [i16; BOTH] = limits(ONE, i16::MAX);

const fn limits(of_channels: i16, of_points: i16) -> [i16; BOTH] {
    let mut limits = [of_channels; BOTH];
    limits[LIMITED] = of_points;
    limits[CHANNELS + LIMITED] = of_points;
    limits
}

/// The limits as the processor compares with them.
#[derive(Clone, Copy)]
pub(super) struct Limits<S: Simd> {
    simd: S,
    least: i16x32<S>,
    most: i16x32<S>,
}

impl<S: Simd> Limits<S> {
    #[inline]
    pub(super) fn new(simd: S) -> Self {
        let [least, most] = [LEAST, MOST].map(|limits| i16x32::load_array(simd, limits));
        Self { simd, least, most }
    }

    /// What [`Channels::limited`] says.
    #[inline]
    pub(super) fn limited(self, channels: i16x32<S>) -> i16x32<S> {
        let simd = self.simd;
        simd.min_i16x32(simd.max_i16x32(channels, self.least), self.most)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn channels_are_limited_and_points_are_not() {
        let own: [i16; CHANNELS] = std::array::from_fn(|index| index as i16 * 20 - 100);
        let other = own.map(|channel| -2 * channel);
        let limited = |channels: [i16; CHANNELS]| {
            let mut limited = channels.map(|channel| channel.clamp(0, ONE));
            limited[LIMITED] = channels[LIMITED];
            limited
        };
        let both = Channels::new(&own, &other);
        assert_eq!(
            both.limited(),
            Channels::new(&limited(own), &limited(other))
        );
        assert_eq!(both.seen_by(1), Channels::new(&other, &own));
        assert_eq!(both.seen_by(1).points(), i32::from(other[LIMITED]));
    }
}
