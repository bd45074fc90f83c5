//! An attempt to post something, and why it can fail.

use jiff::{SignedDuration, Timestamp};
use thiserror::Error;
use tracing::{error, info, warn};

use crate::discord::outbox::channels::SendError;
use crate::discord::outbox::post::Post;
use crate::service;
use crate::service::attempts::Failed;

/// Why something is posted now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// It has just been saved.
    First,
    /// A retry: no post was recorded, but the message may be there all the same.
    Another,
}

/// Why something was not posted.
#[derive(Debug, Error)]
pub enum PostError {
    /// Discord did not take it.
    #[error(transparent)]
    Send(#[from] SendError),
    /// The database failed.
    #[error(transparent)]
    Service(#[from] service::Error),
}

impl PostError {
    /// Whether Discord forbids it, so that a retry is useless.
    pub const fn is_final(&self) -> bool {
        matches!(self, Self::Send(error) if error.is_final())
    }

    /// Whether Discord did not answer at all, so that other posts would fail as well.
    pub const fn is_outage(&self) -> bool {
        matches!(self, Self::Send(error) if error.is_outage())
    }

    /// Whether a rate limit or a queue held the request back before Discord decided on it.
    pub const fn is_held_back(&self) -> bool {
        matches!(self, Self::Send(error) if error.is_held_back())
    }

    /// How the database records this failure, which decides on the next attempt.
    pub const fn failed(&self) -> Failed {
        match self {
            Self::Send(error) if error.is_forbidden() => Failed::Forbidden,
            Self::Send(error) if error.is_final() => Failed::ForGood,
            Self::Send(error) if error.is_outage() => Failed::Outage,
            Self::Send(error) => Failed::NotNow(error.wait()),
            Self::Service(_) => Failed::NotNow(SignedDuration::ZERO),
        }
    }

    /// Logs for the operator what was not posted and when it is retried, if ever.
    pub fn log(&self, post: Post, next: Option<Timestamp>) {
        match (self, next) {
            (Self::Send(error), None) if error.is_final() => {
                info!(%post, "given up, for it is refused: {error}");
            }
            (Self::Send(error), None) => {
                error!(%post, "given up after too many attempts: {error}");
            }
            (Self::Send(error), Some(next)) if error.is_held_back() => {
                info!(%post, %next, "not posted yet, to be tried again: {error}");
            }
            (Self::Send(error), Some(next)) => {
                warn!(%post, %next, "not posted, to be tried again: {error}");
            }
            (Self::Service(error), None) => {
                let error = error as &dyn std::error::Error;
                error!(%post, error, "given up after too many attempts");
            }
            (Self::Service(error), Some(next)) => {
                let error = error as &dyn std::error::Error;
                error!(%post, %next, error, "not posted, to be tried again");
            }
        }
    }
}
