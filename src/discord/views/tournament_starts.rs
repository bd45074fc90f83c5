//! When a tournament that is being made can start: the choices of a menu.

use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};

use crate::discord::message::Item;
use crate::discord::views::time;
use crate::game::full_hour;
use crate::language::say;

/// After how many hours a tournament can start, as the menu offers it.
const STARTS: [i64; 10] = [1, 3, 6, 12, 24, 48, 72, 168, 336, 672];

/// The items of the menu, of which one is marked that means this start now.
pub fn starts(starts_at: Timestamp, (now, zone): (Timestamp, &TimeZone)) -> Vec<Item> {
    let items = STARTS.into_iter().map(|hours| {
        let span = SignedDuration::from_hours(hours);
        let chosen = now.saturating_add(span).ok();
        let chosen = chosen.map(|it| full_hour(it, zone));
        let label = say!(tournament::choice_start, span = time::span(span));
        Item {
            is_chosen: chosen == Some(starts_at),
            ..Item::new(label, hours.to_string())
        }
    });
    items.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_that_was_chosen_is_marked() {
        let now: Timestamp = "2026-03-06T18:14:00Z".parse().expect("a time");
        let zone = TimeZone::get("Asia/Kolkata").expect("a zone");
        let marked = |text: &str| {
            let items = starts(text.parse().expect("a time"), (now, &zone));
            let marked = items.into_iter().filter(|it| it.is_chosen);
            marked.map(|it| it.value).collect::<Vec<_>>()
        };
        // It is 23:44 there: an hour later it is nearly one.
        assert_eq!(marked("2026-03-06T19:30:00Z"), ["1"]);
        assert_eq!(marked("2026-03-08T18:30:00Z"), ["48"]);
        assert!(marked("2026-03-06T19:14:00Z").is_empty(), "not a full hour");
        assert!(marked("2026-03-06T20:30:00Z").is_empty(), "none offers it");
    }
}
