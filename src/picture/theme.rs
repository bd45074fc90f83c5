//! The themes: their names, and their plain styles for full boards.

use super::look::{Finish, Ground, Look};
use super::rows::Rows;
use super::theme_looks;
use crate::language::{Text, say};

/// A theme. Settings store [`Theme::id`].
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
    /// A shape for every colour of stones, and hues that colour-blind people can tell apart.
    ColourBlind,
    /// Black on white, saves ink.
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
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.id() == id)
    }

    /// The id that settings store; it never changes.
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

    /// The name that people see.
    pub fn name(self) -> Text {
        match self {
            Self::Wood => say!(picture::theme_wood),
            Self::Light => say!(picture::theme_light),
            Self::Dark => say!(picture::theme_dark),
            Self::HighContrast => say!(picture::theme_high_contrast),
            Self::ColourBlind => say!(picture::theme_colour_blind),
            Self::Print => say!(picture::theme_print),
        }
    }

    /// The look of the theme.
    const fn look(self) -> &'static Look {
        match self {
            Self::Wood => &theme_looks::WOOD,
            Self::Light => &theme_looks::LIGHT,
            Self::Dark => &theme_looks::DARK,
            Self::HighContrast => &theme_looks::HIGH_CONTRAST,
            Self::ColourBlind => &theme_looks::COLOUR_BLIND,
            Self::Print => &theme_looks::PRINT,
        }
    }
}

/// A theme, or one of its plain styles for boards so full that details would only cost bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// The theme.
    pub theme: Theme,
    /// How much of it is drawn.
    pub detail: Detail,
}

/// How much of a theme is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// Everything.
    Full,
    /// No grain, light and shadow.
    Plain,
    /// The same, and stones whose outlines are the same in neighbouring rows of pixels.
    Banded,
}

impl Detail {
    /// From the most to the least.
    pub const ALL: [Self; 3] = [Self::Full, Self::Plain, Self::Banded];

    /// How finely stones follow the rows of pixels.
    pub const fn rows(self) -> Rows {
        match self {
            Self::Full | Self::Plain => Rows::Each,
            Self::Banded => Rows::Banded,
        }
    }
}

impl From<Theme> for Style {
    fn from(theme: Theme) -> Self {
        Self {
            theme,
            detail: Detail::Full,
        }
    }
}

impl Style {
    /// How many styles there are.
    pub const COUNT: usize = Detail::ALL.len() * Theme::ALL.len();

    /// The index of the style among all styles.
    pub const fn index(self) -> usize {
        Detail::ALL.len() * self.theme as usize + self.detail as usize
    }

    /// The look of the style.
    pub fn look(self) -> Look {
        let look = self.theme.look().clone();
        if self.detail == Detail::Full {
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
