//! Which colours the ban on double threes binds.

use super::Colour;

/// Who may not make two open threes at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bans {
    /// Nobody.
    None,
    /// The colour that moves first.
    First,
    /// Every colour.
    Both,
}

impl Bans {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::None, Self::First, Self::Both];

    /// The stored id; it never changes.
    pub const fn id(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::First => "first",
            Self::Both => "both",
        }
    }

    /// The bans with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|bans| bans.id() == id)
    }

    /// Whether a colour may not make two open threes at once.
    pub fn binds(self, colour: Colour) -> bool {
        match self {
            Self::None => false,
            Self::First => colour == Colour::FIRST,
            Self::Both => true,
        }
    }
}
