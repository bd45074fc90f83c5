//! Suspended games: nobody is asked to move, and no clock runs.

/// How a game is suspended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Suspension {
    /// Both players agreed; either can continue at any time.
    Paused,
    /// Both players must agree to resume it.
    Adjourned,
}
