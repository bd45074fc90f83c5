//! Scores: whole numbers from the view of the side to move.

/// The score of a position for the side to move. In games of Pente between people, a side with a score
/// of 100 won about 57 of 100 games, one of 400 about 75. From [`Score::WON`] on, the search sees a forced win;
/// an analysis says whether it is proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(pub i32);

/// The score of an immediate win; a win in `n` stones scores `n` less.
pub(super) const WIN: i32 = 30_000;
/// The longest win, in stones, that a score can tell from a good position.
const LONGEST: i32 = 1_000;
/// More than any score.
pub(super) const INFINITY: i32 = 32_000;
/// More than the evaluation of any undecided position.
pub(super) const MOST_JUDGED: i32 = 20_000;

impl Score {
    /// The score of a game that is won.
    pub const WIN: Self = Self(WIN);
    /// The lowest score of a position that is won by force.
    pub const WON: Self = Self(WIN - LONGEST);

    /// The number of stones, of both sides, in which the side to move wins by force; `None` if it
    /// does not.
    pub const fn wins_in(self) -> Option<u32> {
        if self.0 >= Self::WON.0 {
            Some((WIN - self.0).unsigned_abs())
        } else {
            None
        }
    }

    /// Whether the search expects a win or a loss by force, seen to the end or not.
    pub const fn is_expected_end(self) -> bool {
        self.0.unsigned_abs() > MOST_JUDGED.unsigned_abs()
    }

    /// The number of stones, of both sides, in which it loses by force; `None` if it does not.
    pub const fn loses_in(self) -> Option<u32> {
        Self(-self.0).wins_in()
    }
}

/// Turns a decided score into an uncertain one: still beyond every evaluation, and in the same
/// order. Other scores stay as they are.
pub(super) const fn doubted(score: i32) -> i32 {
    match score {
        won if won >= Score::WON.0 => won - LONGEST,
        lost if lost <= -Score::WON.0 => lost + LONGEST,
        _ => score,
    }
}

/// Whether a score means a win or a loss by force.
pub(super) const fn is_decided(score: i32) -> bool {
    score >= Score::WON.0 || score <= -Score::WON.0
}
