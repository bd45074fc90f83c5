//! The fields of an id after the action: each is a word or a number without colons.

use std::fmt;

use strum::{IntoStaticStr, VariantArray};

use crate::discord::action::picker_task::PickerTask;
use crate::game::{GameId, OfferKind, PlayerId, Revision};
use crate::rules::{BoardSize, Choice, Move, Point};
use crate::service::OfferReply;

/// The board an action came from. The action is stale once the game has moved on from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardRef {
    /// The game.
    pub game: GameId,
    /// Which of its boards.
    pub at: Revision,
}

/// The picker an action came from: a board, and the pad's place on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PickerRef {
    /// The board.
    pub shown: BoardRef,
    /// The lower left corner of the pad. Ids can be forged, so it may lie outside every board.
    pub corner: Point,
    /// What the point is picked for.
    pub task: PickerTask,
}

/// Which kind of stone a player places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
pub enum StoneKind {
    /// A stone of the colour whose turn it is.
    #[strum(serialize = "stone")]
    Ordinary,
    /// A power stone.
    #[strum(serialize = "power")]
    Power,
}

/// How many players a ruleset has. Each group has its own menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
pub enum PlayerGroup {
    /// Two players.
    #[strum(serialize = "two")]
    Two,
    /// Three or more players.
    #[strum(serialize = "more")]
    More,
}

/// A personal setting that is chosen from a menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
pub enum SettingField {
    /// The theme of private pictures.
    #[strum(serialize = "theme")]
    Theme,
    /// The language of what only the person reads.
    #[strum(serialize = "language")]
    Language,
    /// The notation for points.
    #[strum(serialize = "notation")]
    Notation,
    /// Whether a picked stone is previewed before it is played.
    #[strum(serialize = "confirm")]
    Confirm,
    /// How often reminders come.
    #[strum(serialize = "reminders")]
    Reminders,
    /// The quiet hours, in which none come.
    #[strum(serialize = "quiet")]
    Quiet,
    /// The days on which clocks rest.
    #[strum(serialize = "weekend")]
    Weekend,
    /// Whether vacation is spent automatically.
    #[strum(serialize = "vacation")]
    Vacation,
    /// Whether direct messages are welcome.
    #[strum(serialize = "messages")]
    Messages,
    /// Whether a daily list is sent.
    #[strum(serialize = "digest")]
    Digest,
    /// Who may look at their profile.
    #[strum(serialize = "profile")]
    Profile,
}

/// One of the two pages of the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
pub enum SettingsPage {
    /// How things are shown.
    #[strum(serialize = "looks")]
    Looks,
    /// Time and reminders.
    #[strum(serialize = "time")]
    Time,
}

/// What somebody does on a hill.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
pub enum HillAction {
    /// Joins it.
    #[strum(serialize = "join")]
    Join,
    /// Asks to leave it.
    #[strum(serialize = "ask-leave")]
    AskLeave,
    /// Leaves it.
    #[strum(serialize = "leave")]
    Leave,
    /// Sees it.
    #[strum(serialize = "show")]
    Show,
    /// Challenges the person chosen in the menu.
    #[strum(serialize = "challenge")]
    Challenge,
}

/// One of the pages of the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
pub enum HelpPage {
    /// What the game is, and how to begin.
    #[strum(serialize = "first")]
    First,
    /// All that one can do in a game.
    #[strum(serialize = "more")]
    More,
    /// What there is besides: opponents, ladders, records.
    #[strum(serialize = "ladder")]
    Ladder,
}

/// How a board is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
pub enum BoardFormat {
    /// As the picture that is posted.
    #[strum(serialize = "usual")]
    Usual,
    /// In words, for a screen reader.
    #[strum(serialize = "words")]
    Words,
    /// As a picture with the numbers of the moves.
    #[strum(serialize = "numbered")]
    Numbered,
}

