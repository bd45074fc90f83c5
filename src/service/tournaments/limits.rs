//! Limits on tournaments, each with its reason.

use jiff::SignedDuration;

/// The most characters of a tournament's name: it stands in titles and buttons.
pub const LONGEST_TOURNAMENT_NAME: usize = 60;

/// The most tournaments that are not over on a server: each has an announcement and posts of its own.
pub const MOST_GOING_ON: u32 = 20;

/// How far ahead a tournament can start.
pub(super) const FARTHEST_START: SignedDuration = SignedDuration::from_hours(180 * 24);

/// How long a tournament waits at least for entrants after it is announced.
pub(super) const SHORTEST_ENTRY: SignedDuration = SignedDuration::from_mins(5);

/// The longest time before the start in which entrants can say that they are there.
pub(super) const LONGEST_CHECK_IN: SignedDuration = SignedDuration::from_hours(7 * 24);
