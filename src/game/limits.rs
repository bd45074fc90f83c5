//! Limits on one person's requests, pings, invitations and games against the engine, each with its
//! reason.
//!
//! A limit is far above what a person does who plays, and far below what a program can send. Those
//! on pings, invitations and what begins are kept with the games and outlast a restart. The allowances are kept
//! in memory only: a restart gives everybody one full allowance more, and no more than that.

use jiff::SignedDuration;

/// How long after a ping the same person may ping the same other one again, about the same game, or
/// with an invitation. What is posted before that is posted without one. Moves always ping: the other
/// one has to know, and it is their turn after that.
pub const BETWEEN_PINGS: SignedDuration = SignedDuration::from_mins(1);

/// The most invitations of one person that may stand at once: each is a message with buttons for a
/// week.
pub const OPEN_INVITATIONS: u32 = 10;

/// The most invitations that one person may make within [`INVITATIONS_WITHIN`], rematches and
/// invitations with other terms included, wherever they are posted. One that is withdrawn leaves its
/// message behind, so [`OPEN_INVITATIONS`] does not limit them.
pub const INVITATIONS: u32 = 5;

/// The time in which [`INVITATIONS`] are counted. Nobody finds an opponent faster by asking more often.
pub const INVITATIONS_WITHIN: SignedDuration = SignedDuration::from_mins(1);

/// How long a person's weekend and time zone stay once they were changed, [`CALENDAR_CHANGING`] apart:
/// whoever declares each day a weekend as it comes would stop their clocks for ever.
pub const CALENDAR_STAYS: SignedDuration = SignedDuration::from_hours(7 * 24);

/// How long a person may go on changing weekend and time zone after the first change.
pub const CALENDAR_CHANGING: SignedDuration = SignedDuration::from_hours(1);

/// The most games of one person against the engine that may run at once. Each may wait for the engine
/// at any time, and all people share it.
pub const ENGINE_GAMES: u32 = 5;

/// How soon after a request an identical one counts as a double press.
pub const DOUBLE_PRESS: SignedDuration = SignedDuration::from_secs(10);

/// How long the bot remembers which interactions started something. Discord accepts no answer after
/// this time, so it delivers none again.
pub const INTERACTION_LIFE: SignedDuration = SignedDuration::from_mins(15);

/// How many things one person may do at once, and how fast the allowance refills.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// How many at once, at least 1.
    pub most: u32,
    /// How long an empty allowance takes to refill completely; it refills evenly.
    pub within: SignedDuration,
}

/// Commands, presses, forms and lines of text, whatever they ask for: each is looked up in the
/// database and answered. Nobody presses four times a second for long.
pub const REQUESTS: Allowance = Allowance {
    most: 40,
    within: SignedDuration::from_secs(10),
};

/// Pictures for one person: drawing one takes a processor some hundredths of a second. Whoever picks
/// points in a fast game needs about one a second.
pub const PICTURES: Allowance = Allowance {
    most: 20,
    within: SignedDuration::from_secs(20),
};

/// Messages that one person causes in a channel other than by a move: invitations, offers, games
/// against the engine, boards that are shown again. Everybody there has to read past them.
pub const POSTS: Allowance = Allowance {
    most: 20,
    within: SignedDuration::from_mins(1),
};

/// Refusals that answer lines of text: everybody in the channel sees them.
pub const CORRECTIONS: Allowance = Allowance {
    most: 5,
    within: SignedDuration::from_mins(1),
};

/// How often somebody is told that it was too much. The rest is not answered.
pub const WARNINGS: Allowance = Allowance {
    most: 1,
    within: SignedDuration::from_mins(1),
};