/// How a record is written to a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
pub enum RecordFormat {
    /// Headers and numbered moves.
    #[default]
    #[strum(serialize = "text")]
    Text,
    /// The Smart Game Format.
    #[strum(serialize = "sgf")]
    Sgf,
}

/// The offer an action concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OfferRef {
    /// The game.
    pub game: GameId,
    /// The board it was made at.
    pub at: Revision,
    /// Who made it.
    pub by: PlayerId,
    /// What was offered.
    pub kind: OfferKind,
}

impl OfferRef {
    /// Parses the four fields.
    pub fn read(game: &str, at: &str, by: &str, kind: &str) -> Option<Self> {
        Some(Self {
            game: GameId(game.parse().ok()?),
            at: Revision::parse(at)?,
            by: PlayerId(by.parse().ok()?),
            kind: OfferKind::from_id(kind)?,
        })
    }
}

impl fmt::Display for OfferRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = self.kind.id();
        write!(f, "{}:{}:{}:{kind}", self.game, self.at, self.by)
    }
}

/// A value that an id writes as one of a few words.
pub trait Word: Copy + 'static {
    /// All values.
    const ALL: &'static [Self];

    /// The word for this value.
    fn word(self) -> &'static str;

    /// The value for a word.
    fn from_word(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|it| it.word() == word)
    }
}

impl BoardRef {
    /// Parses the game and its board.
    pub fn read(game: &str, at: &str) -> Option<Self> {
        Some(Self {
            game: GameId(game.parse().ok()?),
            at: Revision::parse(at)?,
        })
    }
}

impl BoardRef {
    /// The name of the file with the picture of this board, as in `game-4-12b.png`. It tells the board
    /// apart in every language, and stays when the buttons of the message are taken away.
    pub fn file_name(self) -> String {
        format!("game-{}-{}.png", self.game, self.at)
    }

    /// The board whose picture is in a file of this name.
    pub fn of_file(name: &str) -> Option<Self> {
        let rest = name.strip_prefix("game-")?.strip_suffix(".png")?;
        let (game, at) = rest.split_once('-')?;
        Self::read(game, at)
    }
}

impl fmt::Display for BoardRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.game, self.at)
    }
}

impl PickerRef {
    /// Parses the game, its board, the corner and the task.
    pub fn read(game: &str, at: &str, corner: &str) -> Option<Self> {
        let (corner, task) = match corner.split_once('.') {
            Some((corner, task)) => (corner, PickerTask::read(task)?),
            None => (corner, PickerTask::Move),
        };
        Some(Self {
            shown: BoardRef::read(game, at)?,
            corner: point(corner)?,
            task,
        })
    }
}

impl fmt::Display for PickerRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}{}", self.shown, self.corner, self.task)
    }
}

/// Parses a point by file and rank, for any size of board.
pub fn point(text: &str) -> Option<Point> {
    Point::parse(text, BoardSize::STANDARD).ok()
}

/// Parses the answer to an offered opening by its word.
pub fn choice(word: &str) -> Option<Choice> {
    Choice::ALL.into_iter().find(|choice| choice.word() == word)
}

impl StoneKind {
    /// A stone of this kind on a point.
    pub const fn of(self, at: Point) -> Move {
        match self {
            Self::Ordinary => Move::Place(at),
            Self::Power => Move::Power(at),
        }
    }
}

impl<T: Copy + VariantArray + Into<&'static str>> Word for T {
    const ALL: &'static [Self] = Self::VARIANTS;

    fn word(self) -> &'static str {
        self.into()
    }
}

impl Word for OfferReply {
    const ALL: &'static [Self] = &[Self::Agree, Self::Decline, Self::Withdraw];

    fn word(self) -> &'static str {
        match self {
            Self::Agree => "agree",
            Self::Decline => "decline",
            Self::Withdraw => "withdraw",
        }
    }
}

impl Word for OfferKind {
    const ALL: &'static [Self] = &Self::ALL;

    fn word(self) -> &'static str {
        self.id()
    }
}
