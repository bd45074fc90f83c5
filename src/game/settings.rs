//! What a person has chosen for themselves.

use crate::rules::Notation;

/// How a person wants to be shown things. What everybody sees does not change with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The id of the theme of their private pictures; `None` for that of the game.
    pub theme: Option<String>,
    /// How points are named to them, and read where a text fits both notations.
    pub notation: Notation,
    /// Whether a stone that is picked is shown before it is played.
    pub confirm: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: None,
            notation: Notation::Board,
            confirm: true,
        }
    }
}

/// What to change in settings; nothing stays as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wishes {
    /// The theme; `Some(None)` for that of the game.
    pub theme: Option<Option<String>>,
    /// The notation.
    pub notation: Option<Notation>,
    /// Whether to confirm.
    pub confirm: Option<bool>,
}

impl Wishes {
    /// These wishes and others, which go before.
    #[must_use]
    pub fn and(self, others: Self) -> Self {
        Self {
            theme: others.theme.or(self.theme),
            notation: others.notation.or(self.notation),
            confirm: others.confirm.or(self.confirm),
        }
    }
}

impl Settings {
    /// These settings with some of them changed.
    #[must_use]
    pub fn with(mut self, wishes: Wishes) -> Self {
        self.theme = wishes.theme.unwrap_or(self.theme);
        self.notation = wishes.notation.unwrap_or(self.notation);
        self.confirm = wishes.confirm.unwrap_or(self.confirm);
        self
    }
}
