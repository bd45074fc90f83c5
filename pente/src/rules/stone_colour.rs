//! The look of stones. Which colour moves first is a rule; whether it is shown white or black is a
//! custom, and the ruleset's data says which.

/// The colour of a stone as people see and name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StoneColour {
    /// White.
    White,
    /// Black.
    Black,
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Green.
    Green,
    /// Yellow.
    Yellow,
}

impl StoneColour {
    /// The looks of a game's colours if white begins, in the order of first move.
    pub const WHITE_BEGINS: [Self; 6] = [
        Self::White,
        Self::Black,
        Self::Red,
        Self::Blue,
        Self::Green,
        Self::Yellow,
    ];

    /// The same if black begins.
    pub const BLACK_BEGINS: [Self; 6] = [
        Self::Black,
        Self::White,
        Self::Red,
        Self::Blue,
        Self::Green,
        Self::Yellow,
    ];

    /// The name of the colour.
    pub const fn name(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Yellow => "yellow",
        }
    }

    /// Its index among all stone colours, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }
}
