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
    /// answer to its own failures, and so none is written down.
    pub fn record(&self, method: &str, path: &str, payload: &Payload, status: u16, answer: &Value) {
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
        let line = json!({
            "method": method,
            "path": path,
            "body": payload.body,
            "content_type": payload.content_type,
            "files": files,
            "response": (status < 500).then(|| json!({"status": status, "body": answer})),
        });
        if let Err(error) = (&self.file).write_all(format!("{line}\n").as_bytes()) {
            tracing::error!(%error, "the traffic could not be recorded");
        }
    }
}
