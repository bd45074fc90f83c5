//! The looks a picture can have: their names, and what a look consists of. The values are in
//! `looks`.

use super::looks;
use super::rgb::Rgb;
use super::shape::Shape;

/// How a picture looks. Settings keep [`Theme::id`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Theme {
    /// A wooden board with shaded stones.
    #[default]
    Wood,
    /// Bright and plain.
    Light,
    /// For dark rooms.
    Dark,
    /// The strongest contrast, for weak eyes and bright sun.
    HighContrast,
    /// Every colour of stones has a shape of its own, and hues that nobody confuses.
    ColourBlind,
    /// Black on white, spare with ink.
    Print,
}

impl Theme {
    /// All themes, in the order in which they are offered.
    pub const ALL: [Self; 6] = [
        Self::Wood,
        Self::Light,
        Self::Dark,
        Self::HighContrast,
        Self::ColourBlind,
        Self::Print,
    ];

    /// The theme with this id.
    pub fn find(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.id() == id)
    }

    /// What settings store; stays the same for ever.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Wood => "wood",
            Self::Light => "light",
            Self::Dark => "dark",
            Self::HighContrast => "high-contrast",
            Self::ColourBlind => "colour-blind",
            Self::Print => "print",
        }
    }

    /// What people read.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wood => "Wood",
            Self::Light => "Light",
            Self::Dark => "Dark",
            Self::HighContrast => "High contrast",
            Self::ColourBlind => "Colour-blind, with shapes",
            Self::Print => "Print",
        }
    }

    /// What the theme consists of.
    const fn look(self) -> &'static Look {
        match self {
            Self::Wood => &looks::WOOD,
            Self::Light => &looks::LIGHT,
            Self::Dark => &looks::DARK,
            Self::HighContrast => &looks::HIGH_CONTRAST,
            Self::ColourBlind => &looks::COLOUR_BLIND,
            Self::Print => &looks::PRINT,
        }
    }
}

/// A theme, or what remains of it where a board is so full that shading would only cost bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// The theme.
    pub theme: Theme,
    /// Whether it is without grain, light and shadow.
    pub is_plain: bool,
}

impl From<Theme> for Style {
    fn from(theme: Theme) -> Self {
        Self {
            theme,
            is_plain: false,
        }
    }
}

impl Style {
    /// How many there are.
    pub const COUNT: usize = 2 * Theme::ALL.len();

    /// Its place among all of them.
    pub const fn index(self) -> usize {
        2 * self.theme as usize + self.is_plain as usize
    }

    /// What it consists of.
    pub fn look(self) -> Look {
        let look = self.theme.look().clone();
        if !self.is_plain {
            return look;
        }
        Look {
            ground: Ground::Plain(look.ground.mean()),
            finish: Finish {
                relief: 0.0,
                gloss: 0.0,
                shadow: 0.0,
                ..look.finish
            },
            ..look
        }
    }
}

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
