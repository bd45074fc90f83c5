//! A step through a record, in the ids of the buttons below it.

use strum::{IntoStaticStr, VariantArray};

/// Which board a button shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
pub enum RecordStep {
    /// The one before the first move.
    #[strum(serialize = "first")]
    First,
    /// The one before.
    #[strum(serialize = "back")]
    Back,
    /// The next one.
    #[strum(serialize = "on")]
    Forward,
    /// The one after the last move.
    #[strum(serialize = "last")]
    Last,
}

impl RecordStep {
    /// How many moves have been made on the board that follows the one after `shown` of `all` moves.
    pub const fn leads_to(self, shown: u16, all: u16) -> u16 {
        let shown = if shown < all { shown } else { all };
        match self {
            Self::First => 0,
            Self::Back => shown.saturating_sub(1),
            Self::Forward if shown < all => shown + 1,
            Self::Forward | Self::Last => all,
        }
    }
}
