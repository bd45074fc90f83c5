//! A colour in sRGB. Knows nothing of stones or boards.

/// Red, green and blue, 0-255 each, in sRGB.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rgb(pub [u8; 3]);

impl Rgb {
    /// The colour written `0xRRGGBB`.
    pub const fn hex(code: u32) -> Self {
        let [_, red, green, blue] = code.to_be_bytes();
        Self([red, green, blue])
    }

    /// This colour with `share` (0-1) of it replaced by another.
    pub fn toward(self, other: Self, share: f32) -> Self {
        let share = share.clamp(0.0, 1.0);
        let channel = |at: usize| {
            let (from, to) = (f32::from(self.0[at]), f32::from(other.0[at]));
            (from + (to - from) * share).round() as u8
        };
        Self([channel(0), channel(1), channel(2)])
    }

    /// How different two colours look: zero for equal ones, more for less similar ones.
    pub fn distance(self, other: Self) -> u32 {
        // The eye is most sensitive to green and least to blue.
        const WEIGHTS: [u32; 3] = [3, 6, 2];
        let parts = self.0.iter().zip(&other.0).zip(WEIGHTS);
        parts
            .map(|((&a, &b), weight)| weight * u32::from(a.abs_diff(b)).pow(2))
            .sum()
    }
}
