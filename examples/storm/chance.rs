//! All randomness of a storm, derived from its seed. It does not know what is decided with it.

use std::time::Duration;

/// Pseudo-random numbers: the splittable generator of Steele, Lea and Flood (2014).
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// The generator of one participant: the same seed and number give the same values.
    pub fn new(seed: u64, number: u64) -> Self {
        let mut chance = Self(seed ^ number.wrapping_mul(0xD134_2543_DE82_EF95));
        chance.number();
        chance
    }

    /// The next 64-bit number.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `end`, which is at least 1.
    pub fn below(&mut self, end: u64) -> u64 {
        self.number() % end.max(1)
    }

    /// True with a probability of `share` percent.
    pub fn percent(&mut self, share: u64) -> bool {
        self.below(100) < share
    }

    /// One of these.
    pub fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        let index = self.below(all.len() as u64);
        all[usize::try_from(index).unwrap_or(0)]
    }

    /// A random time below twice this one; this one is the mean.
    pub fn about(&mut self, time: Duration) -> Duration {
        let most = u64::try_from(time.as_micros()).unwrap_or(u64::MAX / 2) * 2;
        Duration::from_micros(self.below(most + 1))
    }
}
