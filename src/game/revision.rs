//! Which board of a game: its ply, and how often the board was reset before.

use std::fmt;

use super::letters;

/// The revision of a game's board. No two boards of a game that are shown have the same revision,
/// and a later board has the greater one.
///
/// It is written as the ply, followed by letters if the board was reset: `5`, then `5b`, `5c`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Revision {
    /// How often the board was reset: after each takeback, and each time the game was suspended or
    /// resumed.
    pub resets: u16,
    /// The number of plies.
    pub ply: u16,
}

impl Revision {
    /// The revision as one number. For a game that was never reset, this is the ply.
    pub const fn number(self) -> u32 {
        (self.resets as u32) << 16 | self.ply as u32
    }

    /// The revision with this number.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the halves are what is meant"
    )]
    pub const fn from_number(number: u32) -> Self {
        Self {
            resets: (number >> 16) as u16,
            ply: number as u16,
        }
    }

    /// Parses exactly what [`Revision`] displays, and nothing else.
    pub fn parse(text: &str) -> Option<Self> {
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let (ply, resets) = text.split_at(digits);
        let revision = Self {
            ply: ply.parse().ok()?,
            resets: letters::to_resets(resets)?,
        };
        (revision.to_string() == text).then_some(revision)
    }

    /// The revision after the next ply.
    #[must_use]
    pub const fn next(self) -> Self {
        Self {
            ply: self.ply.saturating_add(1),
            ..self
        }
    }

    /// The revision one ply earlier; `None` for the first.
    pub fn before(self) -> Option<Self> {
        let ply = self.ply.checked_sub(1)?;
        Some(Self { ply, ..self })
    }
}

impl From<u16> for Revision {
    /// A board of a game that was never reset.
    fn from(ply: u16) -> Self {
        Self { resets: 0, ply }
    }
}

impl fmt::Display for Revision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.ply, letters::from_resets(self.resets))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_revision_is_its_ply_and_a_letter() {
        for (resets, written) in [(0, "7"), (1, "7b"), (25, "7z"), (26, "7ba"), (27, "7bb")] {
            assert_eq!(Revision { resets, ply: 7 }.to_string(), written);
        }
        for text in ["", "b", "7a", "07", "7B", "7 b", "7b1", "70000", "7zzzzz"] {
            assert_eq!(Revision::parse(text), None, "{text}");
        }
    }

    proptest! {
        #[test]
        fn a_revision_is_read_back(resets: u16, ply: u16) {
            let revision = Revision { resets, ply };
            prop_assert_eq!(Revision::parse(&revision.to_string()), Some(revision));
            prop_assert_eq!(Revision::from_number(revision.number()), revision);
        }

        #[test]
        fn later_boards_have_greater_numbers(one: (u16, u16), other: (u16, u16)) {
            let [one, other] = [one, other].map(|(resets, ply)| Revision { resets, ply });
            prop_assert_eq!(one.cmp(&other), one.number().cmp(&other.number()));
        }
    }
}
