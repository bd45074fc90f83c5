//! When tournaments start that are put off or were paused: at the same time of a later day.

use jiff::{SignedDuration, Timestamp};

use super::limits::SHORTEST_ENTRY;
use crate::store::{SavedTournament, TournamentState};

/// The seconds of a day.
const DAY_SECONDS: i64 = 24 * 60 * 60;

/// When a paused tournament starts if it is resumed now: as planned, unless that has passed.
pub fn start_when_resumed(tournament: &SavedTournament, now: Timestamp) -> Timestamp {
    let starts_at = tournament.setup.starts_at;
    if tournament.state == TournamentState::Open && starts_at <= now {
        put_off_by_days(starts_at, SHORTEST_ENTRY, now)
    } else {
        starts_at
    }
}

/// A start that is put off by as many whole days of 24 hours as it takes until it is at least so far ahead: the time of
/// the day stays that which its organiser chose, except across a change to summer time and back.
pub(super) fn put_off_by_days(
    starts_at: Timestamp,
    ahead: SignedDuration,
    now: Timestamp,
) -> Timestamp {
    let soonest = now.saturating_add(ahead).unwrap_or(Timestamp::MAX);
    let missing = soonest.duration_since(starts_at).as_secs().max(0);
    let days = (missing + DAY_SECONDS - 1) / DAY_SECONDS;
    let by = SignedDuration::from_secs(days * DAY_SECONDS);
    starts_at.saturating_add(by).unwrap_or(Timestamp::MAX)
}
