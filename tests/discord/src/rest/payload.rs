//! What a request carries: a JSON form and files, either plainly or in parts.

use std::sync::Arc;

use axum::{
    body::Bytes,
    extract::{FromRequest, Multipart, Request},
    http::header::CONTENT_TYPE,
};
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::{refusal::Refusal, wire::interaction::UPLOAD_LIMIT};

/// A request's form and files.
#[derive(Debug, Clone, Default)]
pub(crate) struct Payload {
    /// The form; null when there is none.
    pub body: Value,
    pub content_type: Option<String>,
    pub files: Vec<SentFile>,
}

/// A file as it came: `files[index]`.
#[derive(Debug, Clone)]
pub(crate) struct SentFile {
    pub index: u64,
    pub filename: String,
    pub content_type: String,
    pub content: Arc<Vec<u8>>,
}

impl Payload {
    /// Reads a request to its end.
    pub async fn read(request: Request) -> Result<Self, Refusal> {
        let content_type = request
            .headers()
            .get(CONTENT_TYPE)
            .and_then(|value| value.to_str().ok())
            .map(str::to_owned);
        let is_multipart = content_type
            .as_deref()
            .is_some_and(|kind| kind.starts_with("multipart/form-data"));
        let payload = if is_multipart {
            in_parts(request).await?
        } else {
            in_one_piece(request).await?
        };
        Ok(Self {
            content_type,
            ..payload
        })
    }

    /// The form as the type a route wants.
    pub fn form<T: DeserializeOwned>(&self) -> Result<T, Refusal> {
        parse(&self.body)
    }
}

/// Reads a form, or says what is wrong with it.
pub(crate) fn parse<T: DeserializeOwned>(form: &Value) -> Result<T, Refusal> {
    T::deserialize(form).map_err(|error| Refusal::invalid_form("", error.to_string()))
}

async fn in_one_piece(request: Request) -> Result<Payload, Refusal> {
    let bytes = Bytes::from_request(request, &())
        .await
        .map_err(|_| Refusal::too_large())?;
    if bytes.is_empty() {
        return Ok(Payload::default());
    }
    let body = serde_json::from_slice(&bytes).map_err(|_| malformed("the body is not JSON"))?;
    Ok(Payload {
        body,
        ..Payload::default()
    })
}

async fn in_parts(request: Request) -> Result<Payload, Refusal> {
    let broken = |_| malformed("the parts cannot be read");
    let mut parts = Multipart::from_request(request, &())
        .await
        .map_err(|_| malformed("the parts cannot be read"))?;
    let mut payload = Payload::default();
    while let Some(part) = parts.next_field().await.map_err(broken)? {
        let name = part.name().unwrap_or_default().to_owned();
        if name == "payload_json" {
            let text = part.bytes().await.map_err(broken)?;
            payload.body =
                serde_json::from_slice(&text).map_err(|_| malformed("payload_json is not JSON"))?;
            continue;
        }
        let index = name
            .strip_prefix("files[")
            .and_then(|rest| rest.strip_suffix(']'));
        let index = index.and_then(|number| number.parse().ok());
        payload.files.push(SentFile {
            index: index.ok_or_else(|| malformed("a part is not named files[n]"))?,
            filename: part.file_name().unwrap_or_default().to_owned(),
            content_type: part
                .content_type()
                .unwrap_or("application/octet-stream")
                .to_owned(),
            content: Arc::new(part.bytes().await.map_err(broken)?.to_vec()),
        });
    }
    let size: usize = payload.files.iter().map(|file| file.content.len()).sum();
    if size > UPLOAD_LIMIT {
        Err(Refusal::too_large())
    } else {
        Ok(payload)
    }
}

/// 50109, for what is no JSON at all.
fn malformed(why: &str) -> Refusal {
    Refusal::new(axum::http::StatusCode::BAD_REQUEST, 50_109, why)
}
