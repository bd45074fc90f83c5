//! One question to Discord, and why it got no answer.

use std::time::Duration;

use serenity::all::StatusCode;
use thiserror::Error;
use tokio::time::timeout;

use crate::discord::http_error;
use crate::discord::lifecycle::startup;

/// How long each request may take.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);

/// Why a question got no answer: one line for the operator.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct Unanswered(pub String);

/// Why a request failed.
#[derive(Debug)]
pub(super) enum Failed {
    Discord(Box<serenity::Error>),
    TooSlow,
}

/// Makes a request, once.
pub(super) async fn once<T>(
    request: impl Future<Output = serenity::Result<T>>,
) -> Result<T, Failed> {
    match timeout(PATIENCE, request).await {
        Ok(answered) => answered.map_err(|error| Failed::Discord(Box::new(error))),
        Err(_) => Err(Failed::TooSlow),
    }
}

impl Failed {
    pub fn status(&self) -> Option<StatusCode> {
        match self {
            Self::Discord(error) => http_error::status(error),
            Self::TooSlow => None,
        }
    }
}

pub(super) fn unanswered(failed: &Failed) -> Unanswered {
    Unanswered(match failed {
        Failed::Discord(error) => startup::reason(error),
        Failed::TooSlow => format!("no answer within {} seconds", PATIENCE.as_secs()),
    })
}
