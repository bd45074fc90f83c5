//! The colours of one theme's pictures, at most 255, and how each of its inks looks over each of
//! them. Knows colours only, not what is drawn with them.

use super::rgb::Rgb;

/// The number of ink levels from none to full, both included. More levels would make pictures
/// larger without a visible gain.
pub const LEVELS: usize = 4;

/// The level of full ink.
pub const FULL: u8 = LEVELS as u8 - 1;

/// A place in a palette: what one pixel of a frame holds.
pub type Shade = u8;

/// The colours of a theme's pictures.
pub struct Palette {
    colours: Vec<Rgb>,
}

impl Palette {
    /// All colours of the ramps; a ramp is two ends and a number of colours.
    ///
    /// Colours too close to be told apart are kept once. Colours beyond 255 are left out, so ramps
    /// are given in order of importance, and one shade always stays unused.
    pub fn new(ramps: impl IntoIterator<Item = (Rgb, Rgb, u8)>) -> Self {
        const SAME: u32 = 12;
        let mut colours: Vec<Rgb> = Vec::with_capacity(255);
        for (from, to, steps) in ramps {
            for step in 0..steps {
                let colour = from.toward(to, f32::from(step) / f32::from(steps.max(2) - 1));
                let known = colours.iter().any(|one| one.distance(colour) <= SAME);
                if !known && colours.len() < usize::from(Shade::MAX) {
                    colours.push(colour);
                }
            }
        }
        Self { colours }
    }

    /// The shade that looks most like a colour.
    pub fn nearest(&self, colour: Rgb) -> Shade {
        let places = 0..=Shade::MAX;
        let closest = places
            .zip(&self.colours)
            .min_by_key(|(_, one)| one.distance(colour));
        closest.map_or(0, |(shade, _)| shade)
    }

    /// A shade that no pixel has: the first after the colours.
    pub fn unused(&self) -> Shade {
        self.colours.len() as Shade
    }

    /// The colours one after the other, three bytes each, as a PNG or a GIF carries them.
    pub fn bytes(&self) -> Vec<u8> {
        self.colours.iter().flat_map(|colour| colour.0).collect()
    }

    /// An ink of this colour that can be drawn over any shade; even full ink covers only the share
    /// `opacity`.
    pub fn ink(&self, colour: Rgb, opacity: f32) -> Ink {
        let mut over = Box::new([[0; 256]; LEVELS]);
        for (level, row) in over.iter_mut().enumerate() {
            let share = opacity * level as f32 / f32::from(FULL);
            for (under, shade) in self.colours.iter().zip(row) {
                *shade = self.nearest(under.toward(colour, share));
            }
        }
        Ink { over }
    }
}

/// What a colour looks like over each shade of a palette, in [`LEVELS`] strengths.
pub struct Ink {
    over: Box<[[Shade; 256]; LEVELS]>,
}

impl Ink {
    /// The shade that results when the ink covers another shade; `level` is at most [`FULL`].
    pub fn over(&self, under: Shade, level: u8) -> Shade {
        self.over[usize::from(level.min(FULL))][usize::from(under)]
    }

    /// Makes the ink look the same over all of these shades as over the first of them.
    ///
    /// This is for shades that hardly differ: the result then repeats itself, which keeps pictures
    /// small.
    pub fn level_out(mut self, alike: &[Shade]) -> Self {
        for row in &mut self.over[1..] {
            for &shade in alike {
                row[usize::from(shade)] = row[usize::from(alike[0])];
            }
        }
        self
    }

    /// The shade of the ink alone.
    pub fn solid(&self) -> Shade {
        self.over[usize::from(FULL)][0]
    }
}
