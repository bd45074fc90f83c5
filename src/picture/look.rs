//! The parts of a theme's look. The values of each theme are in `theme_looks`.

use super::rgb::Rgb;
use super::shape::Shape;

/// The look of a theme.
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
    /// The rings around the stones of the winning row.
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
    /// The darkest and lightest of its colours.
    pub const fn ends(&self) -> (Rgb, Rgb) {
        match *self {
            Self::Plain(colour) => (colour, colour),
            Self::Grained(dark, light) => (dark, light),
        }
    }

    /// All its colours: first the middle one, then the others from dark to light.
    pub fn tones(&self) -> [Rgb; 8] {
        let (dark, light) = self.ends();
        std::array::from_fn(|tone| match tone {
            0 => self.mean(),
            _ => dark.toward(light, (tone as f32 - 1.0) / 6.0),
        })
    }

    /// The average colour.
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
    /// Names and the status.
    pub text: Rgb,
    /// Less important text.
    pub faint: Rgb,
    /// The background of the plate of the player to move, or of the winner.
    pub turn: Rgb,
    /// The edge of [`Footer::turn`].
    pub turn_edge: Rgb,
    /// A place in a tray that waits for a captured stone.
    pub socket: Rgb,
}

/// How stones are shaded; all values are shares, 0 for none.
#[derive(Clone)]
pub struct Finish {
    /// How much lighter the side facing the light is.
    pub relief: f32,
    /// How bright the light's reflection is.
    pub gloss: f32,
    /// How dark the shadow is.
    pub shadow: f32,
    /// The width of the rim, as a share of the radius.
    pub rim: f32,
}

/// The look of one colour of stones.
#[derive(Clone)]
pub struct StoneLook {
    /// The side facing away from the light.
    pub dark: Rgb,
    /// The main colour.
    pub body: Rgb,
    /// The side facing the light.
    pub light: Rgb,
    /// Its outermost edge.
    pub rim: Rgb,
    /// Rings, numbers and emblems on it.
    pub mark: Rgb,
    /// Its outline.
    pub shape: Shape,
    /// The emblem on it.
    pub emblem: Option<Shape>,
}
