//! Reads from a failed request how Discord answered it, if it did.

use serenity::all::{HttpError, StatusCode};
use serenity::http::ErrorResponse;

/// The HTTP status of Discord's refusal; `None` if there was no answer.
pub fn status(error: &serenity::Error) -> Option<StatusCode> {
    Some(error_response(error)?.status_code)
}

/// Discord's own error code for its refusal; `None` if there was no answer.
pub fn code(error: &serenity::Error) -> Option<isize> {
    Some(error_response(error)?.error.code)
}

/// The whole answer of Discord's refusal; `None` if there was no answer.
pub fn error_response(error: &serenity::Error) -> Option<&ErrorResponse> {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => Some(answer),
        _ => None,
    }
}
