//! The start of a game as the tests of several modules need it.

use jiff::Timestamp;

use super::{ChannelId, First, GameId, Pace, Place, PlayerId, Start, Terms, TimePreferences};
use crate::rules::catalogue;

/// A rated game of this ruleset between people 1, 2, 3 and so on, at the beginning of time.
pub fn start(id: GameId, ruleset: &str) -> Start {
    let ruleset = catalogue::find(ruleset).expect("a ruleset");
    let seats = usize::from(ruleset.seats);
    Start {
        id,
        players: (1..).take(seats).map(PlayerId).collect(),
        terms: Terms {
            ruleset,
            pace: Pace::Relaxed,
            rated: true,
            first: First::Chance,
            calls: false,
            set: false,
            claim: false,
            hill: false,
        },
        place: Place {
            server: None,
            channel: ChannelId(1),
        },
        computer: None,
        at: Timestamp::UNIX_EPOCH,
        time_preferences: vec![TimePreferences::default(); seats],
    }
}
