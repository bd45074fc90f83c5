//! What a route answers when it does not refuse.

use std::sync::Arc;

use axum::{
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use serde_json::Value;

use crate::refusal::Refusal;

/// An answer, or a refusal.
pub(crate) type Outcome = Result<Reply, Refusal>;

/// A status and, mostly, a body.
#[derive(Debug)]
pub(crate) struct Reply {
    status: StatusCode,
    body: Option<Value>,
}

/// The body of an answer, kept beside it for the record.
#[derive(Debug, Clone)]
pub(crate) struct Answered(pub Arc<Value>);

impl Reply {
    pub fn ok(body: Value) -> Self {
        Self::with_status(StatusCode::OK, body)
    }

    pub fn created(body: Value) -> Self {
        Self::with_status(StatusCode::CREATED, body)
    }

    pub fn no_content() -> Self {
        Self {
            status: StatusCode::NO_CONTENT,
            body: None,
        }
    }

    pub fn with_status(status: StatusCode, body: Value) -> Self {
        Self {
            status,
            body: Some(body),
        }
    }
}

impl IntoResponse for Reply {
    fn into_response(self) -> Response {
        let Some(body) = self.body else {
            return self.status.into_response();
        };
        let json = [(header::CONTENT_TYPE, "application/json")];
        let mut response = (self.status, json, body.to_string()).into_response();
        response.extensions_mut().insert(Answered(Arc::new(body)));
        response
    }
}
