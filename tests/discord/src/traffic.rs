//! The record of all requests and answers, as JSON lines, for checking against Discord's own
//! description of its API.

use std::{fs::File, io::Write, path::Path};

use serde_json::{Value, json};

use crate::rest::Payload;

/// A file that requests are appended to, also by several processes at once.
#[derive(Debug)]
pub(crate) struct Traffic {
    file: File,
}

impl Traffic {
    /// The file at `path`, made when it is not there.
    pub fn append_to(path: &Path) -> std::io::Result<Self> {
        let file = File::options().create(true).append(true).open(path)?;
        Ok(Self { file })
    }

    /// Writes one exchange down, in one piece so that writers do not mix. Discord describes no
    /// answer to its own failures, and so none is written down; `answer` is none as well when the
    /// connection was cut before there was one.
    pub fn record(
        &self,
        method: &str,
        path: &str,
        payload: &Payload,
        answer: Option<(u16, &Value)>,
    ) {
        let files: Vec<_> = payload
            .files
            .iter()
            .map(|file| {
                json!({
                    "field": format!("files[{}]", file.index),
                    "filename": file.filename,
                    "bytes": file.content.len(),
                })
            })
            .collect();
        let described = answer.filter(|(status, _)| *status < 500);
        let line = json!({
            "method": method,
            "path": path,
            "body": payload.body,
            "content_type": payload.content_type,
            "files": files,
            "response": described.map(|(status, body)| json!({"status": status, "body": body})),
        });
        if let Err(error) = (&self.file).write_all(format!("{line}\n").as_bytes()) {
            tracing::error!(%error, "the traffic could not be recorded");
        }
    }
}
