//! Answers that do not arrive, or not in full, because the connection ends.

use std::{
    io,
    pin::Pin,
    task::{Context, Poll},
};

use axum::{
    body::{self, Body, Bytes, HttpBody},
    http::{HeaderValue, header::CONTENT_LENGTH},
    response::{IntoResponse, Response},
};
use http_body::Frame;

use crate::line::Cutter;

/// No answer at all.
pub(super) fn before(cutter: &Cutter) -> Response {
    cutter.cut();
    // Never sent, because the line is cut.
    ().into_response()
}

/// The answer up to half of its body; none at all when it has no body.
pub(super) async fn halfway(response: Response, cutter: &Cutter) -> Response {
    let (mut parts, body) = response.into_parts();
    let body = body::to_bytes(body, usize::MAX).await.unwrap_or_default();
    if body.len() < 2 {
        return before(cutter);
    }
    let promised = HeaderValue::from(body.len());
    parts.headers.insert(CONTENT_LENGTH, promised);
    let half = Half::Unsent(body.slice(..body.len() / 2));
    Response::from_parts(parts, Body::new(half))
}

/// How far half a body has come.
enum Half {
    Unsent(Bytes),
    /// Taken, but maybe not yet on its way.
    Taken,
    Sent,
}

impl HttpBody for Half {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, io::Error>>> {
        match std::mem::replace(&mut *self, Self::Sent) {
            Self::Unsent(bytes) => {
                *self = Self::Taken;
                Poll::Ready(Some(Ok(Frame::data(bytes))))
            }
            // Having to wait, the server sends what it has.
            Self::Taken => {
                context.waker().wake_by_ref();
                Poll::Pending
            }
            Self::Sent => Poll::Ready(Some(Err(io::ErrorKind::ConnectionAborted.into()))),
        }
    }
}
