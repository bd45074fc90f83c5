//! The page: files that are compiled into the program and served as they are.
//!
//! It loads nothing from anywhere else, and the browser is told not to.

use axum::Router;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

/// What the browser may load and run: this server's files, and no script written into the page.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
    connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

/// A file of the page by its path.
macro_rules! files {
    ($($path:literal = $file:literal),* $(,)?) => {
        [$(($path, include_str!(concat!("../page/", $file)))),*]
    };
}

/// Every file, by its path.
const FILES: &[(&str, &str)] = &files![
    "/" = "index.html",
    "/icon.svg" = "icon.svg",
    "/style/base.css" = "style/base.css",
    "/style/composer.css" = "style/composer.css",
    "/style/controls.css" = "style/controls.css",
    "/style/layout.css" = "style/layout.css",
    "/style/messages.css" = "style/messages.css",
    "/style/panels.css" = "style/panels.css",
    "/api.js" = "api.js",
    "/avatar.js" = "avatar.js",
    "/badge.js" = "badge.js",
    "/bench.js" = "bench.js",
    "/clock.js" = "clock.js",
    "/command.js" = "command.js",
    "/composer.js" = "composer.js",
    "/controls.js" = "controls.js",
    "/dom.js" = "dom.js",
    "/embed.js" = "embed.js",
    "/file-option.js" = "file-option.js",
    "/files.js" = "files.js",
    "/form.js" = "form.js",
    "/icon.js" = "icon.js",
    "/listbox.js" = "listbox.js",
    "/log.js" = "log.js",
    "/main.js" = "main.js",
    "/markdown.js" = "markdown.js",
    "/members.js" = "members.js",
    "/menu.js" = "menu.js",
    "/message.js" = "message.js",
    "/option.js" = "option.js",
    "/pane.js" = "pane.js",
    "/popup.js" = "popup.js",
    "/seat.js" = "seat.js",
    "/sidebar.js" = "sidebar.js",
    "/theme.js" = "theme.js",
    "/toast.js" = "toast.js",
];

/// A route for each file.
pub fn routes() -> Router {
    FILES.iter().fold(Router::new(), |routes, (path, text)| {
        routes.route(path, get(move || async move { file(path, text) }))
    })
}

fn file(path: &str, text: &'static str) -> Response {
    let kind = match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "text/html; charset=utf-8",
    };
    let headers = [
        (CONTENT_TYPE, kind),
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "no-referrer"),
        // Tomorrow another playground may run at the same address.
        (CACHE_CONTROL, "no-store"),
    ];
    (headers, text).into_response()
}
