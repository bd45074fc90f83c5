//! How hard a puzzle is, before anybody has tried it.

/// How hard a puzzle seems.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grade {
    /// The rating that the puzzle begins with, on the scale of people's Glicko-2 ratings: from 700 for the
    /// easiest to 2,600 for the hardest.
    pub rating: u16,
    /// How many of the sensible first stones are accepted.
    pub accepted: u16,
    /// How many first stones are sensible: near the others, and not losing at once.
    pub sensible: u16,
}

/// The rating of the easiest puzzle, and of the hardest.
const EASIEST: u32 = 700;
const HARDEST: u32 = 2_600;
/// What each of the solver's turns adds beyond two.
const TURN: u32 = 230;
/// What a quiet first stone adds.
const QUIET: u32 = 250;
/// What is added where only one stone is accepted; where there are more, this much is shared by them.
const ONLY: u32 = 300;
/// What a choice among many stones adds at most: a point for each stone.
const MOST_FOR_CHOICE: u32 = 100;
/// What a defence begins with.
const DEFENCE: u32 = 1_000;

impl Grade {
    /// The grade of a win that takes so many of the solver's turns.
    pub(super) fn of_win(turns: u32, is_quiet: bool, accepted: u16, sensible: u16) -> Self {
        let quiet = if is_quiet { QUIET } else { 0 };
        let length = turns.saturating_sub(2) * TURN;
        Self::of(EASIEST + length + quiet, accepted, sensible)
    }

    /// The grade of a win to stop, which would take so many of the opponent's turns.
    pub(super) fn of_defence(turns: u32, accepted: u16, sensible: u16) -> Self {
        let length = turns.saturating_sub(2) * TURN / 2;
        Self::of(DEFENCE + length, accepted, sensible)
    }

    /// The same where another number of first stones is accepted.
    pub(super) fn with_accepted(self, accepted: usize) -> Self {
        let accepted = u16::try_from(accepted).unwrap_or(u16::MAX);
        let base = u32::from(self.rating).saturating_sub(ONLY / u32::from(self.accepted).max(1));
        let rating = (base + ONLY / u32::from(accepted).max(1)).min(HARDEST);
        Self {
            rating: u16::try_from(rating).unwrap_or(u16::MAX),
            accepted,
            ..self
        }
    }

    fn of(base: u32, accepted: u16, sensible: u16) -> Self {
        let scarce = ONLY / u32::from(accepted).max(1);
        let rating = base + scarce + u32::from(sensible).min(MOST_FOR_CHOICE);
        let rating = u16::try_from(rating.min(HARDEST)).unwrap_or(u16::MAX);
        Self {
            rating,
            accepted,
            sensible,
        }
    }
}
