//! Why a record is not reviewed.

use thiserror::Error;

use crate::rules::ReplayError;

/// Why a record cannot be reviewed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ReviewRefusal {
    /// The ruleset is not for two.
    #[error("only games of two players with a colour each are reviewed")]
    NotForTwo,
    /// The record has a move that is not allowed.
    #[error(transparent)]
    Illegal(#[from] ReplayError),
}
