//! How long the moves of a game took, in one byte each.
//!
//! The scale is logarithmic: 0 stands for a time that is not known, 1 for less than a second ("at once"),
//! and each further number for a time that is longer by the ninth root of two, about 8 %, from one second
//! up to seven years. So a time that is read back is at most about 4 % off. Longer times count as the
//! longest. The last two numbers stand for a reply that was planned, and for a move that was sealed.
//!
//! These two took no time. Nobody chose a forced first stone,
//! and nobody moves by leaving: their times are not known, and neither are those of games from before
//! times were kept.

use jiff::SignedDuration;

/// How long a move took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MoveTime(pub u8);

/// How long each entry of a game's record took, in the same order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveTimes(Vec<MoveTime>);

/// How many numbers it takes for a time to double.
const A_DOUBLING: f64 = 9.0;

/// The number that stands for one second.
const SECOND: u8 = 2;

impl MoveTime {
    /// A time that is not known.
    pub const UNKNOWN: Self = Self(0);
    /// Less than a second.
    pub const AT_ONCE: Self = Self(1);
    /// None: a conditional move.
    pub const PLANNED: Self = Self(254);
    /// None: it had been sealed while the game was adjourned.
    pub const SEALED: Self = Self(255);

    /// The number for a time; one below zero, by a clock that was set back, is at once.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the number is rounded, and between 2 and 255"
    )]
    pub fn of(time: SignedDuration) -> Self {
        let seconds = time.as_secs_f64();
        if seconds < 1.0 {
            return Self::AT_ONCE;
        }
        let steps = (seconds.log2() * A_DOUBLING).round();
        let most = f64::from(Self::PLANNED.0 - 1 - SECOND);
        Self(SECOND + steps.min(most) as u8)
    }

    /// About how long that is, zero for at once; `None` if it is not known.
    pub fn span(self) -> Option<SignedDuration> {
        match self {
            Self::UNKNOWN => None,
            Self::AT_ONCE | Self::PLANNED | Self::SEALED => Some(SignedDuration::ZERO),
            Self(number) => {
                let steps = f64::from(number - SECOND);
                let seconds = (steps / A_DOUBLING).exp2();
                Some(SignedDuration::from_secs_f64(seconds))
            }
        }
    }

    /// The middle one of those that are known, and the shorter of two in the middle.
    pub fn median(times: impl IntoIterator<Item = Self>) -> Self {
        let known = times.into_iter().filter(|&time| time != Self::UNKNOWN);
        let known = known.map(|time| match time {
            Self::PLANNED | Self::SEALED => Self::AT_ONCE,
            time => time,
        });
        let mut known: Vec<_> = known.collect();
        known.sort_unstable();
        let middle = known.len().saturating_sub(1) / 2;
        known.get(middle).copied().unwrap_or_default()
    }
}

impl MoveTimes {
    /// The times as stored, for a record of this length: those that are missing are not known, and those
    /// beyond it do not count.
    pub fn from_bytes(bytes: &[u8], length: usize) -> Self {
        let mut times: Vec<_> = bytes.iter().copied().map(MoveTime).collect();
        times.resize(length, MoveTime::UNKNOWN);
        Self(times)
    }

    /// The bytes to store; `None` if no time is known.
    pub fn to_bytes(&self) -> Option<Vec<u8>> {
        let known = self.0.iter().rposition(|&it| it != MoveTime::UNKNOWN)?;
        Some(self.0[..=known].iter().map(|time| time.0).collect())
    }

    /// The time of an entry of the record.
    pub fn of(&self, index: usize) -> MoveTime {
        self.0.get(index).copied().unwrap_or_default()
    }

    /// Adds an entry whose time is not known.
    pub(super) fn push_unknown(&mut self) {
        self.0.push(MoveTime::UNKNOWN);
    }

    /// Notes the time of an entry.
    pub(super) fn note(&mut self, index: usize, time: MoveTime) {
        if let Some(known) = self.0.get_mut(index) {
            *known = time;
        }
    }

    /// The times of a record that begins in the same way and has this length.
    pub(super) fn cut_to(mut self, length: usize) -> Self {
        self.0.resize(length, MoveTime::UNKNOWN);
        self
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn what_a_byte_stands_for() {
        let second = SignedDuration::from_secs(1);
        let at = |seconds| MoveTime::of(SignedDuration::from_secs(seconds));
        assert_eq!(MoveTime::UNKNOWN.span(), None);
        assert_eq!(MoveTime::AT_ONCE.span(), Some(SignedDuration::ZERO));
        assert_eq!([at(-5), at(0)], [MoveTime::AT_ONCE; 2]);
        assert_eq!((at(1), at(1).span()), (MoveTime(2), Some(second)));
        assert_eq!(
            (at(2), at(4), at(1_024)),
            (MoveTime(11), MoveTime(20), MoveTime(92))
        );
        assert_eq!(at(i64::MAX), MoveTime(253));
        let years = MoveTime(253).span().expect("it is known").as_hours() / (24 * 365);
        assert_eq!(years, 7);
        for beforehand in [MoveTime::PLANNED, MoveTime::SEALED] {
            assert_eq!(beforehand.span(), Some(SignedDuration::ZERO));
        }
    }

    #[test]
    fn the_middle_one_of_those_that_are_known() {
        let median = |times: &[u8]| MoveTime::median(times.iter().copied().map(MoveTime)).0;
        assert_eq!(median(&[]), 0);
        assert_eq!(median(&[0, 0]), 0);
        assert_eq!(median(&[0, 7]), 7);
        assert_eq!(median(&[9, 0, 1, 200]), 9);
        assert_eq!(median(&[9, 1, 0, 200, 30]), 9);
        assert_eq!(
            median(&[9, 254, 255]),
            1,
            "what was made beforehand took no time"
        );
    }

    proptest! {
        #[test]
        fn a_time_is_read_back_to_one_part_in_twenty(seconds in 1_i64..7 * 365 * 86_400) {
            let time = SignedDuration::from_secs(seconds);
            let read = MoveTime::of(time).span().expect("it is known").as_secs_f64();
            let off = (read / time.as_secs_f64() - 1.0).abs();
            prop_assert!(off < 0.05, "{seconds} s are read as {read} s");
        }

        #[test]
        fn a_byte_is_read_back(byte in 1_u8..254) {
            let span = MoveTime(byte).span().expect("it is known");
            prop_assert_eq!(MoveTime::of(span), MoveTime(byte));
        }

        #[test]
        fn a_longer_time_has_no_smaller_byte(one in 0_i64..1 << 40, other in 0_i64..1 << 40) {
            let [one, other] = [one.min(other), one.max(other)].map(SignedDuration::from_millis);
            prop_assert!(MoveTime::of(one) <= MoveTime::of(other));
        }

        #[test]
        fn whatever_is_stored_fits_the_record(bytes: Vec<u8>, length in 0_usize..99) {
            let times = MoveTimes::from_bytes(&bytes, length);
            prop_assert_eq!(times.0.len(), length);
            let again = times.to_bytes().unwrap_or_default();
            prop_assert_eq!(MoveTimes::from_bytes(&again, length), times);
        }
    }
}
