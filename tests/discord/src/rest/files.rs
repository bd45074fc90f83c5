//! Files on messages, served as Discord's own file server does.

use std::sync::Arc;

use axum::{
    extract::{Path, State},
    http::{
        StatusCode,
        header::{CONTENT_TYPE, X_CONTENT_TYPE_OPTIONS},
    },
    response::{IntoResponse, Response},
};

use crate::{
    ids::{AttachmentId, ChannelId},
    shared::Shared,
};

/// `GET /attachments/{channel}/{attachment}/{filename}`
pub(super) async fn file(
    State(shared): State<Arc<Shared>>,
    Path((_, id, filename)): Path<(ChannelId, AttachmentId, String)>,
) -> Response {
    match shared.world().files.get(id) {
        Some(content) => {
            let kind = content_type(&filename);
            let headers = [(CONTENT_TYPE, kind), (X_CONTENT_TYPE_OPTIONS, "nosniff")];
            (headers, Vec::clone(&content)).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// The type a file's name suggests.
pub(super) fn content_type(filename: &str) -> &'static str {
    match filename.rsplit_once('.').map(|(_, ending)| ending) {
        Some("png") => "image/png",
        Some("gif") => "image/gif",
        Some("txt") => "text/plain; charset=utf-8",
        Some("json") => "application/json",
        Some("zip") => "application/zip",
        _ => "application/octet-stream",
    }
}
