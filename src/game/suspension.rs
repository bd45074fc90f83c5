//! Games that are suspended: nobody moves, and no clock runs.

/// How a game stands still.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Suspension {
    /// Both agreed; either goes on whenever they like.
    Paused,
    /// It is put away; both must agree to take it up again.
    Adjourned,
}
