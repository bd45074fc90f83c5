//! Colour preferences, and the colours from which they follow (C.04.3, articles 1.6 and 1.7).

use crate::tournament::round::Colour;

/// The colour that a player should get, and how much it matters (article 1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ColourPreference {
    /// They have not played.
    None,
    /// They had both colours equally often, and should alternate.
    Mild(Colour),
    /// They had the other colour once more.
    Strong(Colour),
    /// They had the other colour more often by two, or in the last two games.
    Absolute(Colour),
}

impl ColourPreference {
    /// The colour, if there is one.
    pub(super) fn colour(self) -> Option<Colour> {
        match self {
            Self::None => None,
            Self::Mild(colour) | Self::Strong(colour) | Self::Absolute(colour) => Some(colour),
        }
    }

    /// Whether the other colour is forbidden.
    pub(super) fn is_absolute(self) -> bool {
        matches!(self, Self::Absolute(_))
    }

    /// Whether it is at least strong.
    pub(super) fn is_strong(self) -> bool {
        matches!(self, Self::Strong(_) | Self::Absolute(_))
    }

    /// Whether both can be granted.
    pub(super) fn agrees_with(self, other: Self) -> bool {
        self.colour().is_none() || self.colour() != other.colour()
    }

    /// The larger, the stronger.
    pub(super) fn strength(self) -> u8 {
        match self {
            Self::None => 0,
            Self::Mild(_) => 1,
            Self::Strong(_) => 2,
            Self::Absolute(_) => 3,
        }
    }
}

/// The colours that somebody had in the games they played, in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ColourRecord(Vec<Colour>);

impl ColourRecord {
    pub(super) fn new(colours: Vec<Colour>) -> Self {
        Self(colours)
    }

    /// How many games were played.
    pub(super) fn games(&self) -> usize {
        self.0.len()
    }

    /// How many more games were played with one colour than with the other (article 1.6).
    pub(super) fn difference(&self) -> usize {
        self.had_more_often().map_or(0, |(_, more)| more)
    }

    /// The colour of the last two games, if it was the same in both.
    pub(super) fn repeated(&self) -> Option<Colour> {
        match self.0.as_slice() {
            [.., before, last] if before == last => Some(*last),
            _ => None,
        }
    }

    /// What follows from it for the next game.
    pub(super) fn preference(&self) -> ColourPreference {
        let Some(last) = self.0.last() else {
            return ColourPreference::None;
        };
        match (self.had_more_often(), self.repeated()) {
            (Some((colour, 2..)), _) | (_, Some(colour)) => {
                ColourPreference::Absolute(colour.other())
            }
            (Some((colour, _)), None) => ColourPreference::Strong(colour.other()),
            (None, None) => ColourPreference::Mild(last.other()),
        }
    }

    fn had_more_often(&self) -> Option<(Colour, usize)> {
        let white = self.0.iter().filter(|it| **it == Colour::White).count();
        let black = self.games() - white;
        match white.cmp(&black) {
            std::cmp::Ordering::Greater => Some((Colour::White, white - black)),
            std::cmp::Ordering::Less => Some((Colour::Black, black - white)),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// The colour in the most recent game in which it differed from the other's, both counted from the
    /// last one played.
    pub(super) fn last_difference(&self, other: &Self) -> Option<Colour> {
        let games = self.0.iter().rev().zip(other.0.iter().rev());
        let mut different = games.filter(|(own, others)| own != others);
        different.next().map(|(own, _)| *own)
    }
}
