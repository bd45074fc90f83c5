//! Limits on tournaments, each with its reason.

use jiff::SignedDuration;

/// The most characters of a tournament's name: it stands in titles and buttons.
pub const LONGEST_TOURNAMENT_NAME: usize = 60;

/// The most tournaments that are announced and not over on a server: each has an announcement and posts of its own.
pub const MOST_GOING_ON: u32 = 20;

/// The most drafts of a person on a server: they are seen by those who may make tournaments there.
pub(super) const MOST_DRAFTS: u32 = 5;

/// How long a draft is kept that nobody announces.
pub(super) const LONGEST_DRAFT: SignedDuration = SignedDuration::from_hours(14 * 24);

/// How far ahead a tournament can start.
pub(super) const FARTHEST_START: SignedDuration = SignedDuration::from_hours(180 * 24);

/// How long a tournament waits at least for entrants after it is announced.
pub(super) const SHORTEST_ENTRY: SignedDuration = SignedDuration::from_mins(5);

/// The longest time before the start in which entrants can say that they are there.
pub(super) const LONGEST_CHECK_IN: SignedDuration = SignedDuration::from_hours(7 * 24);

/// The first bar of somebody who made no move in a game; it doubles each time.
pub(super) const FIRST_BAR: SignedDuration = SignedDuration::from_hours(24);

/// The longest bar.
pub(super) const LONGEST_BAR: SignedDuration = SignedDuration::from_hours(30 * 24);

/// How long after a bar another one is longer than the first.
pub(super) const BAR_REMEMBERED: SignedDuration = SignedDuration::from_hours(90 * 24);

/// How far the start is put off at least and at most if too few have entered.
pub(super) const SHORTEST_EXTENSION: SignedDuration = SignedDuration::from_hours(1);
pub(super) const LONGEST_EXTENSION: SignedDuration = SignedDuration::from_hours(7 * 24);

/// How long after the end of a league's season the next one starts: so long people can come and go.
pub(super) const BETWEEN_SEASONS: SignedDuration = SignedDuration::from_hours(7 * 24);

/// After how long the games of a league's season that are still played count as drawn.
pub(super) const LONGEST_SEASON: SignedDuration = SignedDuration::from_hours(182 * 24);

/// After how long a game that is paused counts as drawn.
pub(super) const LONGEST_PAUSE: SignedDuration = SignedDuration::from_hours(14 * 24);

/// How often a running tournament is looked at, even if no game of it has ended.
pub(super) const BETWEEN_LOOKS: SignedDuration = SignedDuration::from_mins(10);

/// The most tournaments that are looked at in one go.
pub(super) const MOST_LOOKED_AT: u32 = 10;

/// The pause after the first failure to go on with a tournament; it doubles with each.
pub(super) const FIRST_RETRY: SignedDuration = SignedDuration::from_secs(30);

/// After so many failures in a row a tournament is set aside.
pub(super) const MOST_TRIES: u32 = 6;

/// The most characters of an organiser's reason.
pub(super) const LONGEST_REASON: usize = 300;

/// After so many in a row that did not take place a series ends.
pub(super) const MOST_NOT_HELD: u32 = 3;

/// The most characters that are kept of a line of a draft's form.
pub(super) const LONGEST_WRITTEN: usize = 300;

/// The most people whom one person replaces within [`DEEDS_WITHIN`], in all tournaments together: the one who leaves, the
/// one who comes and their opponents are told each time.
pub(super) const MOST_REPLACED: u32 = 10;

/// How often one person puts a start off, pauses a tournament, or takes one over, within [`DEEDS_WITHIN`]; each for itself, in
/// all tournaments together. Each is posted.
pub(super) const MOST_REPEATED: u32 = 20;

/// The period over which they are counted.
pub(super) const DEEDS_WITHIN: SignedDuration = SignedDuration::from_hours(1);

/// How often the same person is put into a tournament: once, and once more by mistake or after a change of mind.
pub(super) const MOST_PUT_IN: u32 = 2;
