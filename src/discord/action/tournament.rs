//! What buttons and menus of tournaments ask for.

use std::fmt::{self, Display, Formatter};

use strum::{IntoStaticStr, VariantArray};

/// What somebody does in a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum TournamentAction {
    /// Enters it.
    Enter,
    /// Leaves it; once it has begun, after a question.
    Withdraw,
    /// Leaves it, from that question.
    Leave,
    /// Says that they are there.
    CheckIn,
    /// Sees it. This button stands under the announcement only.
    Show,
    /// Sees it, from any other message.
    Page,
    /// Sees the first page of the crosstable, as a picture.
    Crosstable,
    /// Gets the report files.
    Report,
    /// Chooses the format of a draft.
    Format,
    /// Chooses when a draft starts.
    Start,
    /// Chooses sets or single games for a draft, rated or not.
    Games,
    /// Chooses how many a draft is for.
    Size,
    /// Announces a draft.
    Announce,
    /// Throws a draft away.
    Discard,
    /// Sees what the organiser can do.
    Manage,
    /// Asks whether to start before the time.
    AskStart,
    /// Starts it before its time.
    StartNow,
    /// Pauses it.
    Pause,
    /// Lets it go on.
    Resume,
    /// Puts the start off by what is chosen.
    PutOff,
    /// Asks whether to cancel it.
    AskCancel,
    /// Cancels it.
    Cancel,
    /// Sees the results that can be decided on the board that is chosen.
    Board,
    /// Sees what can be done about the person who is chosen.
    Person,
    /// Gets a calendar file of it.
    Calendar,
    /// Turns the preview of a draft to what is played.
    Game,
    /// Turns the preview of a draft to when, and for whom.
    Dates,
    /// Opens the form for what is played, or submits it.
    WriteGame,
    /// Opens the form for when, or submits it.
    WriteDates,
    /// Chooses the pace of a draft.
    Pace,
    /// Chooses until when people can enter a draft.
    EntryEnd,
    /// Chooses whether there is a check-in before a draft starts, and for how long.
    CheckInTime,
    /// Chooses how a draft repeats.
    Repeat,
    /// Asks whether to pause it.
    AskPause,
    /// Asks whether to let it go on.
    AskResume,
    /// Asks whether to put the start off by what is chosen.
    AskPutOff,
    /// Asks whether to end its series.
    AskEndSeries,
    /// Ends its series.
    EndSeries,
    /// Asks whether to become its organiser.
    AskTakeOver,
    /// Becomes its organiser.
    TakeOver,
    /// Asks for half a point instead of an opponent in the next round, after a question.
    AskBye,
    /// Asks for it, from that question.
    Bye,
    /// Sees what its organisers have done.
    Log,
    /// Sees the division of a league, or the crosstable of one, that is chosen.
    Division,
    /// Lets no season of a league follow the one of now.
    EndLeague,
    /// Lets a league go on after the season of now.
    KeepLeague,
    /// Asks whether to let no season of a league follow the one of now.
    AskEndLeague,
}

/// A line of the forms in which a draft is written, in the order in which they stand there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum TournamentLine {
    /// What it is called.
    Name,
    /// The ruleset with its options.
    Ruleset,
    /// The fewest and the most players, and whether it starts when it is full.
    Players,
    /// Which ratings may enter.
    Ratings,
    /// How many rounds.
    Rounds,
    /// When it starts.
    Start,
    /// Until when people can enter.
    EntryEnd,
    /// How many minutes before the start the check-in opens.
    CheckIn,
    /// The rule by which it repeats.
    Repeats,
}

impl TournamentLine {
    /// The lines of the form for what is played.
    pub const OF_GAME: [Self; 5] = [
        Self::Name,
        Self::Ruleset,
        Self::Players,
        Self::Ratings,
        Self::Rounds,
    ];

    /// The lines of the form for when.
    pub const OF_DATES: [Self; 4] = [Self::Start, Self::EntryEnd, Self::CheckIn, Self::Repeats];

    /// The place of a line in its form, from 0.
    pub fn place(self) -> usize {
        let of_game = Self::OF_GAME.iter().position(|it| *it == self);
        let place = of_game.or_else(|| Self::OF_DATES.iter().position(|it| *it == self));
        place.unwrap_or_default()
    }
}

/// What the lines of a form showed when it was opened: of each a short sum, by which it is told apart from anything else
/// that may stand there later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct ShownLines(pub [u32; 5]);

impl ShownLines {
    /// The sums of these lines, by their places in the form.
    pub fn of<'a>(lines: impl Iterator<Item = (usize, &'a str)>) -> Self {
        let mut sums = Self::default();
        for (place, text) in lines {
            if let Some(sum) = sums.0.get_mut(place) {
                *sum = sum_of(text);
            }
        }
        sums
    }

    /// Whether a line still says what the form showed.
    pub fn is_untouched(self, place: usize, text: &str) -> bool {
        self.0.get(place) == Some(&sum_of(text))
    }

    /// Parses sums as they are written by `Display`.
    pub fn read(text: &str) -> Option<Self> {
        let mut sums = Self::default();
        let mut words = text.split('.');
        for sum in &mut sums.0 {
            *sum = u32::from_str_radix(words.next()?, 16).ok()?;
        }
        Some(sums).filter(|_| words.next().is_none())
    }
}

impl Display for ShownLines {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let [first, more @ ..] = self.0;
        write!(f, "{first:x}")?;
        more.iter().try_for_each(|sum| write!(f, ".{sum:x}"))
    }
}

/// A sum of 24 bits of a text, the same in every version of the bot.
fn sum_of(text: &str) -> u32 {
    let bytes = text.trim().bytes();
    let sum = bytes.fold(0x811c_9dc5_u32, |sum, byte| {
        (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    (sum >> 8) ^ (sum & 0xff)
}

/// A board of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RoundBoard {
    /// The round; older buttons and forms do not say it, and mean the one that is played.
    pub round: Option<u16>,
    /// The board.
    pub board: u16,
}

/// How a crosstable is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum CrosstableForm {
    /// As a picture.
    Picture,
    /// As text.
    Text,
}

/// A result that an organiser decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum DecidedResult {
    /// The one named first wins.
    First,
    /// The one named second wins.
    Second,
    /// The one named third wins, at a table.
    Third,
    /// The one named fourth wins, at a table.
    Fourth,
    /// A draw.
    Draw,
    /// Nobody gets anything.
    Neither,
}

impl DecidedResult {
    /// The seat that wins, from 0; `None` if nobody does.
    pub fn winner(self) -> Option<usize> {
        match self {
            Self::First => Some(0),
            Self::Second => Some(1),
            Self::Third => Some(2),
            Self::Fourth => Some(3),
            Self::Draw | Self::Neither => None,
        }
    }

    /// Whether so many players can end a game like this. Who sits at a table of more than two has a place.
    pub fn fits(self, seats: usize) -> bool {
        match self.winner() {
            Some(seat) => seat < seats,
            None => self == Self::Draw || seats == 2,
        }
    }
}

/// What an organiser does about somebody who has entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum PersonDeed {
    /// Takes them out.
    Remove,
    /// Puts the person who is chosen in their place.
    Replace,
    /// Asks whether to take them out.
    AskRemove,
    /// Asks whether to put the person who is chosen in their place.
    AskReplace,
}
