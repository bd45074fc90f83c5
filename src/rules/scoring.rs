//! What counts in a match for points.

/// How many points each thing is worth in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scoring {
    /// The row that won.
    pub row: u16,
    /// A captured pair.
    pub capture: u16,
    /// A row on the board that is exactly one stone shorter than the one that wins.
    pub lesser_row: u16,
    /// How many points win the match, unless it was agreed otherwise.
    pub target: u16,
}
