//! Numbers that look random, always the same ones for the same seed.

/// The generator of Steele, Lea and Flood (`SplitMix64`).
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// The numbers of a seed.
    #[cfg(test)]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The numbers of one of many things that share a seed.
    pub fn of(seed: u64, number: u64) -> Self {
        let mut dice = Self(seed);
        let seed = dice.number();
        Self(seed ^ number.wrapping_mul(0xd134_2543_de82_ef95))
    }

    /// The next number.
    pub const fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// An index below this count; 0 if the count is 0.
    pub fn below(&mut self, count: usize) -> usize {
        let count = count.max(1) as u64;
        usize::try_from(self.number() % count).unwrap_or(0)
    }

    /// A number from 0 to below 1.
    #[cfg(test)]
    pub fn fraction(&mut self) -> f64 {
        f64::from(u32::try_from(self.number() >> 32).unwrap_or(0)) / 2_f64.powi(32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_has_the_same_numbers_and_neighbours_have_others() {
        let numbers = |mut dice: Dice| [(); 4].map(|()| dice.below(1_000));
        assert_eq!(numbers(Dice::of(1, 7)), numbers(Dice::of(1, 7)));
        assert_ne!(numbers(Dice::of(1, 7)), numbers(Dice::of(1, 8)));
        assert_ne!(numbers(Dice::of(1, 7)), numbers(Dice::of(2, 7)));
    }
}
