//! Which board of a game: its ply, and how often the game was set up anew before.

use std::fmt;

use super::letters;

/// A board of a game. No two boards of a game that are shown have the same mark, and a later one
/// has the greater.
///
/// It is written as its ply, followed by a letter if the game was set up anew: `5`, then `5b`, `5c`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mark {
    /// How often the game was set up anew: after a move was taken back, and when it stood still or
    /// was taken up again.
    pub edition: u16,
    /// How many plies it has.
    pub ply: u16,
}

impl Mark {
    /// As one number, which is the ply of a game that was never set up anew.
    pub const fn number(self) -> u32 {
        (self.edition as u32) << 16 | self.ply as u32
    }

    /// The mark of a number.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the halves are what is meant"
    )]
    pub const fn from_number(number: u32) -> Self {
        Self {
            edition: (number >> 16) as u16,
            ply: number as u16,
        }
    }

    /// Reads what [`Mark`] writes, and nothing else.
    pub fn parse(text: &str) -> Option<Self> {
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let (ply, edition) = text.split_at(digits);
        let mark = Self {
            ply: ply.parse().ok()?,
            edition: letters::edition(edition)?,
        };
        (mark.to_string() == text).then_some(mark)
    }

    /// The board that the next ply leads to.
    #[must_use]
    pub const fn next(self) -> Self {
        Self {
            ply: self.ply.saturating_add(1),
            ..self
        }
    }

    /// The board that led to this one; `None` for the first.
    pub fn before(self) -> Option<Self> {
        let ply = self.ply.checked_sub(1)?;
        Some(Self { ply, ..self })
    }
}

impl From<u16> for Mark {
    /// A board of a game that was never set up anew.
    fn from(ply: u16) -> Self {
        Self { edition: 0, ply }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.ply, letters::of_edition(self.edition))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_mark_is_its_ply_and_a_letter() {
        for (edition, written) in [(0, "7"), (1, "7b"), (25, "7z"), (26, "7ba"), (27, "7bb")] {
            assert_eq!(Mark { edition, ply: 7 }.to_string(), written);
        }
        for text in ["", "b", "7a", "07", "7B", "7 b", "7b1", "70000", "7zzzzz"] {
            assert_eq!(Mark::parse(text), None, "{text}");
        }
    }

    proptest! {
        #[test]
        fn a_mark_is_read_back(edition: u16, ply: u16) {
            let mark = Mark { edition, ply };
            prop_assert_eq!(Mark::parse(&mark.to_string()), Some(mark));
            prop_assert_eq!(Mark::from_number(mark.number()), mark);
        }

        #[test]
        fn later_boards_have_greater_numbers(one: (u16, u16), other: (u16, u16)) {
            let [one, other] = [one, other].map(|(edition, ply)| Mark { edition, ply });
            prop_assert_eq!(one.cmp(&other), one.number().cmp(&other.number()));
        }
    }
}
