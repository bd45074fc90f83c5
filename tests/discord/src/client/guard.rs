//! Who is let in: pages of this server, and nobody a foreign page speaks for.
//!
//! A browser lets any page send requests to loopback. It says in `Origin` where the page is from,
//! and in `Host` under which name it found this server.

use axum::{
    extract::Request,
    http::{
        HeaderMap, HeaderName, StatusCode,
        header::{HOST, ORIGIN},
    },
    middleware::Next,
    response::{IntoResponse, Response},
};

/// The names under which this server may be found.
const NAMES: [&str; 2] = ["127.0.0.1", "localhost"];

/// Lets a request through that came to loopback by name, and from a page of this server if from one.
pub(super) async fn at_home(request: Request, next: Next) -> Response {
    if is_at_home(request.headers()) {
        next.run(request).await
    } else {
        (StatusCode::FORBIDDEN, "only for pages of this server").into_response()
    }
}

fn is_at_home(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str());
    let Some(Ok(host)) = text(HOST) else {
        return false;
    };
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let is_own = match text(ORIGIN) {
        None => true,
        Some(origin) => origin.is_ok_and(|origin| origin.strip_prefix("http://") == Some(host)),
    };
    NAMES.contains(&name) && is_own
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_pages_of_this_server_are_let_in() {
        let cases = [
            ("127.0.0.1:80", None, true),
            ("localhost:80", Some("http://localhost:80"), true),
            ("127.0.0.1:80", Some("http://127.0.0.1:81"), false),
            ("127.0.0.1:80", Some("https://example.org"), false),
            ("127.0.0.1:80", Some("null"), false),
            ("example.org:80", None, false),
            ("example.org:80", Some("http://example.org:80"), false),
        ];
        for (host, origin, is_let_in) in cases {
            let mut headers = HeaderMap::from_iter([(HOST, host.parse().unwrap())]);
            headers.extend(origin.map(|origin| (ORIGIN, origin.parse().unwrap())));
            assert_eq!(is_at_home(&headers), is_let_in, "{host} {origin:?}");
        }
    }
}
