//! What is known of a request that failed: how Discord answered it, if it did.

use serenity::all::{HttpError, StatusCode};
use serenity::http::ErrorResponse;

/// The HTTP status with which Discord refused it; `None` if it was not answered.
pub fn status(error: &serenity::Error) -> Option<StatusCode> {
    Some(answer(error)?.status_code)
}

/// Discord's own number for why it was refused; `None` if it was not answered.
pub fn code(error: &serenity::Error) -> Option<isize> {
    Some(answer(error)?.error.code)
}

/// The whole answer with which Discord refused it; `None` if it was not answered.
pub fn answer(error: &serenity::Error) -> Option<&ErrorResponse> {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => Some(answer),
        _ => None,
    }
}
