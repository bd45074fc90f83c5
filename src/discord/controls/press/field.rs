//! What an id says beside the wish: its fields, each a word or a number without colons.

use std::fmt;

use crate::discord::pad::Direction;
use crate::game::GameId;
use crate::rules::{BoardSize, Choice, Move, Point};

/// The board that a wish came from. A wish from a board that the game has left behind is stale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shown {
    /// The game.
    pub game: GameId,
    /// How many plies it had, as the game counts them.
    pub ply: u16,
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
    /// Reads the game and the ply.
    pub fn read(game: &str, ply: &str) -> Option<Self> {
        Some(Self {
            game: GameId(game.parse().ok()?),
            ply: ply.parse().ok()?,
        })
    }
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.game, self.ply)
    }
}

impl Picker {
    /// Reads the game, the ply and the corner.
    pub fn read(game: &str, ply: &str, corner: &str) -> Option<Self> {
        Some(Self {
            shown: Shown::read(game, ply)?,
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
    const ALL: &'static [Self] = &[Self::Theme, Self::Notation, Self::Confirm];

    fn word(self) -> &'static str {
        match self {
            Self::Theme => "theme",
            Self::Notation => "notation",
            Self::Confirm => "confirm",
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

impl Word for Choice {
    const ALL: &'static [Self] = &Self::ALL;

    fn word(self) -> &'static str {
        Self::word(self)
    }
}
