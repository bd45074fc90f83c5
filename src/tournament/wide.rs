//! Whole numbers that are wide enough for all criteria of a pairing at once.
//!
//! The criteria of a pairing are strictly ordered, so the weight of a pair has a field of bits for
//! each of them. Together they need more than the 128 bits of the largest built-in number.

use std::array;
use std::cmp::Ordering;
use std::ops::{Add, AddAssign, Sub, SubAssign};

use integer_blossom::Weight;

/// A signed whole number of `N` × 64 bits, the least significant first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Wide<const N: usize>([u64; N]);

impl<const N: usize> Wide<N> {
    /// The number of bits that a weight may have. The rest is left to the matching, which doubles
    /// and adds weights.
    pub(super) const USABLE_BITS: usize = 64 * N - 8;

    /// Zero.
    pub(super) const ZERO: Self = Self([0; N]);

    /// Two to the power of `bit`.
    pub(super) fn power_of_two(bit: usize) -> Self {
        let mut limbs = [0; N];
        limbs[bit / 64] = 1 << (bit % 64);
        Self(limbs)
    }

    /// Whether it is zero.
    pub(super) fn is_zero(&self) -> bool {
        *self == Self::ZERO
    }

    /// Makes room for `width` bits at the low end, with zeros in them.
    #[must_use]
    pub(super) fn shifted(&self, width: usize) -> Self {
        let (limbs, bits) = (width / 64, width % 64);
        Self(array::from_fn(|index| {
            let Some(from) = index.checked_sub(limbs) else {
                return 0;
            };
            let carried = if bits > 0 && from > 0 {
                self.0[from - 1] >> (64 - bits)
            } else {
                0
            };
            (self.0[from] << bits) | carried
        }))
    }

    /// Appends a field of `width` bits at the low end. `value` has to fit it.
    pub(super) fn push(&mut self, width: usize, value: u64) {
        *self = self.shifted(width);
        self.0[0] |= value;
    }

    /// Calculates limb by limb; `step` gets a limb of each and the carry, and returns the next carry.
    fn combined(self, other: Self, step: impl Fn(u64, u64, bool) -> (u64, bool)) -> Self {
        let mut carry = false;
        Self(array::from_fn(|index| {
            let (limb, next) = step(self.0[index], other.0[index], carry);
            carry = next;
            limb
        }))
    }
}

impl<const N: usize> Add for Wide<N> {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        self.combined(other, |a, b, carry| {
            let (sum, first) = a.overflowing_add(b);
            let (sum, second) = sum.overflowing_add(u64::from(carry));
            (sum, first | second)
        })
    }
}

impl<const N: usize> Sub for Wide<N> {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self.combined(other, |a, b, borrow| {
            let (difference, first) = a.overflowing_sub(b);
            let (difference, second) = difference.overflowing_sub(u64::from(borrow));
            (difference, first | second)
        })
    }
}

impl<const N: usize> AddAssign for Wide<N> {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl<const N: usize> SubAssign for Wide<N> {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<const N: usize> Ord for Wide<N> {
    fn cmp(&self, other: &Self) -> Ordering {
        let sign = |it: &Self| it.0[N - 1].cast_signed();
        let high = sign(self).cmp(&sign(other));
        high.then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }
}

impl<const N: usize> PartialOrd for Wide<N> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<const N: usize> Weight for Wide<N> {
    const ZERO: Self = Self::ZERO;
    const ONE: Self = {
        let mut limbs = [0; N];
        limbs[0] = 1;
        Self(limbs)
    };

    fn inf() -> Self {
        let mut limbs = [u64::MAX; N];
        limbs[N - 1] = u64::MAX >> 3;
        Self(limbs)
    }

    fn double(self) -> Self {
        self.shifted(1)
    }

    fn half(self) -> Self {
        Self(array::from_fn(|index| {
            let carried = match self.0.get(index + 1) {
                Some(higher) => higher << 63,
                // The sign stays.
                None => self.0[index] & (1 << 63),
            };
            (self.0[index] >> 1) | carried
        }))
    }
}

/// How many bits a number up to `most` needs.
pub(super) fn bits_for(most: usize) -> usize {
    (usize::BITS - most.leading_zeros()) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wide(value: i128) -> Wide<2> {
        let bits = value.cast_unsigned();
        let low = u64::try_from(bits & u128::from(u64::MAX)).unwrap();
        let high = u64::try_from(bits >> 64).unwrap();
        Wide([low, high])
    }

    const SAMPLES: [i128; 9] = [
        0,
        1,
        -1,
        7,
        -(1 << 64),
        1 << 64,
        (1 << 64) - 1,
        (1 << 100) + 12345,
        -(1 << 90) - 3,
    ];

    #[test]
    fn calculates_as_built_in_numbers_do() {
        for a in SAMPLES {
            assert_eq!(wide(a).double(), wide(a * 2), "{a} doubled");
            assert_eq!(wide(a * 2).half(), wide(a), "{a} halved");
            assert_eq!(wide(a).shifted(3), wide(a << 3), "{a} shifted");
            for b in SAMPLES {
                assert_eq!(wide(a) + wide(b), wide(a + b), "{a} + {b}");
                assert_eq!(wide(a) - wide(b), wide(a - b), "{a} - {b}");
                assert_eq!(wide(a).cmp(&wide(b)), a.cmp(&b), "{a} against {b}");
            }
        }
    }

    #[test]
    fn fields_are_appended_across_the_limits_of_words() {
        let mut weight = Wide::<2>::ZERO;
        weight.push(3, 5);
        weight.push(62, 1);
        weight.push(10, 9);
        assert_eq!(weight, wide((5 << 72) + (1 << 10) + 9));
        assert_eq!(Wide::<2>::power_of_two(72), wide(1 << 72));
        assert_eq!(weight.shifted(64), wide(((1 << 10) + 9) << 64));
        assert!(Wide::<2>::ZERO.is_zero() && !weight.is_zero());
        assert_eq!((bits_for(0), bits_for(1), bits_for(8)), (0, 1, 4));
    }
}
