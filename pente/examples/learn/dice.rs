//! Random numbers that are the same for the same seed.

pub struct Dice(u64);

impl Dice {
    /// The dice of a game with this number.
    pub fn new(seed: u64, game: u64) -> Self {
        let mixed = seed ^ game.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut dice = Self(mixed.wrapping_mul(0xd134_2543_de82_ef95) | 1);
        for _ in 0..8 {
            dice.below(2);
        }
        dice
    }

    /// A number from 0 on, below `below`.
    pub fn below(&mut self, below: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) % below
    }

    /// A number from 0 to 1.
    pub fn fraction(&mut self) -> f32 {
        self.below(1 << 24) as f32 / (1 << 24) as f32
    }

    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for place in (1..list.len()).rev() {
            list.swap(place, self.below(place as u64 + 1) as usize);
        }
    }
}
