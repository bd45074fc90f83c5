//! Scores: whole numbers from the view of whoever is to move.

/// How good a position is for the side to move. A stone's worth of advantage in a quiet position
/// is about 40, the first captured pair 66. From [`Score::WON`] on, the search sees a win by force;
/// whether it is proven is for an analysis to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(pub i32);

/// A win on the spot; one in `n` stones is worth `n` less.
pub(super) const WIN: i32 = 30_000;
/// The longest win that is told apart from a good position, in stones.
const LONGEST: i32 = 1_000;
/// More than any score.
pub(super) const INFINITY: i32 = 32_000;
/// More than any judgement of a position that is not decided.
pub(super) const MOST_JUDGED: i32 = 20_000;

impl Score {
    /// The least score of a position that is won by force.
    pub const WON: Self = Self(WIN - LONGEST);

    /// In how many stones of both sides the side to move wins by force, if it does.
    pub const fn wins_in(self) -> Option<u32> {
        if self.0 >= Self::WON.0 {
            Some((WIN - self.0).unsigned_abs())
        } else {
            None
        }
    }

    /// In how many stones of both sides it loses by force, if it does.
    pub const fn loses_in(self) -> Option<u32> {
        Self(-self.0).wins_in()
    }
}

/// A decided score as one of which nobody is certain: still beyond every judgement, and in the same
/// order. Others stay as they are.
pub(super) const fn doubted(score: i32) -> i32 {
    match score {
        won if won >= Score::WON.0 => won - LONGEST,
        lost if lost <= -Score::WON.0 => lost + LONGEST,
        _ => score,
    }
}

/// Whether a score stands for a win or a loss by force.
pub(super) const fn is_decided(score: i32) -> bool {
    score >= Score::WON.0 || score <= -Score::WON.0
}
