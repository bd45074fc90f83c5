//! Limits on one person's requests, pings, challenges and games against the computer, each with its
//! reason.
//!
//! A limit is far above what a playing person does and far below what a program can send. The
//! limits on pings, challenges and newly started games are enforced from the database and survive a
//! restart. The allowances are kept in memory only: a restart gives everyone one more full
//! allowance and nothing beyond that.

use jiff::SignedDuration;

use super::pace::WAIT;

/// The time between two pings from one person to another about the same game, or with a challenge.
/// Anything posted sooner is posted without a ping. Moves always ping: the opponent needs to know,
/// and it is their turn after that.
pub const BETWEEN_PINGS: SignedDuration = SignedDuration::from_mins(1);

/// How long an offer that was declined may not be repeated by the same player in the same game.
pub const AFTER_DECLINE: SignedDuration = SignedDuration::from_mins(1);

/// The most open challenges per person: each is a message with buttons for a week.
pub const OPEN_INVITATIONS: u32 = 10;

/// The most challenges one person may make within [`INVITATIONS_WITHIN`], including rematches and
/// counter-challenges, wherever they are posted. A withdrawn challenge leaves its message behind,
/// so [`OPEN_INVITATIONS`] does not limit these.
pub const INVITATIONS: u32 = 5;

/// The period over which [`INVITATIONS`] are counted. Asking more often finds no opponent faster.
pub const INVITATIONS_WITHIN: SignedDuration = SignedDuration::from_mins(1);

/// The most open tables per person: each is a message with buttons for a week.
pub const OPEN_TABLES: u32 = 3;

/// The most tables one person may open within [`INVITATIONS_WITHIN`]. A closed table leaves its
/// message behind, so [`OPEN_TABLES`] does not limit these.
pub const TABLES: u32 = 3;

/// The most people who may be invited to one table by name: each is pinged once.
pub const TABLE_INVITATIONS: u32 = 10;

/// The most games that one person may seek at a time: each may begin without their being asked again.
pub const SEEKS: u32 = 3;

/// How long a seek goes on at most if nobody fits: as long as an invitation.
pub const SEEK_LIFE: SignedDuration = WAIT;

/// The most running games of a person who seeks another, or is found: a seek must not begin games for which
/// nobody has time.
pub const SOUGHT_WITH_RUNNING: u32 = 30;

/// The most reports that one person may make within [`REPORTS_WITHIN`]: somebody reads each of them.
pub const REPORTS: u32 = 5;

/// The period over which [`REPORTS`] are counted.
pub const REPORTS_WITHIN: SignedDuration = SignedDuration::from_hours(24);

/// How long it counts that somebody agrees that a review is shown in the channel of the game: as long as an invitation.
pub const SHARE_LIFE: SignedDuration = SignedDuration::from_hours(7 * 24);

/// The most characters of a report.
pub const LONGEST_REPORT: usize = 500;

/// The most people who may follow a game: each is written to after each turn, and Discord takes a bot for
/// a spammer that begins many private conversations at once.
pub const FOLLOWERS: u32 = 20;

/// The most running games that one person may follow.
pub const FOLLOWED: u32 = 20;

/// How long a person's weekend and time zone stay fixed, counted from the first change; further
/// changes are allowed for [`CALENDAR_EDIT_WINDOW`] after it. Otherwise a player could declare each
/// day a weekend as it comes and stop their clocks for ever.
pub const CALENDAR_COOLDOWN: SignedDuration = SignedDuration::from_hours(7 * 24);

/// How long a person may keep changing weekend and time zone after the first change.
pub const CALENDAR_EDIT_WINDOW: SignedDuration = SignedDuration::from_hours(1);

/// The most days that one player may give the other in a game: more is a pause, which is another offer.
pub const TIME_GIFTS: u32 = 7;

/// The time between two days that a player gives the other in a game, so that a second press gives no
/// second day.
pub const BETWEEN_TIME_GIFTS: SignedDuration = SignedDuration::from_hours(1);

