//! Which threats a forced win is looked for by.

/// Which threats are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::engine) enum Threats {
    /// Threats to win with the very next stone.
    AtOnce,
    /// Also threats to win by such threats.
    Slow,
}
