//! The two kinds of eliminations.

/// How often somebody has to lose to be out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Once.
    Single,
    /// Twice. Whoever comes to the final without a loss has to lose it twice.
    Double,
}
