//! Percentages as whole numbers.

/// A percentage: 0 to 100.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct Percent(f64);

impl Percent {
    /// What is less than 0 or more than 100 is taken to be 0 or 100.
    pub const fn of(percent: f64) -> Self {
        Self(percent.clamp(0.0, 100.0))
    }

    /// The nearest percent.
    pub fn whole(self) -> u8 {
        // It has at most seven bits.
        self.parts(1.0).to_le_bytes()[0]
    }

    /// The nearest tenth of a percent, in tenths.
    pub fn tenths(self) -> u16 {
        self.parts(10.0)
    }

    /// The nearest hundredth of a percent, in hundredths.
    pub fn hundredths(self) -> u16 {
        self.parts(100.0)
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "it is 0 to 10,000"
    )]
    fn parts(self, of_each: f64) -> u16 {
        (self.0 * of_each).round() as u16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_rounded_and_lies_between_0_and_100() {
        let percent = Percent::of(17.449);
        assert_eq!(percent.whole(), 17);
        assert_eq!(percent.tenths(), 174);
        assert_eq!(percent.hundredths(), 1745);
        assert_eq!(Percent::of(-3.0).tenths(), 0);
        assert_eq!(Percent::of(100.4).whole(), 100);
    }
}