/// For how long a win on time may be claimed. Then the game is adjourned.
pub const CLAIM_WITHIN: SignedDuration = SignedDuration::from_hours(14 * 24);

/// How long a place on a hill lasts without a set: a month, whatever its length.
pub const HILL_IDLE_AFTER: SignedDuration = SignedDuration::from_hours(31 * 24);

/// How long such a place lasts until its owner is told that it will end.
pub const HILL_TOLD_AFTER: SignedDuration = SignedDuration::from_hours(28 * 24);

/// The most stones on the board of a game that is made rated or unrated: nobody knows by then who will win.
pub const STONES_TO_RATE: u16 = 3;

/// The most games one person may have running against the computer. Any of them may need the engine
/// at any time, and everyone shares it.
pub const COMPUTER_GAMES: u32 = 5;

/// How many games against the computer one person may begin within how long: each opens a thread,
/// which stays open for a week, and Discord limits how many a channel gets. Eight in ten minutes is more
/// than one a minute; nobody plays forty games to the end in a day.
pub const COMPUTER_GAMES_BEGUN: [(u32, SignedDuration); 2] = [
    (8, SignedDuration::from_mins(10)),
    (40, SignedDuration::from_hours(24)),
];

/// How soon after a request an identical one counts as a double press.
pub const DOUBLE_PRESS: SignedDuration = SignedDuration::from_secs(10);

/// How long the bot remembers which interactions started something. Discord accepts no answer after
/// this time, so it delivers none again.
pub const INTERACTION_LIFE: SignedDuration = SignedDuration::from_mins(15);

/// The most people who are barred on a server: whoever manages it reads the list. Discord itself bans for good.
pub const BARRED: u32 = 30;

/// How long what is a server's alone is kept after the bot was removed from it.
pub const SERVER_KEPT: SignedDuration = SignedDuration::from_hours(30 * 24);

/// How long a person who is deleted is left alone before anything is cleared: Discord may deliver what they did before.
pub const DELETION_RESTS: SignedDuration = INTERACTION_LIFE;

/// How long it waits at most until everybody whose game ended by it was told.
pub const DELETION_WAITS: SignedDuration = SignedDuration::from_hours(1);

/// The least time between two rewritings of the whole database file: less than a day, so that one that was late in its hour
/// leaves that of the next day in its own.
pub const BETWEEN_REWRITES: SignedDuration = SignedDuration::from_hours(23);

/// A database of fewer bytes than this is rewritten at any hour: that takes about a second.
pub const REWRITTEN_AT_ONCE: u64 = 64 << 20;

/// How many things one person may do at once, and how fast the allowance refills.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// How many at once, at least 1.
    pub most: u32,
    /// How long an empty allowance takes to refill completely; it refills evenly.
    pub within: SignedDuration,
}

/// Commands, button presses, forms and text commands of any kind: each is looked up in the database
/// and answered. Nobody presses four times a second for long.
pub const REQUESTS: Allowance = Allowance {
    most: 40,
    within: SignedDuration::from_secs(10),
};

/// Pictures for one person: drawing one takes some hundredths of a second of CPU time. A player who
/// picks points in a fast game needs about one a second.
pub const PICTURES: Allowance = Allowance {
    most: 20,
    within: SignedDuration::from_secs(20),
};

/// Messages that one person causes in a channel other than by a move: challenges, offers, games
/// against the computer, boards shown again. Everyone there has to read past them.
pub const POSTS: Allowance = Allowance {
    most: 20,
    within: SignedDuration::from_mins(1),
};

/// Files with the records of all of a person's games: for each, many games are loaded and packed. Three
/// are enough for whoever has thousands.
pub const EXPORTS: Allowance = Allowance {
    most: 3,
    within: SignedDuration::from_mins(3),
};

/// Looking up everything that is stored about a person, and each file with it: every table is read.
pub const STORED: Allowance = Allowance {
    most: 6,
    within: SignedDuration::from_mins(30),
};

