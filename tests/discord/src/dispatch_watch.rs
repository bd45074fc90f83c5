//! Events the bot's library could not read.
//!
//! serenity takes a dispatch that does not fit its types for an unknown event and says so only in
//! its log, at DEBUG: the bot then simply never hears of it. For a bot in this process
//! [`install`] listens to that log; for one in another process [`unparsed_in_log`] reads what it
//! wrote, given a log filter with `serenity::client::dispatch=debug`.

use std::{
    fmt::{self, Write},
    sync::{Arc, OnceLock},
};

use parking_lot::Mutex;
use tracing::{
    Event, Level, Metadata, Subscriber,
    field::{Field, Visit},
};
use tracing_subscriber::{
    Layer, Registry,
    filter::filter_fn,
    layer::{Context, SubscriberExt},
};

/// Where serenity logs what it could not read, and in which words.
const TARGET: &str = "serenity::client::dispatch";
const WORDS: &str = "An unknown event was received";
/// What stands before the event's kind in those words.
const BEFORE_KIND: &str = "kind: \"";

/// What could not be read so far.
#[derive(Debug, Clone, Default)]
pub struct DispatchWatch {
    unparsed: Arc<Mutex<Vec<String>>>,
}

/// Listens to the log of this whole process, from the first call on.
///
/// # Panics
/// When the process already has another subscriber; add [`DispatchWatch::layer`] to that one.
pub fn install() -> &'static DispatchWatch {
    static WATCH: OnceLock<DispatchWatch> = OnceLock::new();
    WATCH.get_or_init(|| {
        let watch = DispatchWatch::default();
        let subscriber = Registry::default().with(watch.layer());
        tracing::subscriber::set_global_default(subscriber)
            .expect("the process has no other subscriber");
        watch
    })
}

impl DispatchWatch {
    /// What listens, to be added to a subscriber.
    pub fn layer<S>(&self) -> impl Layer<S> + use<S>
    where
        S: Subscriber + for<'span> tracing_subscriber::registry::LookupSpan<'span>,
    {
        let of_interest = |metadata: &Metadata<'_>| {
            metadata.target() == TARGET && *metadata.level() <= Level::DEBUG
        };
        Listener(self.clone()).with_filter(filter_fn(of_interest))
    }

    /// The kinds of events that could not be read so far, oldest first.
    pub fn unparsed(&self) -> Vec<String> {
        self.unparsed.lock().clone()
    }

    /// Fails the test when anything could not be read.
    ///
    /// # Panics
    /// When anything could not be read.
    pub fn assert_all_parsed(&self) {
        let unparsed = self.unparsed();
        assert!(
            unparsed.is_empty(),
            "the bot's library could not read: {unparsed:?}"
        );
    }
}

/// The kinds of events that could not be read, from the log of a bot in another process.
pub fn unparsed_in_log(log: &str) -> Vec<String> {
    log.lines().filter_map(unparsed_kind).collect()
}

/// The kind of the event a line of the log says could not be read.
fn unparsed_kind(line: &str) -> Option<String> {
    let (_, event) = line.split_once(WORDS)?;
    let kind = event
        .split_once(BEFORE_KIND)
        .and_then(|(_, rest)| rest.split_once('"'));
    Some(kind.map_or_else(|| event.to_owned(), |(kind, _)| kind.to_owned()))
}

struct Listener(DispatchWatch);

impl<S: Subscriber> Layer<S> for Listener {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let mut text = MessageText(String::new());
        event.record(&mut text);
        self.0.unparsed.lock().extend(unparsed_kind(&text.0));
    }
}

/// The words of a line of the log.
struct MessageText(String);

impl Visit for MessageText {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        if field.name() == "message" {
            // Writing to a string does not fail.
            let _ = write!(self.0, "{value:?}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_of_another_process_is_read() {
        let log = "\
            2026-01-01T00:00:00Z  INFO bot: ready\n\
            2026-01-01T00:00:00Z DEBUG serenity::client::dispatch: An unknown event was received: \
            UnknownEvent { kind: \"MESSAGE_CREATE\", value: Object {\"t\": String(\"x\")} }\n";
        assert_eq!(unparsed_in_log(log), ["MESSAGE_CREATE"]);
        assert!(unparsed_in_log("INFO bot: ready").is_empty());
    }
}
