//! One question to Discord, and why it got no answer.
//!
//! Whatever `DISCORD_API` names may answer without end: only the beginning of an answer is read.

use std::time::Duration;

use reqwest::Response;
use reqwest::header::HeaderMap;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serenity::all::{Http, LightMethod, Request, Route, StatusCode};
use thiserror::Error;
use tokio::time::timeout;

use crate::config;
use crate::discord::lifecycle::connect::{self, StartError};
use crate::discord::lifecycle::startup;

/// How long each request may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// The longest answer, in bytes. All commands of a bot in Discord's longest form, or a server with its roles and
/// emojis, are well below it.
const LONGEST_ANSWER: usize = 8 << 20;

/// How many letters of a refusal are told.
const LONGEST_MESSAGE: usize = 200;

/// Why a question got no answer: one line for the operator.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct Unanswered(pub String);

/// Why a request failed.
#[derive(Debug)]
pub(super) enum Failed {
    /// Discord refuses, and says this.
    Refused(StatusCode, String),
    /// It cannot be asked, or its answer cannot be read.
    Unread(String),
    TooSlow,
    TooLong,
}

/// Asks Discord, without waiting for any limit.
pub(super) struct Questions {
    requests: reqwest::Client,
    http: Http,
}

/// An answer of Discord that is no refusal.
pub(super) struct Answer {
    pub headers: HeaderMap,
    body: Vec<u8>,
}

impl Questions {
    pub fn new(settings: &config::Discord) -> Result<Self, StartError> {
        let (requests, http) = connect::asking(settings)?;
        Ok(Self { requests, http })
    }

    /// Makes a request, once, and reads what was asked for.
    pub async fn ask<T: DeserializeOwned>(&self, route: Route<'_>) -> Result<T, Failed> {
        let answer = self.answer(route).await?;
        serde_json::from_slice(&answer.body).map_err(|error| Failed::unread(&error))
    }

    /// Makes a request, once.
    pub async fn answer(&self, route: Route<'_>) -> Result<Answer, Failed> {
        let answered = timeout(PATIENCE, self.answered(route)).await;
        answered.map_err(|_| Failed::TooSlow)?
    }

    async fn answered(&self, route: Route<'_>) -> Result<Answer, Failed> {
        let request = Request::new(route, LightMethod::Get);
        let proxy = self.http.proxy.as_deref();
        let request = request.build(&self.requests, self.http.token(), proxy);
        let request = request.map_err(|error| Failed::unread(&error))?;
        let response = request.send().await;
        let response = response.map_err(|error| Failed::unread(&error))?;
        let (status, headers) = (response.status(), response.headers().clone());
        let body = whole(response).await?;
        if status.is_success() {
            Ok(Answer { headers, body })
        } else {
            Err(Failed::Refused(status, message(&body)))
        }
    }
}

/// All of an answer, unless it is too long.
async fn whole(mut response: Response) -> Result<Vec<u8>, Failed> {
    let mut body = Vec::new();
    let part = |error: reqwest::Error| Failed::unread(&error);
    while let Some(part) = response.chunk().await.map_err(part)? {
        if body.len() + part.len() > LONGEST_ANSWER {
            return Err(Failed::TooLong);
        }
        body.extend_from_slice(&part);
    }
    Ok(body)
}

/// What Discord says in a refusal; nothing if that is no JSON.
fn message(body: &[u8]) -> String {
    let refusal: Value = serde_json::from_slice(body).unwrap_or_default();
    let message = refusal["message"].as_str().unwrap_or_default();
    message.chars().take(LONGEST_MESSAGE).collect()
}

impl Failed {
    pub fn unread(error: &dyn std::error::Error) -> Self {
        Self::Unread(startup::innermost(error))
    }

    pub fn status(&self) -> Option<StatusCode> {
        match self {
            Self::Refused(status, _) => Some(*status),
            Self::Unread(_) | Self::TooSlow | Self::TooLong => None,
        }
    }

    /// What went wrong, on one line.
    pub fn reason(&self) -> String {
        match self {
            Self::Refused(status, message) => format!("{status} {message}").trim_end().to_owned(),
            Self::Unread(reason) => reason.clone(),
            Self::TooSlow => format!("no answer within {} seconds", PATIENCE.as_secs()),
            Self::TooLong => format!("the answer is longer than {} MiB", LONGEST_ANSWER >> 20),
        }
    }
}

pub(super) fn unanswered(failed: &Failed) -> Unanswered {
    Unanswered(failed.reason())
}
