//! The numbers that the network has for a line, a cell and a whole position.

use wide::i16x8;

/// Channels of a line as one side sees it. The last one counts points, the others are limited.
pub(super) const CHANNELS: usize = 16;
/// Channels that are limited.
pub(super) const LIMITED: usize = CHANNELS - 1;
/// The channels as both sides see them.
pub(super) const BOTH: usize = 2 * CHANNELS;
/// Vectors of eight that hold them.
const VECTORS: usize = BOTH / 8;

/// What stands for 1 in a limited channel. The sum over all cells of a board of 19 lines fits into
/// sixteen bits.
pub(super) const ONE: i16 = 88;

/// The most that is kept of a channel of a line, of either sign.
pub(super) const MOST_KEPT: f32 = i8::MAX as f32;

/// The channels as the first side sees them, then as the second one does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub(in crate::engine) struct Channels([i16x8; VECTORS]);

impl Channels {
    pub(in crate::engine) const ZERO: Self = Self([i16x8::ZERO; VECTORS]);

    pub(super) fn new(first: &[i16; CHANNELS], second: &[i16; CHANNELS]) -> Self {
        let eight = |view: &[i16; CHANNELS], from: usize| {
            let mut eight = [0; 8];
            eight.copy_from_slice(&view[from..from + 8]);
            i16x8::new(eight)
        };
        Self([
            eight(first, 0),
            eight(first, 8),
            eight(second, 0),
            eight(second, 8),
        ])
    }

    #[inline]
    pub(in crate::engine) fn plus(&self, other: &Self) -> Self {
        let (one, two) = (&self.0, &other.0);
        Self([
            one[0] + two[0],
            one[1] + two[1],
            one[2] + two[2],
            one[3] + two[3],
        ])
    }

    #[inline]
    pub(in crate::engine) fn minus(&self, other: &Self) -> Self {
        let (one, two) = (&self.0, &other.0);
        Self([
            one[0] - two[0],
            one[1] - two[1],
            one[2] - two[2],
            one[3] - two[3],
        ])
    }

    /// The channels of a cell as they count in a position: from 0 to 1, apart from points.
    #[inline]
    pub(in crate::engine) fn limited(&self) -> Self {
        let [first, second, third, fourth] = self.0;
        Self([
            first.max(LEAST[0]).min(MOST[0]),
            second.max(LEAST[1]).min(MOST[1]),
            third.max(LEAST[0]).min(MOST[0]),
            fourth.max(LEAST[1]).min(MOST[1]),
        ])
    }

    pub(super) fn to_array(self) -> [i16; BOTH] {
        let vectors = self.0.map(i16x8::to_array);
        std::array::from_fn(|place| vectors[place / 8][place % 8])
    }

    /// The channels as one side sees them, followed by those that the other one sees.
    #[inline]
    pub(super) const fn seen_by(&self, side: usize) -> Self {
        let [first, second, third, fourth] = self.0;
        if side == 0 {
            *self
        } else {
            Self([third, fourth, first, second])
        }
    }

    /// The points of the first of the two views.
    #[inline]
    pub(super) fn points(&self) -> i32 {
        i32::from(self.0[1].to_array()[7])
    }

    /// The sum of the products with weights.
    #[inline]
    pub(super) fn weighed(&self, weights: &Self) -> i32 {
        let (one, two) = (&self.0, &weights.0);
        let first = one[0].dot(two[0]) + one[1].dot(two[1]);
        let second = one[2].dot(two[2]) + one[3].dot(two[3]);
        (first + second).reduce_add()
    }
}

/// The limits of channels: of the first eight, and of the next eight, the last of which are points.
const LEAST: [i16x8; 2] = [i16x8::ZERO, i16x8::new([0, 0, 0, 0, 0, 0, 0, i16::MIN])];
const MOST: [i16x8; 2] = [
    i16x8::new([ONE; 8]),
    i16x8::new([ONE, ONE, ONE, ONE, ONE, ONE, ONE, i16::MAX]),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn channels_are_limited_and_points_are_not() {
        let own: [i16; CHANNELS] = std::array::from_fn(|place| place as i16 * 20 - 100);
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
        assert_eq!(both.plus(&both).minus(&both), both);
    }

    #[test]
    fn weights_multiply_each_channel() {
        let own: [i16; CHANNELS] = std::array::from_fn(|place| place as i16 - 5);
        let other: [i16; CHANNELS] = std::array::from_fn(|place| 300 * place as i16);
        let both = Channels::new(&own, &other);
        let sum = own.iter().chain(&other);
        let sum: i32 = sum.map(|&channel| i32::from(channel).pow(2)).sum();
        assert_eq!(both.weighed(&both), sum);
    }
}
