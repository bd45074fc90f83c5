//! The kinds of threats that a search for forced wins may use.

/// The kinds of threats to use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::engine) enum Threats {
    /// Threats to win with the very next stone.
    AtOnce,
    /// Also threats to win by a series of [`AtOnce`](Self::AtOnce) threats.
    Slow,
}
