//! Trying to post something, and what stands in the way.

use thiserror::Error;
use tracing::{error, info, warn};

use super::Post;
use crate::discord::channels::SendError;
use crate::service;

/// How it comes that something is posted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// It has just been saved.
    First,
    /// It was left unsaid, as far as was noted. It may be there all the same.
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
    /// Whether Discord forbids it, so that trying again is no use.
    pub const fn is_final(&self) -> bool {
        matches!(self, Self::Send(error) if error.is_final())
    }

    /// Whether other posts would fail as well.
    pub fn is_outage(&self) -> bool {
        match self {
            Self::Send(error) => error.is_outage(),
            Self::Service(error) => !error.is_of_one(),
        }
    }

    /// Tells the operator what was not posted.
    pub fn log(&self, post: Post) {
        match self {
            Self::Send(error) if self.is_final() => info!(?post, "not posted: {error}"),
            Self::Send(error) => warn!(?post, "not posted, to be tried again: {error}"),
            Self::Service(error) => {
                let error = error as &dyn std::error::Error;
                error!(?post, error, "not posted, to be tried again");
            }
        }
    }
}
