//! What the look of a picture consists of. The values of each theme are in `theme_looks`.

use super::rgb::Rgb;
use super::shape::Shape;

/// What a theme consists of.
#[derive(Clone)]
pub struct Look {
    /// The surface of the board.
    pub ground: Ground,
    /// What surrounds the surface and carries the coordinates.
    pub margin: Rgb,
    /// The lines of the board and its star points.
    pub line: Rgb,
    /// Coordinates.
    pub coordinate: Rgb,
    /// The footer.
    pub footer: Footer,
    /// The cross where a stone was taken.
    pub cross: Rgb,
    /// The rings around the winning row.
    pub row: Rgb,
    /// How stones are modelled.
    pub finish: Finish,
    /// The stones by colour, and the power stone after them.
    pub stones: [StoneLook; 7],
}

/// The surface of the board.
#[derive(Clone)]
pub enum Ground {
    /// One colour.
    Plain(Rgb),
    /// Wood whose grain lies between two colours.
    Grained(Rgb, Rgb),
}

impl Ground {
    /// Both ends of its colours.
    pub const fn ends(&self) -> (Rgb, Rgb) {
        match *self {
            Self::Plain(colour) => (colour, colour),
            Self::Grained(dark, light) => (dark, light),
        }
    }

    /// All its colours, the one in the middle first and the others from dark to light.
    pub fn tones(&self) -> [Rgb; 8] {
        let (dark, light) = self.ends();
        std::array::from_fn(|tone| match tone {
            0 => self.mean(),
            _ => dark.toward(light, (tone as f32 - 1.0) / 6.0),
        })
    }

    /// The colour it has on the whole.
    pub fn mean(&self) -> Rgb {
        let (dark, light) = self.ends();
        dark.toward(light, 0.5)
    }
}

/// The colours of the footer.
#[derive(Clone)]
pub struct Footer {
    /// Its surface.
    pub surface: Rgb,
    /// Names and what is going on.
    pub text: Rgb,
    /// What matters less.
    pub faint: Rgb,
    /// Behind whoever is to act, or has won.
    pub turn: Rgb,
    /// The edge of [`Footer::turn`].
    pub turn_edge: Rgb,
    /// A place in a tray that waits for a captured stone.
    pub socket: Rgb,
}

/// How stones are modelled; all as shares, 0 for none.
#[derive(Clone)]
pub struct Finish {
    /// How much lighter the side toward the light is.
    pub relief: f32,
    /// How bright the light's reflection is.
    pub gloss: f32,
    /// How dark the shadow is.
    pub shadow: f32,
    /// How wide the rim is, of the radius.
    pub rim: f32,
}

/// The look of one colour of stones.
#[derive(Clone)]
pub struct StoneLook {
    /// The side away from the light.
    pub dark: Rgb,
    /// The colour it has on the whole.
    pub body: Rgb,
    /// The side toward the light.
    pub light: Rgb,
    /// Its outermost edge.
    pub rim: Rgb,
    /// Rings, numbers and emblems upon it.
    pub mark: Rgb,
    /// Its outline.
    pub shape: Shape,
    /// What is engraved upon it.
    pub emblem: Option<Shape>,
}
