//! The log of the process: lines on standard error, as text or JSON, without secrets. Warnings and errors
//! are counted.
//!
//! The libraries that send the bot's token to Discord log whole frames and requests at the level
//! `trace`, including the token. Operators copy logs into bug reports, so for these libraries only
//! levels down to `debug` are logged, whatever is configured.

use std::io::{self, IsTerminal};

use tracing::level_filters::LevelFilter;
use tracing::{Event, Subscriber};
use tracing::{Level, Metadata};
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::{Context, Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, fmt, registry};

use crate::config::LogFormat;
use crate::monitoring::measure::{self, Trouble};

/// The crates that see the token: WebSocket, HTTP and TLS, and serenity on top of them.
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

/// Starts logging what these directives select, such as `info,tessera=debug`.
pub fn begin(directives: &str, format: LogFormat) {
    let lines = fmt::layer().with_writer(io::stderr);
    let lines = match format {
        LogFormat::Text => lines.with_ansi(io::stderr().is_terminal()).boxed(),
        LogFormat::Json => lines.json().flatten_event(true).boxed(),
    };
    registry()
        .with(EnvFilter::new(directives))
        .with(filter_fn(is_fit).with_max_level_hint(LevelFilter::TRACE))
        .with(CountTrouble)
        .with(lines)
        .init();
}

/// Counts the lines that report trouble.
struct CountTrouble;

impl<S: Subscriber> Layer<S> for CountTrouble {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        match *event.metadata().level() {
            Level::ERROR => measure::log_line(Trouble::Error),
            Level::WARN => measure::log_line(Trouble::Warning),
            _ => {}
        }
    }
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
