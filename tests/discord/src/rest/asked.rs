//! What a request asks for, as far as every request has it: method, path, and whose token counts.

use axum::{
    extract::{OriginalUri, Request},
    http::Method,
};

/// What a request asks for.
pub(super) struct Asked {
    pub method: Method,
    /// The path below the version prefix.
    pub route: String,
    /// The path as asked, with prefix and query.
    pub full: String,
}

impl Asked {
    /// What this request asks for.
    pub fn of(request: &Request) -> Self {
        let original = request.extensions().get::<OriginalUri>();
        let full = original.map_or(request.uri(), |original| &original.0);
        Self {
            method: request.method().clone(),
            route: request.uri().path().to_owned(),
            full: full
                .path_and_query()
                .map_or_else(String::new, ToString::to_string),
        }
    }

    /// Whether the token in the path is all that is needed.
    pub fn carries_its_own_token(&self) -> bool {
        self.route.starts_with("/webhooks/") || self.route.starts_with("/interactions/")
    }

    /// Whether it is about the commands, whose texts Discord knows in every language.
    pub fn registers_commands(&self) -> bool {
        self.route.starts_with("/applications/")
    }

    /// Whether anybody may ask.
    pub fn is_open(&self) -> bool {
        self.route == "/gateway"
    }
}
