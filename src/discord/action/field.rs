//! What an id says beside the wish: its fields, each a word or a number without colons.

use std::fmt;

use crate::discord::action::pad::Direction;
use crate::game::{GameId, Mark, OfferKind, PlayerId};
use crate::rules::{BoardSize, Choice, Move, Point};
use crate::service::Reply;

/// The board that a wish came from. A wish from a board that the game has left behind is stale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shown {
    /// The game.
    pub game: GameId,
    /// Which of its boards.
    pub at: Mark,
}

/// The picker that a wish came from: a board, and where the pad lay on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Picker {
    /// The board.
    pub shown: Shown,
    /// The lower left corner of the pad. An id is a claim: it may lie on no board.
    pub corner: Point,
}

/// Which of a player's stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// One of the colour whose turn it is.
    Ordinary,
    /// A power stone.
    Power,
}

/// How many people a ruleset is for: each crowd has a menu of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Crowd {
    /// Two.
    Two,
    /// Three and more.
    More,
}

/// One of a player's settings that is chosen from a menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Setting {
    /// How private pictures look.
    Theme,
    /// How points are named.
    Notation,
    /// Whether a picked stone is shown before it is played.
    Confirm,
    /// How often they are reminded.
    Reminders,
    /// At which hours never.
    Quiet,
    /// Which days do not count.
    Weekend,
    /// Whether vacation is spent.
    Vacation,
    /// Where they are reminded.
    Messages,
    /// Whether there is a daily list.
    Digest,
}

/// One of the two pages of settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Page {
    /// How things are shown.
    Looks,
    /// How time is counted, and when there are reminders.
    Time,
}

/// An offer that a wish is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Offered {
    /// In which game.
    pub game: GameId,
    /// At which board it was made.
    pub at: Mark,
    /// Who made it.
    pub by: PlayerId,
    /// What it was.
    pub kind: OfferKind,
}

impl Offered {
    /// Reads the game, the board, who made it and what it was.
    pub fn read(game: &str, at: &str, by: &str, kind: &str) -> Option<Self> {
        Some(Self {
            game: GameId(game.parse().ok()?),
            at: Mark::parse(at)?,
            by: PlayerId(by.parse().ok()?),
            kind: OfferKind::from_id(kind)?,
        })
    }
}

impl fmt::Display for Offered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = self.kind.id();
        write!(f, "{}:{}:{}:{kind}", self.game, self.at, self.by)
    }
}

/// Something that an id names by one of a few words.
pub trait Word: Copy + 'static {
    /// All there are.
    const ALL: &'static [Self];

    /// The word.
    fn word(self) -> &'static str;

    /// What a word names.
    fn from_word(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|it| it.word() == word)
    }
}

impl Shown {
    /// Reads the game and its board.
    pub fn read(game: &str, at: &str) -> Option<Self> {
        Some(Self {
            game: GameId(game.parse().ok()?),
            at: Mark::parse(at)?,
        })
    }
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.game, self.at)
    }
}

impl Picker {
    /// Reads the game, its board and the corner.
    pub fn read(game: &str, at: &str, corner: &str) -> Option<Self> {
        Some(Self {
            shown: Shown::read(game, at)?,
            corner: point(corner)?,
        })
    }
}

impl fmt::Display for Picker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.shown, self.corner)
    }
}

/// Reads a point by file and rank, whatever the size of its board.
pub fn point(text: &str) -> Option<Point> {
    Point::parse(text, BoardSize::STANDARD).ok()
}

impl Kind {
    /// A stone of this kind on a point.
    pub const fn of(self, at: Point) -> Move {
        match self {
            Self::Ordinary => Move::Place(at),
            Self::Power => Move::Power(at),
        }
    }
}

impl Word for Kind {
    const ALL: &'static [Self] = &[Self::Ordinary, Self::Power];

    fn word(self) -> &'static str {
        match self {
            Self::Ordinary => "stone",
            Self::Power => "power",
        }
    }
}

impl Word for Crowd {
    const ALL: &'static [Self] = &[Self::Two, Self::More];

    fn word(self) -> &'static str {
        match self {
            Self::Two => "two",
            Self::More => "more",
        }
    }
}

impl Word for Setting {
    const ALL: &'static [Self] = &[
        Self::Theme,
        Self::Notation,
        Self::Confirm,
        Self::Reminders,
        Self::Quiet,
        Self::Weekend,
        Self::Vacation,
        Self::Messages,
        Self::Digest,
    ];

    fn word(self) -> &'static str {
        match self {
            Self::Theme => "theme",
            Self::Notation => "notation",
            Self::Confirm => "confirm",
            Self::Reminders => "reminders",
            Self::Quiet => "quiet",
            Self::Weekend => "weekend",
            Self::Vacation => "vacation",
            Self::Messages => "messages",
            Self::Digest => "digest",
        }
    }
}

impl Word for Page {
    const ALL: &'static [Self] = &[Self::Looks, Self::Time];

    fn word(self) -> &'static str {
        match self {
            Self::Looks => "looks",
            Self::Time => "time",
        }
    }
}

impl Word for Direction {
    const ALL: &'static [Self] = &Self::ALL;

    fn word(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Up => "up",
            Self::Down => "down",
            Self::Right => "right",
        }
    }
}

impl Word for Reply {
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

impl Word for Choice {
    const ALL: &'static [Self] = &Self::ALL;

    fn word(self) -> &'static str {
        Self::word(self)
    }
}
