//! How often something went wrong because a test wanted it to.

/// How many requests met with what.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct FaultCounts {
    /// Found their bucket emptied; those that came back too early are not counted.
    pub rate_limited: usize,
    /// Were refused with a status below 500.
    pub refused: usize,
    /// Were refused with a status from 500 on.
    pub failed: usize,
    /// Vanished without effect.
    pub cut_before: usize,
    /// Took effect and were not answered, or by half.
    pub cut_after: usize,
    /// Were held up for a time.
    pub slow: usize,
    /// Were never answered.
    pub hung: usize,
    /// Came while Discord was out of order.
    pub turned_away: usize,
}

impl FaultCounts {
    /// Everything that went wrong.
    pub fn total(&self) -> usize {
        let cut = self.cut_before + self.cut_after;
        let waiting = self.slow + self.hung;
        self.rate_limited + self.refused + self.failed + cut + waiting + self.turned_away
    }
}
