//! What answers in Discord's place when Discord itself does not: the servers in front of it, which
//! know nothing of its JSON.

use axum::{
    http::{StatusCode, header::CONTENT_TYPE},
    response::{IntoResponse, Response},
};

/// Whether an answer with this status does not come from Discord itself.
pub(crate) fn answers_with(status: StatusCode) -> bool {
    matches!(
        status,
        StatusCode::BAD_GATEWAY | StatusCode::SERVICE_UNAVAILABLE | StatusCode::GATEWAY_TIMEOUT
    )
}

/// The answer: a page for people to read, or for 503 nothing at all.
pub(crate) fn answer(status: StatusCode) -> Response {
    if status == StatusCode::SERVICE_UNAVAILABLE {
        return status.into_response();
    }
    let page = format!(
        "<html>\r\n<head><title>{status}</title></head>\r\n\
         <body>\r\n<center><h1>{status}</h1></center>\r\n</body>\r\n</html>\r\n"
    );
    (status, [(CONTENT_TYPE, "text/html")], page).into_response()
}
