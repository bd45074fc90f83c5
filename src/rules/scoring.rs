//! What a match for points counts.

/// What things are worth in a match for points.
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
