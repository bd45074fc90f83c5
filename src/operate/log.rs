//! The log of the process: lines on standard error, without what must stay secret.
//!
//! The libraries that carry the bot's token to Discord write whole frames and requests at the level
//! `trace`, and the token with them. Operators copy logs into bug reports: so these libraries are
//! never heard below `debug`, whatever is asked for.

use std::io;

use tracing::level_filters::LevelFilter;
use tracing::{Level, Metadata};
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, fmt, registry};

/// The crates that see the token: the WebSocket, HTTP and TLS under it, and serenity above them.
const TOKEN_CARRIERS: [&str; 9] = [
    "h2",
    "hyper",
    "hyper_rustls",
    "hyper_util",
    "reqwest",
    "rustls",
    "serenity",
    "tokio_tungstenite",
    "tungstenite",
];

/// Begins to log what these directives ask for, as `info,tessera=debug`.
pub fn begin(directives: &str) {
    let lines = fmt::layer().with_writer(io::stderr);
    registry()
        .with(EnvFilter::new(directives))
        .with(filter_fn(is_fit).with_max_level_hint(LevelFilter::TRACE))
        .with(lines)
        .init();
}

/// Whether a line may be written at all.
fn is_fit(metadata: &Metadata<'_>) -> bool {
    *metadata.level() <= Level::DEBUG || !carries_token(metadata.target())
}

fn carries_token(target: &str) -> bool {
    let (library, _) = target.split_once("::").unwrap_or((target, ""));
    TOKEN_CARRIERS.contains(&library)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_count_with_their_crate_and_other_crates_do_not() {
        for target in [
            "tungstenite",
            "tungstenite::protocol::frame",
            "serenity::gateway::ws",
        ] {
            assert!(carries_token(target), "{target}");
        }
        for target in ["tessera::discord", "tungsten", "sqlx::query"] {
            assert!(!carries_token(target), "{target}");
        }
    }
}