/// Something that a person begins of their own accord, and that costs others attention or the bot work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Start {
    /// An invitation, with other terms and rematches.
    Invitation,
    /// An offer in a game.
    Offer,
    /// A table.
    Table,
    /// A search for an opponent.
    Seek,
    /// A puzzle that is asked for.
    Puzzle,
    /// A tournament.
    Tournament,
}

/// The most of each that one person begins: within a minute, and within an hour. Who plays for an evening stays far
/// below. [`EXPORTS`], [`IMPORTS`], [`REVIEWS`] and [`STORED`] limit what takes work alone; [`INVITATIONS`], [`TABLES`] and
/// [`COMPUTER_GAMES_BEGUN`] hold across restarts.
pub const STARTS: [(Start, [Allowance; 2]); 6] = [
    (Start::Invitation, in_minute_and_hour(10, 60)),
    (Start::Offer, in_minute_and_hour(20, 120)),
    (Start::Table, in_minute_and_hour(5, 30)),
    (Start::Seek, in_minute_and_hour(10, 60)),
    (Start::Puzzle, in_minute_and_hour(60, 600)),
    (Start::Tournament, in_minute_and_hour(5, 20)),
];

impl Start {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Invitation,
        Self::Offer,
        Self::Table,
        Self::Seek,
        Self::Puzzle,
        Self::Tournament,
    ];

    /// The most of these in a minute, and in an hour.
    pub fn limits(self) -> [Allowance; 2] {
        let found = STARTS.into_iter().find(|(start, _)| *start == self);
        found.map_or([REQUESTS; 2], |(_, limits)| limits)
    }
}

const fn in_minute_and_hour(minute: u32, hour: u32) -> [Allowance; 2] {
    [
        Allowance {
            most: minute,
            within: SignedDuration::from_mins(1),
        },
        Allowance {
            most: hour,
            within: SignedDuration::from_hours(1),
        },
    ]
}

/// The most pings from one person to another within [`PINGS_WITHIN`], in all of their games together and with
/// invitations. Moves do not count.
pub const PINGS: u32 = 20;

/// The period over which [`PINGS`] are counted.
pub const PINGS_WITHIN: SignedDuration = SignedDuration::from_hours(1);

/// The most games in a file of records, so that it is made within seconds.
pub const EXPORTED_GAMES: usize = 1_000;

/// The most bytes of records in such a file, before they are packed: Discord takes files of ten
/// million bytes.
pub const EXPORTED_BYTES: usize = 9_000_000;

/// Files with records that one person sends: each is fetched, unpacked, and its games are replayed.
pub const IMPORTS: Allowance = Allowance {
    most: 10,
    within: SignedDuration::from_mins(10),
};

/// Reviews that have to be made for one person: each takes some seconds of a processor. Those that are kept
/// cost nothing.
pub const REVIEWS: Allowance = Allowance {
    most: 10,
    within: SignedDuration::from_hours(1),
};

/// The most bytes of such a file.
pub const IMPORTED_BYTES: usize = 1 << 20;

/// The most bytes that are unpacked from such a file.
pub const UNPACKED_BYTES: u64 = 8 << 20;

/// The most packed files that are looked into.
pub const MOST_UNPACKED_FILES: usize = 1_000;

/// The longest record that is kept, in bytes of its text. The longest game needs about 15,000.
pub const LONGEST_RECORD: usize = 20_000;

/// The most records that a person keeps for study.
pub const LIBRARY_RECORDS: u32 = 200;

/// Refusals posted in reply to text commands: everyone in the channel sees them.
pub const CORRECTIONS: Allowance = Allowance {
    most: 5,
    within: SignedDuration::from_mins(1),
};

/// Answers about how to type a move in a channel, where everyone sees them: for each channel.
pub const TYPING_HELP: Allowance = Allowance {
    most: 1,
    within: SignedDuration::from_mins(1),
};

/// How often a person is told that they exceeded a limit. Further requests get no answer.
pub const WARNINGS: Allowance = Allowance {
    most: 1,
    within: SignedDuration::from_mins(1),
};
