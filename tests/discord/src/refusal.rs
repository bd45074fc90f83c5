//! How Discord says no: an HTTP status, a code of its own, and a sentence.

use axum::{
    http::StatusCode,
    response::{IntoResponse, Response},
};
use serde_json::{Map, Value, json};

use crate::{edge, rate_limit::RateLimit, rest::Reply};

/// A refused request.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Refusal {
    pub status: StatusCode,
    pub code: u64,
    pub message: String,
    /// Where in the form it is wrong, for code 50035.
    errors: Option<Value>,
    /// Which limit was reached, for status 429.
    rate_limit: Option<Box<RateLimit>>,
}

impl Refusal {
    /// Any refusal.
    pub fn new(status: StatusCode, code: u64, message: impl Into<String>) -> Self {
        Self {
            status,
            code,
            message: message.into(),
            errors: None,
            rate_limit: None,
        }
    }

    /// 50035: the form is wrong at `field`, a path with dots.
    pub fn invalid_form(field: &str, message: impl Into<String>) -> Self {
        let leaf = json!({"_errors": [{"code": "INVALID", "message": message.into()}]});
        let errors = field
            .rsplit('.')
            .filter(|name| !name.is_empty())
            .fold(leaf, |inner, name| {
                Value::Object(Map::from_iter([(name.to_owned(), inner)]))
            });
        Self {
            errors: Some(errors),
            ..Self::bad_request(50_035, "Invalid Form Body")
        }
    }

    pub fn rate_limited(limit: RateLimit) -> Self {
        let message = "You are being rate limited.";
        Self {
            rate_limit: Some(Box::new(limit)),
            ..Self::new(StatusCode::TOO_MANY_REQUESTS, 0, message)
        }
    }

    pub fn too_many_old_edits(limit: RateLimit) -> Self {
        let message =
            "Maximum number of edits to messages older than 1 hour reached. Try again later.";
        Self {
            rate_limit: Some(Box::new(limit)),
            ..Self::new(StatusCode::TOO_MANY_REQUESTS, 30_046, message)
        }
    }

    pub fn unauthorized() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, 0, "401: Unauthorized")
    }

    pub fn unknown_route() -> Self {
        Self::new(StatusCode::NOT_FOUND, 0, "404: Not Found")
    }

    pub fn unknown_channel() -> Self {
        Self::not_found(10_003, "Unknown Channel")
    }

    pub fn unknown_guild() -> Self {
        Self::not_found(10_004, "Unknown Guild")
    }

    pub fn unknown_member() -> Self {
        Self::not_found(10_007, "Unknown Member")
    }

    pub fn unknown_message() -> Self {
        Self::not_found(10_008, "Unknown Message")
    }

    pub fn unknown_user() -> Self {
        Self::not_found(10_013, "Unknown User")
    }

    pub fn unknown_webhook() -> Self {
        Self::not_found(10_015, "Unknown Webhook")
    }

    pub fn unknown_interaction() -> Self {
        Self::not_found(10_062, "Unknown interaction")
    }

    pub fn unknown_command() -> Self {
        Self::not_found(10_063, "Unknown application command")
    }

    pub fn too_large() -> Self {
        Self::new(
            StatusCode::PAYLOAD_TOO_LARGE,
            40_005,
            "Request entity too large",
        )
    }

    pub fn already_answered() -> Self {
        Self::bad_request(40_060, "Interaction has already been acknowledged.")
    }

    pub fn missing_access() -> Self {
        Self::forbidden(50_001, "Missing Access")
    }

    pub fn not_yours_to_edit() -> Self {
        Self::forbidden(50_005, "Cannot edit a message authored by another user")
    }

    pub fn empty_message() -> Self {
        Self::bad_request(50_006, "Cannot send an empty message")
    }

    pub fn dms_closed() -> Self {
        Self::forbidden(50_007, "Cannot send messages to this user")
    }

    pub fn missing_permissions() -> Self {
        Self::forbidden(50_013, "Missing Permissions")
    }

    pub fn dead_token() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, 50_027, "Invalid Webhook Token")
    }

    pub fn thread_is_archived() -> Self {
        Self::bad_request(50_083, "Thread is archived")
    }

    pub fn thread_exists() -> Self {
        Self::bad_request(
            160_004,
            "A thread has already been created for this message",
        )
    }

    fn bad_request(code: u64, message: &str) -> Self {
        Self::new(StatusCode::BAD_REQUEST, code, message)
    }

    fn forbidden(code: u64, message: &str) -> Self {
        Self::new(StatusCode::FORBIDDEN, code, message)
    }

    fn not_found(code: u64, message: &str) -> Self {
        Self::new(StatusCode::NOT_FOUND, code, message)
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        if edge::answers_with(self.status) {
            let mut response = edge::answer(self.status);
            response.extensions_mut().insert(self);
            return response;
        }
        let mut body = json!({"code": self.code, "message": self.message});
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        if let Some(limit) = &self.rate_limit {
            limit.add_to(&mut body);
        }
        let mut response = Reply::with_status(self.status, body).into_response();
        if let Some(limit) = &self.rate_limit {
            response.headers_mut().extend(limit.headers());
        }
        response.extensions_mut().insert(self);
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_form_says_where() {
        let refusal = Refusal::invalid_form("data.content", "too long");
        let leaf = json!({"_errors": [{"code": "INVALID", "message": "too long"}]});
        assert_eq!(refusal.errors, Some(json!({"data": {"content": leaf}})));
    }
}
